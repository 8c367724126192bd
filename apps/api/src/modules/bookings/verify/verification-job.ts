import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Gauge } from 'prom-client';
import { Clock } from '../../../common/clock/clock';
import { Metrics } from '../../../common/health/metrics';
import { JobLeases, type JobRun } from '../../../common/jobs/job-leases';
import { Config } from '../../../config/config';
import { NoticesService } from '../../notices/public';
import { VendorsService } from '../../vendors/public';
import { BookingChecker, type Verification } from './booking-checker';
import { describe } from './difference';

const JOB = 'verify-bookings';
/** Longer than it takes and than clocks differ, shorter than a night. */
const LEASE_MS = 6 * 60 * 60_000;

/** Checks the ledgers every night on one instance; every instance's metrics tell what came of it. */
@Injectable()
export class VerificationJob implements OnModuleInit {
  private readonly logger = new Logger(VerificationJob.name);

  constructor(
    private readonly checker: BookingChecker,
    private readonly leases: JobLeases,
    private readonly notices: NoticesService,
    private readonly vendors: VendorsService,
    private readonly clock: Clock,
    private readonly config: Config,
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

  @Cron(CronExpression.EVERY_DAY_AT_3AM)
  async nightly(): Promise<void> {
    if (this.config.env.JOBS_ENABLED) await this.verifyOrTell();
  }

  /** What keeps it from running is told to every venue. */
  async verifyOrTell(): Promise<void> {
    try {
      await this.verifyNow();
    } catch (error) {
      this.logger.error({ err: error }, 'bookings were not verified');
      await this.tellEverybody();
    }
  }

  /** Unless another instance does, or has tonight. */
  async verifyNow(): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    await this.leases.run(JOB, { now, until }, () => this.verify());
  }

  private async verify(): Promise<Verification> {
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

  private async tellEverybody(): Promise<void> {
    try {
      for await (const { _id } of this.vendors.each()) {
        const facts = { kind: 'jobFailed', detail: JOB } as const;
        await this.notices.raise(_id.toHexString(), this.clock.now(), facts);
      }
    } catch (error) {
      this.logger.error({ err: error }, 'nobody was told');
    }
  }

  /** Says nothing before the first night: a 0 would claim what nobody has looked at. */
  private gauge(name: string, help: string, valueIn: (run: JobRun<Verification>) => number): void {
    const { leases } = this;
    new Gauge({
      name,
      help,
      registers: [this.metrics.registry],
      async collect() {
        // a database that is away must not take the other metrics with it
        const run = await leases.last<Verification>(JOB).catch(() => undefined);
        if (run) this.set(valueIn(run));
        else this.remove();
      },
    });
  }
}
