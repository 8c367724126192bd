import { type Language, languageInfo, languages } from '../src/languages';
import { areas, baseKey, pluralCategory, textsOf } from './catalogue';
import { sameAsEnglish } from './same-as-english';

const cases = languages.flatMap((language) => areas.map((area) => [language, area] as const));
const translations = cases.filter(([language]) => language !== 'en');

const variables = (text: string) =>
  [...new Set([...text.matchAll(/{{\s*([\w.]+)/g)].map((match) => match[1]))].sort();

/** A singular may say 'one' in words; every other form of a key takes what English takes. */
const mayOmitCount = (key: string) => pluralCategory(key) === 'one';

describe.each(cases)('%s %s', (language, area) => {
  it('has the keys of English, with the plural forms of its own grammar', async () => {
    const english = [...(await textsOf(area, 'en')).keys()];
    const own = [...(await textsOf(area, language)).keys()];
    expect(own.toSorted()).toEqual(expectedKeys(english, language).toSorted());
  });

  it('has no empty text and no stray space', async () => {
    const bad = [...(await textsOf(area, language))].filter(
      ([, text]) => text === '' || text !== text.trim() || / {2}/.test(text),
    );
    expect(bad).toEqual([]);
  });

  it('closes every variable', async () => {
    const bad = [...(await textsOf(area, language))].filter(([, text]) =>
      /{{|}}|[{}]/.test(text.replaceAll(/{{\w+(, number)?}}/g, '')),
    );
    expect(bad).toEqual([]);
  });
});

describe.each(translations)('%s %s', (language, area) => {
  it('takes the variables that English takes', async () => {
    const english = await textsOf(area, 'en');
    const bad: string[] = [];
    for (const [key, text] of await textsOf(area, language)) {
      const reference = english.get(key) ?? english.get(`${baseKey(key)}_other`) ?? '';
      const wanted = variables(reference);
      const found = variables(text);
      const missing = wanted.filter((name) => !found.includes(name));
      const tolerated = mayOmitCount(key) ? missing.filter((name) => name !== 'count') : missing;
      const extra = found.filter((name) => !wanted.includes(name));
      if (tolerated.length > 0 || extra.length > 0) bad.push(`${key}: ${text}`);
    }
    expect(bad).toEqual([]);
  });

  it('leaves no text in English', async () => {
    const english = await textsOf(area, 'en');
    const allowed = new Set([...sameAsEnglish.all, ...sameAsEnglish[language]]);
    const leftover = [...(await textsOf(area, language))].filter(
      ([key, text]) => english.get(key) === text && /\p{L}/u.test(withoutVariables(text)),
    );
    expect(leftover.filter(([, text]) => !allowed.has(text))).toEqual([]);
  });
});

it('tolerates no word that is not the same as in English any more', async () => {
  const same = new Map<string, Set<string>>();
  for (const [language, area] of translations) {
    const english = await textsOf(area, 'en');
    for (const [key, text] of await textsOf(area, language)) {
      if (english.get(key) === text) {
        same.set(text, (same.get(text) ?? new Set()).add(language));
      }
    }
  }
  const stale = Object.entries(sameAsEnglish).flatMap(([language, texts]) =>
    texts.filter((text) => {
      const found = same.get(text);
      return language === 'all' ? !found : !found?.has(language);
    }),
  );
  expect(stale).toEqual([]);
});

it('gives error texts no variables, because they are shown by their code alone', async () => {
  const texts = [...(await textsOf('errors', 'en')).values()];
  expect(texts.filter((text) => text.includes('{{'))).toEqual([]);
});

function withoutVariables(text: string): string {
  return text.replaceAll(/{{\w+(, number)?}}/g, '');
}

function expectedKeys(english: readonly string[], language: Language): string[] {
  const { locale } = languageInfo[language];
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const keys = english.flatMap((key) =>
    pluralCategory(key) === undefined
      ? [key]
      : categories.map((category) => `${baseKey(key)}_${category}`),
  );
  return [...new Set(keys)];
}
