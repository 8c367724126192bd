import { languageOf } from './request-language';

it.each([
  [undefined, undefined, 'en'],
  [undefined, 'de', 'de'],
  ['nb-NO,nb;q=0.9,en;q=0.8', 'de', 'no'],
  ['nn', 'en', 'no'],
  ['pl,fi;q=0.9', 'sv', 'sv'],
  ['en;q=0.5,fr;q=0.9', 'de', 'fr'],
  ['de;q=0,it', 'en', 'it'],
  ['*', 'es', 'es'],
])('Accept-Language %s at a vendor of %s is %s', (header, fallback, expected) => {
  expect(languageOf(header, fallback)).toBe(expected);
});
