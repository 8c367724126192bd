import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../../common/clock/clock';
import { systemContext } from '../../../common/context/request-context';
import { type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { Queue } from '../../../common/queue/queue';
import { VendorsService } from '../../vendors/public';
import { TreatmentWaitTurns } from './treatment-wait-turns';
import { TreatmentWaitsRepository } from './treatment-waits.repository';

const kind = 'serve-treatment-waits' as const;

/** Looks every minute whether something is free for those who wait; each venue is one job at a time. */
@HandlesJobs()
@Injectable()
export class TreatmentWaitsJob implements JobHandler {
  readonly kind = kind;

  constructor(
    private readonly vendors: VendorsService,
    private readonly waits: TreatmentWaitsRepository,
    private readonly turns: TreatmentWaitTurns,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async tick(): Promise<void> {
    for await (const { _id, modules } of this.vendors.each()) {
      const vendorId = _id.toHexString();
      if (!modules.spa || !(await this.waits.hasAny({ vendorId }))) continue;
      await this.queue.addOnce({ kind, vendorId, key: `${kind}|${vendorId}` });
    }
  }

  /** Answers how many guests were told. */
  run(job: Job): Promise<number> {
    return this.turns.serve(systemContext(vendorOf(job), kind, this.clock.now()));
  }
}
