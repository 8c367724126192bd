import { type Measured, systemStatus } from '@atrium/rules/venue/system-status';
import { Injectable } from '@nestjs/common';
import { MongooseHealthIndicator } from '@nestjs/terminus';
import { Clock } from '../../common/clock/clock';
import { Queue } from '../../common/queue/queue';
import { MailTransport } from '../messages/public';
import type { SystemStatusOutput } from './system-status.dto';

/** However many look at the page, the database is asked once in this time. */
const KEPT_MS = 10_000;
/** A database that takes longer counts as away. */
const LONGEST_WAIT_MS = 1_500;

/** How the parts of the product do, as everybody may know it. */
@Injectable()
export class SystemStatusService {
  constructor(
    private readonly database: MongooseHealthIndicator,
    private readonly queue: Queue,
    private readonly mail: MailTransport,
    private readonly clock: Clock,
  ) {}

  private last?: { readonly at: number; readonly status: Promise<SystemStatusOutput> };

  /** Never rejects. */
  read(): Promise<SystemStatusOutput> {
    const at = this.clock.now().getTime();
    // clocks are put back, too
    if (!this.last || Math.abs(at - this.last.at) >= KEPT_MS) {
      this.last = { at, status: this.measure(new Date(at)) };
    }
    return this.last.status;
  }

  private async measure(now: Date): Promise<SystemStatusOutput> {
    return { ...systemStatus(await this.measured()), measuredAt: now.toISOString() };
  }

  private async measured(): Promise<Measured> {
    const sendsMail = this.mail.isConfigured;
    const begun = performance.now();
    try {
      await this.database.pingCheck('database', { timeout: LONGEST_WAIT_MS });
      const answeredAfter = performance.now() - begun;
      return { answeredAfter, overdue: await this.queue.overdue(), sendsMail };
    } catch {
      return { answeredAfter: undefined, overdue: new Map(), sendsMail };
    }
  }
}
