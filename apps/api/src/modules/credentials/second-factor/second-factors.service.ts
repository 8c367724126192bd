import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import { Sealer } from '../../../common/sealing/sealer';
import type { Transaction } from '../../../common/transactions/transaction';
import { Config } from '../../../config/config';
import { PasskeysService } from '../passkeys/passkeys.service';
import { addressOf, newSecret, stepOf } from './authenticator';
import { newRecoveryCodes, recoveryDigest, storedRecoveryCodes } from './recovery-codes';
import type { SealedSecret, SecondFactor } from './second-factor.schema';
import { SecondFactorsRepository } from './second-factors.repository';

/** What is told of a second factor. */
export interface SecondFactorState {
  /** When the authenticator was set up; absent: there is none. */
  readonly since?: Date;
  readonly recoveryCodesLeft: number;
}

/** What an authenticator is set up with. */
export interface OfferedAuthenticator {
  /** Base32, to be typed. */
  readonly secret: string;
  /** `otpauth://…`, to be read from a QR code. */
  readonly uri: string;
}

/** Codes from an authenticator, passkeys, and recovery codes for when those are lost. */
@Injectable()
export class SecondFactorsService {
  private readonly sealer: Sealer;

  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysService,
    config: Config,
  ) {
    this.sealer = new Sealer(config);
  }

  async stateOf(scope: TenantScope, account: Types.ObjectId): Promise<SecondFactorState> {
    const factor = await this.factors.findOne(scope, { _id: account });
    return {
      ...(factor?.secret ? { since: factor.since } : {}),
      recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
    };
  }

  /** Hex ids of those of these accounts that have an authenticator or a passkey. */
  async having(
    scope: TenantScope,
    accounts: readonly Types.ObjectId[],
  ): Promise<ReadonlySet<string>> {
    // one after the other: they may share a transaction
    const withAuthenticator = await this.factors.having(scope, accounts);
    const withPasskey = await this.passkeys.having(scope, 'staff', accounts);
    return new Set([...withAuthenticator, ...withPasskey]);
  }

  async has(scope: TenantScope, account: Types.ObjectId): Promise<boolean> {
    return (await this.having(scope, [account])).size > 0;
  }

  /** A new authenticator, which counts once it has shown a code; until then the one in use stays. */
  async offer(
    tx: Transaction,
    account: Types.ObjectId,
    { issuer, label }: { issuer: string; label: string },
  ): Promise<OfferedAuthenticator> {
    const secret = newSecret();
    await this.factors.offer(tx, account, this.seal(tx, account, secret));
    return { secret, uri: addressOf(secret, issuer, label) };
  }

  /**
   * Puts the offered authenticator to use.
   * @returns its recovery codes, in clear for the only time
   * @throws {RuleError} SECOND_FACTOR_WRONG
   */
  async confirm(tx: Transaction, account: Types.ObjectId, code: string): Promise<string[]> {
    const factor = await this.factors.findOne(tx, { _id: account });
    const secret = factor?.offered;
    const step = secret ? stepOf(this.open(tx, account, secret), plain(code), tx.now) : null;
    if (!secret || step === null) throw RuleError.ofField('SECOND_FACTOR_WRONG', 'code');
    const codes = newRecoveryCodes();
    await this.factors.adopt(tx, account, {
      secret,
      since: tx.now,
      lastStep: step,
      ...(await storedRecoveryCodes(codes)),
    });
    return codes;
  }

  /** Uses up a code of the authenticator, or a recovery code; null if it is neither. */
  async use(
    tx: Transaction,
    account: Types.ObjectId,
    code: string,
  ): Promise<'authenticator' | 'recoveryCode' | null> {
    const factor = await this.factors.findOne(tx, { _id: account });
    if (!factor) return null;
    // a recovery code helps even when the key of the secret is gone
    if (!OF_AUTHENTICATOR.test(plain(code))) {
      const digest = await recoveryDigest(code, factor.recoverySalt);
      return (await this.factors.useRecoveryCode(tx, account, digest)) ? 'recoveryCode' : null;
    }
    if (!factor.secret) return null;
    const secret = this.open(tx, account, factor.secret);
    const step = stepOf(secret, plain(code), tx.now);
    if (step === null) return null;
    const isSealedAnew = factor.secret.keyId !== this.sealer.keyId;
    const sealed = isSealedAnew ? this.seal(tx, account, secret) : factor.secret;
    return (await this.factors.useStep(tx, account, step, sealed)) ? 'authenticator' : null;
  }

  /** Ten new ones in place of those that are left. */
  async renewRecoveryCodes(tx: Transaction, account: Types.ObjectId): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.factors.setRecoveryCodes(tx, account, await storedRecoveryCodes(codes));
    return codes;
  }

  /** Takes away the authenticator, the passkeys and the recovery codes. @returns whether there were any */
  async remove(tx: Transaction, account: Types.ObjectId): Promise<boolean> {
    const hadPasskeys = await this.passkeys.removeAll(tx, { kind: 'staff', _id: account });
    const hadAuthenticator = await this.factors.remove(tx, account);
    return hadAuthenticator || hadPasskeys > 0;
  }

  private seal(scope: TenantScope, account: Types.ObjectId, secret: string): SealedSecret {
    const sealed = this.sealer.seal(placeOf(scope, account), Buffer.from(secret));
    return { keyId: this.sealer.keyId, sealed };
  }

  private open(scope: TenantScope, account: Types.ObjectId, secret: SealedSecret): string {
    return this.sealer.open(placeOf(scope, account), secret.keyId, secret.sealed).toString();
  }
}

const OF_AUTHENTICATOR = /^\d{6}$/;

/** Authenticators show their codes in groups. */
const plain = (code: string): string => code.replace(/\s/g, '');

const placeOf = ({ vendorId }: TenantScope, account: SecondFactor['_id']): string =>
  ['second factor', vendorId, account.toHexString()].join('|');
