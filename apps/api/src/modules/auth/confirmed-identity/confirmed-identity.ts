import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../../common/auth/password-hasher';
import { type RequestContext, withVendor } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { NotFoundError, RuleError, UnauthenticatedError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import {
  type PasskeyAnswer,
  PasskeysService,
  type ProvenPasskey,
  SecondFactorsService,
  SessionsService,
} from '../../credentials/public';
import { VendorsService } from '../../vendors/public';
import { type Account, AccountsService } from '../accounts.service';
import { AuthService } from '../auth.service';
import type { PasskeyRequestOutput } from '../passkeys/passkeys.dto';
import { SignInLog } from '../sign-in-log';
import type { ConfirmedIdentityOutput, ConfirmIdentityInput } from './confirmed-identity.dto';

/** Staff and guests say again who they are, in the session they have. */
@Injectable()
export class ConfirmedIdentity {
  // nine: every proof that a sign-in takes is taken here, too
  constructor(
    private readonly auth: AuthService,
    private readonly accounts: AccountsService,
    private readonly vendors: VendorsService,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactorsService,
    private readonly passkeys: PasskeysService,
    private readonly hasher: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly log: SignInLog,
  ) {}

  /**
   * @throws {RuleError} WRONG_PASSWORD, SECOND_FACTOR_WRONG, PASSKEY_WRONG
   * @throws {UnauthenticatedError} if the session or the account is gone
   */
  async confirm(
    ctx: RequestContext,
    { password, code, passkey: answer }: ConfirmIdentityInput,
  ): Promise<ConfirmedIdentityOutput> {
    const { home, account, sessionId } = await this.own(ctx);
    try {
      const passkey = answer && (await this.provenPasskey(home, account, answer));
      if (!passkey && code === undefined) await this.assertPassword(account, password);
      const session = await this.transactions.run(home, async (tx) => {
        if (passkey) await this.usePasskey(tx, passkey);
        else if (code !== undefined) await this.useCode(tx, account, code);
        return this.sessions.confirm(tx, sessionId);
      });
      const { accessToken, expiresIn } = await this.auth.answerFor(home, account, session);
      return { accessToken, expiresIn };
    } catch (error) {
      await this.log.notConfirmed(home, account, error);
      throw error;
    }
  }

  /**
   * What a passkey has to answer.
   * @throws {NotFoundError} without a passkey
   */
  async ask(ctx: RequestContext): Promise<PasskeyRequestOutput> {
    const { actor } = ctx;
    if (actor.kind !== 'staff' && actor.kind !== 'guest') throw new UnauthenticatedError();
    const home = withVendor(ctx, ctx.homeVendorId ?? ctx.vendorId);
    const owner = { kind: actor.kind, _id: objectId(actor.id) };
    const asked = await this.passkeys.ask(home, owner, 'confirm');
    if (!asked) throw new NotFoundError();
    return asked;
  }

  /** The caller's account and session, at its own venue: a system administrator may be working in another. */
  private async own(ctx: RequestContext) {
    const { actor, sessionId } = ctx;
    const isAccount = actor.kind === 'staff' || actor.kind === 'guest';
    if (!isAccount || !sessionId) throw new UnauthenticatedError();
    const home = withVendor(ctx, ctx.homeVendorId ?? ctx.vendorId);
    const account = await this.accounts.find(home, actor.kind, actor.id);
    if (!account?.active) throw new UnauthenticatedError();
    return { home, account, sessionId };
  }

  private async provenPasskey(home: RequestContext, account: Account, answer: PasskeyAnswer) {
    const { kind, _id } = account;
    // a guest may be on the venue's own host
    const host = kind === 'guest' ? { slug: (await this.vendors.current(home)).slug } : {};
    const proven = await this.passkeys.prove(home, { kind, _id, ...host }, 'confirm', answer);
    if (!proven) throw new RuleError('PASSKEY_WRONG');
    return proven;
  }

  private async usePasskey(tx: Transaction, passkey: ProvenPasskey): Promise<void> {
    if (!(await this.passkeys.use(tx, passkey))) throw new RuleError('PASSKEY_WRONG');
  }

  private async assertPassword(
    { passwordHash }: Account,
    password: string | undefined,
  ): Promise<void> {
    if (!(await this.hasher.verify(passwordHash, password ?? ''))) {
      throw RuleError.ofField('WRONG_PASSWORD', 'password');
    }
  }

  private async useCode(tx: Transaction, { _id }: Account, code: string): Promise<void> {
    if (!(await this.factors.use(tx, _id, code))) {
      throw RuleError.ofField('SECOND_FACTOR_WRONG', 'code');
    }
  }
}
