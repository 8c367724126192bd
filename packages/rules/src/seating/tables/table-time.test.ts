import { type SeatedParty, spanOn, timesOn, whoHasTable } from './table-time';

const party = (_id: string, given: Partial<SeatedParty> = {}): SeatedParty => ({
  _id,
  date: '2026-11-27',
  timeindex: 1140,
  timeindexEnd: 1260,
  tables: [{ _table: 't1' }],
  ...given,
});

test.each([
  ['the same day', '2026-11-27', { from: 1140, until: 1260 }],
  ['the day after', '2026-11-28', { from: -300, until: -180 }],
  ['the day before', '2026-11-26', { from: 2580, until: 2700 }],
])('a span seen from %s', (_, day, expected) => {
  expect(spanOn(day, party('a'))).toEqual(expected);
});

test.each([
  ['the same day', { from: 1140, until: 1260 }, '2026-11-27', 1140, 1260],
  ['past midnight', { from: 1430, until: 1550 }, '2026-11-27', 1430, 1550],
  ['carried past midnight', { from: 1440, until: 1560 }, '2026-11-28', 0, 120],
  ['from the evening before', { from: -10, until: 110 }, '2026-11-26', 1430, 1550],
])('the times of a span of %s', (_, span, date, timeindex, timeindexEnd) => {
  const times = timesOn('2026-11-27', span);
  expect(times).toEqual({ date, timeindex, timeindexEnd });
  expect(spanOn('2026-11-27', times)).toEqual(span);
});

test('without an end a party stays for 150 minutes', () => {
  expect(spanOn('2026-11-27', party('a', { timeindexEnd: null })).until).toBe(1290);
});

test.each<[string, SeatedParty[], string | undefined]>([
  ['nobody', [], undefined],
  ['itself', [party('me')], undefined],
  ['at another table', [party('a', { tables: [{ _table: 't2' }] })], undefined],
  ['with one of two tables', [party('a', { tables: [{ _table: 't2' }, { _table: 't1' }] })], 'a'],
  ['that leaves as it comes', [party('a', { timeindex: 1020, timeindexEnd: 1140 })], undefined],
  ['that comes as it leaves', [party('a', { timeindex: 1260, timeindexEnd: 1300 })], undefined],
  ['that stays a minute longer', [party('a', { timeindex: 1020, timeindexEnd: 1141 })], 'a'],
  [
    'that comes first of two',
    [party('b', { timeindex: 1200 }), party('a', { timeindex: 1080, timeindexEnd: 1150 })],
    'a',
  ],
  [
    'from the evening before, past midnight',
    [party('a', { date: '2026-11-26', timeindex: 1380, timeindexEnd: 2600 })],
    'a',
  ],
  [
    'of the evening before, gone by then',
    [party('a', { date: '2026-11-26', timeindex: 1380, timeindexEnd: 1500 })],
    undefined,
  ],
])('a party meets one %s', (_, others, holder) => {
  expect(whoHasTable('t1', party('me'), others)?._id).toBe(holder);
});
