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
import { type CallContext, type IdempotencyClaim, namesOf } from '../context/request-context';
import { AppError, ConflictError, InvalidFieldError, RuleError } from '../errors/app-error';
import { COMPLETES, type Completes } from './completes-once';
import {
  AlreadyAnsweredError,
  type IdempotencyRecord,
  IdempotencyStore,
} from './idempotency-store';
import { IGNORES_KEY } from './ignores-idempotency-key';

/** Tells the names of what is completed from those of keys, which begin with their owner. */
const COMPLETED = 'completed|';

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * `Idempotency-Key` on any write: the transaction stores the answer with the change; a repeat gets
 * that answer, the same key with another body 422, a repeat while the first runs 409. So it is for what
 * a handler `CompletesOnce`, under any key.
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
    const completes = this.reflector.get<Completes | undefined>(COMPLETES, execution.getHandler());
    const claim = claimOf(request, completes);
    if (!claim || !request.context) return next.handle();
    const names = namesOf(claim).map(({ id }) => id);
    if (names.some((id) => this.inFlight.has(id))) throw new ConflictError('IDEMPOTENCY_IN_FLIGHT');
    for (const id of names) this.inFlight.add(id);
    request.context = { ...request.context, idempotency: claim };
    return next.handle().pipe(
      // nearly every key is new, so look it up only if the write met its record or was refused by
      // what its own first attempt had changed
      catchError((error: unknown) => from(this.replayOr(error, claim))),
      finalize(() => {
        for (const id of names) this.inFlight.delete(id);
      }),
    );
  }

  private async replayOr(error: unknown, claim: IdempotencyClaim): Promise<unknown> {
    const wasAnswered = error instanceof AlreadyAnsweredError;
    if (!wasAnswered && !(error instanceof AppError && error.status < 500)) throw error;
    const record = await this.store.findAny(claim);
    if (!record && !wasAnswered) throw error;
    return replay(record, claim);
  }
}

function replay(record: IdempotencyRecord | null, claim: IdempotencyClaim): unknown {
  if (!record) throw new ConflictError('IDEMPOTENCY_IN_FLIGHT');
  if (namesOf(claim).some(({ id, hash }) => id === record._id && hash === record.hash)) {
    // of a 204 there is none, and null would be sent as one
    return record.answer ?? undefined;
  }
  if (record._id.startsWith(COMPLETED)) throw new ConflictError('ALREADY_BOOKED');
  throw new RuleError('IDEMPOTENCY_KEY_REUSED');
}

function claimOf(
  { headers, method, url, body, context }: ContextualRequest,
  completes: Completes | undefined,
): IdempotencyClaim | undefined {
  if (!writes.has(method) || !context) return undefined;
  const names = completes?.(body, context) ?? [];
  const purpose = names.length > 0 ? digestOf(method, url, names) : '';
  const [first, ...others] = names.map((name) => ({ id: COMPLETED + name, hash: purpose }));
  const key = headers['idempotency-key'];
  if (key === undefined) return first && { ...first, also: others };
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw new InvalidFieldError('Idempotency-Key', '1 to 128 visible characters');
  }
  const hash = digestOf(method, url, body ?? null);
  return { id: `${ownerOf(context, hash)}|${key}`, hash, also: first ? [first, ...others] : [] };
}

const digestOf = (method: string, url: string, content: unknown): string =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(content)}`)
    .digest('base64url');

/**
 * Separates the keys of different callers. Nobody knows who a visitor is, so a key of theirs is only
 * good for the request it came with: a repeat is known, and another visitor's same key does not
 * meet it.
 */
function ownerOf({ vendorId, actor }: CallContext, hash: string): string {
  return 'id' in actor ? `${vendorId}|${actor.kind}|${actor.id}` : `${actor.kind}|${hash}`;
}
