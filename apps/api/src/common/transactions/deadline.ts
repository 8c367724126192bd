import { AppError } from '../errors/app-error';

/**
 * How long a call keeps trying, in milliseconds. The lock of a killed process lasts up to 4.4 s where mongod
 * runs as docs/operations.md says.
 */
export const PATIENCE_MS = 15_000;

/** A moment of the process's monotonic clock, which no change of the wall clock moves. */
export type Deadline = number;

export const deadlineIn = (milliseconds: number): Deadline => performance.now() + milliseconds;

export const isOver = (deadline: Deadline): boolean => performance.now() >= deadline;

/** 503: the database did not let the call through in time; repeating it with the same key is safe. */
export class DeadlineExceededError extends AppError {
  constructor(cause?: unknown) {
    super(503, 'SERVICE_UNAVAILABLE', { cause });
  }
}
