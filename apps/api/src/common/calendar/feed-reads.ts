import type { FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error';
import type { Throttle } from '../throttling/throttle';

/** The days that a calendar has, around today. */
export const FEED_DAYS_BACK = 14;
export const FEED_DAYS_AHEAD = 90;
/** Times that one address is read in a quarter of an hour: several devices, each every few minutes. */
const MOST_READS = 60;

/**
 * Counts a read of a secret address.
 * @throws {AppError} 429 TOO_MANY_REQUESTS
 */
export async function countFeedRead(throttle: Throttle, tokenHash: string): Promise<void> {
  const retryAfterSeconds = await throttle.count([`calendarFeed:${tokenHash}`], MOST_READS);
  if (retryAfterSeconds) {
    throw new AppError(429, 'TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
  }
}

/** Answers with a calendar, which nobody keeps on the way. */
export function asCalendar(reply: FastifyReply, calendar: string): string {
  reply.header('content-type', 'text/calendar; charset=utf-8');
  reply.header('cache-control', 'private, no-store');
  return calendar;
}
