import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { languageOf, nameIn } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import {
  countFeedRead,
  FEED_DAYS_AHEAD,
  FEED_DAYS_BACK,
} from '../../../common/calendar/feed-reads';
import { digestOf, newSecret, venueOf } from '../../../common/calendar/feed-secret';
import {
  type CallContext,
  type RequestContext,
  type TenantScope,
  withVendor,
} from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { NotFoundError } from '../../../common/errors/app-error';
import { Throttle } from '../../../common/throttling/throttle';
import { Transactions } from '../../../common/transactions/transactions';
import { Config } from '../../../config/config';
import { DiningRoomsService } from '../../dining-rooms/public';
import { type Service, ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { bookingCalendar } from './booking-calendar';
import type { FeedKind } from './booking-feed.schema';
import type { BookingFeedOutput, NewBookingFeedOutput } from './booking-feeds.dto';
import { BookingFeedsRepository, type FeedScope } from './booking-feeds.repository';

/** What a feed is of, as its calendar tells it. */
interface Told {
  readonly name: string;
  readonly services: readonly Service[];
  readonly tables?: FeedScope['tables'];
  /** The page of the back office that shows a day of it. */
  readonly pageOf: (date: string) => string;
}

/** Lets a calendar read how many come when, at a secret address. */
@Injectable()
export class BookingFeeds {
  // seven: besides the feed, it needs all that an address leads to
  constructor(
    private readonly feeds: BookingFeedsRepository,
    private readonly services: ServicesService,
    private readonly rooms: DiningRoomsService,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
    private readonly throttle: Throttle,
    private readonly config: Config,
  ) {}

  /** @throws {NotFoundError} */
  async read(ctx: RequestContext, kind: FeedKind, id: string): Promise<BookingFeedOutput> {
    const feed = await this.feeds.of(ctx, { kind, of: await this.subject(ctx, kind, id) });
    return feed ? { createdAt: feed.createdAt.toISOString() } : {};
  }

  /** In place of the one before, which ends. @throws {NotFoundError} */
  make(ctx: RequestContext, kind: FeedKind, id: string): Promise<NewBookingFeedOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const of = await this.subject(tx, kind, id);
      const secret = newSecret(tx.vendorId);
      await this.feeds.drop(tx, { kind, of });
      await this.feeds.insert(tx, {
        ...{ kind, of, tokenHash: digestOf(secret), createdAt: tx.now },
      });
      tx.audit({ action: `${kind}.feedMade`, entity: kind, entityId: of });
      const url = this.config.link(`/api/v1/feeds/${secret}.ics`);
      return { createdAt: tx.now.toISOString(), url };
    });
  }

  /** Its address leads nowhere from now on. @throws {NotFoundError} */
  revoke(ctx: RequestContext, kind: FeedKind, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const of = await this.subject(tx, kind, id);
      if (await this.feeds.drop(tx, { kind, of })) {
        tx.audit({ action: `${kind}.feedRevoked`, entity: kind, entityId: of });
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
    const { name: venue, timezone, languageCode } = await this.vendors.current(ctx);
    const language = languageOf(languageCode) ?? 'en';
    const told = await this.told(ctx, feed.kind, feed.of, language);
    const today = venueToday(ctx.now.getTime(), timezone);
    const starts = await this.feeds.starts(ctx, {
      services: told.services.map(({ _id }) => _id),
      ...(told.tables ? { tables: told.tables } : {}),
      from: new Date(`${addDays(today, -FEED_DAYS_BACK)}T00:00:00Z`),
      until: new Date(`${addDays(today, FEED_DAYS_AHEAD)}T00:00:00Z`),
    });
    return bookingCalendar(starts, {
      ...{ title: told.name, venue, timezone, language },
      serviceNames: new Map(
        told.services.map((one) => [one._id.toHexString(), nameIn(language, one)]),
      ),
      urlOf: (date) => this.config.link(told.pageOf(date)),
    });
  }

  private async subject(scope: TenantScope, kind: FeedKind, id: string): Promise<Types.ObjectId> {
    const { _id } = await (kind === 'service' ? this.services : this.rooms).get(scope, id);
    return _id;
  }

  /** @throws {NotFoundError} it was deleted */
  private async told(
    ctx: RequestContext,
    kind: FeedKind,
    of: Types.ObjectId,
    language: string,
  ): Promise<Told> {
    const id = of.toHexString();
    if (kind === 'service') {
      const service = await this.services.get(ctx, id);
      const pageOf = (date: string) =>
        `/admin/list_bookings?service=${id}&from=${date}&until=${date}`;
      return { name: nameIn(language, service), services: [service], pageOf };
    }
    const { name, tables } = await this.rooms.get(ctx, id);
    const services = await this.services.list(ctx);
    const pageOf = (date: string) => `/admin/seating?room=${id}&date=${date}`;
    return { name, services, tables: tables.map(({ _id }) => objectId(_id)), pageOf };
  }
}
