import { arrived } from '../../../testing/booking-fixtures';
import { aBooking, id } from '../../../testing/fixtures';
import { listedReservations } from './listed';

const late = aBooking({ _id: id(1), timeindex: 1200, tables: [{ _table: 't7' }] });
const soon = aBooking({
  _id: id(2),
  timeindex: 1140,
  _customer: { _id: id(11), firstname: 'Bo', lastname: 'Berg', allergies: 'Shellfish' },
});
const here = aBooking({ _id: id(3), attendenceVerified: true, _bookingStatus: arrived });
const left = aBooking({ _id: id(4), _bookingStatus: { ...arrived, hasLeft: true } });
const cancelled = aBooking({ _id: id(5), active: false });
const other = aBooking({ _id: id(6), _service: { _id: id(31), name: 'Lunch' } });
const all = [late, here, left, cancelled, soon, other];
const namesOf = ({ tables }: { tables: readonly unknown[] }) => (tables.length > 0 ? 'T7' : '');
const idsOf = (parties: readonly { _id: string }[]) => parties.map(({ _id }) => _id);

test('the next ones first; who left or cancelled is not listed', () => {
  const { coming, seated } = listedReservations(all, { namesOf });
  expect(idsOf(coming)).toEqual(idsOf([other, soon, late]));
  expect(idsOf(seated)).toEqual(idsOf([here]));
});

test.each([
  ['the guest', 'ber', [soon]],
  ['the table', 't7', [late]],
  ['two words of the same party', 'bo berg', [soon]],
  ['nobody', 'xyz', []],
  ['nobody by their allergies', 'shellfish', []],
])('finds by %s', (_, typed, expected) => {
  expect(idsOf(listedReservations(all, { typed, namesOf }).coming)).toEqual(idsOf(expected));
});

test('who never came by the end of their time comes last', () => {
  const { coming, missed } = listedReservations(all, { namesOf, now: other.timeindexEnd });
  expect(idsOf(coming)).toEqual(
    idsOf([soon, late].filter((one) => one.timeindexEnd > other.timeindexEnd)),
  );
  expect(idsOf(missed)).toContain(other._id);
});
