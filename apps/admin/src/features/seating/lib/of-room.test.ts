import { aBooking, aService, id } from '../../../testing/fixtures';
import { aRoom, aTable } from '../testing/fixtures';
import { isOfRoom } from './of-room';

const restaurant = aRoom();
const terrace = aRoom({ _id: id(401), defaultFNB: false, tables: [aTable(8)] });
const tables = new Map([...restaurant.tables, ...terrace.tables].map((one) => [one._id, one]));
const dinner = aService({ name: 'Dinner' });
const outside = aService({ _id: id(31), name: 'Barbecue', _venues: [terrace._id] });
const known = { tables, services: [dinner, outside] };
const at = (number: number) => [{ _table: aTable(number)._id }];
const barbecue = { _id: outside._id, name: outside.name };

test.each([
  ['at a table of the room', { tables: at(1) }, [true, false]],
  ['at a table of another room', { tables: at(8) }, [false, true]],
  ['at tables of both', { tables: [...at(1), ...at(8)] }, [true, true]],
  ['without a table, of a service that names no room', { tables: [] }, [true, false]],
  ['without a table, of a service of the terrace', { _service: barbecue }, [false, true]],
  ['at a table that is gone', { _service: barbecue, tables: at(99) }, [false, true]],
])('a party %s', (_, party, expected) => {
  const booking = aBooking(party);
  expect([restaurant, terrace].map((room) => isOfRoom(room, booking, known))).toEqual(expected);
});
