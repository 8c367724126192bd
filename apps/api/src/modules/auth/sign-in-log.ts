import type { SignInRefusal, SignInWay } from '@atrium/rules/access/sign-in-way';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import {
  type Actor,
  type CallContext,
  type RequestContext,
  withVendor,
} from '../../common/context/request-context';
import { AppError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { deviceOf, type Session } from '../credentials/public';
import type { Account } from './accounts.service';

/** The refusals that only somebody with the right password meets, by their code. */
const refusals: Readonly<Record<string, SignInRefusal>> = {
  ACCOUNT_INACTIVE: 'inactive',
  NETWORK_NOT_ALLOWED: 'network',
  PASSKEY_WRONG: 'passkey',
  SECOND_FACTOR_WRONG: 'code',
  WRONG_PASSWORD: 'password',
};

/** Staff signing in and out, in the audit log of their venue. Guests are not in it. See docs/domain/access.md. */
@Injectable()
export class SignInLog {
  constructor(private readonly transactions: Transactions) {}

  signedIn(tx: Transaction, account: Account, way: SignInWay): void {
    if (account.kind !== 'staff') return;
    const after = { way, ...placeOf(deviceOf(tx.userAgent), tx.ip) };
    tx.audit({ ...about(account._id), action: 'user.signedIn', actor: actorOf(account), after });
  }

  /** @param account null if it is gone */
  signedOut(tx: Transaction, account: Account | null): void {
    if (account?.kind !== 'staff') return;
    const after = placeOf(deviceOf(tx.userAgent), tx.ip);
    tx.audit({ ...about(account._id), action: 'user.signedOut', actor: actorOf(account), after });
  }

  /** By its owner, from another one. */
  sessionEnded(tx: Transaction, { kind, accountId, device, ip }: Session): void {
    if (kind !== 'staff') return;
    tx.audit({ ...about(accountId), action: 'user.sessionEnded', after: placeOf(device, ip) });
  }

  /** Somebody with the right password was not let in. What is refused for another reason is not written. */
  async refused(call: CallContext, account: Account, error: unknown): Promise<void> {
    const why = account.kind === 'staff' ? whyOf(error) : undefined;
    if (!why) return;
    const nobody: Actor = { kind: 'visitor' };
    await this.transactions.run(withVendor(call, account.vendorId), async (tx) => {
      const after = { why, ...placeOf(deviceOf(tx.userAgent), tx.ip) };
      tx.audit({ ...about(account._id), action: 'user.signInRefused', actor: nobody, after });
      return null;
    });
  }

  /** Somebody who is signed in was asked again, and gave the wrong answer. */
  async notConfirmed(home: RequestContext, account: Account, error: unknown): Promise<void> {
    const why = account.kind === 'staff' ? whyOf(error) : undefined;
    if (!why) return;
    await this.transactions.run(home, async (tx) => {
      const after = { why, ...placeOf(deviceOf(tx.userAgent), tx.ip) };
      tx.audit({ ...about(account._id), action: 'user.notConfirmed', after });
      return null;
    });
  }
}

const whyOf = (error: unknown): SignInRefusal | undefined =>
  error instanceof AppError ? refusals[error.code] : undefined;

const about = (entityId: Types.ObjectId) => ({ entity: 'user', entityId }) as const;

const actorOf = ({ _id, level = 1, firstname, lastname }: Account): Actor => ({
  kind: 'staff',
  id: _id.toHexString(),
  level,
  name: `${firstname} ${lastname}`.trim(),
});

/** Where somebody is, as the list of sessions tells it. */
function placeOf(
  device: ReturnType<typeof deviceOf> | undefined,
  ip: string | undefined,
): { device?: string; networkAddress?: string } {
  const words = [device?.browser, device?.system].filter(Boolean).join(', ');
  return { ...(words ? { device: words } : {}), ...(ip ? { networkAddress: ip } : {}) };
}
