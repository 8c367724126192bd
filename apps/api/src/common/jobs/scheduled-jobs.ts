import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../config/config';
import { Clock } from '../clock/clock';
import { JobLeases } from './job-leases';

/** Clocks of instances differ by less than this, in milliseconds. */
const CLOCKS_DIFFER_MS = 1_000;

/** Jobs that every instance is told the time of, and one of them does. */
@Injectable()
export class ScheduledJobs {
  private readonly logger = new Logger(ScheduledJobs.name);

  constructor(
    private readonly leases: JobLeases,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Does a job whose time has come, unless this instance does no jobs or another has taken it. Never
   * fails: what went wrong is logged, and done again when the time comes next.
   * @param againMs for how long nobody else takes it up: until just before it is due again
   */
  async due(name: string, againMs: number, work: (now: Date) => Promise<unknown>): Promise<void> {
    if (!this.config.env.JOBS_ENABLED) return;
    const now = this.clock.now();
    const until = new Date(now.getTime() + againMs - CLOCKS_DIFFER_MS);
    try {
      await this.leases.run(name, { now, until }, () => work(now));
    } catch (error) {
      this.logger.error({ err: error, job: name }, 'a job was not done');
    }
  }
}
