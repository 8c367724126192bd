import type { ClientSession } from 'mongoose';
import type { AuditEntry } from '../audit/audit-log';
import type { RequestContext } from '../context/request-context';
import type { DomainEvent } from '../events/event-log';
import type { Transaction } from './unit-of-work';

/** What one call writes besides its documents, gathered while it runs. */
export interface TransactionDraft {
  readonly ctx: RequestContext;
  readonly tx: Transaction;
  readonly audits: AuditEntry[];
  readonly events: DomainEvent[];
  readonly tasks: (() => void)[];
}

/** Several drafts may share a session: each keeps its own actor, request id and key. */
export function openDraft(ctx: RequestContext, session: ClientSession): TransactionDraft {
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
  return { ctx, tx, audits, events, tasks };
}
