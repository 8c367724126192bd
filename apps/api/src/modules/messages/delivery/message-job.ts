import type { Types } from 'mongoose';
import type { NewJob } from '../../../common/queue/job';
import { currentTrace } from '../../../common/telemetry/trace-context';

export const SEND_MESSAGE = 'send-message';

export type MessagePayload = Readonly<{
  message: Types.ObjectId;
  /** Not sent after this time: its link has expired. */
  notAfter?: Date;
}>;

export const messageKey = (message: Types.ObjectId): string =>
  `${SEND_MESSAGE}|${message.toHexString()}`;

/** The job that sends a message; each has at most one. */
export function messageJob(
  vendorId: string,
  message: Types.ObjectId,
  { notAfter, sendAt }: { readonly notAfter?: Date | undefined; readonly sendAt?: Date } = {},
): NewJob & { readonly key: string } {
  return {
    kind: SEND_MESSAGE,
    vendorId,
    key: messageKey(message),
    payload: { message, ...(notAfter ? { notAfter } : {}) } satisfies MessagePayload,
    ...(sendAt ? { dueAt: sendAt } : {}),
    // bookings of several guests may share the transaction that adds it
    trace: currentTrace(),
  };
}
