import { ObjectId } from 'mongodb';
import { isRight } from '../report';
import { moneyFindings } from './money-findings';
import type { StoredMoney } from './stored-money';
import { Told } from './told';

const [payment, booking, service] = [new ObjectId(), new ObjectId(), new ObjectId()];
const id = payment.toHexString();
const AMOUNT = 50_000;

const entry = (kind: string, amount = AMOUNT, cause = 'booked') => ({
  ...{ key: `${kind}|${id}`, kind, cause, amount, _payment: payment },
});

/** For two, paid in full, and a receipt of it. */
const stored = (change: Partial<StoredMoney> = {}): StoredMoney => ({
  payments: [
    {
      ...{ _id: payment, state: 'settled', about: { _id: booking } },
      ...{ amount: AMOUNT, isOpen: false, refunds: [] },
    },
  ],
  provider: [{ _id: payment, amount: AMOUNT, state: 'captured', refunds: [] }],
  entries: [entry('authorised', AMOUNT, 'guestPaid'), entry('captured')],
  receipts: [{ number: 1, kind: 'receipt', amount: AMOUNT, entry: `captured|${id}` }],
  lastReceipt: 1,
  bookings: [
    {
      ...{ _id: booking, _service: service, start: new Date('2026-06-19T00:00:00Z') },
      ...{ timeindex: 600, participants: 2, active: true, waitingList: false },
      terms: { price: 25_000 },
    },
  ],
  ledgers: [
    {
      _id: `${service.toHexString()}|2026-06-19`,
      ...{ date: '2026-06-19', cap: { t600: 2 }, used: { t600: 2 } },
    },
  ],
  jobs: [],
  ...change,
});

const wrongIn = (change: Partial<StoredMoney>, told = new Told()) =>
  moneyFindings(stored(change), told)
    .filter(({ wrong }) => wrong.length > 0)
    .map(({ check }) => check.split(',')[0]);

const [whole] = stored().payments;
const [live] = stored().bookings;
if (!whole || !live) throw new Error('nothing to change');
const request = new ObjectId();
const another = new ObjectId();

test('a booking that was paid for, with its receipt, is right', () => {
  const told = new Told();
  told.payments.set(id, 'booked');
  told.booked.set(booking.toHexString(), id);
  expect(isRight(moneyFindings(stored(), told))).toBe(true);
});

test.each<[string, Partial<StoredMoney>, string]>([
  [
    'more guests than places',
    { bookings: [{ ...live, participants: 3 }] },
    'no place is sold twice',
  ],
  [
    'money for a booking that was cancelled',
    { bookings: [{ ...live, active: false }], ledgers: [] },
    'every captured amount has one live booking or was returned',
  ],
  [
    'a booking that nobody paid for',
    { provider: [], entries: [], receipts: [], lastReceipt: 0, payments: [] },
    'every captured amount has one live booking or was returned',
  ],
  [
    'a refund that only the provider knows',
    {
      provider: [
        { _id: payment, amount: AMOUNT, state: 'captured', refunds: [{ key: 'r', amount: 1 }] },
      ],
    },
    'the ledger of money is what the provider has',
  ],
  ['a number that is missing', { lastReceipt: 2 }, 'no receipt number is missing or there twice'],
  ['a payment still under way', { payments: [{ ...whole, isOpen: true }] }, 'no case is open'],
  ['a job that was given up', { jobs: ['settle-payment'] }, 'no case is open'],
  [
    'two links that were both given back',
    {
      payments: [whole, { ...whole, _id: another, request, state: 'undone' }],
      entries: [
        ...stored().entries,
        { ...entry('released', AMOUNT, 'placeGone'), key: 'another', _payment: another },
      ],
      bookings: [{ ...live, terms: { price: 50_000 } }],
    },
    'nothing that was owed is given back',
  ],
])('finds %s', (_, change, check) => {
  expect(wrongIn(change)).toEqual([check]);
});

test('finds what clients were told and is not so', () => {
  const told = new Told();
  told.payments.set(id, 'returned');
  told.cancelled.add(booking.toHexString());
  told.booked.set(booking.toHexString(), id);
  told.refunded(id, 100);
  const found = moneyFindings(stored(), told).flatMap(({ wrong }) => wrong);
  expect(found).toHaveLength(3);
});
