import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { FastifyReply } from 'fastify';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key';
import { AppError } from '../../errors/app-error';
import { describeCollection } from '../../privacy/data-map';
import { sayRateLimit } from '../../throttling/rate-limit-headers';
import type { KeyCaller } from './key-callers';

export const KEY_MINUTES_COLLECTION = 'apikeyminutes';
const WINDOW_SECONDS = 60;
const WINDOW_MS = WINDOW_SECONDS * 1_000;
/** Longer than the minute, so that clocks may differ. */
const KEPT_MS = 5 * WINDOW_MS;

/** The calls of one key in one minute, of all processes together. */
interface KeyMinute {
  _id: string;
  calls: number;
  expire: Date;
}

/** Limits the requests a minute of each key, in counters that all instances share. */
@Injectable()
export class KeyLimits {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Counts a call, and says in the answer's headers how many are left.
   * @throws {AppError} 429 TOO_MANY_REQUESTS
   */
  async take({ id, perMinute }: KeyCaller, now: Date, reply: FastifyReply): Promise<void> {
    const minute = Math.floor(now.getTime() / WINDOW_MS);
    const end = (minute + 1) * WINDOW_MS;
    const calls = await this.add(`${id}|${minute}`, new Date(end + KEPT_MS));
    const resetSeconds = Math.max(1, Math.ceil((end - now.getTime()) / 1_000));
    sayRateLimit(reply, {
      ...{ name: 'key', quota: perMinute, windowSeconds: WINDOW_SECONDS, resetSeconds },
      remaining: Math.max(0, perMinute - calls),
    });
    if (calls > perMinute) {
      throw new AppError(429, 'TOO_MANY_REQUESTS', { data: { retryAfterSeconds: resetSeconds } });
    }
  }

  private async add(_id: string, expire: Date): Promise<number> {
    const add = () =>
      this.connection.collection<KeyMinute>(KEY_MINUTES_COLLECTION).findOneAndUpdate(
        { _id },
        { $inc: { calls: 1 }, $setOnInsert: { expire } },
        // a count that a failover loses lets through a few calls more
        { upsert: true, returnDocument: 'after', writeConcern: { w: 1, j: false } },
      );
    try {
      return (await add())?.calls ?? 1;
    } catch (error) {
      // two begin the same minute at once: the second counts what the first inserted
      if (!isDuplicateKey(error)) throw error;
      return (await add())?.calls ?? 1;
    }
  }
}

describeCollection<KeyMinute>(
  KEY_MINUTES_COLLECTION,
  { why: 'To keep keys to their limits', kept: 'minutes' },
  (neither) => neither('_id', 'calls', 'expire'),
);
