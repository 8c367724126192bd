import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientSession, type Connection, mongo } from 'mongoose';
import { isDatabaseAway } from '../database/database-away';
import { AppError } from '../errors/app-error';
import { durable } from './unit-of-work';

/** Longest pause before a retry, in milliseconds. */
const MAX_PAUSE_MS = 250;
const FIRST_PAUSE_MS = 4;
/** One try of a commit; it is repeated until the deadline. */
const COMMIT_MS = 5_000;

/** How long a booking call keeps trying, in milliseconds. A killed process leaves its locks for 3.3 to 4.4 s. */
export const PATIENCE_MS = 15_000;

/** A moment on the process's own clock, which no change of the wall clock moves. */
export type Deadline = number;

export const deadlineIn = (milliseconds: number): Deadline => performance.now() + milliseconds;

export const isOver = (deadline: Deadline): boolean => performance.now() >= deadline;

/** 503: the database did not let us through in time; a repeat with the same key is safe. */
export class NotInTimeError extends AppError {
  constructor(cause?: unknown) {
    super(503, 'SERVICE_UNAVAILABLE', { cause });
  }
}

/** Thrown by the work of a transaction that wants to begin again, knowing more. */
export class BeginAnewError extends Error {}

/** Other writers were there first each time; nothing has been written. */
export class StillInConflictError extends Error {}

const hasLabel = (error: unknown, label: string): boolean =>
  error instanceof mongo.MongoError && error.hasErrorLabel(label);

/** Full jitter: writers that met do not meet again. */
export async function pause(attempt: number): Promise<void> {
  await sleep(Math.random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt));
}

/**
 * Runs `work` in a snapshot transaction that is committed to a majority, journaled, and again whenever
 * it meets a conflict or a failover. An unknown outcome of a commit is asked for again, never guessed.
 * @param tries how often at most; without it, until the deadline
 * @throws {NotInTimeError}
 * @throws {StillInConflictError} after the last of its tries
 */
export async function runDurably<T>(
  connection: Connection,
  deadline: Deadline,
  work: (session: ClientSession) => Promise<T>,
  tries = Number.POSITIVE_INFINITY,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const session = await connection.startSession();
    try {
      session.startTransaction({ ...durable, maxCommitTimeMS: COMMIT_MS });
      const result = await work(session);
      await commit(session, deadline);
      return result;
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => {});
      if (error instanceof BeginAnewError && !isOver(deadline)) continue;
      // the outcome of a commit is asked for below: what comes here has not been committed
      const isTransient = hasLabel(error, 'TransientTransactionError') || isDatabaseAway(error);
      if (!isTransient) throw error;
      if (isOver(deadline)) throw new NotInTimeError(error);
      if (attempt + 1 >= tries) throw new StillInConflictError(undefined, { cause: error });
    } finally {
      await session.endSession();
    }
    await pause(attempt);
  }
}

async function commit(session: ClientSession, deadline: Deadline): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      const isUnknown = hasLabel(error, 'UnknownTransactionCommitResult') || isDatabaseAway(error);
      if (!isUnknown) throw error;
      if (isOver(deadline)) throw new NotInTimeError(error);
    }
    await pause(attempt);
  }
}
