import type { errors } from '@atrium/i18n/locales/en/errors';

/** A stable code with its text in the catalogue (packages/i18n, area `errors`). */
export type ErrorCode = keyof typeof errors;

export interface FieldError {
  /** Path of the field in the request, dotted. */
  readonly field: string;
  /** Of the rule it breaks, where a validator says so: the message is then its own, and English. */
  readonly code?: ErrorCode;
  readonly message: string;
}

export interface AppErrorOptions {
  readonly details?: readonly FieldError[];
  /** Facts the client needs beside the text, e.g. the places left. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** A refusal the client is told about: thrown by services, answered by the exception filter. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly options: AppErrorOptions = {},
  ) {
    super(code, { cause: options.cause });
  }
}

/** 404: missing, or another vendor's; the two are never told apart. */
export class NotFoundError extends AppError {
  constructor(code: ErrorCode = 'NOT_FOUND') {
    super(404, code);
  }
}

/** 409: at odds with the current state. */
export class ConflictError extends AppError {
  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(409, code, options);
  }
}

/** 409 STALE_VERSION: somebody else saved first. */
export class StaleVersionError extends ConflictError {
  constructor(currentVersion: number) {
    super('STALE_VERSION', { data: { currentVersion } });
  }
}

/** 422: well-formed, but breaks a rule. */
export class RuleError extends AppError {
  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(422, code, options);
  }
}

export class ForbiddenError extends AppError {
  constructor(code: ErrorCode = 'FORBIDDEN') {
    super(403, code);
  }
}

export class UnauthenticatedError extends AppError {
  constructor(code: ErrorCode = 'UNAUTHENTICATED') {
    super(401, code);
  }
}
