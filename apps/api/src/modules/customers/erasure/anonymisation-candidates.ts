import { venueToday } from '@atrium/rules/bookings/booking-window';
import { isToBeAnonymised, keptSince } from '@atrium/rules/guests/anonymisation';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { VendorsService } from '../../vendors/public';
import type { Customer } from '../customer.schema';
import { CustomersRepository } from '../customers.repository';
import { GuestBelongingsService } from '../merge/guest-belongings.service';

/** Guests read at a time. */
const BATCH = 200;

/** What decides about a venue's guests on a day. */
export interface AnonymisationTerms {
  readonly afterMonths: number;
  /** The first day whose booking or stay keeps a guest. */
  readonly since: string;
  /** IANA. */
  readonly timezone: string;
}

/** Some of the guests, the oldest first. */
export interface LookedAt {
  /** Who had become a guest before the first day that keeps one. */
  readonly old: number;
  /** Of these, who is to be anonymised. */
  readonly guests: readonly Customer[];
  /** The last that was read; absent: there are no more. */
  readonly last?: Types.ObjectId;
}

/** Finds the guests whom a venue no longer needs. See docs/domain/guests-and-privacy.md. */
@Injectable()
export class AnonymisationCandidates {
  constructor(
    private readonly vendors: VendorsService,
    private readonly customers: CustomersRepository,
    private readonly belongings: GuestBelongingsService,
  ) {}

  /**
   * Undefined if the venue keeps everybody.
   * @param tried instead of the venue's months
   */
  async terms(
    { vendorId, now }: RequestContext,
    tried?: number,
  ): Promise<AnonymisationTerms | undefined> {
    const { timezone, anonymiseAfterMonths } = await this.vendors.resolve(vendorId);
    const afterMonths = tried ?? anonymiseAfterMonths;
    if (!afterMonths) return undefined;
    const since = keptSince(venueToday(now.getTime(), timezone), afterMonths);
    return { afterMonths, since, timezone };
  }

  /** The next of the venue's guests behind `after`. */
  async next(
    ctx: RequestContext,
    { since, timezone }: AnonymisationTerms,
    after?: Types.ObjectId,
  ): Promise<LookedAt> {
    const read = await this.customers.oldest(ctx, BATCH, after);
    const old = read.filter(({ doNotDelete, createdAt }) =>
      isToBeAnonymised(
        { doNotDelete, createdOn: venueToday(createdAt.getTime(), timezone) },
        since,
      ),
    );
    const last = read.length < BATCH ? undefined : read.at(-1)?._id;
    const rest = last ? { last } : {};
    if (old.length === 0) return { old: 0, guests: [], ...rest };
    const ids = old.map(({ _id }) => _id);
    const active = await this.belongings.activeSince(ctx, ids, since);
    return {
      old: old.length,
      guests: old.filter(({ _id }) => !active.has(_id.toHexString())),
      ...rest,
    };
  }
}
