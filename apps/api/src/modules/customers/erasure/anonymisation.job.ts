import { venueToday } from '@atrium/rules/bookings/booking-window';
import { isToBeAnonymised, keptSince } from '@atrium/rules/guests/anonymisation';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { AppError } from '../../../common/errors/app-error';
import { type Failure, type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { nightlyFrom, nightlyKey, SCHEDULE_ZONE } from '../../../common/queue/nightly';
import { Queue } from '../../../common/queue/queue';
import { NoticesService } from '../../notices/public';
import { VendorsService } from '../../vendors/public';
import type { Customer } from '../customer.schema';
import { CustomersRepository } from '../customers.repository';
import { GuestBelongingsService } from '../merge/guest-belongings.service';
import { GuestEraser } from './guest-eraser';

const kind = 'anonymise-guests';
/** Longer than a night, so that each night's work is done once. */
const KEPT_MS = 2 * 24 * 60 * 60_000;
/** Guests read at a time. */
const BATCH = 200;

/**
 * Anonymises guests the venue no longer needs, every night at each venue that wants it; the venue's
 * figures stay. See docs/domain/guests-and-privacy.md.
 */
@HandlesJobs()
@Injectable()
export class AnonymisationJob implements JobHandler {
  readonly kind = kind;
  readonly retryMinutes = [5, 30, 120];
  readonly keepDoneMs = KEPT_MS;
  private readonly logger = new Logger(AnonymisationJob.name);

  constructor(
    private readonly vendors: VendorsService,
    private readonly customers: CustomersRepository,
    private readonly belongings: GuestBelongingsService,
    private readonly eraser: GuestEraser,
    private readonly notices: NoticesService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  @Cron(nightlyFrom(2), SCHEDULE_ZONE)
  async nightly(): Promise<void> {
    for await (const { _id, anonymiseAfterMonths } of this.vendors.each()) {
      if (!anonymiseAfterMonths) continue;
      const vendorId = _id.toHexString();
      const key = nightlyKey(kind, this.clock.now(), vendorId);
      await this.queue.addOnce({ kind, vendorId, key });
    }
  }

  /** Answers how many guests were anonymised. */
  async run(job: Job): Promise<number> {
    const vendorId = vendorOf(job);
    const { timezone, anonymiseAfterMonths } = await this.vendors.resolve(vendorId);
    if (!anonymiseAfterMonths) return 0;
    const now = this.clock.now();
    const ctx = systemContext(vendorId, kind, now);
    const since = keptSince(venueToday(now.getTime(), timezone), anonymiseAfterMonths);
    let anonymised = 0;
    let last: Types.ObjectId | undefined;
    do {
      job.signal.throwIfAborted();
      const guests = await this.customers.oldest(ctx, BATCH, last);
      for (const guest of await this.candidates(ctx, guests, since, timezone)) {
        if (await this.anonymise(ctx, guest)) anonymised += 1;
      }
      last = guests.length < BATCH ? undefined : guests.at(-1)?._id;
    } while (last);
    this.logger.log({ vendorId, anonymised }, 'guests anonymised');
    return anonymised;
  }

  async failed(job: Job, { retryAt }: Failure): Promise<void> {
    if (retryAt) return;
    await this.notices.raise(vendorOf(job), this.clock.now(), { kind: 'jobFailed', detail: kind });
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
