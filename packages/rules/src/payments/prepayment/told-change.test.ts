import { quoteOfChange, type ToldBooking } from './told-change';

const zone = 'Europe/Oslo';
const now = Date.parse('2026-06-15T09:00:00Z');
const booking: ToldBooking = {
  date: '2026-06-19',
  timeindex: 600,
  participants: 2,
  totalPrice: 53_000,
  waitingList: false,
  addons: [{ _addon: { price: 3_000 }, quantity: 1 }],
  prepaid: { paid: 13_250 },
  terms: {
    price: 25_000,
    cancellationHours: 24,
    cancellation: [],
    prepayment: 'required',
    prepaidPart: { kind: 'share', basisPoints: 2_500 },
  },
};
const child = { _id: 'a', name: 'Child', from: 6, to: 12, price: 10_000 };

test.each([
  ['two more', booking, { participants: 4 }, [12_500, 0, 103_000, 37_500]],
  ['one fewer', booking, { participants: 1 }, [0, 6_250, 28_000, 0]],
  ['nobody else', booking, { participants: 2 }, [0, 0, 53_000, 0]],
  [
    'a child at the price for its age',
    { ...booking, terms: { ...booking.terms, ageBands: [child] } },
    { participants: 3, childAges: [7] },
    [2_500, 0, 63_000, 7_500],
  ],
  [
    'two more who wait for places',
    { ...booking, waitingList: true },
    { participants: 4 },
    [0, 0, 103_000, 50_000],
  ],
  [
    'two more whom a membership covers',
    {
      ...booking,
      totalPrice: 3_000,
      terms: { ...booking.terms, price: 0, ageBands: [child], prepayment: 'none', coveredBy: {} },
    },
    { participants: 4, childAges: [7, 8] },
    [0, 0, 3_000, 0],
  ],
])('quotes %s', (_, told, party, [due, givesBack, total, later]) => {
  expect(quoteOfChange(told, party, { now, zone })).toEqual({ due, givesBack, total, later });
});
