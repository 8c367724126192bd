import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../common/clock/clock';
import { systemContext } from '../../../common/context/request-context';
import { type Failure, type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { nightlyFrom, nightlyKey, SCHEDULE_ZONE } from '../../../common/queue/nightly';
import { Queue } from '../../../common/queue/queue';
import { NoticesService } from '../../notices/public';
import { VendorsService } from '../../vendors/public';
import { IntakeRecords } from '../intake-answers/public';
import { TreatmentsService } from '../treatments/public';
import { IntakeSettingsService } from './settings/intake-settings.service';

const kind = 'keep-intakes';
/** Longer than a night, so that each night's work is done once. */
const KEPT_MS = 2 * 24 * 60 * 60_000;
/** Answers read at a time. */
const BATCH = 200;

/** Every night, answers whose time is over go, and those sealed with an earlier key are sealed with the current one. */
@HandlesJobs()
@Injectable()
export class IntakeUpkeepJob implements JobHandler {
  readonly kind = kind;
  readonly retryMinutes = [5, 30, 120];
  readonly keepDoneMs = KEPT_MS;
  private readonly logger = new Logger(IntakeUpkeepJob.name);

  // seven: a nightly job with each venue’s own limit
  constructor(
    private readonly vendors: VendorsService,
    private readonly settings: IntakeSettingsService,
    private readonly records: IntakeRecords,
    private readonly treatments: TreatmentsService,
    private readonly notices: NoticesService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  @Cron(nightlyFrom(2), SCHEDULE_ZONE)
  async nightly(): Promise<void> {
    for await (const { _id } of this.vendors.each()) {
      const vendorId = _id.toHexString();
      const key = nightlyKey(kind, this.clock.now(), vendorId);
      await this.queue.addOnce({ kind, vendorId, key });
    }
  }

  /** Answers how many were removed and sealed again. */
  async run(job: Job): Promise<{ removed: number; resealed: number }> {
    const vendorId = vendorOf(job);
    const now = this.clock.now();
    const ctx = systemContext(vendorId, kind, now);
    const { timezone } = await this.vendors.resolve(vendorId);
    const today = venueToday(now.getTime(), timezone);
    const since = addDays(today, -(await this.settings.keepDays(ctx)));
    const done = { removed: 0, resealed: 0 };
    for await (const batch of this.records.batches(ctx, BATCH)) {
      job.signal.throwIfAborted();
      const ids = batch.map(({ _treatment }) => _treatment);
      const kept = new Set(
        (await this.treatments.byIds(ctx, ids))
          .filter(({ date }) => date >= since)
          .map(({ _id }) => _id.toHexString()),
      );
      const isKept = ({ _treatment }: (typeof batch)[number]) => kept.has(_treatment.toHexString());
      const over = batch.filter((intake) => !isKept(intake));
      done.removed += await this.records.dropEach(
        ctx,
        over.map(({ _id }) => _id),
      );
      for (const intake of batch.filter(isKept)) {
        if (await this.records.reseal(ctx, intake)) done.resealed += 1;
      }
    }
    this.logger.log({ vendorId, ...done }, 'answers of intake forms kept');
    return done;
  }

  async failed(job: Job, { retryAt }: Failure): Promise<void> {
    if (retryAt) return;
    await this.notices.raise(vendorOf(job), this.clock.now(), { kind: 'jobFailed', detail: kind });
  }
}
