import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientSession, type Connection, mongo } from 'mongoose';
import { isDatabaseAway } from '../database/database-away';
import { type Deadline, DeadlineExceededError, isOver } from './deadline';

/** Longest pause before a retry, in milliseconds. */
const MAX_PAUSE_MS = 250;
const FIRST_PAUSE_MS = 4;
/** Limit of a single commit; it is repeated until the deadline. */
const COMMIT_MS = 5_000;

/** Majority-committed and journaled: an acknowledged write is never lost. */
const DURABLE = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', journal: true },
  maxCommitTimeMS: COMMIT_MS,
} as const;

/**
 * Thrown by the work of a transaction to abort it and start over with what it has learned.
 * `prepare` runs in between, outside any transaction.
 */
export class RestartTransactionError extends Error {
  override readonly name = 'RestartTransactionError';

  constructor(readonly prepare: () => Promise<void> = async () => {}) {
    super('the transaction starts over');
  }
}

/** Other writers got there first on every attempt; nothing has been written. */
export class TooManyConflictsError extends Error {
  override readonly name = 'TooManyConflictsError';
}

const hasLabel = (error: unknown, label: string): boolean =>
  error instanceof mongo.MongoError && error.hasErrorLabel(label);

/** Full jitter: writers that have met do not meet again. */
const pause = (attempt: number): Promise<void> =>
  sleep(Math.random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt));

/**
 * Runs `work` in a snapshot transaction that is committed to a majority and journaled, again after every
 * conflict or failover. A commit whose outcome is unknown is repeated, never guessed.
 * @param maxConflicts attempts lost to conflicts before giving up; by default until the deadline
 * @throws {DeadlineExceededError}
 * @throws {TooManyConflictsError}
 */
export async function runDurably<T>(
  connection: Connection,
  deadline: Deadline,
  work: (session: ClientSession) => Promise<T>,
  maxConflicts = Number.POSITIVE_INFINITY,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const session = await connection.startSession();
    try {
      session.startTransaction(DURABLE);
      const result = await work(session);
      await commit(session, deadline);
      return result;
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => {});
      // commit() settles its own unknown outcomes: whatever arrives here has not been committed
      const isRestart = error instanceof RestartTransactionError;
      if (!isRestart && !isTransient(error)) throw error;
      if (isOver(deadline)) throw new DeadlineExceededError(error);
      if (isRestart) {
        await error.prepare();
        continue;
      }
      if (attempt + 1 >= maxConflicts) throw new TooManyConflictsError(undefined, { cause: error });
    } finally {
      await session.endSession();
    }
    await pause(attempt);
  }
}

const isTransient = (error: unknown): boolean =>
  hasLabel(error, 'TransientTransactionError') || isDatabaseAway(error);

async function commit(session: ClientSession, deadline: Deadline): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      const isUnknown = hasLabel(error, 'UnknownTransactionCommitResult') || isDatabaseAway(error);
      if (!isUnknown) throw error;
      if (isOver(deadline)) throw new DeadlineExceededError(error);
    }
    await pause(attempt);
  }
}
