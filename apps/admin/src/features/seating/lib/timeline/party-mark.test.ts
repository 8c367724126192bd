import { arrived } from '../../../../testing/booking-fixtures';
import { aBooking } from '../../../../testing/fixtures';
import { partyMark } from './party-mark';

const party = aBooking({ attendenceVerified: false });
const here = { ...party, attendenceVerified: true, _bookingStatus: arrived };
const span = { from: 1140, until: 1260 };

test.each([
  ['still has time', party, 1144, undefined],
  ['is late', party, 1145, { kind: 'late', minutes: 5 }],
  ['never came', party, 1260, undefined],
  ['sits', here, 1260, undefined],
  ['sits on', here, 1270, { kind: 'over', minutes: 10 }],
  ['sits on, on another day', here, undefined, undefined],
])('a party that %s', (_, one, now, expected) => {
  expect(partyMark({ party: one, span }, now)).toEqual(expected);
});
