import { defaultLanguage, LANGUAGES, languageOf, pickTranslation, textIn } from './languages';

test('seven languages are offered', () => {
  expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'no', 'sv']);
});

test.each([
  ['no', 'no'],
  ['nb-NO', 'no'],
  ['nn', 'no'],
  ['EN_us', 'en'],
  ['de-CH', 'de'],
  ['da', undefined],
  ['english', undefined],
  ['', undefined],
  [undefined, undefined],
])('languageOf(%p) is %p', (tag, expected) => {
  expect(languageOf(tag)).toBe(expected);
});

test.each([
  [['nb-NO', 'en'], 'sv', 'no'],
  [['nn'], undefined, 'no'],
  [['sv-SE'], 'no', 'sv'],
  [['en-GB', 'nb'], 'no', 'en'],
  [['de-DE', 'en-US'], 'no', 'en'],
  [['de-DE', 'nb', 'en'], 'sv', 'no'],
  [['de-DE'], 'no', 'no'],
  [['fr'], 'it', 'it'],
  [['da'], 'nb', 'no'],
  [['de'], undefined, 'en'],
  [[], 'da', 'en'],
])('browser %p and vendor %p: %s', (browser, vendor, expected) => {
  expect(defaultLanguage(browser, vendor)).toBe(expected);
});

describe('pickTranslation', () => {
  const list = [
    {
      languageType: 'no',
      name: 'Middag',
      description: 'Tre retter',
      unit: 'Gjest',
      units: 'Gjester',
    },
    { languageType: 'sv', name: 'Middag', description: ' ', unit: null },
  ];
  const own = { name: 'Dinner', description: 'Three courses' };

  test('takes the guest’s language', () => {
    expect(pickTranslation(list, 'no', own)).toEqual({
      name: 'Middag',
      description: 'Tre retter',
      unit: 'Gjest',
      units: 'Gjester',
    });
  });

  test('reads a language tag of the list too', () => {
    expect(pickTranslation([{ languageType: 'nb-NO', name: 'Middag' }], 'no', own).name).toBe(
      'Middag',
    );
  });

  test('fills blanks with the service’s own texts', () => {
    expect(pickTranslation(list, 'sv', { ...own, units: 'Guests' })).toEqual({
      name: 'Middag',
      description: 'Three courses',
      unit: 'Person',
      units: 'Guests',
    });
  });

  test.each([[list], [[]], [null], [undefined]])(
    'without a translation in %p they are the service’s',
    (texts) => {
      expect(pickTranslation(texts, 'de', own)).toEqual({
        name: 'Dinner',
        description: 'Three courses',
        unit: 'Person',
        units: 'People',
      });
    },
  );
});

describe('one text of a service', () => {
  const service = {
    bring: 'Boots',
    included: ' ',
    languageList: [{ languageType: 'no', bring: 'Støvler', included: 'Båt' }],
  };

  test.each([
    ['no', 'bring', 'Støvler'],
    ['nb-NO', 'bring', 'Støvler'],
    ['de', 'bring', 'Boots'],
    ['no', 'included', 'Båt'],
    ['de', 'included', undefined],
  ] as const)('in %s, %s is %s', (language, key, text) => {
    expect(textIn(language, service, key)).toBe(text);
  });

  test('without translations it is the service’s own', () => {
    expect(textIn('no', { bring: 'Boots' }, 'bring')).toBe('Boots');
  });
});
