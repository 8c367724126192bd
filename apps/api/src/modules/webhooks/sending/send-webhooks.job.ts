import { Injectable } from '@nestjs/common';
import type { Job, JobHandler } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { DeliveryLine } from './delivery-line';
import { RETRY_WEBHOOKS, SEND_WEBHOOKS, type WebhookPayload } from './webhook-jobs';

/** Webhooks that one process sends to at a time; they mostly wait for answers. */
const AT_ONCE = 16;

/** Sends to receivers that answer soon, and leaves the others to `RetryWebhooks`. */
@HandlesJobs()
@Injectable()
export class SendWebhooks implements JobHandler<WebhookPayload> {
  readonly kind = SEND_WEBHOOKS;
  readonly concurrency = AT_ONCE;

  constructor(private readonly line: DeliveryLine) {}

  run(job: Job<WebhookPayload>): Promise<void> {
    return this.line.run(job, false);
  }
}

/** Sends to receivers that failed last, or take long. */
@HandlesJobs()
@Injectable()
export class RetryWebhooks implements JobHandler<WebhookPayload> {
  readonly kind = RETRY_WEBHOOKS;
  readonly concurrency = AT_ONCE;

  constructor(private readonly line: DeliveryLine) {}

  run(job: Job<WebhookPayload>): Promise<void> {
    return this.line.run(job, true);
  }
}
