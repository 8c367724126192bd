import { Injectable } from '@nestjs/common';
import { type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { PaymentNotices } from '../payment-notices';
import { SandboxProvider } from '../provider/sandbox/sandbox-provider';

type Payload = Readonly<{ payment: string; event: string }>;

/** Sends the sandbox's messages, as a provider elsewhere would: signed, and read by who reads all of them. */
@HandlesJobs()
@Injectable()
export class SandboxNoticeJob implements JobHandler<Payload> {
  readonly kind = 'send-sandbox-notice';

  constructor(
    private readonly sandbox: SandboxProvider,
    private readonly notices: PaymentNotices,
  ) {}

  async run(job: Job<Payload>): Promise<void> {
    const { payment: paymentId, event } = job.payload;
    const { body, signature } = this.sandbox.notice({ vendorId: vendorOf(job), paymentId }, event);
    await this.notices.receive(body, signature);
  }
}
