/**
 * When webhooks are sent again, and when nobody tries any more. All times are in milliseconds since 1970.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long a message is tried. */
export const WEBHOOK_HOURS = 72;
/** An endpoint that takes nothing for so many days is switched off. */
export const WEBHOOK_OFF_AFTER_DAYS = 5;
/** Hours for which the former secret goes on signing. */
export const WEBHOOK_OVERLAP_HOURS = [0, 1, 24, 168] as const;
/** Endpoints that a venue can have. */
export const MOST_WEBHOOKS = 20;
/** The answer took longer: the endpoint waits in another line, so that it holds nobody up. */
export const WEBHOOK_SLOW_MS = 2_000;

/** Until the next try after the first, second, … failure of a message; the last is repeated. */
const PAUSES = [
  ...[5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR],
];
/** Longest pause that a receiver can ask for. */
const MOST_PATIENCE = HOUR;

/** Nothing is sent to an endpoint for so long after three failures in a row, four, …; the last is repeated. */
const ENDPOINT_PAUSES = [10 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE];
const FAILURES_ALLOWED = 2;

/**
 * When a message is tried again; undefined when it is given up.
 * @param since when its three days began
 * @param tries since then, the failed one included
 * @param patience milliseconds for which the receiver asked
 */
export function nextWebhookTry(
  { since, tries }: { readonly since: number; readonly tries: number },
  now: number,
  patience = 0,
): number | undefined {
  const end = since + WEBHOOK_HOURS * HOUR;
  if (now >= end) return undefined;
  const pause = PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 0;
  return Math.min(now + Math.max(pause, Math.min(patience, MOST_PATIENCE)), end);
}

/** How long an endpoint is left alone after so many failures in a row; 0: it is not. */
export function webhookPause(failures: number): number {
  if (failures <= FAILURES_ALLOWED) return 0;
  const at = Math.min(failures - FAILURES_ALLOWED, ENDPOINT_PAUSES.length) - 1;
  return ENDPOINT_PAUSES[at] ?? 0;
}

/** Whether an endpoint has taken nothing for so long that it is switched off. */
export const isWebhookLost = (failingSince: number, now: number): boolean =>
  now - failingSince >= WEBHOOK_OFF_AFTER_DAYS * 24 * HOUR;
