import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../../common/clock/clock';
import type { Job, JobHandler } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { Queue } from '../../../common/queue/queue';
import { AuditSealer } from './audit-sealer';

const kind = 'seal-audit-log';
const EVERY_MS = 10_000;

/** Seals the audit log every ten seconds, on whichever instance takes it. */
@HandlesJobs()
@Injectable()
export class AuditSealingJob implements JobHandler {
  readonly kind = kind;
  readonly retryMinutes = [1, 5, 30];

  constructor(
    private readonly sealer: AuditSealer,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /** Keyed by its time: one that failed for good must not keep the next from running. */
  @Interval(EVERY_MS)
  tick(): Promise<void> {
    const turn = Math.floor(this.clock.now().getTime() / EVERY_MS);
    return this.queue.addOnce({ kind, key: `${kind}|${turn}` });
  }

  /** Answers how many entries were sealed. */
  run({ signal }: Job): Promise<number> {
    return this.sealer.seal(signal);
  }
}
