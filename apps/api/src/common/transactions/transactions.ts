import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type ClientSession, type Connection, mongo } from 'mongoose';
import { type AuditEntry, AuditLog } from '../audit/audit-log';
import type { IdempotencyClaim, RequestContext } from '../context/request-context';
import { type DomainEvent, EventLog } from '../events/event-log';
import { AlreadyAnsweredError, IdempotencyStore } from '../idempotency/idempotency-store';
import { AfterCommit } from './after-commit';
import { type Deadline, DeadlineExceededError, deadlineIn, isOver, PATIENCE_MS } from './deadline';
import { RestartTransactionError, runDurably } from './durable-transaction';
import type { Transaction } from './transaction';

const MAJORITY_POLL_MS = 20;

/** A transaction that several calls share: each keeps its own actor, request id, key and answer. */
export interface SharedTransaction {
  readonly session: ClientSession;
  /** One call's part. What `work` answers is stored for the call's idempotency key. */
  call<T>(ctx: RequestContext, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Ids of the keys that have been answered before, as this transaction's snapshot sees it. */
  answered(claims: readonly (IdempotencyClaim | undefined)[]): Promise<ReadonlySet<string>>;
  /** As `Transaction.afterCommit`, for all of the calls. */
  afterCommit(task: () => void): void;
}

/** Ends a transaction that was only to be tried out. */
class TriedOut extends Error {
  constructor(readonly answer: unknown) {
    super('tried out');
  }
}

/** What a call writes beside its documents, gathered while it runs. */
interface CallRecord {
  readonly ctx: RequestContext;
  readonly audits: readonly AuditEntry[];
  readonly events: readonly DomainEvent[];
  readonly answer: unknown;
}

/**
 * The only way to write more than one document: all of them, the audit entries, the events, the mail and the
 * answer under the idempotency key are durable together, or none is.
 */
@Injectable()
export class Transactions {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly auditLog: AuditLog,
    private readonly eventLog: EventLog,
    private readonly idempotency: IdempotencyStore,
    private readonly afterCommit: AfterCommit,
  ) {}

  /**
   * Runs `work` until it is committed. It may run several times, so it acts through `tx` only. What it
   * answers is stored for the request's idempotency key: it must be the answer of the endpoint.
   * @throws {AlreadyAnsweredError} the key has been used; its answer is durable
   * @throws {DeadlineExceededError}
   */
  async run<T>(
    ctx: RequestContext,
    work: (tx: Transaction) => Promise<T>,
    deadline: Deadline = deadlineIn(PATIENCE_MS),
  ): Promise<T> {
    try {
      return await this.runShared(async (shared) => {
        try {
          return await shared.call(ctx, work);
        } catch (error) {
          await assertUnanswered(shared, ctx.idempotency, error);
          throw error;
        }
      }, deadline);
    } catch (error) {
      if (error instanceof AlreadyAnsweredError) return this.replay(error.claim, deadline);
      throw error;
    }
  }

  /** Answers what `work` would, and takes all of it back. */
  async tryOut<T>(ctx: RequestContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { idempotency: _, ...once } = ctx;
    try {
      return await this.run(once, async (tx) => {
        throw new TriedOut(await work(tx));
      });
    } catch (error) {
      if (error instanceof TriedOut) return error.answer as T;
      throw error;
    }
  }

  /**
   * As `run`, for several calls that share one transaction, which are all written or none.
   * @param maxConflicts attempts lost to conflicts before giving up; by default until the deadline
   * @throws {AlreadyAnsweredError} one of the keys has been used
   * @throws {TooManyConflictsError}
   * @throws {DeadlineExceededError}
   */
  async runShared<T>(
    work: (shared: SharedTransaction) => Promise<T>,
    deadline: Deadline,
    maxConflicts?: number,
  ): Promise<T> {
    let tasks: (() => void)[] = [];
    const attempt = async (session: ClientSession): Promise<T> => {
      const calls: CallRecord[] = [];
      tasks = [];
      const result = await work(this.shared(session, calls, tasks));
      await this.record(session, calls, (task) => void tasks.push(task));
      return result;
    };
    const result = await runDurably(this.connection, deadline, attempt, maxConflicts);
    this.afterCommit.run(tasks);
    return result;
  }

  /**
   * For work of many transactions, whose answer is stored with the last: called before the first.
   * @throws {AlreadyAnsweredError} it has been done under this key
   */
  async assertFirst({ idempotency }: RequestContext): Promise<void> {
    if (idempotency && (await this.idempotency.findAny(idempotency))) {
      throw new AlreadyAnsweredError(idempotency);
    }
  }

  /**
   * Waits until no failover can take the answer of a key back, then says that it exists: a replay is a
   * promise.
   * @throws {AlreadyAnsweredError} always, unless
   * @throws {DeadlineExceededError}
   */
  async replay(claim: IdempotencyClaim, deadline: Deadline): Promise<never> {
    while (!(await this.idempotency.isDurable(claim))) {
      if (isOver(deadline)) throw new DeadlineExceededError();
      await sleep(MAJORITY_POLL_MS);
    }
    throw new AlreadyAnsweredError(claim);
  }

  private shared(
    session: ClientSession,
    calls: CallRecord[],
    tasks: (() => void)[],
  ): SharedTransaction {
    const afterCommit = (task: () => void) => void tasks.push(task);
    return {
      session,
      afterCommit,
      call: async (ctx, work) => {
        const audits: AuditEntry[] = [];
        const events: DomainEvent[] = [];
        const answer = await work({
          ...ctx,
          session,
          audit: (entry) => void audits.push(entry),
          emit: (event) => void events.push(event),
          afterCommit,
        });
        calls.push({ ctx, audits, events, answer });
        return answer;
      },
      answered: (claims) =>
        this.idempotency.answered(
          claims.flatMap((claim) => claim ?? []),
          session,
        ),
    };
  }

  /** @throws {AlreadyAnsweredError} a key has been used meanwhile */
  private async record(
    session: ClientSession,
    calls: readonly CallRecord[],
    afterCommit: Transaction['afterCommit'],
  ): Promise<void> {
    await this.auditLog.append(
      session,
      calls.flatMap(({ ctx, audits }) => audits.map((entry) => ({ ctx, entry }))),
    );
    await this.eventLog.append(
      { session, afterCommit },
      calls.flatMap(({ ctx, events }) => events.map((event) => ({ ctx, event }))),
    );
    await this.idempotency.recordAll(
      session,
      calls.flatMap(({ ctx, answer }) =>
        ctx.idempotency ? [{ claim: ctx.idempotency, answer, at: ctx.now }] : [],
      ),
    );
  }
}

/**
 * A repeat may be refused by what its own first try has changed. Only the snapshot that refused it can tell:
 * looked up later, after a failover, the first try's answer may not be visible yet.
 * @throws {AlreadyAnsweredError}
 */
async function assertUnanswered(
  shared: SharedTransaction,
  claim: IdempotencyClaim | undefined,
  refusal: unknown,
): Promise<void> {
  if (!claim || refusal instanceof RestartTransactionError || isOfDatabase(refusal)) return;
  if ((await shared.answered([claim])).has(claim.id)) throw new AlreadyAnsweredError(claim);
}

/** The database has ended the transaction with it: nothing more can be read there. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof mongo.MongoError ||
  (error instanceof Error && error.cause instanceof mongo.MongoError);
