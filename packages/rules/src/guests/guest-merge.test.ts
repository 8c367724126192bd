import { isBlank, mergedComments, mergedConsents, winnerOf } from './guest-merge';

test.each([
  [undefined, true],
  [null, true],
  [' ', true],
  [{}, true],
  [{ street: '', city: undefined }, true],
  ['x', false],
  [{ street: '', city: 'Bergen' }, false],
])('isBlank(%j) is %p', (value, blank) => {
  expect(isBlank(value)).toBe(blank);
});

test.each([
  ['both, nothing wanted', 'a', 'b', false, 'kept'],
  ['both, wanted', 'a', 'b', true, 'merged'],
  ['only the kept has one, the other wanted', 'a', '', true, 'kept'],
  ['only the merged has one', ' ', 'b', false, 'merged'],
  ['neither', undefined, null, true, 'kept'],
] as const)('%s', (_name, kept, merged, wanted, winner) => {
  const fields = wanted ? (['company'] as const) : [];
  expect(winnerOf('company', { company: kept }, { company: merged }, fields)).toBe(winner);
});

test.each([
  ['one', 'two', 'one\n\ntwo'],
  [' same ', 'same', 'same'],
  ['', 'two', 'two'],
  [undefined, null, undefined],
])('comments %j and %j', (kept, merged, both) => {
  expect(mergedComments(kept, merged)).toBe(both);
});

test('of each consent the last word counts, and at one moment the refusal', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 5, day));
  const merged = mergedConsents(
    [
      { type: 'terms', given: true, at: at(1) },
      { type: 'marketingEmail', given: true, at: at(3) },
      { type: 'marketingSms', given: true, at: at(4) },
    ],
    [
      { type: 'marketingEmail', given: false, at: at(2) },
      { type: 'marketingSms', given: false, at: at(4) },
    ],
  );
  expect(merged).toEqual([
    { type: 'terms', given: true, at: at(1) },
    { type: 'marketingEmail', given: true, at: at(3) },
    { type: 'marketingSms', given: false, at: at(4) },
  ]);
});
