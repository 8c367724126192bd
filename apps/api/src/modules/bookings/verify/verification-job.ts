import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Gauge } from 'prom-client';
import { Clock } from '../../../common/clock/clock';
import { Metrics } from '../../../common/health/metrics';
import type { Failure, Job, JobHandler } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { nightlyFrom, nightlyKey, SCHEDULE_ZONE } from '../../../common/queue/nightly';
import { type LastRun, Queue } from '../../../common/queue/queue';
import { NoticesService } from '../../notices/public';
import { VendorsService } from '../../vendors/public';
import { BookingChecker, type Verification } from './booking-checker';
import { describe } from './difference';

const kind = 'verify-bookings';
/** Metrics show the last result for this long, even if later nights fail. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Checks the ledgers once a night; every instance shows the result in its metrics. */
@HandlesJobs()
@Injectable()
export class VerificationJob implements JobHandler, OnModuleInit {
  readonly kind = kind;
  readonly retryMinutes = [5, 30];
  readonly keepDoneMs = KEPT_MS;
  private readonly logger = new Logger(VerificationJob.name);

  // seven: it runs the check on one instance and reports by log, notice and metric
  constructor(
    private readonly checker: BookingChecker,
    private readonly queue: Queue,
    private readonly notices: NoticesService,
    private readonly vendors: VendorsService,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.gauge(
      'booking_differences',
      'Differences between ledgers, tables, memberships and bookings, last time',
      (run) => run.result.differences,
    );
    this.gauge('booking_verified_timestamp_seconds', 'When ledgers were last verified', (run) =>
      Math.floor(run.at.getTime() / 1000),
    );
  }

  @Cron(nightlyFrom(3), SCHEDULE_ZONE)
  nightly(): Promise<void> {
    return this.queue.addOnce({ kind, key: nightlyKey(kind, this.clock.now()) });
  }

  async run(): Promise<Verification> {
    const result = await this.checker.run(async ({ vendorId }, serviceId, differences) => {
      await this.notices.raise(vendorId, this.clock.now(), {
        kind: 'bookingsDiffer',
        times: differences.length,
        ...(serviceId ? { entityId: serviceId } : {}),
      });
      for (const difference of differences) {
        this.logger.error({ vendorId, difference }, describe(difference));
      }
    });
    this.logger.log({ ...result }, 'bookings verified');
    return result;
  }

  async failed(_job: Job, { retryAt }: Failure): Promise<void> {
    if (retryAt) return;
    for await (const { _id } of this.vendors.each()) {
      const facts = { kind: 'jobFailed', detail: kind } as const;
      await this.notices.raise(_id.toHexString(), this.clock.now(), facts);
    }
  }

  /** Absent before the first night: a 0 would claim a check that never ran. */
  private gauge(name: string, help: string, valueIn: (run: LastRun<Verification>) => number): void {
    const { queue } = this;
    new Gauge({
      name,
      help,
      registers: [this.metrics.registry],
      async collect() {
        // without the database, the other metrics are still answered
        const run = await queue.lastRun<Verification>(kind).catch(() => undefined);
        if (run) this.set(valueIn(run));
        else this.remove();
      },
    });
  }
}
