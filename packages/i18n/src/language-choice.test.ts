import { detectLanguage, type LanguageSigns } from './language-choice';

it.each<[string, LanguageSigns, string]>([
  ['the address first', { search: '?lang=fr', stored: 'de', browser: ['no'], vendor: 'sv' }, 'fr'],
  ['then an earlier choice', { search: '', stored: 'de', browser: ['no'], vendor: 'sv' }, 'de'],
  ['then the browser', { stored: null, browser: ['nb-NO', 'en'], vendor: 'sv' }, 'no'],
  [
    'the first of the browser that we speak',
    { browser: ['pt', 'fi', 'it-CH'], vendor: 'sv' },
    'it',
  ],
  ['then the vendor', { browser: ['pt-BR'], vendor: 'sv' }, 'sv'],
  ['English at last', { browser: ['pt-BR'], vendor: 'da' }, 'en'],
  ['English when nothing is known', {}, 'en'],
  ['no language that we do not speak', { search: '?lang=xx', stored: 'yy', browser: ['de'] }, 'de'],
])('takes %s', (_, signs, expected) => {
  expect(detectLanguage(signs)).toBe(expected);
});
