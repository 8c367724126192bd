import { AtriumError, errorOf } from './atrium-error';

export interface RetryOptions {
  /** How often a call is sent again after it failed, 4 unless set; 0: never. */
  readonly retries: number;
  /** How long one attempt may take, in milliseconds, 30,000 unless set. */
  readonly timeoutMs: number;
  /** The longest pause that is waited for, 65,000 ms unless set; who is asked for more patience gets the error. */
  readonly longestPauseMs: number;
}

export interface Attempts extends RetryOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Whether it may be sent more than once: what only reads, and what carries an idempotency key. */
  readonly isRepeatable: boolean;
  readonly signal?: AbortSignal;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;

/** Sends a request until it succeeds or there is no use in it. @throws {AtriumError} the last failure */
export async function sendRepeatedly(request: Request, attempts: Attempts): Promise<Response> {
  for (let failures = 0; ; failures += 1) {
    const outcome = await sendOnce(request.clone(), attempts);
    if (outcome instanceof Response) return outcome;
    attempts.signal?.throwIfAborted();
    const mayGoOn =
      attempts.isRepeatable && failures < attempts.retries && isWorthRepeating(outcome);
    const pause = outcome.retryAfterMs ?? backoffOf(failures, Math.random());
    if (!mayGoOn || pause > attempts.longestPauseMs) throw outcome;
    await paused(pause, attempts.signal);
  }
}

/** Resolves to an answer that is no failure, or the failure. */
async function sendOnce(
  request: Request,
  { fetch, timeoutMs, signal }: Attempts,
): Promise<Response | AtriumError> {
  const within = AbortSignal.timeout(timeoutMs);
  const until = signal ? AbortSignal.any([signal, within]) : within;
  try {
    const response = await fetch(new Request(request, { signal: until }));
    if (!response.ok) return await errorOf(response, Date.now());
    // a connection that is lost while the answer arrives is a failure like any other
    const body = response.status === 204 ? null : await response.text();
    const { status, headers } = response;
    return new Response(body, { status, headers });
  } catch (cause) {
    return within.aborted
      ? new AtriumError('TIMED_OUT', `No answer within ${timeoutMs} ms.`, { cause })
      : new AtriumError('CONNECTION_FAILED', 'No answer: the connection failed.', { cause });
  }
}

/** The same again may succeed later. The first of two at once is still being answered, too. */
export function isWorthRepeating({ status, code }: Pick<AtriumError, 'status' | 'code'>): boolean {
  if (status === undefined) return true;
  return status >= 500 || status === 429 || status === 408 || code === 'IDEMPOTENCY_IN_FLIGHT';
}

/** Doubles from half a second to eight; up to half of it is left to chance. @param random from 0 up to 1 */
export function backoffOf(failures: number, random: number): number {
  const most = Math.min(LONGEST_BACKOFF_MS, FIRST_PAUSE_MS * 2 ** failures);
  return most / 2 + (most / 2) * random;
}

/** @throws the reason of a signal that ends it */
function paused(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}
