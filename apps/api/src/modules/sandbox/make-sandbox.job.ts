import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../common/clock/clock';
import type { Job, JobHandler } from '../../common/queue/job';
import { HandlesJobs } from '../../common/queue/job-handlers';
import { nightlyFrom, nightlyKey, SCHEDULE_ZONE } from '../../common/queue/nightly';
import { Queue } from '../../common/queue/queue';
import { Config } from '../../config/config';
import { SandboxVenue } from './sandbox-venue';

const kind = 'make-sandbox' as const;
const DAY_MS = 24 * 60 * 60_000;
/** From closing the venue until it is emptied: what was let in before has been answered by then. */
const CLOSED_MS = 35_000;

/** What is done: `close` lets nobody in and has the rest done a little later. */
type Step = { readonly step: 'close' | 'make' };

/**
 * Makes the sandbox venue when an instance starts that should have it, and again every night. An instance that
 * should not have it takes it away.
 */
@HandlesJobs()
@Injectable()
export class MakeSandboxJob implements JobHandler<Step>, OnApplicationBootstrap {
  readonly kind = kind;
  readonly retryMinutes = [1, 5, 30];
  readonly keepDoneMs = 2 * DAY_MS;
  private readonly logger = new Logger(MakeSandboxJob.name);

  constructor(
    private readonly venue: SandboxVenue,
    private readonly queue: Queue,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { SANDBOX_VENUE, JOBS_ENABLED } = this.config.env;
    if (!JOBS_ENABLED || (await this.venue.exists()) === SANDBOX_VENUE) return;
    const now = this.clock.now();
    const key = `${kind}|start|${now.getTime()}`;
    await this.queue.addOnce({ kind, key, payload: { step: SANDBOX_VENUE ? 'make' : 'close' } });
  }

  @Cron(nightlyFrom(1), SCHEDULE_ZONE)
  async nightly(): Promise<void> {
    if (!this.config.env.SANDBOX_VENUE) return;
    const key = nightlyKey(kind, this.clock.now());
    await this.queue.addOnce({ kind, key, payload: { step: 'close' } });
  }

  async run({ key, payload }: Job<Step>): Promise<Step['step']> {
    await this.venue.close();
    if (payload.step === 'close') {
      const dueAt = new Date(this.clock.now().getTime() + CLOSED_MS);
      await this.queue.addOnce({ kind, key: `${key}|make`, payload: { step: 'make' }, dueAt });
      return 'close';
    }
    await this.venue.remove();
    if (this.config.env.SANDBOX_VENUE) await this.venue.make();
    this.logger.log({ isMade: this.config.env.SANDBOX_VENUE }, 'sandbox venue made again');
    return 'make';
  }
}
