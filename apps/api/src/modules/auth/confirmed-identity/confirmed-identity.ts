import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../../common/auth/password-hasher';
import { type RequestContext, withVendor } from '../../../common/context/request-context';
import { RuleError, UnauthenticatedError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { SecondFactorsService, SessionsService } from '../../credentials/public';
import { type Account, AccountsService } from '../accounts.service';
import { AuthService } from '../auth.service';
import { SignInLog } from '../sign-in-log';
import type { ConfirmedIdentityOutput, ConfirmIdentityInput } from './confirmed-identity.dto';

/** Staff say again who they are, in the session they have. */
@Injectable()
export class ConfirmedIdentity {
  constructor(
    private readonly auth: AuthService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactorsService,
    private readonly hasher: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly log: SignInLog,
  ) {}

  /**
   * @throws {RuleError} WRONG_PASSWORD, SECOND_FACTOR_WRONG
   * @throws {UnauthenticatedError} if the session or the account is gone
   */
  async confirm(
    ctx: RequestContext,
    { password, code }: ConfirmIdentityInput,
  ): Promise<ConfirmedIdentityOutput> {
    const { actor, sessionId } = ctx;
    if (actor.kind !== 'staff' || !sessionId) throw new UnauthenticatedError();
    // a system administrator may be working in another venue
    const home = withVendor(ctx, ctx.homeVendorId ?? ctx.vendorId);
    const account = await this.accounts.find(home, 'staff', actor.id);
    if (!account?.active) throw new UnauthenticatedError();
    try {
      if (code === undefined) await this.assertPassword(account, password);
      const session = await this.transactions.run(home, async (tx) => {
        if (code !== undefined) await this.useCode(tx, account, code);
        return this.sessions.confirm(tx, sessionId);
      });
      const { accessToken, expiresIn } = await this.auth.answerFor(home, account, session);
      return { accessToken, expiresIn };
    } catch (error) {
      await this.log.notConfirmed(home, account, error);
      throw error;
    }
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
