import { bookingWindowProblem } from '@atrium/rules/bookings/booking-window';
import type { ServiceDay } from '@atrium/rules/slots/service-day';
import { isSlotBlocked, slotAvailability } from '@atrium/rules/slots/slots';
import { heldIn, type SoldDay, slotKey } from '../../capacity/public';
import type { Service } from '../../services/public';
import type { AvailableDay, AvailableTime } from './availability.dto';

/** When, and for whom, availability is computed. */
export interface SlotView {
  readonly now: number;
  readonly zone: string;
  /**
   * All starts between these days are within the booking window, so they need no check of their
   * own.
   */
  readonly sureFrom: string;
  readonly sureUntil?: string;
  /** Hex id of the guest, whose own holds count as free. */
  readonly guest?: string;
}

/**
 * Caches days as last answered. An entry is valid until its service is read again or its ledger,
 * which counts its writes, changes; what depends on the moment or the guest (holds, the ends of the
 * booking window) is computed each time.
 */
export class AvailabilityCache {
  private readonly days = new WeakMap<ServiceDay, { writes: number; told: AvailableDay }>();

  day(
    service: Service,
    date: string,
    offered: ServiceDay,
    ledger: SoldDay | undefined,
    view: SlotView,
  ): AvailableDay {
    if (!isSure(date, view) || (ledger && ledger.holds.length > 0)) {
      return toAvailableDay(service, date, offered, ledger, view);
    }
    const writes = ledger?.v ?? UNWRITTEN;
    const known = this.days.get(offered);
    if (known?.writes === writes) return known.told;
    const told = toAvailableDay(service, date, offered, ledger, view);
    this.days.set(offered, { writes, told });
    return told;
  }
}

/** The version of a day without a ledger. */
const UNWRITTEN = -1;

/** Whether all starts of a day are within the booking window. */
const isSure = (date: string, { sureFrom, sureUntil = date }: SlotView): boolean =>
  date >= sureFrom && date <= sureUntil;

/** How far ahead, and how shortly before, a service can be booked. */
export const windowOf = ({ bookingWindowDays, minNoticeMinutes }: Service) => ({
  ...(bookingWindowDays === undefined ? {} : { bookingWindowDays }),
  ...(minNoticeMinutes === undefined ? {} : { minNoticeMinutes }),
});

function toAvailableDay(
  service: Service,
  date: string,
  day: ServiceDay,
  ledger: SoldDay | undefined,
  view: SlotView,
): AvailableDay {
  const times = day.slots.map((slot) => toAvailableTime(service, date, slot, ledger, view));
  const bookable = times.filter((time) => time.bookable);
  return {
    date,
    available: bookable.reduce((sum, time) => sum + time.available, 0),
    state: day.state,
    ...(day.comment ? { comment: day.comment } : {}),
    times,
  };
}

function toAvailableTime(
  service: Service,
  date: string,
  { start, end, capacity, name }: ServiceDay['slots'][number],
  ledger: SoldDay | undefined,
  view: SlotView,
): AvailableTime {
  const { now, zone, guest } = view;
  const used = ledger?.used[slotKey(start)] ?? 0;
  const own = guest ? { holds: [], owner: guest } : undefined;
  const held = ledger ? heldIn(ledger.holds, start, new Date(now), own) : 0;
  const available = slotAvailability({
    capacity,
    used,
    held,
    exclusive: service.exclusiveBooking,
  });
  const closed =
    !isSure(date, view) &&
    bookingWindowProblem({ date, minutes: start, now, zone, ...windowOf(service) });
  const { showAvailability, showEndTime, waitingList } = service;
  return {
    start,
    end,
    ...(name ? { name } : {}),
    available,
    ...(showAvailability ? { capacity } : {}),
    held,
    showAvailability,
    showEndTime,
    waitingList,
    bookable: !closed && !isSlotBlocked({ available, waitingList }),
  };
}
