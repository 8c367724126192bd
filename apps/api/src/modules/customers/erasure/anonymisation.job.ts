import { isToBeAnonymised, keptSince } from '@atrium/rules/anonymisation';
import { venueToday } from '@atrium/rules/booking-window';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { Types } from 'mongoose';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { AppError } from '../../../common/errors/app-error';
import { ScheduledJobs } from '../../../common/jobs/scheduled-jobs';
import { NoticesService } from '../../notices/public';
import { type Vendor, VendorsService } from '../../vendors/public';
import type { Customer } from '../customer.schema';
import { CustomersRepository } from '../customers.repository';
import { GuestBelongingsService } from '../merge/guest-belongings.service';
import { GuestEraser } from './guest-eraser';

export const ANONYMISATION_JOB = 'anonymise-guests';
/** Longer than it takes and than clocks differ, shorter than a night. */
const LEASE_MS = 6 * 60 * 60_000;
/** Guests per batch. */
const BATCH = 200;

export interface Anonymisation {
  vendors: number;
  /** Guests examined. */
  guests: number;
  anonymised: number;
}

/**
 * Anonymises guests the venue no longer needs, every night on one instance; the venue's figures
 * stay. See docs/domain/guests-and-privacy.md.
 */
@Injectable()
export class AnonymisationJob {
  private readonly logger = new Logger(AnonymisationJob.name);

  constructor(
    private readonly vendors: VendorsService,
    private readonly customers: CustomersRepository,
    private readonly belongings: GuestBelongingsService,
    private readonly eraser: GuestEraser,
    private readonly notices: NoticesService,
    private readonly jobs: ScheduledJobs,
  ) {}

  @Cron(CronExpression.EVERY_DAY_AT_2AM)
  nightly(): Promise<void> {
    return this.jobs.due(ANONYMISATION_JOB, LEASE_MS, (now) => this.run(now));
  }

  /** Covers every venue that wants it; a failure at one does not stop the others. */
  async run(now: Date): Promise<Anonymisation> {
    const done: Anonymisation = { vendors: 0, guests: 0, anonymised: 0 };
    for await (const vendor of this.vendors.each()) {
      if (!vendor.anonymiseAfterMonths) continue;
      done.vendors += 1;
      const vendorId = vendor._id.toHexString();
      try {
        await this.ofVendor(vendor, vendor.anonymiseAfterMonths, now, done);
      } catch (error) {
        this.logger.error({ err: error, vendorId }, 'guests were not anonymised');
        await this.notices.raise(vendorId, now, { kind: 'jobFailed', detail: ANONYMISATION_JOB });
      }
    }
    this.logger.log({ ...done }, 'guests anonymised');
    return done;
  }

  private async ofVendor(
    { _id, timezone }: Vendor,
    months: number,
    now: Date,
    done: Anonymisation,
  ): Promise<void> {
    const ctx = systemContext(_id.toHexString(), ANONYMISATION_JOB, now);
    const since = keptSince(venueToday(now.getTime(), timezone), months);
    let after: Types.ObjectId | undefined;
    for (;;) {
      const guests = await this.customers.oldest(ctx, BATCH, after);
      done.guests += guests.length;
      for (const guest of await this.candidates(ctx, guests, since, timezone)) {
        if (await this.anonymise(ctx, guest)) done.anonymised += 1;
      }
      after = guests.at(-1)?._id;
      if (!after || guests.length < BATCH) return;
    }
  }

  private async candidates(
    ctx: RequestContext,
    guests: readonly Customer[],
    since: string,
    zone: string,
  ): Promise<Customer[]> {
    const old = guests.filter((guest) =>
      isToBeAnonymised(
        {
          doNotDelete: guest.doNotDelete,
          createdOn: venueToday(guest.createdAt.getTime(), zone),
        },
        since,
      ),
    );
    if (old.length === 0) return [];
    const ids = old.map(({ _id }) => _id);
    const active = await this.belongings.activeSince(ctx, ids, since);
    return old.filter(({ _id }) => !active.has(_id.toHexString()));
  }

  /** False for a guest who must be kept after all, e.g. one who booked after the list was read. */
  private async anonymise(ctx: RequestContext, { _id }: Customer): Promise<boolean> {
    try {
      await this.eraser.erase(ctx, _id.toHexString());
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}
