import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { type AuditEntry, AuditLog } from '../audit/audit-log';
import type { RequestContext } from '../context/request-context';
import { type DomainEvent, EventLog } from '../events/event-log';
import { IdempotencyStore } from '../idempotency/idempotency-store';

/** The context of a call inside its transaction. */
export interface Transaction extends RequestContext {
  readonly session: ClientSession;
  /** Written with the change, or not at all. */
  audit(entry: AuditEntry): void;
  /** Written with the change; told after commit. */
  emit(event: DomainEvent): void;
  /** Runs once the change is durable; its failure does not undo anything. */
  afterCommit(task: () => void): void;
}

/** Majority-committed and journaled: an acknowledged write is never lost. */
export const durable = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', journal: true },
} as const;

/**
 * One change of the business: its documents, audit entries, events and the answer for its
 * idempotency key are written together or not at all.
 */
@Injectable()
export class UnitOfWork {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly auditLog: AuditLog,
    private readonly eventLog: EventLog,
    private readonly idempotency: IdempotencyStore,
  ) {}

  /**
   * Runs `work` in a transaction, again when it meets a write conflict: it must have no effect but
   * through `tx`. What it answers is stored for the request's idempotency key, so it must be the
   * answer of the endpoint.
   */
  async run<T>(ctx: RequestContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
    let afterCommit: (() => void)[] = [];
    const session = await this.connection.startSession();
    try {
      const answer = await session.withTransaction(async () => {
        const audits: AuditEntry[] = [];
        const events: DomainEvent[] = [];
        const tasks: (() => void)[] = [];
        const tx: Transaction = {
          ...ctx,
          session,
          audit: (entry) => void audits.push(entry),
          emit: (event) => void events.push(event),
          afterCommit: (task) => void tasks.push(task),
        };
        const result = await work(tx);
        await this.auditLog.append(
          session,
          audits.map((entry) => ({ ctx, entry })),
        );
        await this.eventLog.append(
          session,
          events.map((event) => ({ ctx, event })),
        );
        if (ctx.idempotency) {
          await this.idempotency.record(session, ctx.idempotency, result, ctx.now);
        }
        afterCommit = tasks;
        return result;
      }, durable);
      for (const task of afterCommit) task();
      return answer;
    } finally {
      await session.endSession();
    }
  }
}
