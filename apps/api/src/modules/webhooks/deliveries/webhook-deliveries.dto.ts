import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PageQuery } from '../../../common/http/page.dto';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import {
  type DeliveryAttempt,
  type DeliveryState,
  deliveryStates,
  type WebhookDelivery,
} from './webhook-delivery.schema';

export class WebhookDeliveriesQuery extends PageQuery {
  /** Only those that wait, were delivered, or were given up. */
  @MayBeLeftOut()
  @IsIn(deliveryStates)
  @ApiProperty({ enum: deliveryStates, enumName: 'DeliveryState', required: false })
  state?: DeliveryState;
}

/** One time that a message was sent. */
export class DeliveryAttemptOutput {
  /** ISO instant. */
  at: string;
  /** Milliseconds until the answer, or until it was given up. */
  @ApiProperty({ type: 'integer' }) ms: number;
  /** HTTP status of the answer; absent: there was none. */
  @ApiProperty({ type: 'integer' }) status?: number;
  /** The first 1024 bytes of the answer. */
  answer?: string;
  /**
   * Why there was no answer. `addressRefused`: its name leads into this installation’s own network. `nameUnknown`:
   * nobody knows the name. `notSecure`: http. `timedOut`: after ten seconds. `notConnected`: refused or broken off.
   */
  error?: string;
}

/** A message to the receiver of a webhook. */
export class WebhookDeliveryOutput {
  _id: string;
  /** `webhook-id` of the message: the same each time that it is sent. @example msg_6850a7c2e4b0f2a1d3c4b5a6 */
  message: string;
  /** @example booking.created */
  type: string;
  /** Id of what it tells of. */
  entityId: string;
  @ApiProperty({ enum: deliveryStates, enumName: 'DeliveryState' }) state: DeliveryState;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant before which one that waits is not sent. */
  dueAt?: string;
  /** ISO instant at which it was delivered or given up. */
  doneAt?: string;
  /** The last 20. */
  attempts: DeliveryAttemptOutput[];
}

export class WebhookDeliveryDetail extends WebhookDeliveryOutput {
  /** JSON, as it is sent. */
  body: string;
}

export class WebhookDeliveriesPage {
  /** The newest first, for 30 days. */
  items: WebhookDeliveryOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

const toAttempt = ({ at, ...attempt }: DeliveryAttempt): DeliveryAttemptOutput => ({
  at: at.toISOString(),
  ...attempt,
});

export function toDeliveryOutput(delivery: Omit<WebhookDelivery, 'body'>): WebhookDeliveryOutput {
  const { _id, message, type, entityId, state, createdAt, dueAt, doneAt, attempts } = delivery;
  return {
    ...{ _id: _id.toHexString(), message, type, entityId: entityId.toHexString(), state },
    createdAt: createdAt.toISOString(),
    ...(dueAt ? { dueAt: dueAt.toISOString() } : {}),
    ...(doneAt ? { doneAt: doneAt.toISOString() } : {}),
    attempts: attempts.map(toAttempt),
  };
}

export const toDeliveryDetail = (delivery: WebhookDelivery): WebhookDeliveryDetail => ({
  ...toDeliveryOutput(delivery),
  body: delivery.body,
});
