import type { KnownErrorCode } from './generated/operations.gen';

/** What goes wrong without an answer of the API, or before a webhook is believed. */
export type ClientErrorCode =
  /** No answer: no connection, or it was lost. */
  | 'CONNECTION_FAILED'
  /** No answer in time. */
  | 'TIMED_OUT'
  /** An answer that is none of the API's, such as the page of a proxy. */
  | 'UNEXPECTED_ANSWER'
  /** A webhook that was not signed with the secret, or not lately. */
  | 'WEBHOOK_NOT_VERIFIED';

/** A code to decide by. Those of a later version of the API are strings like these. */
export type ErrorCode = KnownErrorCode | ClientErrorCode | (string & Record<never, never>);

/** One field that was refused. */
export interface RefusedField {
  /** Path of the field, dotted. */
  readonly field: string;
  readonly code?: string;
  readonly message: string;
}

export interface AtriumErrorFacts {
  readonly status?: number;
  readonly details?: readonly RefusedField[];
  readonly data?: Readonly<Record<string, unknown>>;
  readonly requestId?: string;
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** Every failure of this package. Decide by `code`, never by the text, which may change. */
export class AtriumError extends Error {
  override readonly name = 'AtriumError';
  /** Status of the answer; absent if there was none. */
  readonly status?: number;
  /** Which fields were refused. */
  readonly details: readonly RefusedField[];
  /** Facts beside the text, such as the places left. */
  readonly data: Readonly<Record<string, unknown>>;
  /** `x-request-id` of the answer: name it when you ask the venue or us about a failure. */
  readonly requestId?: string;
  /** For how long the API asks to be left alone. */
  readonly retryAfterMs?: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { details = [], data = {}, cause, ...facts }: AtriumErrorFacts = {},
  ) {
    super(message, { cause });
    this.details = details;
    this.data = data;
    Object.assign(this, facts);
  }
}

/** An answer that refuses, as an error. @param now milliseconds since 1970 */
export async function errorOf(response: Response, now: number): Promise<AtriumError> {
  const { status, headers } = response;
  const retryAfterMs = retryAfterOf(headers.get('retry-after'), now);
  const requestId = headers.get('x-request-id') ?? undefined;
  const text = await response.text().catch(() => '');
  const facts = { status, ...(requestId ? { requestId } : {}), retryAfterMs };
  const failure = failureIn(text);
  if (!failure) {
    return new AtriumError('UNEXPECTED_ANSWER', `${status}: ${text.slice(0, 200)}`, facts);
  }
  const { code, message, details, data } = failure;
  return new AtriumError(code, message, { ...facts, details, data });
}

interface Failure extends Pick<AtriumErrorFacts, 'details' | 'data'> {
  readonly code: string;
  readonly message: string;
}

function failureIn(text: string): Failure | undefined {
  try {
    const failure: Partial<Failure> | null = JSON.parse(text);
    const { code, message = '' } = failure ?? {};
    return typeof code === 'string' ? { ...failure, code, message } : undefined;
  } catch {
    return undefined;
  }
}

/** In milliseconds, of a number of seconds or a date. */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
