import { SetMetadata } from '@nestjs/common';
import type { CallContext } from '../context/request-context';

export const COMPLETES = Symbol('completes once');

/**
 * Names what a request completes, from its body as it was sent, which may still be anything.
 */
export type Completes = (body: unknown, context: CallContext) => readonly string[];

/**
 * For a request that completes something nobody may complete twice. Whoever asks for the same again gets
 * the first answer, with whatever `Idempotency-Key`, or none.
 */
export const CompletesOnce = (completes: Completes): MethodDecorator =>
  SetMetadata(COMPLETES, completes);
