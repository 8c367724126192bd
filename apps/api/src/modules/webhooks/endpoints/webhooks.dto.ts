import { type WebhookEvent, webhookEvents } from '@atrium/rules/webhooks/webhook-events';
import { WEBHOOK_OVERLAP_HOURS } from '@atrium/rules/webhooks/webhook-retries';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayNotEmpty,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  MaxLength,
} from 'class-validator';
import { Trimmed } from '../../../common/http/validation/trimmed';
import { IsReceiver, LONGEST_RECEIVER } from './is-receiver';
import type { Webhook } from './webhook.schema';

const LONGEST_NAME = 80;

/** Where events are sent, and which. */
export class WebhookInput {
  /** Whose receiver it is, as the audit log names it. */
  @Trimmed() @IsNotEmpty() @MaxLength(LONGEST_NAME) name: string;

  /** https, without a name or password in it; of this installation’s own network it is never reached. @example https://partner.example/atrium */
  @Trimmed() @MaxLength(LONGEST_RECEIVER) @IsReceiver() url: string;

  /** What it is told of. */
  @ArrayNotEmpty()
  @ArrayUnique()
  @IsIn(webhookEvents, { each: true })
  @ApiProperty({ enum: webhookEvents, enumName: 'WebhookEvent', isArray: true })
  events: WebhookEvent[];
}

export class UpdateWebhookInput extends WebhookInput {
  /** false: nothing is sent, and of what happens meanwhile nothing is kept for it. */
  @IsBoolean() active: boolean;
  /** `version` of the webhook as it was read. */
  @IsInt() version: number;
}

export class RenewWebhookSecretInput {
  /** Hours for which the former secret goes on signing beside the new one: 0, 1, 24 or 168. */
  @IsIn(WEBHOOK_OVERLAP_HOURS)
  @ApiProperty({ type: 'integer', enum: WEBHOOK_OVERLAP_HOURS })
  overlapHours: (typeof WEBHOOK_OVERLAP_HOURS)[number];
}

/** The former secret of a webhook, while it still signs. */
export class FormerSecretOutput {
  /** Its last four characters. */
  hint: string;
  /** ISO instant from which it signs no more. */
  until: string;
}

/** A webhook, without its secret. */
export class WebhookOutput {
  _id: string;
  name: string;
  url: string;
  @ApiProperty({ enum: webhookEvents, enumName: 'WebhookEvent', isArray: true })
  events: WebhookEvent[];
  active: boolean;
  /** Why it was switched off by itself: `failing`, for five days, or `gone`, which its receiver answered (410). */
  off?: string;
  /** ISO instant since which its receiver has taken nothing; absent while it takes what it is sent. */
  failingSince?: string;
  /** ISO instant at which its receiver last took a message. */
  lastAt?: string;
  /** Messages that wait to be sent, for the first time or again. */
  @ApiProperty({ type: 'integer' }) waiting: number;
  /** The last four characters of its secret. */
  hint: string;
  former?: FormerSecretOutput;
  /** ISO instant. */
  createdAt: string;
  @ApiProperty({ type: 'integer' }) version: number;
}

/** A new secret, told this once. */
export class WebhookSecretOutput {
  webhook: WebhookOutput;
  /** For the receiver, `whsec_…`: each message is signed with it. Nobody can read it again. */
  secret: string;
}

export function toWebhookOutput(webhook: Webhook, now: Date, waiting = 0): WebhookOutput {
  const { _id, name, url, events, active, secrets, health, createdAt, version } = webhook;
  const former = secrets.find(({ until }) => until && until > now);
  return {
    ...{ _id: _id.toHexString(), name, url, events, active, waiting, version },
    ...(!active && health.off ? { off: health.off } : {}),
    ...(health.failingSince ? { failingSince: health.failingSince.toISOString() } : {}),
    ...(health.lastAt ? { lastAt: health.lastAt.toISOString() } : {}),
    hint: secrets.at(-1)?.hint ?? '',
    ...(former?.until ? { former: { hint: former.hint, until: former.until.toISOString() } } : {}),
    createdAt: createdAt.toISOString(),
  };
}
