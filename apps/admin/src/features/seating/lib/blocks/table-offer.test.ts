import type { TableBlockOutput } from '@atrium/api-client/admin';
import { aBooking, id } from '../../../../testing/fixtures';
import { TODAY } from '../../../../testing/pin-today';
import { tableOffer } from './table-offer';

const block = (start: number, end: number): TableBlockOutput => ({
  ...{ _id: `b${start}`, _venue: 'v1', tables: ['t1'], from: TODAY, until: TODAY },
  ...{ start, end, reason: 'Wobbly leg', gaps: [], version: 0 },
});
const party = (timeindex: number, timeindexEnd: number) =>
  aBooking({
    ...{ _id: id(timeindex), date: TODAY, timeindex, timeindexEnd },
    ...{ attendenceVerified: false, tables: [{ _table: 't1' }] },
  });
const first = (start: number, until: number) => ({
  kind: 'none',
  blocked: { block: block(start, until), span: { from: start, until } },
});
const anything = { kind: 'now', dropIn: true };

test.each([
  ['a free table', [], [], anything],
  ['a table that is taken', [], [party(1080, 1200)], { kind: 'now', dropIn: false }],
  [
    'a table that is taken within two hours',
    [],
    [party(1200, 1300)],
    { kind: 'now', dropIn: false },
  ],
  ['a table that is taken after two hours', [], [party(1220, 1300)], anything],
  ['a blocked table', [block(1080, 1320)], [], { kind: 'later', from: 1320 }],
  ['a table blocked in a minute', [block(1100, 1320)], [], { kind: 'later', from: 1320 }],
  ['a table blocked within two hours', [block(1200, 1320)], [], { kind: 'now', dropIn: false }],
  ['a table blocked after two hours', [block(1220, 1320)], [], anything],
  ['a table blocked until midnight', [block(1080, 1440)], [], first(1080, 1440)],
  ['a table blocked again', [block(1080, 1200), block(1200, 1300)], [], first(1080, 1200)],
  ['a table taken after its block', [block(1080, 1200)], [party(1200, 1300)], first(1080, 1200)],
])('%s', (_, blocks, reservations, expected) => {
  // 18:19, so a reservation would begin at 18:20
  expect(tableOffer('t1', { day: TODAY, at: 1099 }, { reservations, blocks })).toEqual(expected);
});
