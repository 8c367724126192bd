import type { Types } from 'mongoose';
import type { NewJob } from '../../../common/queue/job';

/** Sends to receivers that answer soon. */
export const SEND_WEBHOOKS = 'send-webhooks';
/** Sends to those that failed last, or take long: they hold up nobody but each other. */
export const RETRY_WEBHOOKS = 'retry-webhooks';

export type WebhookPayload = Readonly<{ webhook: string }>;

/** Has somebody look at what waits for a webhook. */
export const sendJob = (vendorId: string, webhook: Types.ObjectId) =>
  ({
    ...{ kind: SEND_WEBHOOKS, vendorId },
    payload: { webhook: webhook.toHexString() } satisfies WebhookPayload,
  }) as const satisfies NewJob;
