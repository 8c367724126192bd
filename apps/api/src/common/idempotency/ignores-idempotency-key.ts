import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const IGNORES_KEY = Symbol('ignores the idempotency key');

/** Tells the API document; taken out before it is served. */
export const IGNORES_KEY_EXTENSION = 'x-ignores-idempotency-key';

/**
 * For a POST that only reads, for one whose answer must not be kept (the tokens of a sign-in, or whether a
 * reset link was good), and for one that is called by who sends no key, and changes nothing when repeated.
 */
export const IgnoresIdempotencyKey = (): MethodDecorator =>
  applyDecorators(SetMetadata(IGNORES_KEY, true), ApiExtension(IGNORES_KEY_EXTENSION, true));
