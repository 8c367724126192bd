import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AuditLog } from '../audit/audit-log';
import type { IdempotencyClaim } from '../context/request-context';
import { EventLog } from '../events/event-log';
import { AlreadyAnsweredError, IdempotencyStore } from '../idempotency/idempotency-store';
import { type Deadline, isOver, NotInTimeError } from './durable-transaction';
import type { TransactionDraft } from './transaction-draft';

const MAJORITY_POLL_MS = 20;

/** Writes what goes along with bookings: audit, events, and the answers for the idempotency keys. */
@Injectable()
export class TransactionRecords {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly eventLog: EventLog,
    private readonly idempotency: IdempotencyStore,
  ) {}

  /** @throws {AlreadyAnsweredError} when a key has been used meanwhile */
  async write(
    session: ClientSession,
    drafts: readonly { readonly draft: TransactionDraft; readonly answer: unknown }[],
  ): Promise<void> {
    await this.auditLog.append(
      session,
      drafts.flatMap(({ draft: { ctx, audits } }) => audits.map((entry) => ({ ctx, entry }))),
    );
    await this.eventLog.append(
      session,
      drafts.flatMap(({ draft: { ctx, events } }) => events.map((event) => ({ ctx, event }))),
    );
    await this.idempotency.recordAll(
      session,
      drafts.flatMap(({ draft: { ctx }, answer }) =>
        ctx.idempotency ? [{ claim: ctx.idempotency, answer, at: ctx.now }] : [],
      ),
    );
  }

  /** Which of the keys have been answered, as the transaction's snapshot sees it. */
  answered(
    session: ClientSession,
    claims: readonly (IdempotencyClaim | undefined)[],
  ): Promise<ReadonlySet<string>> {
    const ids = claims.flatMap((claim) => (claim ? [claim.id] : []));
    return this.idempotency.answered(ids, session);
  }

  /**
   * Waits until the answer of a key can no longer be rolled back, and says that it exists: a replay
   * may not promise what a failover can take away.
   * @throws {AlreadyAnsweredError} always, unless
   * @throws {NotInTimeError}
   */
  async refuseAsAnswered(claimId: string, deadline: Deadline): Promise<never> {
    while (!(await this.idempotency.isDurable(claimId))) {
      if (isOver(deadline)) throw new NotInTimeError();
      await sleep(MAJORITY_POLL_MS);
    }
    throw new AlreadyAnsweredError(claimId);
  }
}
