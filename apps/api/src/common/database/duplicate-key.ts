import { mongo } from 'mongoose';
import type { AppError, AppErrorOptions, ErrorCode } from '../errors/app-error';

export const DUPLICATE_KEY = 11000;

/** Fields of an index in their order, as its schema declares it. */
export type KeyPattern = Readonly<Record<string, 1 | -1>>;

/** What the caller is told when one unique index refuses a write. */
export interface DuplicateRefusal {
  readonly key: KeyPattern;
  readonly error: new (code: ErrorCode, options: AppErrorOptions) => AppError;
  readonly code: ErrorCode;
}

/**
 * Whether a unique index refused a write.
 * @param key the index meant; any of the collection without it. The driver drops the key of what a bulk write
 *   (`insertMany`) refuses, so those can only be asked about without one.
 */
export function isDuplicateKey(error: unknown, key?: KeyPattern): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  return !key || isSameKey(key, error.keyPattern);
}

/**
 * Runs a write, and turns what a unique index refuses into the error declared for that index.
 * @throws {AppError} as declared; anything else as it is
 */
export async function refusingDuplicates<T>(
  refusals: readonly DuplicateRefusal[],
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    const refusal = refusals.find(({ key }) => isDuplicateKey(cause, key));
    throw refusal ? new refusal.error(refusal.code, { cause }) : cause;
  }
}

function isSameKey(key: KeyPattern, other: KeyPattern = {}): boolean {
  const fields = Object.entries(key);
  const others = Object.entries(other);
  return (
    fields.length === others.length &&
    fields.every(([field, direction], at) => {
      const [otherField, otherDirection] = others[at] ?? [];
      return field === otherField && direction === otherDirection;
    })
  );
}
