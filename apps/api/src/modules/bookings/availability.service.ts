import { bookingWindowProblem, latestBookableDate, venueToday } from '@atrium/rules/booking-window';
import { addDays, daysBetween, eachDay } from '@atrium/rules/calendar-date';
import type { ServiceDay } from '@atrium/rules/service-day';
import { isSlotBlocked, slotAvailability } from '@atrium/rules/slots';
import { Injectable } from '@nestjs/common';
import type { CallContext, RequestContext } from '../../common/context/request-context';
import { NotFoundError, RuleError } from '../../common/errors/app-error';
import { ServicesService } from '../services/services.service';
import { VendorsService } from '../vendors/vendors.service';
import type {
  ActivityWithAvailability,
  AvailabilityQuery,
  AvailableDay,
  AvailableTime,
  BookedDayInput,
  BookedTime,
} from './dto/availability.dto';
import { ledgerIdOf, slotKey, startOfSlotKey } from './engine/ledger.schema';
import { LedgerStore, type SoldDay } from './engine/ledger-store';
import { heldIn } from './engine/slot-places';
import { offeredDay } from './offered-days';
import { serviceText } from './service-text';

/** Longest period of one question: two months of a calendar. */
const MAX_DAYS = 62;
const DEFAULT_DAYS = 31;

type Service = Awaited<ReturnType<ServicesService['get']>>;

interface SlotView {
  readonly now: number;
  readonly zone: string;
  /** Every start of the days between is within the booking window: no need to reckon each. */
  readonly sureFrom: string;
  readonly sureUntil?: string;
  /** Hex id of the guest who looks: what they hold themselves is free for them. */
  readonly guest?: string;
}

/** What of a service is free when. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly ledgers: LedgerStore,
  ) {}

  /**
   * An activity with the availability of a period, read in one query of its ledgers. A day that has none
   * has sold nothing.
   * @throws {NotFoundError} also for one that is not active
   * @throws {RuleError} SERVICE_CODE_REQUIRED, WRONG_SERVICE_CODE, INVALID_PERIOD, PERIOD_TOO_LONG
   */
  async activity(
    call: CallContext,
    id: string,
    query: AvailabilityQuery,
  ): Promise<ActivityWithAvailability> {
    const { ctx, service } = await this.services.enter(call, id);
    if (!service.active) throw new NotFoundError();
    await this.services.assertCode(ctx, service, query.code);
    const vendor = await this.vendors.current(ctx);
    const { timezone: zone, currency } = vendor;
    const now = ctx.now.getTime();
    const days = await this.days(ctx, service, periodOf(query, venueToday(now, zone)), zone);
    const latestDate = latestBookableDate({ now, zone, ...windowOf(service) });
    const { name, description, unit, units } = serviceText(service, ctx.language);
    return {
      _id: service._id.toHexString(),
      name,
      ...(description ? { description } : {}),
      ...(service.comment ? { comment: service.comment } : {}),
      unit,
      units,
      waitingList: service.waitingList,
      exclusiveBooking: service.exclusiveBooking,
      allowBookingForChildren: service.allowBookingForChildren,
      showCommentField: service.showCommentField,
      price: service.price,
      currency,
      prepayment: service.prepayment,
      cancellationHours: service.cancellationHours ?? 0,
      addons: service.addons.map((addon) => ({
        _id: addon._id,
        name: addon.name,
        price: addon.price,
      })),
      ...(latestDate ? { latestDate } : {}),
      timeslots: { data: days },
    };
  }

  /**
   * The participants of the bookings that count, by start; starts nobody booked are left out.
   * @throws {NotFoundError}
   */
  async bookedDay(ctx: RequestContext, input: BookedDayInput): Promise<BookedTime[]> {
    const { _id } = await this.services.get(ctx, input.service);
    const ledger = await this.ledgers.find(ctx, ledgerIdOf(_id, input.date));
    return Object.entries(ledger?.used ?? {})
      .filter(([, participants]) => participants > 0)
      .map(([key, participants]) => ({ timeindex: startOfSlotKey(key), participants }))
      .sort((a, b) => a.timeindex - b.timeindex);
  }

  private async days(
    ctx: RequestContext,
    service: Service,
    dates: readonly string[],
    zone: string,
  ): Promise<AvailableDay[]> {
    const ids = dates.map((date) => ledgerIdOf(service._id, date));
    const ledgers = await this.ledgers.soldOf(ctx, ids);
    const byDate = new Map(ledgers.map((ledger) => [ledger.date, ledger]));
    const now = ctx.now.getTime();
    const { minNoticeMinutes = 0 } = service;
    const latest = latestBookableDate({ now, zone, ...windowOf(service) });
    const view = {
      now,
      zone,
      sureFrom: addDays(venueToday(now + minNoticeMinutes * 60_000, zone), 1),
      ...(latest === undefined ? {} : { sureUntil: latest }),
      ...(ctx.actor.kind === 'guest' ? { guest: ctx.actor.id } : {}),
    };
    return dates.map((date) =>
      toAvailableDay(service, date, offeredDay(service, date, zone), byDate.get(date), view),
    );
  }
}

/** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
function periodOf({ date, from, until }: AvailabilityQuery, today: string): string[] {
  const first = date ?? from ?? today;
  const last = date ?? until ?? addDays(first, DEFAULT_DAYS - 1);
  if (last < first) throw new RuleError('INVALID_PERIOD');
  if (daysBetween(first, last) >= MAX_DAYS) throw new RuleError('PERIOD_TOO_LONG');
  return eachDay(first, last);
}

const windowOf = ({ bookingWindowDays, minNoticeMinutes }: Service) => ({
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
  { now, zone, guest, sureFrom, sureUntil = date }: SlotView,
): AvailableTime {
  const used = ledger?.used[slotKey(start)] ?? 0;
  const own = guest ? { holds: [], owner: guest } : undefined;
  const held = ledger ? heldIn(ledger.holds, start, new Date(now), own) : 0;
  const available = slotAvailability({
    capacity,
    used,
    held,
    exclusive: service.exclusiveBooking,
  });
  const sure = date >= sureFrom && date <= sureUntil;
  const closed =
    !sure && bookingWindowProblem({ date, minutes: start, now, zone, ...windowOf(service) });
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
