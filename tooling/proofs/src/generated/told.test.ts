import { faultsOf, readTold } from './told';

const told = {
  ...{ booking: 'a', repeated: 'a', read: 'a', refused: 'MISSING_PARTICIPANTS' },
  ...{ comment: 'Booked by a client in Java', active: false, stale: 'STALE_VERSION' },
};
const stored = { _id: 'a', active: false };

it('nothing is wrong with one booking that was read, repeated and cancelled', () => {
  expect(faultsOf(told, 'Java', [stored])).toEqual([]);
});

it.each([
  ['booked twice with one key', { repeated: 'b' }, [stored], ['the booking repeated: b, not a']],
  ['still active', {}, [{ ...stored, active: true }], ['active, as stored: true, not false']],
  ['not stored', {}, [], expect.arrayContaining(['bookings stored: 0, not 1'])],
  ['stored twice', {}, [stored, stored], ['bookings stored: 2, not 1']],
  [
    'cancelled by a stale version',
    { stale: 'NOT_FOUND' },
    [stored],
    ['the refusal of a stale version: NOT_FOUND, not STALE_VERSION'],
  ],
])('a booking that was %s is a fault', (_, change, bookings, faults) => {
  expect(faultsOf({ ...told, ...change }, 'Java', bookings)).toEqual(faults);
});

it('what it told is the last object, whatever stands around it', () => {
  expect(readTold(`{"old":1}\n\u001b[0m${JSON.stringify(told)}\n\u001b[0m\n`)).toEqual(told);
  expect(() => readTold('nothing')).toThrow('It told nothing');
});
