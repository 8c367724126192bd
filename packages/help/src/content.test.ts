import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { helpScenes } from '../../../e2e/support/help-scenes';
import { PAGES } from '../../../tooling/runner/src/gateway/pages';
import { helpModule, type Written } from '../markdown/module.mjs';
import { audiences } from './audiences';
import { type Help, loadHelp } from './help';

const read = (language: Written, audience: string) =>
  readFileSync(resolve(__dirname, 'content', language, `${audience}.md`), 'utf8');

const idsOf = (language: Written, audience: string) =>
  [...read(language, audience).matchAll(/^## .*\{#([\w-]+)\}$/gm)].map(([, id]) => id);

const help = { en: {} as Help, no: {} as Help };
beforeAll(async () => {
  help.en = await loadHelp('en');
  help.no = await loadHelp('no');
});

const textOf = (language: Written, id: string) =>
  help[language].answers.find((answer) => answer.id === id)?.html.replace(/<[^>]+>/g, '');

test.each(audiences)('%s have the same answers in both languages', (audience) => {
  expect(idsOf('en', audience).length).toBeGreaterThan(10);
  expect(idsOf('no', audience)).toEqual(idsOf('en', audience));
});

test('no two answers have the same address, and none is empty', () => {
  for (const language of ['en', 'no'] as const) {
    const { answers } = help[language];
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    expect(answers.filter(({ html }) => html.length < 40)).toEqual([]);
  }
});

/** Pages of the site, and what the API shows beside them. */
const places = [...PAGES.public, '/open-api'];

test.each(audiences)('every link of %s leads somewhere', (audience) => {
  for (const language of ['en', 'no'] as const) {
    for (const [, address = ''] of read(language, audience).matchAll(
      /(?<!!\[[^\]]*)\]\(([^)]+)\)/g,
    )) {
      expect(places).toContain(address);
    }
  }
});

describe('labels', () => {
  test.each(audiences)('of %s are taken from the product', (audience) => {
    for (const language of ['en', 'no'] as const) {
      // labels are in italics, and nothing else is
      const italics = read(language, audience).matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g);
      const own = [...italics].filter(([, text = '']) => !/^\{\{\w+:[\w.-]+\}\}$/.test(text));
      expect(own.map(([text]) => text)).toEqual([]);
    }
  });

  test('are said as the product says them', () => {
    expect(textOf('en', 'guest-sign-in')).toContain('press Send Reset Link, then');
    expect(textOf('no', 'guest-sign-in')).toContain('trykk Send tilbakestillingslenke, og');
  });

  test('that the product does not have stop the build', () => {
    const text = '---\ntitle: A\ndescription: B\n---\n\n## C\n\nPress *{{admin:nav.teleport}}*.';
    expect(() => helpModule(text, 'en', () => ({ nav: { seating: 'Seating' } }))).toThrow(
      'The product has no text admin:nav.teleport',
    );
  });
});

describe('pictures', () => {
  const taken = (language: Written, answer: string) =>
    `../../../../../docs/screenshots/help-light-${language}/${answer}.webp`;

  test.each(['en', 'no'] as const)('in %s stand in the answer they are taken for', (language) => {
    const shown = help[language].answers.flatMap(({ id, html }) =>
      Array.from(html.matchAll(/class="in-light" src="([^"]+)"/g), ([, src]) => [id, src]),
    );
    const expected = helpScenes.map(({ answer }) => [answer, taken(language, answer)]);
    expect(shown.sort()).toEqual(expected.sort());
  });

  test('ring what the answer names', () => {
    for (const { answer, audience, label } of helpScenes) {
      if (!label) continue;
      const [, written] = read('en', audience).split(`{#${answer}}`);
      expect(written?.split('\n## ')[0]).toContain(`*{{${label}}}*`);
    }
  });
});

/** What help must say of limits and rules, by the answer that says it. */
test.each([
  ['reset-link', 'valid for one hour', 'gyldig i én time'],
  ['guest-sign-in', 'valid for one hour', 'gyldig i én time'],
  ['guest-sign-in', 'Guests sign in with their email address', 'Gjester logger inn med e-post'],
  ['messages', 'kept for 90 days', 'beholdes i 90 dager'],
  ['data', 'kept for 90 days', '90 dager'],
  ['eternal', 'An Eternal guest is never anonymised', 'anonymiseres aldri'],
  ['roles', 'System administrator', 'Systemadministrator'],
  ['roles', 'Employees cannot override availability', 'kan ikke overstyre'],
  ['sender', 'at most 10 letters and digits', 'høyst 10 bokstaver og sifre'],
  ['review-request', 'around noon on the day after', 'rundt klokken tolv dagen etter'],
  ['anonymisation', 'Every night', 'Hver natt'],
  ['anonymisation', 'are not Eternal', 'ikke er evige'],
  ['staff', 'with its country prefix', 'med landkode'],
])('%s says: %s', (id, english, norwegian) => {
  expect(textOf('en', id)).toContain(english);
  expect(textOf('no', id)).toContain(norwegian);
});

describe('search', () => {
  test('forgives spelling, capitals and accents', () => {
    const { search } = help.en;
    expect(search('anonimise')[0]?.id).toMatch(/^(?:eternal|anonymisation)$/);
    expect(search('WAITNG list').map(({ id }) => id)).toContain('waiting-lists');
    expect(help.no.search('gavekrot')[0]?.id).toBe('gift-cards');
  });

  test('finds nothing for what nobody wrote about', () => {
    expect(help.en.search('xylophone')).toEqual([]);
  });

  test('is in English for readers of other languages', async () => {
    expect((await loadHelp('de')).language).toBe('en');
  });
});
