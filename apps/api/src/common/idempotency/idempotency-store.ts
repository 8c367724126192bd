import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { type IdempotencyClaim, namesOf } from '../context/request-context';
import { isDuplicateKey } from '../database/duplicate-key';
import { describeCollection, ofGuest } from '../privacy/data-map';

/** The answer given for a key, written in the same transaction as its change. */
export interface IdempotencyRecord {
  _id: string;
  hash: string;
  at: Date;
  answer: unknown;
}

export const IDEMPOTENCY_COLLECTION = 'idempotency';
export const IDEMPOTENCY_KEPT_SECONDS = 48 * 60 * 60;

/**
 * Thrown inside a transaction when another process has just committed the key: replay its answer.
 */
export class AlreadyAnsweredError extends Error {
  constructor(readonly claim: IdempotencyClaim) {
    super(`${claim.id} has been answered`);
  }
}

const idsOf = (claim: IdempotencyClaim): string[] => namesOf(claim).map(({ id }) => id);

@Injectable()
export class IdempotencyStore {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get collection() {
    return this.connection.collection<IdempotencyRecord>(IDEMPOTENCY_COLLECTION);
  }

  /** Outside a transaction, reads only what no failover can undo: a replay is a promise. */
  find(id: string, session?: ClientSession): Promise<IdempotencyRecord | null> {
    return this.collection.findOne(
      { _id: id },
      session ? { session } : { readConcern: 'majority' },
    );
  }

  /** As `find`, under each name of the request; its own key comes first. */
  async findAny(claim: IdempotencyClaim): Promise<IdempotencyRecord | null> {
    for (const { id } of namesOf(claim)) {
      const found = await this.find(id);
      if (found) return found;
    }
    return null;
  }

  /** Ids of the claims that have an answer under any of their names, as seen by the transaction. */
  async answered(
    claims: readonly IdempotencyClaim[],
    session: ClientSession,
  ): Promise<ReadonlySet<string>> {
    if (claims.length === 0) return new Set();
    const found = await this.collection
      .find({ _id: { $in: claims.flatMap(idsOf) } }, { session, projection: { _id: 1 } })
      .toArray();
    const ids = new Set(found.map(({ _id }) => _id));
    return new Set(
      claims.filter((claim) => idsOf(claim).some((id) => ids.has(id))).map(({ id }) => id),
    );
  }

  /** Whether a majority has the answer, so that no failover can undo it. */
  async isDurable(claim: IdempotencyClaim): Promise<boolean> {
    const found = await this.collection.findOne(
      { _id: { $in: idsOf(claim) } },
      { readConcern: 'majority', projection: { _id: 1 } },
    );
    return found !== null;
  }

  /** @throws {AlreadyAnsweredError} when the key has been used since the request began */
  record(
    session: ClientSession,
    claim: IdempotencyClaim,
    answer: unknown,
    at: Date,
  ): Promise<void> {
    return this.recordAll(session, [{ claim, answer, at }]);
  }

  /** As `record`, for several requests that share a transaction. */
  async recordAll(
    session: ClientSession,
    records: readonly { claim: IdempotencyClaim; answer: unknown; at: Date }[],
  ): Promise<void> {
    if (records.length === 0) return;
    try {
      await this.collection.insertMany(
        records.flatMap(({ claim, answer, at }) =>
          namesOf(claim).map(({ id, hash }) => ({ _id: id, hash, at, answer: answer ?? null })),
        ),
        { session },
      );
    } catch (error) {
      const [first] = records;
      throw first && isDuplicateKey(error) ? new AlreadyAnsweredError(first.claim) : error;
    }
  }
}

describeCollection<IdempotencyRecord>(
  IDEMPOTENCY_COLLECTION,
  { why: 'To answer a repeated request as it was answered the first time', kept: '48 hours' },
  (neither) => ({
    ...neither('_id', 'hash', 'at'),
    answer: ofGuest({
      exported: 'a copy of what they were answered',
      erased: 'gone after 48 hours; what is repeated until then must have the same answer',
    }),
  }),
);
