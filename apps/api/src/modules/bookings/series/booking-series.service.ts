import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../../common/context/request-context';
import { ConflictError } from '../../../common/errors/app-error';
import { LedgerReader, ledgerIdOf } from '../../capacity/public';
import { SegmentsService } from '../../segments/public';
import type { Booking } from '../booking.schema';
import { BookingPresenter } from '../booking-presenter';
import { toSlotConflict } from '../bookings.errors';
import { BulkCancellation } from '../change/bulk-cancellation';
import type { BookingsTogetherOutput, CancelTogetherInput } from '../change/bulk-cancellation.dto';
import { BookingDrafts, type BookingSetting } from '../create/booking-drafts';
import { newBooking } from '../create/new-booking';
import { NewBookings } from '../create/new-bookings';
import { BookingMail } from '../notifications/booking-mail';
import { PromisedTables } from '../tables/promised-tables';
import { TableWishes } from '../tables/table-wishes';
import type {
  BookingSeriesInput,
  BookingSeriesOutput,
  BookingSeriesPlan,
} from './booking-series.dto';
import { candidatesOf, planOf, type SeriesCandidate } from './series-days';

interface PreparedSeries {
  readonly setting: BookingSetting;
  readonly candidates: readonly SeriesCandidate[];
}

/** Recurring bookings from staff. */
@Injectable()
export class BookingSeriesService {
  // eight: a series is made, shown and cancelled as one
  constructor(
    private readonly newBookings: NewBookings,
    private readonly ledgers: LedgerReader,
    private readonly drafts: BookingDrafts,
    private readonly segments: SegmentsService,
    private readonly presenter: BookingPresenter,
    private readonly mail: BookingMail,
    private readonly together: BulkCancellation,
    private readonly tables: PromisedTables,
    private readonly wishes: TableWishes,
  ) {}

  /**
   * What would happen to each date. No places are held, so the answer can be out of date at once.
   * @throws {NotFoundError}
   * @throws {ConflictError} MEMBERSHIP_USED_UP when it does not cover every date
   * @throws {RuleError} INVALID_PERIOD, SERIES_TOO_LONG, the rules for the party and for what covers it
   */
  async preview(ctx: RequestContext, input: BookingSeriesInput): Promise<BookingSeriesPlan> {
    const { setting, candidates } = await this.prepared(ctx, input);
    const bookings = await this.bookingsOf(ctx, input, setting, candidates, new Types.ObjectId());
    const [ledgers, hasTable] = await Promise.all([
      this.ledgersOf(ctx, setting, candidates),
      this.tablesOf(ctx, setting, bookings),
    ]);
    const plan = planOf(setting, input, candidates, ledgers, ctx.now, hasTable);
    const [first] = bookings;
    if (first && plan.booked > 1) {
      await this.drafts.cover(
        ctx,
        { ...first, participants: first.participants * plan.booked },
        input,
      );
    }
    return plan;
  }

  /**
   * Books every date with room in one transaction, which plans from its own reads rather than trust a
   * preview. Each date has its own entry in the audit log; the guest gets one message.
   * @throws {ConflictError} SERIES_WITHOUT_DATES when nothing can be booked
   * @throws as preview
   */
  async create(ctx: RequestContext, input: BookingSeriesInput): Promise<BookingSeriesOutput> {
    const { setting, candidates } = await this.prepared(ctx, input);
    const { vendor, service, guest } = setting;
    const seriesId = new Types.ObjectId();
    const bookings = await this.bookingsOf(ctx, input, setting, candidates, seriesId);
    const references = await this.presenter.references(ctx, bookings);
    let plan: BookingSeriesPlan = { dates: [], booked: 0 };
    const creation = this.newBookings.create(ctx, {
      bookings,
      choose: async (tx) => {
        const ledgers = await this.ledgersOf(tx, setting, candidates);
        const hasTable = await this.tablesOf(tx, setting, bookings);
        plan = planOf(setting, input, candidates, ledgers, tx.now, hasTable);
        if (plan.booked === 0) {
          throw new ConflictError('SERIES_WITHOUT_DATES', { data: { dates: plan.dates } });
        }
        const chosen = new Set(
          plan.dates.flatMap(({ date, outcome }) => (outcome === 'booked' ? [date] : [])),
        );
        return bookings.filter((booking) => chosen.has(dateOf(booking.start)));
      },
      messages: async (tx, booked) => {
        const mails = booked.map((booking) => ({ booking, service, vendor, guest: guest ?? null }));
        return [await this.mail.ofSeveral(tx, 'bookingConfirmation', mails)];
      },
      answer: (tx, booked) => ({
        _id: seriesId.toHexString(),
        ...plan,
        bookings: booked.map((booking) => this.presenter.toStaff(tx, booking, references)),
      }),
    });
    return creation.catch((error: unknown) => {
      throw toSlotConflict(error, input);
    });
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string): Promise<BookingsTogetherOutput> {
    const found = await this.together.find(ctx, '_series', id);
    return { _id: id, bookings: await this.presenter.forStaff(ctx, found) };
  }

  /**
   * Cancels the remaining dates.
   * @throws {NotFoundError}
   * @throws {RuleError} BOOKING_CANCELLED when no date is left
   */
  async cancel(
    ctx: RequestContext,
    id: string,
    { from, reason }: CancelTogetherInput,
  ): Promise<BookingsTogetherOutput> {
    const seen = await this.together.find(ctx, '_series', id);
    return this.together.cancel(ctx, seen, {
      from,
      reason,
      answer: (bookings, { tx, references }) => ({
        _id: id,
        bookings: bookings.map((one) => this.presenter.toStaff(tx, one, references)),
      }),
    });
  }

  private async prepared(ctx: RequestContext, input: BookingSeriesInput): Promise<PreparedSeries> {
    const setting = await this.drafts.setting(ctx, input._service, input._customer);
    const { timeindex: start, timeindexEnd: end = start + 1 } = input;
    // only the party is checked here; open days are answered date by date
    const slot = { timeId: '', start, end, capacity: 0 };
    this.drafts.check(ctx, setting, input, 'staff', { day: { state: 'open', slots: [slot] } });
    await this.wishes.assertInRooms(ctx, setting.service, input.tableWish);
    return { setting, candidates: candidatesOf(setting, input) };
  }

  private ledgersOf(
    scope: TenantScope,
    { service }: BookingSetting,
    candidates: readonly SeriesCandidate[],
  ) {
    return this.ledgers.findMany(
      scope,
      candidates.map(({ date }) => ledgerIdOf(service._id, date)),
    );
  }

  /** Whether a table is free on a date. */
  private async tablesOf(
    scope: TenantScope & { readonly now: Date },
    { service }: BookingSetting,
    bookings: readonly Booking[],
  ): Promise<(date: string) => boolean> {
    const seatable = await this.tables.seatable(scope, service, bookings);
    const dates = new Set(seatable.map(({ start }) => dateOf(start)));
    return (date) => dates.has(date);
  }

  /** One booking for each date that offers the time. @throws {NotFoundError} for an unknown segment; as cover */
  private async bookingsOf(
    ctx: RequestContext,
    input: BookingSeriesInput,
    { vendor, service, guest }: BookingSetting,
    candidates: readonly SeriesCandidate[],
    seriesId: Types.ObjectId,
  ): Promise<Booking[]> {
    const segment = input._segment ? await this.segments.get(ctx, input._segment) : undefined;
    const segmentId = segment?._id ?? vendor._defaultSegment;
    const offered = candidates.filter(({ problem }) => problem === undefined);
    const drafts = offered.map(({ date, day }) =>
      newBooking(
        { ...input, date },
        {
          now: ctx.now,
          vendor,
          service,
          day,
          online: false,
          seriesId,
          ...(guest ? { customerId: guest._id } : {}),
          ...(segmentId ? { segmentId } : {}),
        },
      ),
    );
    return Promise.all(drafts.map((draft) => this.drafts.cover(ctx, draft, input)));
  }
}
