import { isPast, venueToday } from '@atrium/rules/booking-window';
import { addDays } from '@atrium/rules/calendar-date';
import { bookingsBeyond } from '@atrium/rules/capacity-change';
import { displayName } from '@atrium/rules/guest-name';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { CustomersService, type GuestContact } from '../customers/customers.service';
import type { Service, ServiceImpact } from '../services/services.service';
import { VendorsService } from '../vendors/vendors.service';
import type { Booking } from './booking.schema';
import { BookingsRepository } from './bookings.repository';
import { type Ledger, slotKey, startOfSlotKey } from './engine/ledger.schema';
import { capsOf } from './engine/ledger-caps';
import { dateOf } from './engine/ledger-changes';
import { LedgerStore } from './engine/ledger-store';

/** Bookings looked at for one answer. */
const LOOKED_AT = 5_000;

type Scope = TenantScope & { readonly now: Date };

/** A slot that would have fewer places than it has, and than it has sold. */
interface ShrunkSlot {
  readonly date: string;
  readonly t: number;
  readonly had: number;
  readonly places: number;
  readonly booked: number;
}

/** Tells which bookings a change of a service would leave without their places. */
@Injectable()
export class BrokenBookings {
  constructor(
    private readonly ledgers: LedgerStore,
    private readonly bookings: BookingsRepository,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
  ) {}

  /** The ledgers that a change concerns: an evening of yesterday may still be going on. */
  async ledgersOf(scope: Scope, serviceId: Types.ObjectId): Promise<Ledger[]> {
    const { timezone } = await this.vendors.resolve(scope.vendorId);
    const from = addDays(venueToday(scope.now.getTime(), timezone), -1);
    return this.ledgers.ofService(scope, serviceId, from);
  }

  /**
   * Of slots still to come. A booking that did not fit before either is not the change's doing; nor does
   * making a service inactive break what it has sold.
   */
  async by(
    scope: Scope,
    before: Service,
    after: Service,
    ledgers: readonly Ledger[],
  ): Promise<ServiceImpact> {
    const { timezone } = await this.vendors.resolve(scope.vendorId);
    const shrunk = ledgers
      .flatMap((ledger) => shrunkSlots(scope.now, timezone, { before, after }, ledger))
      .sort((a, b) => (a.date === b.date ? a.t - b.t : a.date < b.date ? -1 : 1));
    const dates = [...new Set(shrunk.map(({ date }) => date))];
    const found =
      dates.length > 0 ? await this.bookings.counting(scope, after._id, dates, LOOKED_AT) : [];
    const bySlot = groupBySlot(found);
    const broken = shrunk
      .map((slot) => ({ slot, bookings: beyond(slot, bySlot.get(keyOf(slot.date, slot.t)) ?? []) }))
      .filter(({ bookings }) => bookings.length > 0);
    const all = broken.flatMap(({ bookings }) => bookings);
    const guests = await this.customers.namesOf(
      { vendorId: scope.vendorId },
      all.flatMap(({ _customer }) => _customer ?? []),
    );
    return {
      bookings: all.length,
      participants: all.reduce((sum, { participants }) => sum + participants, 0),
      slots: broken.map(({ slot: { date, t, places, booked }, bookings }) => ({
        date,
        timeindex: t,
        capacity: places,
        booked,
        bookings: bookings.map((booking) => toBroken(booking, guests)),
      })),
      complete: found.length < LOOKED_AT,
    };
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

/** Who fitted before and would no longer. */
function beyond({ had, places }: ShrunkSlot, bookings: readonly Booking[]): Booking[] {
  const already = new Set(bookingsBeyond(had, bookings));
  return bookingsBeyond(places, bookings).filter((booking) => !already.has(booking));
}

const keyOf = (date: string, t: number): string => `${date} ${t}`;

/** Each slot's in order of creation. */
function groupBySlot(bookings: readonly Booking[]): ReadonlyMap<string, Booking[]> {
  const slots = new Map<string, Booking[]>();
  const inOrder = [...bookings].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const booking of inOrder) {
    const key = keyOf(dateOf(booking), booking.timeindex);
    const slot = slots.get(key) ?? [];
    slot.push(booking);
    slots.set(key, slot);
  }
  return slots;
}

function toBroken(
  { _id, bookingId, participants, _customer }: Booking,
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
