import { dropOnTable } from './drop-on-table';

const nothing = { kind: 'nothing' };

test.each([
  ['a table nobody sits at', 4, [], 0, nothing],
  ['a table nobody sits at, below zero', 4, [], -1, nothing],
  ['as many seats as people', 4, [], 4, { kind: 'replaces', tables: ['t1'] }],
  ['more seats than people', 2, ['t9'], 8, { kind: 'replaces', tables: ['t1'] }],
  ['enough for the party of two tables', 4, ['t8', 't9'], 4, { kind: 'replaces', tables: ['t1'] }],
  [
    'one of its tables, large enough alone',
    4,
    ['t1', 't9'],
    4,
    { kind: 'replaces', tables: ['t1'] },
  ],
  ['the table it has alone', 4, ['t1'], 4, nothing],
  ['one seat short', 5, [], 4, { kind: 'adds', tables: ['t1'] }],
  ['one seat short, beside its other table', 5, ['t9'], 4, { kind: 'adds', tables: ['t9', 't1'] }],
  ['a small one of its own', 5, ['t1', 't9'], 4, nothing],
])('%s', (_, participants, tables, guestCount, expected) => {
  expect(dropOnTable({ participants, tables }, { _id: 't1', guestCount })).toEqual(expected);
});
