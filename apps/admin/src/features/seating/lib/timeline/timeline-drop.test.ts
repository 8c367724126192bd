import type { TableBlockOutput } from '@atrium/api-client/admin';
import { aBooking, id } from '../../../../testing/fixtures';
import { TODAY } from '../../../../testing/pin-today';
import { aTable } from '../../testing/fixtures';
import { moveTo, timelineDrop } from './timeline-drop';

const [t1, t2, large] = [aTable(1), aTable(2, { guestCount: 2 }), aTable(3, { guestCount: 8 })];
const tables = new Map([t1, t2, large].map((table) => [table._id, table]));
const at = (...own: { _id: string }[]) => own.map(({ _id }) => ({ _table: _id }));
const party = aBooking({
  ...{ _id: id(1), date: TODAY, timeindex: 1140, timeindexEnd: 1260 },
  ...{ participants: 5, tables: at(t1, t2) },
});
const other = aBooking({
  ...{ _id: id(2), date: TODAY, timeindex: 1290, timeindexEnd: 1380, tables: at(t2) },
});
const block: TableBlockOutput = {
  ...{ _id: id(3), _venue: id(400), tables: [large._id, t2._id], from: TODAY, until: TODAY },
  ...{ start: 1275, end: 1285, reason: 'Lamp', gaps: [], version: 0 },
};
const known = { day: TODAY, tables, reservations: [party, other], blocks: [] };
const span = { from: 1140, until: 1260 };
const later = { from: 1170, until: 1290 };
const tooLate = { from: 1185, until: 1305 };
const ids = [t1._id, t2._id];

test.each([
  ['where it is', t1, span, { kind: 'nothing' }],
  ['later at its own tables', t1, later, { kind: 'fits', tables: ids }],
  ['into the time of who comes next at one of them', t1, tooLate, { kind: 'taken', by: other }],
  ['at a table that seats all of them', large, span, { kind: 'fits', tables: [large._id] }],
  ['later, over its other table', t2, later, { kind: 'fits', tables: ids }],
  ['over its other table', t2, span, { kind: 'nothing' }],
  ['where nobody sits', undefined, span, { kind: 'fits', tables: [] }],
])('%s', (_, table, to, expected) => {
  const target = { from: t1._id, table: table?._id ?? '', span: to };
  expect(timelineDrop(party, target, known)).toEqual(expected);
});

test.each([
  ['later at its own tables', t1],
  ['at another table', large],
])('a block is in the way %s', (_, table) => {
  const target = { from: t1._id, table: table._id, span: later };
  const blocked = { ...known, blocks: [block] };
  expect(timelineDrop(party, target, blocked)).toEqual({ kind: 'blocked', until: 1285 });
});

test('one that had no table is moved in time', () => {
  const unplaced = { ...party, tables: [] };
  const target = { from: '', table: '', span: later };
  expect(timelineDrop(unplaced, target, known)).toEqual({ kind: 'fits', tables: [] });
});

test.each([
  ['nothing', ids, span, {}],
  ['only the time', ids, later, { times: { date: TODAY, timeindex: 1170, timeindexEnd: 1290 } }],
  ['only the tables', [large._id], span, { tables: [large._id] }],
  [
    'both, past midnight',
    [],
    { from: 1440, until: 1560 },
    { tables: [], times: { date: '2026-11-22', timeindex: 0, timeindexEnd: 120 } },
  ],
])('a move says what changes: %s', (_, to, at_, expected) => {
  expect(moveTo(party, to, { span: at_, day: TODAY })).toEqual(expected);
});
