import { mongo } from 'mongoose';

/** Codes of a member that is shutting down, stepping down or no longer primary. */
const LEAVING = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);

/**
 * Whether an error means that the database could not be reached, and nothing about what was asked. The
 * labels of the driver do not say it reliably: it leaves them off the errors of connections whose pool
 * has been cleared meanwhile, and an insert of several wraps the error of its connection.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof mongo.MongoNetworkError) return true;
  if (error instanceof mongo.MongoServerSelectionError) return true;
  if (error instanceof mongo.MongoBulkWriteError && isDatabaseAway(error.errorResponse))
    return true;
  return error instanceof mongo.MongoServerError && LEAVING.has(Number(error.code));
}
