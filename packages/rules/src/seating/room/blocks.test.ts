import {
  type BlockTime,
  blockedDays,
  blockedOn,
  blockProblem,
  type TableBlocking,
  tableBlockedOn,
  whatBlocks,
} from './blocks';

const DAY = '2026-11-27';
const NEXT = '2026-11-28';
const time = (given: Partial<BlockTime> = {}): BlockTime => ({ from: DAY, until: DAY, ...given });
const block = (given: Partial<TableBlocking> = {}): TableBlocking => ({
  ...time(),
  tables: ['t1'],
  gaps: [],
  ...given,
});
const evening = { start: 1080, end: 1320 };
const night = { start: 1320, end: 120 };

test.each([
  ['a day', time(), 1, undefined],
  ['that ends before it begins', time({ until: '2026-11-26' }), 1, 'INVALID_PERIOD'],
  ['of 60 days', time({ until: '2027-01-25' }), 1, undefined],
  ['of 61 days', time({ until: '2027-01-26' }), 1, 'PERIOD_TOO_LONG'],
  ['of no minute', time({ start: 600, end: 600 }), 1, 'INVALID_TIME'],
  ['past midnight', time(night), 1, undefined],
  ['of 83 tables for 60 days', time({ until: '2027-01-25' }), 83, undefined],
  ['of 84 tables for 60 days', time({ until: '2027-01-25' }), 84, 'BLOCK_TOO_LARGE'],
])('a block %s', (_, given, tables, problem) => {
  expect(blockProblem(given, tables)).toBe(problem);
});

test.each([
  ['all day', time(), [DAY]],
  ['two days', time({ until: NEXT }), [DAY, NEXT]],
  ['past midnight', time(night), [DAY, NEXT]],
  ['until midnight', time({ start: 1080 }), [DAY]],
])('a block %s covers its days', (_, given, days) => {
  expect(blockedDays(given)).toEqual(days);
});

test.each([
  ['all day', time(), DAY, [{ from: 0, until: 1440 }]],
  ['all day, the day after', time(), NEXT, []],
  ['in the evening', time(evening), DAY, [{ from: 1080, until: 1320 }]],
  ['from 18:00', time({ start: 1080 }), DAY, [{ from: 1080, until: 1440 }]],
  ['until noon', time({ end: 720 }), DAY, [{ from: 0, until: 720 }]],
  ['at night, the first day', time(night), DAY, [{ from: 1320, until: 1440 }]],
  ['at night, the day after', time(night), NEXT, [{ from: 0, until: 120 }]],
  [
    'on two nights, in between',
    time({ ...night, until: NEXT }),
    NEXT,
    [
      { from: 0, until: 120 },
      { from: 1320, until: 1440 },
    ],
  ],
])('a block %s covers some of a day', (_, given, date, spans) => {
  expect(blockedOn(date, given)).toEqual(spans);
});

test.each([
  ['of another block', block({ tables: ['t2'] }), []],
  ['without gaps', block(evening), [{ from: 1080, until: 1320 }]],
  [
    'around a party',
    block({ ...evening, gaps: [{ _table: 't1', date: DAY, start: 1140, end: 1200 }] }),
    [
      { from: 1080, until: 1140 },
      { from: 1200, until: 1320 },
    ],
  ],
  [
    'around two, one from before it',
    block({
      ...evening,
      gaps: [
        { _table: 't1', date: DAY, start: 1000, end: 1100 },
        { _table: 't1', date: DAY, start: 1200, end: 1320 },
      ],
    }),
    [{ from: 1100, until: 1200 }],
  ],
  [
    'with a party at another table, and on another day',
    block({
      ...evening,
      gaps: [
        { _table: 't2', date: DAY, start: 1140, end: 1200 },
        { _table: 't1', date: NEXT, start: 1140, end: 1200 },
      ],
    }),
    [{ from: 1080, until: 1320 }],
  ],
])('a table %s', (_, given, spans) => {
  expect(tableBlockedOn(DAY, 't1', given)).toEqual(spans);
});

test.each([
  ['while it is blocked', { from: 1200, until: 1260 }, [block(evening)], 1080],
  ['until it is blocked', { from: 960, until: 1080 }, [block(evening)], undefined],
  ['once it is free again', { from: 1320, until: 1400 }, [block(evening)], undefined],
  ['past midnight', { from: 1380, until: 1500 }, [block({ from: NEXT, until: NEXT })], 1440],
  [
    'blocked twice',
    { from: 600, until: 1440 },
    [block(evening), block({ start: 700, end: 800 })],
    700,
  ],
])('a table that is wanted %s', (_, span, blocks, from) => {
  expect(whatBlocks('t1', DAY, span, blocks)?.span.from).toBe(from);
});
