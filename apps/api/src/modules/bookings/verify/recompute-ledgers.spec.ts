import { Types } from 'mongoose';
import { ledgerIdOf, type PlacesBySlot } from '../engine/ledger.schema';
import { bookingOf } from '../testing/booking.factory';
import { differences } from './recompute-ledgers';

const _service = new Types.ObjectId();
const ledgerId = ledgerIdOf(_service, '2026-06-19');
const ledger = (used: PlacesBySlot, cap: PlacesBySlot = { t600: 4 }) => ({
  _id: ledgerId,
  used,
  cap,
});
const of = (participants: number, change = {}) => bookingOf({ _service, participants, ...change });

describe('differences', () => {
  it('finds none where all adds up; waiting and cancelled bookings count nothing', () => {
    const waiting = of(3, { active: false, waitingList: true });
    const cancelled = of(2, { active: false });
    expect(differences([ledger({ t600: 4 })], [of(1), of(3), waiting, cancelled])).toEqual([]);
  });

  it('names a drift, a missing ledger, an oversold slot and a booking that waits and counts', () => {
    expect(differences([ledger({ t600: 2 })], [of(3)])).toEqual([
      { kind: 'drift', ledgerId, t: 600, ledger: 2, bookings: 3 },
    ]);
    expect(differences([], [of(3)])).toEqual([
      { kind: 'missing ledger', ledgerId, t: 600, bookings: 3 },
    ]);
    expect(differences([ledger({ t600: 5 })], [of(5)])).toEqual([
      { kind: 'oversold', ledgerId, t: 600, bookings: 5, capacity: 4 },
    ]);
    expect(differences([ledger({})], [of(1, { waitingList: true, bookingId: 'X' })])).toEqual([
      { kind: 'waiting but active', bookingId: 'X' },
    ]);
  });

  it('excuses only the slot that was overridden', () => {
    const excused = new Set([`${ledgerId}#t600`]);
    expect(differences([ledger({ t600: 5 })], [of(5)], excused)).toEqual([]);
  });
});
