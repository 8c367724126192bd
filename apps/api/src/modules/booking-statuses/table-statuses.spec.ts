import { languages } from '@atrium/i18n/languages';
import { missingTableStatuses, tableStatuses } from './table-statuses';

const namesOf = (statuses: readonly { name: string }[]) => statuses.map(({ name }) => name);

describe('the statuses of a party at its table', () => {
  it('have it arrive, keep the table until it is cleared, and free it then', () => {
    const own = tableStatuses('en').map(({ languageList: _, ...fields }) => fields);
    expect(own).toEqual([
      { name: 'Seated', color: '#3949ab', ...at(true, false) },
      { name: 'Served', color: '#8e24aa', ...at(true, false) },
      { name: 'Paid', color: '#00796b', ...at(true, false) },
      { name: 'To clear', color: '#a1481d', ...at(true, false) },
      { name: 'Left', color: '#546e7a', ...at(true, true) },
    ]);
  });

  it.each(languages)('have names of their own in %s', (language) => {
    const names = namesOf(tableStatuses(language));
    expect(new Set(names).size).toBe(5);
    if (language !== 'en') expect(names).not.toEqual(namesOf(tableStatuses('en')));
  });

  it('are called what they are in every other language, too', () => {
    for (const [at, { name, languageList }] of tableStatuses('de').entries()) {
      const others = languages.filter((language) => language !== 'de');
      expect(languageList).toEqual(
        others.map((languageType) => ({
          languageType,
          name: tableStatuses(languageType)[at]?.name,
        })),
      );
      expect(tableStatuses('en')[at]?.languageList).toContainEqual({ languageType: 'de', name });
    }
  });

  it.each([
    ['nothing', [], 'en', ['Seated', 'Served', 'Paid', 'To clear', 'Left']],
    ['a status of no table', [status('Arrived')], 'de', namesOf(tableStatuses('de'))],
    [
      'one by another name',
      [status('SEATED'), status('Betalt')],
      'en',
      ['Served', 'To clear', 'Left'],
    ],
    ['one for leaving', [status('Gone', true)], 'en', ['Seated', 'Served', 'Paid', 'To clear']],
    ['all of them', tableStatuses('fr'), 'en', []],
  ] as const)('are added to a venue with %s', (_, own, language, missing) => {
    expect(namesOf(missingTableStatuses(own, language))).toEqual(missing);
  });
});

const at = (hasArrived: boolean, hasLeft: boolean) => ({
  ...{ hasArrived, hasLeft },
  ...{ active: true, isWaitingList: false },
});

function status(name: string, hasLeft = false) {
  return { name, hasLeft };
}
