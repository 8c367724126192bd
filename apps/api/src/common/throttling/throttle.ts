import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { AppError } from '../errors/app-error';
import { AttemptCounters, type Count, WINDOW_SECONDS } from './attempt-counters';
import { firstWaitSeconds, MOST_FAILURES } from './attempt-delays';
import { clientNetwork } from './client-network';

/** Throttled actions; each has its own counters. */
export type ThrottledAction =
  | 'login'
  | 'refresh'
  | 'signup'
  | 'reset'
  | 'resetVerification'
  | 'signInLink'
  | 'signInCode'
  | 'passkeyOffer'
  | 'passkeySignIn'
  | 'password'
  | 'rating'
  | 'optOut'
  | 'bookingLink'
  | 'calendarFeed'
  | 'intake'
  | 'payment'
  | 'privacyLink'
  | 'privacyRequest'
  | 'voucher';

export const THROTTLED = Symbol('throttled');

/** Tries of a service's code by one address, and changes of address by one guest, in a quarter of an hour. */
const MOST_TRIES = 20;

/** A call that is throttled. */
export interface Attempt {
  readonly action: ThrottledAction;
  readonly ip: string;
  /** The account it is about; only its address is counted without one. */
  readonly account?: string;
  /** The device's id, if the account has signed in there. */
  readonly device?: string;
  /** Whether failures from everywhere count against the account, too. */
  readonly isGuarded: boolean;
}

/** What became of an attempt: `void` is neither a success nor a failure. */
export type Outcome = 'passed' | 'failed' | 'void';

/** An attempt that may go on. */
export interface Turn {
  /** @param cost of the outcome for the address; 1 has been counted already */
  settle(outcome: Outcome, cost: number): Promise<Count>;
}

/** Limits attempts, in counters that all instances share. See docs/domain/access.md. */
@Injectable()
export class Throttle {
  /** Failures of one address in a window. */
  readonly quota: number;
  readonly windowSeconds = WINDOW_SECONDS;

  constructor(
    private readonly counters: AttemptCounters,
    { env }: Config,
  ) {
    this.quota = env.FAILED_ATTEMPTS_PER_QUARTER_HOUR;
  }

  /**
   * Counts an attempt as a failure before it is looked at, so that a burst gets no further than one after the
   * other; `settle` corrects that.
   * @throws {AppError} 429 TOO_MANY_REQUESTS
   */
  async begin(attempt: Attempt): Promise<Turn> {
    const address = addressKey(attempt.action, attempt.ip);
    const { account } = attempt;
    const settleAccount = account ? await this.beginAt(account, attempt) : undefined;
    const count = await this.counters.add(address, 1);
    if (count.points > this.quota) {
      await settleAccount?.('void');
      throw refusal(count.resetSeconds);
    }
    return {
      settle: async (outcome, cost) => {
        await settleAccount?.(outcome);
        return cost === 1 ? count : this.counters.add(address, cost - 1);
      },
    };
  }

  /**
   * Counts one try for each key.
   * @returns seconds until the next is allowed if any key is over its limit, otherwise null
   */
  async count(keys: readonly string[], most = MOST_TRIES): Promise<number | null> {
    const counts = await Promise.all(keys.map((key) => this.counters.add(key, 1)));
    const waits = counts.map(({ points, resetSeconds }) => (points > most ? resetSeconds : 0));
    const wait = Math.max(...waits);
    return wait > 0 ? wait : null;
  }

  /**
   * As `count` of one key, for what many do at the same moment.
   * @returns seconds until the next is allowed, otherwise null
   */
  async countOne(key: string): Promise<number | null> {
    const { points, resetSeconds } = await this.counters.addOne(key);
    return points > MOST_TRIES ? resetSeconds : null;
  }

  /** Resets a key once the person has proved who they are. */
  async forget(key: string): Promise<void> {
    await this.counters.forget(key);
  }

  /**
   * @returns how to settle it
   * @throws {AppError} 429 TOO_MANY_REQUESTS
   */
  private async beginAt(account: string, { action, device, ip, isGuarded }: Attempt) {
    const everywhere = accountKey(action, account);
    const own = `${everywhere}:${device ? `device:${device}` : `ip:${clientNetwork(ip)}`}`;
    const blocked = await this.counters.waitOf(own);
    if (blocked > 0) throw refusal(blocked);
    const isCounted = isGuarded && device === undefined;
    const total = isCounted ? await this.counters.add(everywhere, 1) : undefined;
    const uncount = () => (total ? this.counters.add(everywhere, -1) : undefined);
    const wait =
      total && total.points > MOST_FAILURES
        ? total.resetSeconds
        : await this.counters.takeTurn(own, total ? firstWaitSeconds(total.points - 1) : 0);
    if (wait > 0) {
      await uncount();
      throw refusal(wait);
    }
    return async (outcome: Outcome) => {
      if (outcome === 'failed') return;
      await uncount();
      if (outcome === 'passed') await this.counters.forget(own);
      else await this.counters.giveBack(own);
    };
  }
}

const refusal = (retryAfterSeconds: number): AppError =>
  new AppError(429, 'TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });

/** Key of an address. */
export const addressKey = (action: string, ip: string): string =>
  `${action}:ip:${clientNetwork(ip)}`;

/** Key of an account, as a digest: the counters store no email addresses. */
export function accountKey(action: string, account: string): string {
  const digest = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  return `${action}:account:${digest}`;
}
