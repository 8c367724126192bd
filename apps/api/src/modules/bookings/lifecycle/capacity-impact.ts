import { isPast, venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays, dateOf } from '@atrium/rules/calendar/calendar-date';
import { displayName } from '@atrium/rules/guests/guest-name';
import { bookingsBeyond } from '@atrium/rules/slots/capacity-change';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { type Ledger, LedgerReader, slotKey, startOfSlotKey } from '../../capacity/public';
import { CustomersService, type GuestContact } from '../../customers/public';
import type { Service, ServiceImpact, ServiceImpactQuery } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { BookingsRepository, type CountingBooking } from '../bookings.repository';
import { isSameStart } from '../same-slot';
import { capsOf } from '../service-caps';
import { BrokenBookingsPage, type ShrunkSlot } from './broken-bookings-page';

/** Default page size, in bookings. */
const ON_A_PAGE = 200;

type Scope = TenantScope & { readonly now: Date };

/** Finds the bookings that a change of a service would leave without places. */
@Injectable()
export class CapacityImpact {
  constructor(
    private readonly ledgers: LedgerReader,
    private readonly bookings: BookingsRepository,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
  ) {}

  /** The ledgers that a change affects, from yesterday on: its evening may still be running. */
  async ledgersOf(scope: Scope, serviceId: Types.ObjectId): Promise<Ledger[]> {
    const { timezone } = await this.vendors.resolve(scope.vendorId);
    const from = addDays(venueToday(scope.now.getTime(), timezone), -1);
    return this.ledgers.ofService(scope, serviceId, from);
  }

  /**
   * Covers slots still to come. Bookings that did not fit before are not blamed on the change, and making a
   * service inactive breaks none. All are counted; one page of them is listed.
   */
  async by(
    scope: Scope,
    { before, after }: { readonly before: Service; readonly after: Service },
    ledgers: readonly Ledger[],
    { limit = ON_A_PAGE, cursor }: ServiceImpactQuery = {},
  ): Promise<ServiceImpact> {
    const { timezone } = await this.vendors.resolve(scope.vendorId);
    const shrunk = new Map(
      ledgers
        .flatMap((ledger) => shrunkSlots(scope.now, timezone, { before, after }, ledger))
        .map((slot) => [keyOf(slot.date, slot.t), slot]),
    );
    const page = new BrokenBookingsPage(limit, cursor);
    for await (const bookings of this.slots(scope, after._id, [...shrunk.values()])) {
      const [first] = bookings;
      const slot = first && shrunk.get(keyOf(dateOf(first.start), first.timeindex));
      if (slot) page.add(slot, beyond(slot, bookings));
    }
    const guests = await this.customers.namesOf(
      { vendorId: scope.vendorId },
      page.named.flatMap(({ _customer }) => _customer ?? []),
    );
    return page.answer((booking) => toBroken(booking, guests));
  }

  /** The bookings slot by slot, each in order of creation; one slot is in memory at a time. */
  private async *slots(
    scope: Scope,
    serviceId: Types.ObjectId,
    shrunk: readonly ShrunkSlot[],
  ): AsyncGenerator<CountingBooking[]> {
    if (shrunk.length === 0) return;
    const dates = [...new Set(shrunk.map(({ date }) => date))];
    const starts = [...new Set(shrunk.map(({ t }) => t))];
    let slot: CountingBooking[] = [];
    for await (const booking of this.bookings.counting(scope, serviceId, dates, starts)) {
      const [first] = slot;
      if (first && !isSameStart(first, booking)) {
        yield inOrder(slot);
        slot = [];
      }
      slot.push(booking);
    }
    if (slot.length > 0) yield inOrder(slot);
  }
}

function shrunkSlots(
  now: Date,
  zone: string,
  { before, after }: { before: Service; after: Service },
  { date, used }: Ledger,
): ShrunkSlot[] {
  const had = capsOf({ ...before, active: true }, date, zone);
  const has = capsOf({ ...after, active: true }, date, zone);
  return Object.entries(used).flatMap(([key, booked]) => {
    const t = startOfSlotKey(key);
    const slot = { date, t, had: had[slotKey(t)] ?? 0, places: has[slotKey(t)] ?? 0, booked };
    const shrinks = slot.places < slot.had && slot.places < booked;
    return shrinks && !isPast(date, t, now.getTime(), zone) ? [slot] : [];
  });
}

/** Bookings that fitted before and no longer would. */
function beyond(
  { had, places }: ShrunkSlot,
  bookings: readonly CountingBooking[],
): CountingBooking[] {
  const already = new Set(bookingsBeyond(had, bookings));
  return bookingsBeyond(places, bookings).filter((booking) => !already.has(booking));
}

const keyOf = (date: string, t: number): string => `${date} ${t}`;

const inOrder = (bookings: readonly CountingBooking[]): CountingBooking[] =>
  [...bookings].sort(
    (a, b) =>
      a.createdAt.getTime() - b.createdAt.getTime() ||
      (a._id.toHexString() < b._id.toHexString() ? -1 : 1),
  );

function toBroken(
  { _id, bookingId, participants, _customer }: CountingBooking,
  guests: ReadonlyMap<string, GuestContact>,
) {
  const guest = _customer ? guests.get(_customer.toHexString()) : undefined;
  return {
    _id: _id.toHexString(),
    bookingId,
    ...(guest ? { guest: displayName(guest) } : {}),
    participants,
  };
}
