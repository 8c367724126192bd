import { ObjectId } from 'mongodb';
import type { StoredMoney } from '../payments/stored-money';
import { Told } from '../payments/told';
import { missing } from './missing';

const id = (number: number) => ObjectId.createFromHexString(String(number).padStart(24, '0'));
const hex = (number: number) => id(number).toHexString();

/** Payment 1 made booking 2, and 100 of it was asked back. */
const stored = {
  payments: [{ _id: id(1), state: 'settled', refunds: [{ amount: 100 }] }],
  bookings: [{ _id: id(2), active: true, waitingList: false }],
  entries: [{ _payment: id(1) }],
} as unknown as StoredMoney;

const told = () => {
  const all = new Told();
  all.payments.set(hex(1), 'booked');
  all.booked.set(hex(2), hex(1));
  all.refunded(hex(1), 100);
  return all;
};

describe('what had been told by a moment', () => {
  const wrongOf = (change: (told: Told) => void, also: (later: Told) => void = () => {}) => {
    const all = told();
    change(all);
    const later = all.copy();
    also(later);
    return missing(stored, all, later).wrong;
  };

  it('is all there', () => {
    expect(wrongOf(() => {})).toEqual([]);
  });

  it.each<[string, (told: Told) => void, string]>([
    ['a payment', (all) => all.payments.set(hex(8), 'open'), `payment ${hex(8)} is lost`],
    [
      'its state',
      (all) => all.payments.set(hex(1), 'ended'),
      `payment ${hex(1)} was ended, is settled`,
    ],
    ['a booking', (all) => all.booked.set(hex(9), hex(1)), `booking ${hex(9)} is lost`],
    [
      'a cancellation',
      (all) => all.cancelled.add(hex(2)),
      `booking ${hex(2)} was cancelled, and is there`,
    ],
    [
      'a refund',
      (all) => all.refunded(hex(1), 1),
      `payment ${hex(1)}: 101 told to go back, 100 asked for`,
    ],
  ])('but %s', (_what, change, line) => {
    expect(wrongOf(change)).toEqual([line]);
  });

  it('may have been cancelled while the moment passed, by somebody who was told so later', () => {
    const cancelled = {
      ...stored,
      bookings: [{ ...stored.bookings[0], active: false }],
    } as StoredMoney;
    const [before, later] = [told(), told()];
    expect(missing(cancelled, before, later).wrong).toEqual([
      `booking ${hex(2)} is cancelled by nobody`,
    ]);
    later.cancelled.add(hex(2));
    expect(missing(cancelled, before, later).wrong).toEqual([]);
  });
});
