import { mongo } from 'mongoose';

/** MongoDB's MaxTimeMSExpired. */
const MAX_TIME_EXPIRED = 50;

/** Whether the database gave up what was asked, because it took longer than the question allows. */
export const tookTooLong = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === MAX_TIME_EXPIRED;
