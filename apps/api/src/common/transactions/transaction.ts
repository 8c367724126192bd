import type { ClientSession } from 'mongoose';
import type { AuditEntry } from '../audit/audit-log';
import type { RequestContext } from '../context/request-context';
import type { DomainEvent } from '../events/event-log';

/** The context of a call inside its transaction. */
export interface Transaction extends RequestContext {
  readonly session: ClientSession;
  /** Written with the change, or not at all. */
  audit(entry: AuditEntry): void;
  /** Written with the change, published after commit. */
  emit(event: DomainEvent): void;
  /** Runs once the change is durable. A task that fails is logged and counted; it undoes nothing. */
  afterCommit(task: () => void): void;
}
