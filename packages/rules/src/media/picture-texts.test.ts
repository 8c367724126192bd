import { isDescribed } from './picture-texts';

const inLanguages = (...languages: string[]) =>
  languages.map((languageType) => ({ languageType, text: `In ${languageType}` }));

test.each<[string, ReturnType<typeof inLanguages>, string, boolean]>([
  ['no text', [], 'en', false],
  ['a text in the language of the venue', inLanguages('no'), 'no', true],
  ['that and others', inLanguages('en', 'de', 'no'), 'no', true],
  ['none but others', inLanguages('en', 'de'), 'no', false],
  ['an empty text', [{ languageType: 'no', text: ' ' }], 'no', false],
  ['a venue that writes nb-NO', inLanguages('no'), 'nb-NO', true],
  ['a venue whose language is none of ours: English', inLanguages('en'), 'da', true],
  ['the same without English', inLanguages('no'), 'da', false],
])('%s', (_what, texts, venueLanguage, expected) => {
  expect(isDescribed(texts, venueLanguage)).toBe(expected);
});
