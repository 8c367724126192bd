import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/config';

/** What is throttled; each has its own counters (product-decisions section 2). */
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

/** Counters of attempts that all instances share. */
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
   * Counts one attempt of each key.
   * @returns seconds until another is let through, when one of them was too many; else null
   */
  async count(keys: readonly string[]): Promise<number | null> {
    const waits = await Promise.all(keys.map((key) => this.consume(key)));
    const wait = Math.max(...waits);
    return wait > 0 ? wait : null;
  }

  /** Forgets the attempts of a key: somebody has shown who they are. */
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

/** Key of an account, as a digest: the counters hold nobody's e-mail. */
export function accountKey(action: string, account: string): string {
  const digest = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  return `${action}:account:${digest}`;
}
