import { may } from '@atrium/rules/access/access-levels';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import {
  countFeedRead,
  FEED_DAYS_AHEAD,
  FEED_DAYS_BACK,
} from '../../../common/calendar/feed-reads';
import { digestOf, newSecret, venueOf } from '../../../common/calendar/feed-secret';
import {
  type CallContext,
  type RequestContext,
  withVendor,
} from '../../../common/context/request-context';
import { ForbiddenError, NotFoundError } from '../../../common/errors/app-error';
import { Throttle } from '../../../common/throttling/throttle';
import { Transactions } from '../../../common/transactions/transactions';
import { Config } from '../../../config/config';
import { VendorsService } from '../../vendors/public';
import { type Therapist, TherapistsService } from '../therapists/public';
import { TreatmentsService } from '../treatments/public';
import type { CalendarFeedOutput, NewCalendarFeedOutput } from './calendar-feeds.dto';
import { CalendarFeedsRepository } from './calendar-feeds.repository';
import { feedCalendar } from './feed-calendar';

/** Lets a therapist's calendar read their treatments at a secret address. */
@Injectable()
export class CalendarFeedsService {
  // seven: besides the feed, it needs all that an address leads to
  constructor(
    private readonly feeds: CalendarFeedsRepository,
    private readonly therapists: TherapistsService,
    private readonly treatments: TreatmentsService,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
    private readonly throttle: Throttle,
    private readonly config: Config,
  ) {}

  /** @throws as `own` */
  async read(ctx: RequestContext, id: string): Promise<CalendarFeedOutput> {
    const { _id } = await this.own(ctx, id);
    const feed = await this.feeds.ofTherapist(ctx, _id);
    return feed ? { createdAt: feed.createdAt.toISOString() } : {};
  }

  /** In place of the one before, which ends. @throws as `own` */
  make(ctx: RequestContext, id: string): Promise<NewCalendarFeedOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const { _id } = await this.own(tx, id);
      const secret = newSecret(tx.vendorId);
      await this.feeds.drop(tx, _id);
      await this.feeds.insert(tx, {
        ...{ _therapist: _id, tokenHash: digestOf(secret), createdAt: tx.now },
      });
      tx.audit({ action: 'therapist.feedMade', entity: 'therapist', entityId: _id });
      const url = this.config.link(`/api/v1/spa/feeds/${secret}.ics`);
      return { createdAt: tx.now.toISOString(), url };
    });
  }

  /** Its address leads nowhere from now on. @throws as `own` */
  revoke(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const { _id } = await this.own(tx, id);
      if (await this.feeds.drop(tx, _id)) {
        tx.audit({ action: 'therapist.feedRevoked', entity: 'therapist', entityId: _id });
      }
      return null;
    });
  }

  /**
   * @throws {NotFoundError} a secret that nobody has, or has no longer
   * @throws {AppError} 429 TOO_MANY_REQUESTS
   */
  async calendar(call: CallContext, secret: string): Promise<string> {
    const vendorId = venueOf(secret);
    if (!vendorId) throw new NotFoundError();
    const ctx = withVendor(call, vendorId);
    const tokenHash = digestOf(secret);
    const feed = await this.feeds.findOne(ctx, { tokenHash });
    if (!feed) throw new NotFoundError();
    await countFeedRead(this.throttle, tokenHash);
    const { name, timezone } = await this.vendors.current(ctx);
    const therapist = await this.therapists.get(ctx, feed._therapist);
    const today = venueToday(ctx.now.getTime(), timezone);
    const treatments = await this.treatments.ofTherapist(
      ctx,
      therapist._id,
      addDays(today, -FEED_DAYS_BACK),
      addDays(today, FEED_DAYS_AHEAD),
    );
    const urlOf = (date: string) => this.config.link(`/admin/my-day?date=${date}`);
    return feedCalendar(therapist.name, treatments, { name, timezone, urlOf });
  }

  /**
   * @throws {NotFoundError} no such therapist
   * @throws {ForbiddenError} for colleagues below level 2
   */
  private async own(ctx: RequestContext, id: string): Promise<Therapist> {
    const therapist = await this.therapists.get(ctx, id);
    const { actor } = ctx;
    if (actor.kind !== 'staff') throw new ForbiddenError();
    if (therapist._user?.toHexString() === actor.id || may(actor.level, 'spa.edit')) {
      return therapist;
    }
    throw new ForbiddenError();
  }
}
