import { latestBookableDate, venueToday } from '@atrium/rules/bookings/booking-window';
import {
  addDays,
  daysBetween,
  eachDay,
  firstOfMonth,
  lastOfMonth,
} from '@atrium/rules/calendar/calendar-date';
import { attributesOffered } from '@atrium/rules/seating/tables/table-wish';
import { nameIn } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import { LedgerCache, LedgerReader, ledgerIdOf, startOfSlotKey } from '../../capacity/public';
import { PlacedPictures } from '../../media/public';
import { PausesService } from '../../pauses/public';
import {
  picturesOf,
  type Service,
  ServicesService,
  toActivityAgeBands,
  toActivityGuide,
  toActivityPrepayment,
  toActivitySchedule,
} from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { serviceText } from '../service-text';
import { OfferedTables } from '../tables/offered-tables';
import {
  isSeating,
  promisesTables,
  type SeatingRoom,
  ServiceTables,
  seatsInRooms,
} from '../tables/service-tables';
import type {
  ActivitySeating,
  ActivityTable,
  ActivityWithAvailability,
  AvailabilityQuery,
  AvailableDay,
  BookedDayInput,
  BookedTime,
  OpenBookingDay,
  OpenBookingService,
} from './availability.dto';
import { AvailabilityCache, windowOf } from './availability-cache';
import { offeredDay } from './offered-days';
import { withoutPaused } from './paused-times';

/** The longest period per request: two months of a calendar. */
const MAX_DAYS = 62;
const DEFAULT_DAYS = 31;

interface ServiceOnOffer {
  readonly service: Service;
  /** Where it seats its guests. */
  readonly rooms: readonly SeatingRoom[];
  /** IANA, the venue's. */
  readonly zone: string;
}

/** The availability of services. */
@Injectable()
export class AvailabilityService {
  private readonly cache = new AvailabilityCache();

  // eight: a day can be booked where places, tables, pauses and the venue’s clock all say so
  constructor(
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly ledgers: LedgerReader,
    private readonly sold: LedgerCache,
    private readonly tables: OfferedTables,
    private readonly pauses: PausesService,
    private readonly rooms: ServiceTables,
    private readonly placedPictures: PlacedPictures,
  ) {}

  /**
   * An activity with its availability over a period, read with one query of its ledgers. A day
   * without a ledger has sold nothing.
   * @throws {NotFoundError} also for an inactive one
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
    const { timezone: zone, currency, languageCode } = vendor;
    const now = ctx.now.getTime();
    const rooms = await this.roomsOf(ctx, service);
    const dates = periodOf(query, venueToday(now, zone));
    const [days, pictures] = await Promise.all([
      this.days(ctx, { service, rooms, zone }, dates),
      this.placedPictures.shown(ctx, picturesOf(service), languageCode),
    ]);
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
      ...toActivityAgeBands(service, ctx.language),
      currency,
      prepayment: service.prepayment,
      ...toActivityPrepayment(service),
      cancellationHours: service.cancellationHours ?? 0,
      addons: service.addons.map((addon) => ({
        _id: addon._id,
        name: nameIn(ctx.language, addon),
        price: addon.price,
      })),
      ...toActivityGuide(service, { language: ctx.language, pictures }),
      ...toActivitySchedule(service),
      ...(latestDate ? { latestDate } : {}),
      ...(rooms.length > 0 ? { seating: toActivitySeating(service, rooms) } : {}),
      timeslots: { data: days },
    };
  }

  /**
   * The same for the calendar month of a day.
   * @throws those of activity
   */
  async month(
    call: CallContext,
    id: string,
    { date, code }: OpenBookingDay,
  ): Promise<OpenBookingService> {
    const period = { from: firstOfMonth(date), until: lastOfMonth(date) };
    const activity = await this.activity(call, id, { ...period, ...(code ? { code } : {}) });
    const { ctx } = await this.services.enter(call, id);
    const { slug } = await this.vendors.current(ctx);
    return { ...activity, vendor: slug };
  }

  /**
   * What can be booked on a day.
   * @throws those of activity
   */
  async times(call: CallContext, id: string, input: OpenBookingDay): Promise<AvailableDay> {
    const { timeslots } = await this.activity(call, id, input);
    const [day] = timeslots.data;
    if (!day) throw new NotFoundError();
    return day;
  }

  /**
   * Participants of the bookings that count, by start; starts without bookings are left out.
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

  /** What a service offers on some days, without its texts and whatever its code. @param zone IANA */
  async daysOf(
    ctx: RequestContext,
    service: Service,
    dates: readonly string[],
    zone: string,
  ): Promise<AvailableDay[]> {
    const rooms = await this.roomsOf(ctx, service);
    return this.days(ctx, { service, rooms, zone }, dates);
  }

  private async roomsOf(ctx: RequestContext, service: Service): Promise<readonly SeatingRoom[]> {
    return seatsInRooms(service) ? this.rooms.roomsOf(ctx, service) : [];
  }

  private async days(
    ctx: RequestContext,
    { service, rooms, zone }: ServiceOnOffer,
    dates: readonly string[],
  ): Promise<AvailableDay[]> {
    const ids = dates.map((date) => ledgerIdOf(service._id, date));
    const sold = await this.sold.read(ctx, ids);
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
    const told = dates.map((date, index) => {
      const ledger = sold.get(ids[index] ?? '');
      return this.cache.day(service, date, offeredDay(service, date, zone), ledger, view);
    });
    const pauses = ctx.actor.kind === 'staff' ? [] : await this.pauses.forGuests(ctx);
    const days = withoutPaused(told, pauses, { service: service._id.toHexString(), zone });
    if (!isSeating(service)) return days;
    return this.tables.limit(ctx, { service, rooms }, days, (date) =>
      sold.get(ledgerIdOf(service._id, date)),
    );
  }
}

function toActivitySeating(service: Service, rooms: readonly SeatingRoom[]): ActivitySeating {
  const tablesAtBooking = promisesTables(service);
  return {
    rooms: rooms.map(({ _id, name, tables }) => ({
      _id,
      name,
      tables: tablesAtBooking ? tables.filter(isForGuests).map(toActivityTable) : [],
    })),
    tablesAtBooking,
    wishes: tablesAtBooking ? attributesOffered(rooms) : [],
  };
}

const isForGuests = ({ guestCount }: ActivityTable): boolean => guestCount > 0;

const toActivityTable = ({ _id, name, guestCount }: ActivityTable): ActivityTable => ({
  ...{ _id, name, guestCount },
});

/** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
function periodOf({ date, from, until }: AvailabilityQuery, today: string): string[] {
  const first = date ?? from ?? today;
  const last = date ?? until ?? addDays(first, DEFAULT_DAYS - 1);
  if (last < first) throw new RuleError('INVALID_PERIOD');
  if (daysBetween(first, last) >= MAX_DAYS) throw new RuleError('PERIOD_TOO_LONG');
  return eachDay(first, last);
}
