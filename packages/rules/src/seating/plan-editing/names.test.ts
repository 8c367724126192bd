import { nextName, nextTableName } from './names';

test.each([
  ['Terrace', ['Terrace'], 'Terrace 2'],
  ['Terrace', ['Terrace', 'terrace 2'], 'Terrace 3'],
  ['Room 9', ['Room 9'], 'Room 10'],
])('after %s of %j comes %s', (name, taken, expected) => {
  expect(nextName(name, taken)).toBe(expected);
});

test.each([
  [[], 'T1'],
  [['T1', 'T2', 'T9'], 'T10'],
  [['T9', 'T2'], 'T10'],
  [['Window 1', 'T1', 'T2'], 'T3'],
  [['T1', 'T2', 'Bar'], 'T3'],
  [['12', '14'], '15'],
  [['T3', 't4'], 't5'],
  [['Bay'], 'T1'],
])('a table beside %j is %s', (names, expected) => {
  expect(nextTableName(names)).toBe(expected);
});
