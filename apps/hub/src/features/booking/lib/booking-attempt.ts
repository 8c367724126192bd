import type { HubBookingInput } from '@atrium/api-client/api';

/** A booking that was sent and of which nobody knows yet whether it arrived. */
export interface BookingAttempt {
  /** The `Idempotency-Key`: sent again under it, it is booked once. */
  key: string;
  /** Epoch milliseconds. */
  since: number;
  input: HubBookingInput;
}

/** The server keeps the answers to keys for 48 hours; half of it leaves room for any clock. */
const REPEATABLE_MS = 24 * 60 * 60_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isInput = (value: unknown): value is HubBookingInput =>
  isRecord(value) &&
  [value._service, value._vendor, value._customer, value.date].every(
    (text) => typeof text === 'string',
  ) &&
  [value.timeindex, value.participants].every((number) => typeof number === 'number');

/** An attempt out of the browser's storage, where only this app writes. @param now epoch milliseconds */
export function readAttempt(stored: unknown, now: number): BookingAttempt | undefined {
  if (!isRecord(stored) || !isInput(stored.input)) return undefined;
  const { key, since, input } = stored;
  if (typeof key !== 'string' || typeof since !== 'number') return undefined;
  return now - since < REPEATABLE_MS ? { key, since, input } : undefined;
}
