import { aBooking, id } from '../../../../testing/fixtures';
import { aTable } from '../../testing/fixtures';
import { dropPreview } from './drop-preview';

const small = aTable(1, { guestCount: 2 });
const four = aTable(2, { guestCount: 4 });
const long = aTable(3, { guestCount: 10, minGuests: 6 });
const stool = aTable(4, { guestCount: 0 });
const tables = new Map([small, four, long, stool].map((table) => [table._id, table]));
const party = aBooking({ _id: id(1), timeindex: 1140, timeindexEnd: 1260, participants: 4 });
const others = (given = {}) => [
  aBooking({
    _id: id(2),
    timeindex: 1200,
    timeindexEnd: 1320,
    tables: [{ _table: four._id }],
    ...given,
  }),
];

test.each([
  ['a free table that seats them', four, [], { kind: 'fits', tables: [four._id] }],
  ['one too small', small, [], { kind: 'adds', tables: [small._id], seats: 2 }],
  ['one meant for more', long, [], { kind: 'large', tables: [long._id] }],
  ['one without seats', stool, others({ tables: [{ _table: stool._id }] }), { kind: 'nothing' }],
  [
    'one somebody has',
    four,
    others(),
    { kind: 'taken', by: expect.objectContaining({ _id: id(2) }) },
  ],
  [
    'one of a party that cancelled',
    four,
    others({ active: false }),
    { kind: 'fits', tables: [four._id] },
  ],
  [
    'one free again by then',
    four,
    others({ timeindex: 1260 }),
    { kind: 'fits', tables: [four._id] },
  ],
])('dropping a party on %s', (_, table, reservations, expected) => {
  expect(dropPreview(table, party, { tables, reservations })).toEqual(expected);
});

test('a second small table completes the first', () => {
  const seated = { ...party, tables: [{ _table: small._id }] };
  const two = aTable(5, { guestCount: 2 });
  const known = new Map([...tables, [two._id, two]]);
  expect(dropPreview(two, seated, { tables: known, reservations: [seated] })).toEqual({
    kind: 'adds',
    tables: [small._id, two._id],
    seats: 4,
  });
});
