import type { TableBlockOutput } from '@atrium/api-client/admin';
import { TODAY } from '../../../../testing/pin-today';
import { tableBlocked } from './table-blocked';

const block = (given: Partial<TableBlockOutput>): TableBlockOutput => ({
  ...{ _id: 'b1', _venue: 'v1', tables: ['t1'], from: TODAY, until: TODAY },
  ...{ reason: 'Wobbly leg', gaps: [], version: 0, ...given },
});
const supper = block({ start: 1080, end: 1320 });
const morning = block({ _id: 'b2', start: 540, end: 600 });
const tomorrow = block({ _id: 'b3', from: '2026-11-22', until: '2026-11-22' });

test.each([
  ['before it begins', [supper], 1000, { later: supper }],
  ['from its first minute on', [supper], 1080, { now: supper }],
  ['in its last minute', [supper], 1319, { now: supper }],
  ['when it is over', [supper], 1320, {}],
  ['with several, by the one that comes first', [supper, morning], 500, { later: morning }],
  ['with several, by the next one', [morning, supper], 700, { later: supper }],
  ['until midnight, not by a block of tomorrow', [tomorrow], 1300, {}],
  ['past midnight by a block of tomorrow', [tomorrow], 1450, { now: tomorrow }],
])('a table is blocked %s', (_, blocks, at, expected) => {
  const { now, later } = tableBlocked('t1', blocks, { day: TODAY, at });
  expect({ ...(now && { now: now.block }), ...(later && { later: later.block }) }).toEqual(
    expected,
  );
});

test('another table is not', () => {
  expect(tableBlocked('t2', [supper], { day: TODAY, at: 1100 })).toEqual({});
});
