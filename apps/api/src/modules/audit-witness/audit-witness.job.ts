import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../common/clock/clock';
import type { JobHandler } from '../../common/queue/job';
import { HandlesJobs } from '../../common/queue/job-handlers';
import { nightlyFrom, nightlyKey, SCHEDULE_ZONE } from '../../common/queue/nightly';
import { Queue } from '../../common/queue/queue';
import { Config } from '../../config/config';
import { AuditVerifier, type ChainHead } from '../audit/public';
import { MailTransport } from '../messages/public';
import { VendorsService } from '../vendors/public';

const kind = 'tell-audit-heads';
const KEPT_MS = 2 * 24 * 60 * 60_000;

type Told = ChainHead & { readonly venue: string };

/**
 * Says once a day how far each venue's audit log reaches: to the log of the process, and by mail to the operator.
 * Whoever wrote the whole chain again could not write it there.
 */
@HandlesJobs()
@Injectable()
export class AuditWitnessJob implements JobHandler {
  readonly kind = kind;
  readonly retryMinutes = [5, 30, 120];
  readonly keepDoneMs = KEPT_MS;
  private readonly logger = new Logger(AuditWitnessJob.name);

  constructor(
    private readonly verifier: AuditVerifier,
    private readonly vendors: VendorsService,
    private readonly transport: MailTransport,
    private readonly queue: Queue,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @Cron(nightlyFrom(4), SCHEDULE_ZONE)
  nightly(): Promise<void> {
    return this.queue.addOnce({ kind, key: nightlyKey(kind, this.clock.now()) });
  }

  /** Answers of how many venues it told. */
  async run(): Promise<number> {
    const heads: Told[] = [];
    for await (const { _id, slug } of this.vendors.each()) {
      const head = await this.verifier.head({ vendorId: _id.toHexString() });
      if (head) heads.push({ venue: slug, ...head });
    }
    this.logger.log({ heads }, 'heads of the audit logs');
    const to = this.config.env.AUDIT_WITNESS;
    if (to !== '' && heads.length > 0 && this.transport.isConfigured) await this.mail(to, heads);
    return heads.length;
  }

  private async mail(to: string, heads: readonly Told[]): Promise<void> {
    const date = dateOf(this.clock.now());
    await this.transport.send({
      messageId: `${kind}.${date}`,
      from: { name: 'Atrium', address: this.transport.defaultSender },
      to,
      subject: `Audit logs, ${date}`,
      text: [
        `Heads of the audit logs on ${date}: venue, number of the seal, hash.`,
        heads.map(({ venue, no, hash }) => `${venue} ${no} ${hash}`).join('\n'),
        'Keep this mail where nobody who works on the database can change it. To check a log against it:',
        'npm run verify:audit -- --head <hash>',
      ].join('\n\n'),
    });
  }
}
