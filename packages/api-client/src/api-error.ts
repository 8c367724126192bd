import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** A field the server refused, by the name the request used for it. */
export interface FieldError {
  field: string;
  message: string;
}

/** The one shape in which a failed request reaches a screen. */
export interface ApiError {
  /** HTTP status; 0 when no answer came (offline, time-out, an answer that was not JSON). */
  status: number;
  /** Stable upper-snake identifier to decide by, such as `SLOT_FULL`; never decide by `message`. */
  code: string;
  /** Text for a person, in the language asked for; empty when no answer came. */
  message: string;
  details: FieldError[];
  /** Facts beside the message, such as who was first. */
  data: Record<string, unknown>;
}

/** Codes given here, for failures the server never answered. */
export const NETWORK_ERROR = 'NETWORK_ERROR';
export const TIMEOUT_ERROR = 'TIMEOUT_ERROR';
export const UNREADABLE_ANSWER = 'UNREADABLE_ANSWER';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function fieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.field === 'string' && typeof entry.message === 'string'
      ? [{ field: entry.field, message: entry.message }]
      : [],
  );
}

export function toApiError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status === 'number') {
    const body = isRecord(error.data) ? error.data : {};
    const text = typeof body.message === 'string' ? body.message : body.error;
    return {
      status: error.status,
      code: typeof body.code === 'string' ? body.code : `HTTP_${error.status}`,
      message: typeof text === 'string' ? text : '',
      details: fieldErrors(body.details),
      data: isRecord(body.data) ? body.data : {},
    };
  }
  if (error.status === 'PARSING_ERROR') {
    const { originalStatus } = error;
    return { status: originalStatus, code: UNREADABLE_ANSWER, message: '', details: [], data: {} };
  }
  const code = error.status === 'TIMEOUT_ERROR' ? TIMEOUT_ERROR : NETWORK_ERROR;
  return { status: 0, code, message: '', details: [], data: {} };
}

/** Narrows what a hook or `unwrap()` hands back; anything else is a bug in our own code. */
export function isApiError(value: unknown): value is ApiError {
  return (
    isRecord(value) &&
    typeof value.status === 'number' &&
    typeof value.code === 'string' &&
    Array.isArray(value.details)
  );
}
