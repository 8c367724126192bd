import { type Language, toLanguage } from '@atrium/i18n/languages';
import { errorText } from '@atrium/i18n/server';
import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../context/request-language';
import { isDatabaseAway } from '../database/database-away';
import { tookTooLong } from '../database/took-too-long';
import { AppError, type ErrorCode, type FieldError } from './app-error';
import type { Failure, FieldFailure } from './failure.dto';

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
  503: 'SERVICE_UNAVAILABLE',
};

/**
 * Turns whatever a handler threw into the one shape of failures. Texts are in the language the request asks
 * for, English where it asks for none of ours.
 */
@Catch()
export class AllExceptionsFilter implements ExceptionFilter {
  private readonly logger = new Logger(AllExceptionsFilter.name);

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const failure = toFailure(exception, failureLanguage(request));
    if (failure.statusCode >= 500) {
      this.logger.error({ err: exception, requestId: request.id }, 'request failed');
      failure.requestId = String(request.id);
    }
    if (reply.sent) return;
    const seconds = failure.data?.retryAfterSeconds ?? retryAfterOf(failure.statusCode);
    if (typeof seconds === 'number') reply.header('retry-after', String(seconds));
    // a handler may have set another type before it failed
    void reply.status(failure.statusCode).type('application/json').send(failure);
  }
}

/** Of the texts of a refusal: what the request asks for, English where it asks for none of ours. */
export const failureLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  toLanguage(languageOf(headers['accept-language'])) ?? 'en';

/** About the time that a database or a process takes to come back. */
const retryAfterOf = (status: number): number | undefined => (status === 503 ? 5 : undefined);

/** A request may have thousands of fields wrong; nobody reads so many, and each costs to write. */
const MOST_DETAILS = 50;
const LONGEST_FIELD = 100;
const LONGEST_MESSAGE = 200;

/** The answer to a thrown value; anything unknown is a 500 that gives nothing away. */
export function toFailure(exception: unknown, language: Language): Failure {
  if (exception instanceof AppError) {
    const { details, data } = exception.options;
    return {
      ...failureOf(exception.status, exception.code, language),
      ...(details
        ? {
            details: details
              .slice(0, MOST_DETAILS)
              .map((detail) => toFieldFailure(detail, language)),
          }
        : {}),
      ...(data ? { data: { ...data } } : {}),
    };
  }
  const status = statusOf(exception);
  const code = codeOfStatus[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
  return failureOf(status, code, language);
}

/** A validator's English is more exact than the catalogue, so it stays where English is asked for. */
function toFieldFailure(detail: FieldError, language: Language): FieldFailure {
  const field = shortened(detail.field, LONGEST_FIELD);
  const message = detail.message && shortened(detail.message, LONGEST_MESSAGE);
  if (!detail.code) return { field, message: message ?? '' };
  const exact = language === 'en' ? message : undefined;
  return { field, code: detail.code, message: exact ?? errorText(language, detail.code) };
}

/** A client names its fields as it likes, with characters that take six bytes each in JSON. */
const shortened = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');

export function failureOf(statusCode: number, code: ErrorCode, language: Language): Failure {
  const text = errorText(language, code);
  return { success: false, statusCode, code, error: text, message: text };
}

function statusOf(exception: unknown): number {
  if (exception instanceof HttpException) return exception.getStatus();
  // worth a retry: a new primary may have been elected, or the server be back
  if (isDatabaseAway(exception)) return 503;
  // a search that a busy database did not finish is quick a moment later
  if (tookTooLong(exception)) return 503;
  // fastify's own refusals: a malformed body, a body too large, an unknown media type
  if (exception instanceof Error && 'statusCode' in exception) {
    const { statusCode } = exception;
    if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return statusCode;
  }
  return 500;
}
