import { aBooking, id } from '../../../../testing/fixtures';
import { addonChoices, toDetailsChange, toDetailsDraft } from './details';

const suit = { _id: id(40), name: 'Dry suit', price: 19_000 };
const lunch = { _id: id(41), name: 'Lunch', price: 9_000 };
const booking = aBooking({
  addons: [{ _id: id(1), _addon: { ...suit, price: 15_000 }, quantity: 2 }],
  _segment: { _id: id(60), type: 'Leisure' },
});

test('what was booked keeps its price and stays to be chosen when it is no longer offered', () => {
  expect(addonChoices([suit, lunch], booking)).toEqual([{ ...suit, price: 15_000 }, lunch]);
  expect(addonChoices([lunch], booking)).toEqual([lunch, { ...suit, price: 15_000 }]);
});

test('nothing that differs is nothing to send', () => {
  const draft = toDetailsDraft(booking);
  expect(toDetailsChange(booking, draft)).toBeUndefined();
  expect(
    toDetailsChange(booking, { ...draft, addons: { ...draft.addons, [lunch._id]: 0 } }),
  ).toBeUndefined();
});

test.each([
  ['one more', { [suit._id]: 3 }, [{ _addon: suit._id, quantity: 3 }]],
  ['none any more', { [suit._id]: 0 }, []],
  [
    'another too',
    { [suit._id]: 2, [lunch._id]: 1 },
    [
      { _addon: suit._id, quantity: 2 },
      { _addon: lunch._id, quantity: 1 },
    ],
  ],
])('addons: %s', (_, addons, expected) => {
  expect(toDetailsChange(booking, { ...toDetailsDraft(booking), addons })).toEqual({
    bookings: [{ _id: booking._id, version: booking.version, addons: expected }],
  });
});

test('another segment alone is sent alone', () => {
  expect(toDetailsChange(booking, { ...toDetailsDraft(booking), segment: id(61) })).toEqual({
    bookings: [{ _id: booking._id, version: booking.version, _segment: id(61) }],
  });
});
