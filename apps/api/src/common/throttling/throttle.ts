import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/config';

/** Throttled actions; each has its own counters. */
export type ThrottledAction =
  | 'login'
  | 'signup'
  | 'reset'
  | 'resetVerification'
  | 'password'
  | 'rating'
  | 'optOut';

export const THROTTLED = Symbol('throttled');

const QUARTER_HOUR_SECONDS = 15 * 60;

/** Attempt counters shared by all instances. */
@Injectable()
export class Throttle {
  private readonly limiter: RateLimiterMongo;

  constructor(@InjectConnection() connection: Connection, { env }: Config) {
    this.limiter = new RateLimiterMongo({
      storeClient: connection.getClient(),
      dbName: connection.name,
      tableName: 'throttling',
      keyPrefix: '',
      disableIndexesCreation: true,
      points: env.LOGIN_ATTEMPTS_PER_QUARTER_HOUR,
      duration: QUARTER_HOUR_SECONDS,
    });
  }

  /**
   * Counts one attempt for each key.
   * @returns seconds until the next is allowed if any key is over its limit, otherwise null
   */
  async count(keys: readonly string[]): Promise<number | null> {
    const waits = await Promise.all(keys.map((key) => this.consume(key)));
    const wait = Math.max(...waits);
    return wait > 0 ? wait : null;
  }

  /** Resets a key once the person has proved who they are. */
  async forget(key: string): Promise<void> {
    await this.limiter.delete(key);
  }

  private async consume(key: string): Promise<number> {
    try {
      await this.limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
}

/** Key of an address. */
export const addressKey = (action: string, ip: string): string => `${action}:ip:${ip}`;

/** Key of an account, as a digest: the counters store no email addresses. */
export function accountKey(action: string, account: string): string {
  const digest = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  return `${action}:account:${digest}`;
}
