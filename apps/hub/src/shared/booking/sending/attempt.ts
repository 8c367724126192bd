import type { HubBookingInput, HubGroupInput, HubGroupItem } from '@atrium/api-client/hub';

/** A request that was sent and whose outcome is unknown. */
export interface Attempt<Input> {
  /** The `Idempotency-Key`: sent again under it, it happens once. */
  key: string;
  /** Epoch milliseconds. */
  since: number;
  input: Input;
}

/** The server keeps answers by key for 48 hours; half of that allows for any clock. */
const REPEATABLE_MS = 24 * 60 * 60_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads an attempt from the browser's storage, where only this app writes. @param now epoch
 * milliseconds
 */
export function readAttempt<Input>(
  stored: unknown,
  isInput: (value: unknown) => value is Input,
  now: number,
): Attempt<Input> | undefined {
  if (!isRecord(stored) || !isInput(stored.input)) return undefined;
  const { key, since, input } = stored;
  if (typeof key !== 'string' || typeof since !== 'number') return undefined;
  return now - since < REPEATABLE_MS ? { key, since, input } : undefined;
}

const saysPlace = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  typeof value._service === 'string' &&
  typeof value.date === 'string' &&
  typeof value.timeindex === 'number' &&
  typeof value.participants === 'number';

/** One of several activities booked together. */
export const isBookingFields = (value: unknown): value is HubGroupItem => saysPlace(value);

/** A booking of one activity. */
export const isBookingInput = (value: unknown): value is HubBookingInput =>
  saysPlace(value) && typeof value._vendor === 'string' && typeof value._customer === 'string';

/** Several activities in one go. */
export const isGroupInput = (value: unknown): value is HubGroupInput =>
  isRecord(value) && Array.isArray(value.items) && value.items.every(isBookingFields);
