import { type Language, toLanguage } from '@atrium/i18n/languages';
import { errors as texts } from '@atrium/i18n/locales/en/errors';
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
import { AppError, type ErrorCode, type FieldError } from './app-error';
import type { Failure } from './failure.dto';

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

const codes = Object.keys(texts) as ErrorCode[];

/**
 * Turns whatever a handler threw into the one shape of failures (product-decisions section 3), its texts in
 * the language that the request asks for, English where it asks for none of ours.
 */
@Catch()
export class AllExceptionsFilter implements ExceptionFilter {
  private readonly logger = new Logger(AllExceptionsFilter.name);

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const language = toLanguage(languageOf(request.headers['accept-language'])) ?? 'en';
    const failure = toFailure(exception, language);
    if (failure.statusCode >= 500) {
      this.logger.error({ err: exception, requestId: request.id }, 'request failed');
      failure.requestId = String(request.id);
    }
    if (reply.sent) return;
    const retryAfter = failure.data?.retryAfterSeconds;
    if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
    // a handler may have announced another type before it failed
    void reply.status(failure.statusCode).type('application/json').send(failure);
  }
}

/** The answer for a thrown value; anything unknown is a 500 that tells nothing. */
export function toFailure(exception: unknown, language: Language): Failure {
  if (exception instanceof AppError) {
    const { details, data } = exception.options;
    return {
      ...failureOf(exception.status, exception.code, language),
      ...(details ? { details: details.map((detail) => inLanguage(detail, language)) } : {}),
      ...(data ? { data: { ...data } } : {}),
    };
  }
  const status = statusOf(exception);
  const code = codeOfStatus[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
  return failureOf(status, code, language);
}

/**
 * What is said of a field in the words of the catalogue. What a validator says is English, and tells a programmer
 * more than the catalogue does: it stays where English is asked for.
 */
function inLanguage({ field, code, message }: FieldError, language: Language): FieldError {
  if (code)
    return { field, code, message: language === 'en' ? message : errorText(language, code) };
  const known = codes.find((one) => texts[one] === message);
  return { field, message: known ? errorText(language, known) : message };
}

function failureOf(statusCode: number, code: ErrorCode, language: Language): Failure {
  const text = errorText(language, code);
  return { success: false, statusCode, code, error: text, message: text };
}

function statusOf(exception: unknown): number {
  if (exception instanceof HttpException) return exception.getStatus();
  // a repeat may find it: the next primary, or the same server again
  if (isDatabaseAway(exception)) return 503;
  // fastify's own refusals: a malformed body, a body too large, an unknown media type
  if (exception instanceof Error && 'statusCode' in exception) {
    const { statusCode } = exception;
    if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return statusCode;
  }
  return 500;
}
