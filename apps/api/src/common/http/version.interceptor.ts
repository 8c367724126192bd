import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { AppError, InvalidFieldError } from '../errors/app-error';
import { Fails } from './answers';

const VERSION_RULE = Symbol('version rule');

interface VersionRule {
  readonly required: boolean;
}

/**
 * The handler changes a document that carries a version, which the client sends as `version` in the
 * body or as If-Match. Not required where only the fields that were sent change.
 */
export function TakesVersion({ required = true }: Partial<VersionRule> = {}): MethodDecorator {
  return applyDecorators(
    SetMetadata(VERSION_RULE, { required } satisfies VersionRule),
    ApiHeader({
      name: 'If-Match',
      required: false,
      description:
        'The version that was edited, in quotes, instead of `version` in the body; `*` whatever it is by now.',
      schema: { type: 'string', pattern: '^(\\*|"\\d+")$' },
    }),
    Fails(409, 'STALE_VERSION'),
    ...(required ? [Fails(428, 'VERSION_REQUIRED')] : []),
  );
}

/** Puts the version of If-Match into the body, where the handlers read it. */
@Injectable()
export class VersionInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const rule = this.reflector.get<VersionRule | undefined>(VERSION_RULE, execution.getHandler());
    if (rule) {
      const request = execution.switchToHttp().getRequest<FastifyRequest>();
      request.body = withVersion(request.body, request.headers['if-match'], rule);
    }
    return next.handle();
  }
}

/**
 * @throws {AppError} 428 VERSION_REQUIRED
 * @throws {InvalidFieldError} If-Match that is no version, or another one than the body's
 */
export function withVersion(
  body: unknown,
  ifMatch: string | undefined,
  { required }: VersionRule,
): unknown {
  // anything else than an object is refused by the validation
  if (Array.isArray(body) || (typeof body !== 'object' && body !== undefined)) return body;
  const fields: { version?: unknown } = body ?? {};
  const isMissing = fields.version === undefined || fields.version === null;
  if (ifMatch === undefined) {
    if (required && isMissing) throw new AppError(428, 'VERSION_REQUIRED');
    return body;
  }
  if (ifMatch === '*') return body;
  const [, digits] = /^"?(\d{1,9})"?$/.exec(ifMatch) ?? [];
  if (digits === undefined) throw new InvalidFieldError('If-Match', 'must be a version in quotes');
  const version = Number(digits);
  if (!isMissing && fields.version !== version) {
    throw new InvalidFieldError('If-Match', 'must be the version in the body');
  }
  return { ...fields, version };
}
