import { createHash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, finalize, from, type Observable } from 'rxjs';
import type { ContextualRequest } from '../auth/access.guard';
import type { CallContext, IdempotencyClaim } from '../context/request-context';
import { AppError, ConflictError, InvalidFieldError, RuleError } from '../errors/app-error';
import { AlreadyAnsweredError, IdempotencyStore } from './idempotency-store';
import { IGNORES_KEY } from './ignores-idempotency-key';

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * `Idempotency-Key` on any write: the transaction stores the answer with the change; a repeat gets
 * that answer, the same key with another body 422, a repeat while the first runs 409.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly inFlight = new Set<string>();

  constructor(
    private readonly store: IdempotencyStore,
    private readonly reflector: Reflector,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.reflector.get<boolean | undefined>(IGNORES_KEY, execution.getHandler())) {
      return next.handle();
    }
    const request = execution.switchToHttp().getRequest<ContextualRequest>();
    const claim = claimOf(request);
    if (!claim || !request.context) return next.handle();
    if (this.inFlight.has(claim.id)) throw new ConflictError('IDEMPOTENCY_IN_FLIGHT');
    this.inFlight.add(claim.id);
    request.context = { ...request.context, idempotency: claim };
    return next.handle().pipe(
      // nearly every key is new, so look it up only if the write met its record or was refused by
      // what its own first attempt had changed
      catchError((error: unknown) => from(this.replayOr(error, claim))),
      finalize(() => this.inFlight.delete(claim.id)),
    );
  }

  private async replayOr(error: unknown, claim: IdempotencyClaim): Promise<unknown> {
    const wasAnswered = error instanceof AlreadyAnsweredError;
    if (!wasAnswered && !(error instanceof AppError && error.status < 500)) throw error;
    const record = await this.store.find(claim.id);
    if (!record && !wasAnswered) throw error;
    return replay(record, claim);
  }
}

function replay(
  record: { hash: string; answer: unknown } | null,
  claim: IdempotencyClaim,
): unknown {
  if (!record) throw new ConflictError('IDEMPOTENCY_IN_FLIGHT');
  if (record.hash !== claim.hash) throw new RuleError('IDEMPOTENCY_KEY_REUSED');
  return record.answer;
}

function claimOf(request: ContextualRequest): IdempotencyClaim | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !writes.has(request.method) || !request.context) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw new InvalidFieldError('Idempotency-Key', '1 to 128 visible characters');
  }
  const hash = createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('base64url');
  return { id: `${ownerOf(request.context, hash)}|${key}`, hash };
}

/**
 * Separates the keys of different callers. Nobody knows who a visitor is, so a key of theirs is only
 * good for the request it came with: a repeat is known, and another visitor's same key does not
 * meet it.
 */
function ownerOf({ vendorId, actor }: CallContext, hash: string): string {
  return 'id' in actor ? `${vendorId}|${actor.kind}|${actor.id}` : `${actor.kind}|${hash}`;
}
