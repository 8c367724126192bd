import fc from 'fast-check';
import { Types } from 'mongoose';
import { ledgerChanges } from '../capacity/ledger/ledger-changes';
import { ledgerIdOf } from '../capacity/public';
import type { Booking } from './booking.schema';
import { claimChanges, slotOf } from './booking-claims';
import { bookingOf } from './testing/booking.factory';

const services = [new Types.ObjectId(), new Types.ObjectId()];

const booking = fc
  .record({
    service: fc.constantFrom(...services),
    day: fc.integer({ min: 1, max: 3 }),
    timeindex: fc.constantFrom(0, 600, 1439),
    participants: fc.integer({ min: 1, max: 9 }),
    active: fc.boolean(),
    waitingList: fc.boolean(),
  })
  .map(({ service, day, ...rest }) =>
    bookingOf({ _service: service, start: new Date(Date.UTC(2026, 5, day)), ...rest }),
  );

const change = fc.record({ before: fc.option(booking), after: fc.option(booking) });

describe('ledgerChanges', () => {
  it('brings the sums of before to the sums of after, whatever changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const sums = recounted(changes.flatMap(({ before }) => (before ? [before] : [])));
        for (const { ledgerId, slots } of ledgerChanges(claimChanges(changes))) {
          for (const { t, pax } of slots) {
            const key = `${ledgerId}#t${t}`;
            sums.set(key, (sums.get(key) ?? 0) + pax);
          }
        }
        const after = recounted(changes.flatMap(({ after }) => (after ? [after] : [])));
        expect(nonZero(sums)).toEqual(nonZero(after));
      }),
    );
  });

  it('asks for no more places where changes even out, and names ledgers in sorted order', () => {
    const [a, b] = [at(600, 3), at(840, 3)];
    const swap = [
      { before: a, after: { ...a, timeindex: 840 } },
      { before: b, after: { ...b, timeindex: 600 } },
    ];
    const swapped = ledgerChanges(claimChanges(swap)).flatMap(({ slots }) => slots);
    expect(swapped).toEqual([
      { t: 600, pax: 0, enters: true },
      { t: 840, pax: 0, enters: true },
    ]);
    expect(
      ledgerChanges(claimChanges([{ before: a, after: { ...a, comment: 'By the window' } }])),
    ).toEqual([]);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const ids = ledgerChanges(claimChanges(changes)).map(({ ledgerId }) => ledgerId);
        expect(ids).toEqual([...ids].sort());
      }),
    );
  });
});

it.each([
  ['by who comes', null, at(600, 2), true],
  ['by who is more than before', at(600, 1), at(600, 2), true],
  ['by who is called in from the list', { ...at(600, 2), waitingList: true }, at(600, 2), true],
  ['not by who is fewer than before', at(600, 3), at(600, 2), false],
  ['not by who leaves', at(600, 2), null, false],
])('a slot is entered %s', (_, before, after, enters) => {
  const [slot] = ledgerChanges(claimChanges([{ before, after }])).flatMap(({ slots }) => slots);
  expect(slot?.enters).toBe(enters);
});

function at(timeindex: number, participants: number): Booking {
  return bookingOf({ _service: services[0] ?? new Types.ObjectId(), timeindex, participants });
}

/** Participants by ledger and slot, of the bookings that count. */
function recounted(bookings: readonly Booking[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of bookings) {
    if (!one.active || one.waitingList) continue;
    const key = `${ledgerOf(one)}#t${one.timeindex}`;
    sums.set(key, (sums.get(key) ?? 0) + one.participants);
  }
  return sums;
}

const ledgerOf = (one: Booking): string => {
  const { serviceId, date } = slotOf(one);
  return ledgerIdOf(serviceId, date);
};

const nonZero = (sums: Map<string, number>) =>
  Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).sort());
