import { languageInfo, languages, toLanguage } from './languages';

it.each([
  ['nb-NO', 'no'],
  ['nn', 'no'],
  ['NO', 'no'],
  ['sv-FI', 'sv'],
  ['de_AT', 'de'],
  [' en-US ', 'en'],
  ['pt-BR', undefined],
  ['england', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %p as %p', (tag, language) => {
  expect(toLanguage(tag)).toBe(language);
});

it('knows every locale that it names', () => {
  const locales = languages.map((language) => languageInfo[language].locale);
  expect(Intl.DateTimeFormat.supportedLocalesOf(locales)).toEqual(locales);
});
