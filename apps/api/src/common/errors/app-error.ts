import type { errors } from '@atrium/i18n/locales/en/errors';

/** A stable code with its text in the catalogue (packages/i18n, area `errors`). */
export type ErrorCode = keyof typeof errors;

/** One field of the request that was refused. */
export type FieldError =
  | {
      /** Path of the field, dotted. */
      readonly field: string;
      readonly code: ErrorCode;
      /** English and more exact than the text of the code, e.g. with a limit; told where English is asked for. */
      readonly message?: string;
    }
  | {
      readonly field: string;
      readonly code?: undefined;
      /** A name the client sent, told as it is in every language. */
      readonly message: string;
    };

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

/** 404: missing, or another venue's; the two are never told apart. */
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

  /** A rule that one field breaks, or several alike. */
  static ofField(code: ErrorCode, ...fields: readonly string[]): RuleError {
    return new RuleError(code, { details: fields.map((field) => ({ field, code })) });
  }
}

/** 400 VALIDATION_FAILED: one field that no DTO can check, such as a cursor or a header. */
export class InvalidFieldError extends AppError {
  /** @param message what is wrong, in English */
  constructor(field: string, message: string) {
    super(400, 'VALIDATION_FAILED', { details: [{ field, code: 'FIELD_INVALID', message }] });
  }
}

export class ForbiddenError extends AppError {
  constructor(code: ErrorCode = 'FORBIDDEN') {
    super(403, code);
  }
}

export class UnauthenticatedError extends AppError {
  constructor(code: ErrorCode = 'UNAUTHENTICATED', options: AppErrorOptions = {}) {
    super(401, code, options);
  }
}
