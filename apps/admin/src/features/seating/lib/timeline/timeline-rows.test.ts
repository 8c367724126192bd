import type { TableBlockOutput } from '@atrium/api-client/admin';
import { arrived } from '../../../../testing/booking-fixtures';
import { aBooking, id } from '../../../../testing/fixtures';
import { TODAY } from '../../../../testing/pin-today';
import { aRoom, aTable } from '../../testing/fixtures';
import { offsetsOf, type TimelineRow, timelineRows } from './timeline-rows';

const window = { _id: 'w', name: 'Window', color: '#123456' };
const room = aRoom({
  sections: [window, { _id: 'empty', name: 'Nobody’s', color: '#654321' }],
  tables: [aTable(10), aTable(2), aTable(1, { section: 'w' })],
});
const tables = new Map(room.tables.map((table) => [table._id, table]));
const at = (...numbers: number[]) => numbers.map((number) => ({ _table: aTable(number)._id }));
const party = (number: number, given: Parameters<typeof aBooking>[0]) =>
  aBooking({ _id: id(number), date: TODAY, timeindex: 1140, timeindexEnd: 1260, ...given });

const joined = party(1, { tables: at(1, 2) });
const late = party(2, { tables: at(1), timeindex: 1320, timeindexEnd: 1440 });
const unplaced = party(3, { tables: [] });
const alsoUnplaced = party(4, { tables: [] });
const gone = party(5, { tables: at(10), _bookingStatus: { ...arrived, hasLeft: true } });
const yesterday = party(6, {
  ...{ tables: at(10), date: '2026-11-20', timeindex: 1430, timeindexEnd: 1550 },
});
const over = party(7, { tables: at(10), date: '2026-11-20' });

const rowsOf = (
  reservations: ReturnType<typeof party>[],
  of = room,
  blocks: TableBlockOutput[] = [],
) =>
  timelineRows(of, {
    ...{ day: TODAY, reservations, tables, blocks },
    shown: reservations.filter(({ date }) => date === TODAY),
  });
const text = (row: TimelineRow) => {
  if (row.kind === 'section') return `# ${row.section?.name ?? '-'}`;
  const name = row.kind === 'table' ? row.table.name : 'none';
  return [name, ...row.bars.map(({ party: { _id }, span }) => `${Number(_id)}@${span.from}`)].join(
    ' ',
  );
};

test('who has no table first, one below the other, then the tables by section and number', () => {
  const rows = rowsOf([late, joined, unplaced, alsoUnplaced, gone, yesterday, over]);
  expect(rows.map(text)).toEqual([
    'none 3@1140',
    'none 4@1140',
    '# Window',
    'T1 1@1140 2@1320',
    '# -',
    'T2 1@1140',
    'T10 6@-10',
  ]);
});

test('a room without sections has no heads, and a row for those without a table all the same', () => {
  const rows = rowsOf([], { ...room, sections: [] });
  expect(rows.map(text)).toEqual(['none', 'T1', 'T2', 'T10']);
});

test('where the rows begin', () => {
  expect(offsetsOf(rowsOf([]))).toEqual([0, 48, 76, 124, 152, 200, 248]);
});

test('a table is blocked but for its gaps, past midnight too', () => {
  const block: TableBlockOutput = {
    ...{ _id: id(90), _venue: room._id, tables: [aTable(2)._id], reason: 'Lamp', version: 0 },
    ...{ from: TODAY, until: TODAY, start: 1080, end: 120 },
    gaps: [{ _table: aTable(2)._id, date: TODAY, start: 1140, end: 1260 }],
  };
  const blocked = rowsOf([], room, [block]).flatMap((row) =>
    row.kind === 'table'
      ? row.blocked.map(({ span }) => [row.table.name, span.from, span.until])
      : [],
  );
  expect(blocked).toEqual([
    ['T2', 1080, 1140],
    ['T2', 1260, 1440],
    ['T2', 1440, 1560],
  ]);
});
