import { Types } from 'mongoose';
import { ledgerIdOf, type PlacesBySlot } from '../engine/ledger.schema';
import { bookingOf } from '../testing/booking.factory';
import { differences, usedByBookings } from './recompute-ledgers';

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
    const used = usedByBookings([of(1), of(3), waiting, cancelled]);
    expect(differences([ledger({ t600: 4 })], used)).toEqual([]);
  });

  it('names a drift, also where the ledger is missing or says too much', () => {
    expect(differences([ledger({ t600: 2 })], usedByBookings([of(3)]))).toEqual([
      { kind: 'drift', ledgerId, t: 600, ledger: 2, bookings: 3 },
    ]);
    expect(differences([], usedByBookings([of(3)]))).toEqual([
      { kind: 'drift', ledgerId, t: 600, ledger: 0, bookings: 3 },
      { kind: 'oversold', ledgerId, t: 600, bookings: 3, allowed: 0 },
    ]);
    expect(differences([ledger({ t600: 1 })], new Map())).toEqual([
      { kind: 'drift', ledgerId, t: 600, ledger: 1, bookings: 0 },
    ]);
  });

  it('allows more than the places only as far as staff let it be', () => {
    const used = usedByBookings([of(3), of(2)]);
    expect(differences([ledger({ t600: 5 })], used)).toEqual([
      { kind: 'oversold', ledgerId, t: 600, bookings: 5, allowed: 4 },
    ]);
    expect(differences([ledger({ t600: 5 })], used, usedByBookings([of(2)]))).toEqual([]);
    expect(differences([{ ...ledger({ t600: 5 }), over: { t600: 5 } }], used)).toEqual([]);
    expect(differences([{ ...ledger({ t600: 5 }), over: { t840: 5 } }], used)).toHaveLength(1);
  });
});
