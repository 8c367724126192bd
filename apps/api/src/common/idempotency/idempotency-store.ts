import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type ClientSession, type Connection, mongo } from 'mongoose';
import type { IdempotencyClaim } from '../context/request-context';

/** The answer that was given to a key, written in the transaction of the write it belongs to. */
export interface IdempotencyRecord {
  _id: string;
  hash: string;
  at: Date;
  answer: unknown;
}

export const IDEMPOTENCY_COLLECTION = 'idempotency';
export const IDEMPOTENCY_KEPT_SECONDS = 48 * 60 * 60;

/** Thrown inside a transaction whose key another process has just committed: replay its answer. */
export class AlreadyAnsweredError extends Error {
  constructor(readonly claimId: string) {
    super(`${claimId} has been answered`);
  }
}

@Injectable()
export class IdempotencyStore {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get collection() {
    return this.connection.collection<IdempotencyRecord>(IDEMPOTENCY_COLLECTION);
  }

  find(id: string, session?: ClientSession): Promise<IdempotencyRecord | null> {
    return this.collection.findOne({ _id: id }, { session });
  }

  /** @throws {AlreadyAnsweredError} when the key has been used since the request began */
  async record(
    session: ClientSession,
    claim: IdempotencyClaim,
    answer: unknown,
    at: Date,
  ): Promise<void> {
    try {
      await this.collection.insertOne(
        { _id: claim.id, hash: claim.hash, at, answer: answer ?? null },
        { session },
      );
    } catch (error) {
      if (error instanceof mongo.MongoServerError && error.code === 11000) {
        throw new AlreadyAnsweredError(claim.id);
      }
      throw error;
    }
  }
}
