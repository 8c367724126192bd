import { errors as texts } from '@atrium/i18n/locales/en/errors';
import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtraModels, ApiNoContentResponse, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { ErrorCode } from '../errors/app-error';
import { Failure } from '../errors/failure.dto';
import { COMPILED_ANSWER } from './compiled-answers';

export const BARE_ANSWER = Symbol('bare answer');

interface AnswerOptions {
  /** 200 unless set. */
  readonly status?: 200 | 201;
  readonly isArray?: boolean;
  /** For the three lists that are answered as bare arrays. */
  readonly bare?: boolean;
  readonly description?: string;
  /** A message for people, next to the data. */
  readonly message?: string;
  /** For a handler that creates or updates: which bodies create, and are answered with 201. */
  readonly createdWhen?: (body: unknown) => boolean;
  /** Another form that the same answer has, e.g. `text/html`. */
  readonly alsoAs?: string;
  /** For a busy route: written by a serializer compiled from the DTO's schema. */
  readonly compiled?: boolean;
}

export const ANSWER_SAYS = Symbol('answer says');

/** What the envelope adds to an answer; kept separate, so that a replayed answer gets it too. */
export type AnswerSays = Pick<AnswerOptions, 'message' | 'createdWhen'>;

/** The success answer of a handler: `{success: true, data}` of this DTO, documented and sent so. */
export function Answers(dto: Type | null, options: AnswerOptions = {}): MethodDecorator {
  const { status = 200, isArray = false, bare = false, description = 'Success' } = options;
  const { message, createdWhen, compiled = false, alsoAs } = options;
  const item = dto ? { $ref: getSchemaPath(dto) } : { type: 'object', nullable: true };
  const data = isArray ? { type: 'array', items: item } : item;
  const schema = bare
    ? data
    : {
        type: 'object',
        required: ['success', 'data'],
        properties: {
          success: { type: 'boolean', example: true },
          data,
          message: { type: 'string' },
        },
      };
  return applyDecorators(
    HttpCode(status),
    SetMetadata(BARE_ANSWER, bare),
    SetMetadata(ANSWER_SAYS, { message, createdWhen } satisfies AnswerSays),
    ...(dto ? [ApiExtraModels(dto)] : []),
    ...(compiled ? [RouteConfig(COMPILED_ANSWER)] : []),
    ApiResponse({
      status,
      description,
      content: {
        'application/json': { schema },
        ...(alsoAs ? { [alsoAs]: { schema: { type: 'string' } } } : {}),
      },
    }),
    ...(createdWhen
      ? [ApiResponse({ status: 201, description: 'Created', schema: schema as object })]
      : []),
  );
}

/** 204, nothing to say. */
export function AnswersNothing(): MethodDecorator {
  return applyDecorators(HttpCode(204), ApiNoContentResponse({ description: 'Done' }));
}

const REFUSALS = Symbol('refusals');

/**
 * Documents a handler's failures: `Fails(409, 'SLOT_FULL', 'STALE_VERSION')`. Several with the same
 * status are combined.
 */
export function Fails(status: number, ...codes: ErrorCode[]): MethodDecorator {
  return (target, key, descriptor: PropertyDescriptor) => {
    const known: Record<number, ErrorCode[]> =
      Reflect.getMetadata(REFUSALS, descriptor.value) ?? {};
    const all = [...new Set([...(known[status] ?? []), ...codes])];
    Reflect.defineMetadata(REFUSALS, { ...known, [status]: all }, descriptor.value);
    ApiExtraModels(Failure)(target, key, descriptor);
    ApiResponse({ status, ...refusalOf(status, all) })(target, key, descriptor);
  };
}

/** The OpenAPI response for a status with any of these codes. */
export function refusalOf(statusCode: number, codes: readonly ErrorCode[]) {
  const example = (code: ErrorCode) => ({
    value: { success: false, statusCode, code, error: texts[code], message: texts[code] },
  });
  return {
    description: codes.map((code) => `\`${code}\` ${texts[code]}`).join('<br>'),
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath(Failure) },
        examples: Object.fromEntries(codes.map((code) => [code, example(code)])),
      },
    },
  };
}
