import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { hasPart } from '@atrium/rules/venue/modules';
import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../common/clock/clock';
import { systemContext } from '../../../common/context/request-context';
import { type Failure, type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { nightlyFrom, nightlyKey, SCHEDULE_ZONE } from '../../../common/queue/nightly';
import { Queue } from '../../../common/queue/queue';
import { NoticesService } from '../../notices/public';
import { VendorsService } from '../../vendors/public';
import { SeatingProposals } from './seating-proposals.service';

const kind = 'propose-seating';
/** Longer than a night, so that each night's work is done once. */
const KEPT_MS = 2 * 24 * 60 * 60_000;
/** Today among them. */
const DAYS = 7;

/** Looks at the coming evenings of every venue with dining rooms, every night. */
@HandlesJobs()
@Injectable()
export class SeatingProposalsJob implements JobHandler {
  readonly kind = kind;
  readonly retryMinutes = [5, 30, 120];
  readonly keepDoneMs = KEPT_MS;

  constructor(
    private readonly vendors: VendorsService,
    private readonly proposals: SeatingProposals,
    private readonly notices: NoticesService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  @Cron(nightlyFrom(3), SCHEDULE_ZONE)
  async nightly(): Promise<void> {
    for await (const { _id, modules } of this.vendors.each()) {
      if (!hasPart(modules, 'fnb')) continue;
      const vendorId = _id.toHexString();
      const key = nightlyKey(kind, this.clock.now(), vendorId);
      await this.queue.addOnce({ kind, vendorId, key });
    }
  }

  async run(job: Job): Promise<void> {
    const vendorId = vendorOf(job);
    const { timezone } = await this.vendors.resolve(vendorId);
    const now = this.clock.now();
    const ctx = systemContext(vendorId, kind, now);
    const today = venueToday(now.getTime(), timezone);
    for (let day = 0; day < DAYS; day += 1) {
      job.signal.throwIfAborted();
      await this.proposals.renew(ctx, addDays(today, day));
    }
  }

  async failed(job: Job, { retryAt }: Failure): Promise<void> {
    if (retryAt) return;
    await this.notices.raise(vendorOf(job), this.clock.now(), { kind: 'jobFailed', detail: kind });
  }
}
