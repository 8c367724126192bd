import { stillTaken, type TableParty } from './still-taken';

const NOW = 1195;
const at = (...ids: string[]) => ids.map((_table) => ({ _table }));
const sitting = (change: Partial<TableParty> = {}): TableParty => ({
  ...{ _id: 'sitting', tables: at('a'), from: 1080, until: 1200, isPresent: true },
  ...change,
});
const coming = (change: Partial<TableParty> = {}): TableParty => ({
  ...{ _id: 'coming', tables: at('a'), from: 1200, until: 1320, isPresent: false },
  ...change,
});

test.each<[string, TableParty[], boolean]>([
  ['five minutes before, while the others still sit', [sitting(), coming()], true],
  ['when the others are over their time', [sitting({ until: 1180 }), coming()], true],
  ['late themselves, while the others still sit', [sitting(), coming({ from: 1190 })], true],
  ['when one of two tables is still taken', [sitting(), coming({ tables: at('b', 'a') })], true],
  ['an hour later', [sitting(), coming({ from: 1260, until: 1380 })], false],
  ['at another table', [sitting(), coming({ tables: at('b') })], false],
  ['without a table', [sitting(), coming({ tables: [] })], false],
  ['when nobody has come', [sitting({ isPresent: false }), coming()], false],
  ['here already', [sitting(), coming({ isPresent: true })], false],
  ['whose time is over', [sitting(), coming({ from: 1000, until: 1195 })], false],
])('a party that comes %s', (_, parties, expected) => {
  expect(stillTaken(parties, NOW).has('coming')).toBe(expected);
});
