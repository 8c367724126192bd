import { addDays, daysBetween } from '@atrium/rules/calendar/calendar-date';
import { toInstant, venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { expectedStatus } from '@atrium/rules/statuses/expected-status';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { RuleError } from '../../../common/errors/app-error';
import { BookingStatusesService } from '../../booking-statuses/public';
import { CustomersService } from '../../customers/public';
import { VendorsService } from '../../vendors/public';
import { FIGURES_INDEX } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import { figureFilter, idOrNone } from '../figures/booking-figures';
import { BookingFiguresService } from '../figures/booking-figures.service';
import {
  BY_CREATION,
  BY_GUEST,
  type DayRange,
  type ListFilter,
  type ListQuestion,
} from './booking-filter';
import type { BookingFilterQuery } from './booking-list.dto';

/** As long as a report may be, whose figures lead here. */
const LONGEST_LIST_DAYS = 400;
/** Guests that a text may mean, such as a common last name: the filter names each of them. */
const MATCHING_GUESTS = 40_000;
/** Guests of a list among whom a text that means more is looked for. */
const LISTED_GUESTS = 5_000;

/** References that a part may begin; of a million bookings some thirty begin with the same three digits. */
const MATCHING_REFERENCES = 100;
const PART_OF_REFERENCE = /^[0-9A-Z]{3,8}$/;
/** What may stand anywhere in a reference: letters and figures together are no name, and no phone number. */
const MIDDLE_OF_REFERENCE = /^(?=.*\d)(?=.*[A-Z])[0-9A-Z]{4,7}$/;

/** Turns what staff ask a list for into the database's filter. */
@Injectable()
export class BookingQuery {
  constructor(
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly bookings: BookingsRepository,
    private readonly figures: BookingFiguresService,
    private readonly statuses: BookingStatusesService,
  ) {}

  /** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG; TOO_MANY_RESULTS for a text that means a
   * crowd in a list of a crowd */
  async questionOf(ctx: RequestContext, query: BookingFilterQuery): Promise<ListQuestion> {
    const { timezone } = await this.vendors.current(ctx);
    const from = query.from ?? venueTimeOf(ctx.now.getTime(), timezone).date;
    const until = query.until ?? from;
    assertPeriod(from, until, LONGEST_LIST_DAYS);
    const { service, status, segment, customer, hour, waitingList, active, text, figure } = query;
    const further = figure ? [figureFilter(figure, await this.figures.basis(ctx))] : [];
    const filter: ListFilter = {
      ...(query.by === 'created'
        ? { createdAt: madeOn(from, until, timezone) }
        : { start: days(from, until) }),
      ...(service ? { _service: objectId(service), ...anyState } : {}),
      ...(status ? { _bookingStatus: await this.statusFilter(ctx, status) } : {}),
      ...(segment ? { _segment: idOrNone(segment) } : {}),
      ...(customer ? { _customer: idOrNone(customer) } : {}),
      ...(hour === undefined ? {} : { timeindex: { $gte: hour * 60, $lt: hour * 60 + 60 } }),
      ...(waitingList === undefined ? {} : { waitingList }),
      ...(active === undefined ? {} : { active }),
      ...(further.length > 0 ? { $and: further } : {}),
    };
    if (text) return this.matching(ctx, filter, text);
    if (query.by === 'created') {
      // a guest's bookings, and those of who waits, are fewer than what is made in a period
      const fewer = customer !== undefined || waitingList === true;
      return { filter, ...(fewer ? {} : { hint: BY_CREATION }) };
    }
    const byService = service && !status && !segment && !customer;
    return { filter, ...(byService ? { hint: FIGURES_INDEX } : {}) };
  }

  /** A booking that nobody gave a status is in the one that the venue expects guests with. */
  private async statusFilter(ctx: RequestContext, status: string) {
    if (status === 'none') return idOrNone(status);
    const expected = expectedStatus(await this.statuses.all(ctx));
    const _id = objectId(status);
    return expected?._id.equals(_id) ? { $in: [_id, null] } : _id;
  }

  /** Part of a reference, a room number, or guests by any part of their name, email or phone. */
  private async matching(
    ctx: RequestContext,
    filter: ListFilter,
    text: string,
  ): Promise<ListQuestion> {
    const guests = await this.customers.matching(ctx, text, MATCHING_GUESTS + 1);
    const meant =
      guests.length > MATCHING_GUESTS ? await this.listedMatching(ctx, filter, text) : guests;
    const ofGuests = { _customer: { $in: meant } };
    const narrowedBy = (part: object): ListFilter => ({
      ...filter,
      $and: [...(filter.$and ?? []), part],
    });
    const named = await this.naming(ctx, filter, text.trim());
    if (named.length === 0) return { filter: narrowedBy(ofGuests), hint: BY_GUEST };
    return { filter: narrowedBy({ $or: meant.length > 0 ? [...named, ofGuests] : named }) };
  }

  /** What a text says of bookings themselves, if there are any such. */
  private async naming(ctx: RequestContext, { start }: ListFilter, text: string) {
    const inCapitals = text.toUpperCase();
    const rooms = { roomNumber: { $in: [text, inCapitals, text.toLowerCase()] } };
    const [references, booked] = await Promise.all([
      this.referencesOf(ctx, inCapitals),
      this.bookings.findOne(ctx, { ...rooms, ...(start ? { start } : {}) }),
    ]);
    return [
      ...(references.length > 0 ? [{ bookingId: { $in: references } }] : []),
      ...(booked ? [rooms] : []),
    ];
  }

  /** References that begin with a text, or where none does, have it anywhere. */
  private async referencesOf(ctx: RequestContext, text: string): Promise<string[]> {
    if (!PART_OF_REFERENCE.test(text)) return [];
    const found = await this.bookings.referencesFrom(ctx, text, MATCHING_REFERENCES);
    if (found.length > 0 || !MIDDLE_OF_REFERENCE.test(text)) return found;
    return this.bookings.referencesWith(ctx, text, MATCHING_REFERENCES);
  }

  /** A text that means a crowd is looked for among the guests of the list. */
  private async listedMatching(
    ctx: RequestContext,
    filter: ListFilter,
    text: string,
  ): Promise<Types.ObjectId[]> {
    const listed = await this.bookings.guestsOf(ctx, filter, LISTED_GUESTS + 1);
    if (listed.length > LISTED_GUESTS) throw new RuleError('TOO_MANY_RESULTS');
    return this.customers.matchingAmong(ctx, listed, text);
  }
}

/** Says nothing, but lets the index of a service give its bookings in order, whatever became of them. */
const anyState = { active: { $in: [true, false] }, waitingList: { $in: [true, false] } };

/** Instants of the venue's days, both included. @param zone IANA */
export const madeOn = (from: string, until: string, zone: string) => ({
  $gte: new Date(toInstant(from, 0, zone)),
  $lt: new Date(toInstant(addDays(until, 1), 0, zone)),
});

export const days = (from: string, until: string): DayRange => ({
  $gte: new Date(`${from}T00:00:00Z`),
  $lte: new Date(`${until}T00:00:00Z`),
});

/** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
export function assertPeriod(from: string, until: string, longest: number): void {
  if (until < from) throw new RuleError('INVALID_PERIOD');
  if (daysBetween(from, until) >= longest) throw new RuleError('PERIOD_TOO_LONG');
}
