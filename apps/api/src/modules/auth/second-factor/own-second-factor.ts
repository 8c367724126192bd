import { mustHaveSecondFactor } from '@atrium/rules/access/second-factor';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../../common/auth/password-hasher';
import { type RequestContext, withVendor } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import {
  ForbiddenError,
  NotFoundError,
  RuleError,
  UnauthenticatedError,
} from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import {
  PasskeysService,
  SecondFactorNotices,
  SecondFactorsService,
} from '../../credentials/public';
import { type User, UsersService } from '../../users/public';
import { VendorsService } from '../../vendors/public';
import type {
  OfferedAuthenticatorOutput,
  RecoveryCodesOutput,
  SecondFactorOutput,
} from './second-factor.dto';

/** What an authenticator calls us. */
const ISSUER = 'Atrium';

/** How the caller, one of the staff, proves besides the password who they are. */
@Injectable()
export class OwnSecondFactor {
  // seven: a new factor is proved by the password, written with the others, and told by mail
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly passkeys: PasskeysService,
    private readonly notices: SecondFactorNotices,
    private readonly users: UsersService,
    private readonly vendors: VendorsService,
    private readonly hasher: PasswordHasher,
    private readonly transactions: Transactions,
  ) {}

  async get(ctx: RequestContext): Promise<SecondFactorOutput> {
    const { home, user } = await this.own(ctx);
    const { since, recoveryCodesLeft } = await this.factors.stateOf(home, user._id);
    const passkeys = await this.passkeys.list(home, { kind: 'staff', _id: user._id });
    const { secondFactorFrom } = await this.vendors.current(home);
    return {
      ...(since ? { since: since.toISOString() } : {}),
      passkeys: passkeys.length,
      recoveryCodesLeft,
      isRequired: mustHaveSecondFactor(user.level, secondFactorFrom),
    };
  }

  /** @throws {RuleError} WRONG_PASSWORD */
  async offer(ctx: RequestContext, password: string): Promise<OfferedAuthenticatorOutput> {
    const { home, user } = await this.proven(ctx, password);
    return this.transactions.run(home, (tx) =>
      this.factors.offer(tx, user._id, { issuer: ISSUER, label: user.email }),
    );
  }

  /** @throws {RuleError} SECOND_FACTOR_WRONG */
  async confirm(ctx: RequestContext, code: string): Promise<RecoveryCodesOutput> {
    const { home, user } = await this.own(ctx);
    return this.transactions.run(home, async (tx) => {
      const recoveryCodes = await this.factors.confirm(tx, user._id, code);
      audit(tx, user, 'user.secondFactorSet');
      await this.notices.send(tx, user, 'set');
      return { recoveryCodes };
    });
  }

  /**
   * @throws {RuleError} WRONG_PASSWORD
   * @throws {NotFoundError} without a second factor
   */
  async renewRecoveryCodes(ctx: RequestContext, password: string): Promise<RecoveryCodesOutput> {
    const { home, user } = await this.proven(ctx, password);
    return this.transactions.run(home, async (tx) => {
      if (!(await this.factors.has(tx, user._id))) throw new NotFoundError();
      const recoveryCodes = await this.factors.renewRecoveryCodes(tx, user._id);
      audit(tx, user, 'user.recoveryCodesRenewed');
      return { recoveryCodes };
    });
  }

  /** @throws {RuleError} WRONG_PASSWORD; SECOND_FACTOR_REQUIRED where the venue demands it */
  async remove(ctx: RequestContext, password: string): Promise<void> {
    const { home, user } = await this.proven(ctx, password);
    const { secondFactorFrom } = await this.vendors.current(home);
    if (mustHaveSecondFactor(user.level, secondFactorFrom)) {
      throw new RuleError('SECOND_FACTOR_REQUIRED');
    }
    await this.transactions.run(home, async (tx) => {
      if (await this.factors.remove(tx, user._id)) {
        audit(tx, user, 'user.secondFactorRemoved');
        await this.notices.send(tx, user, 'removed');
      }
      return null;
    });
  }

  private async proven(ctx: RequestContext, password: string) {
    const own = await this.own(ctx);
    if (!(await this.hasher.verify(own.user.passwordHash, password))) {
      throw RuleError.ofField('WRONG_PASSWORD', 'password');
    }
    return own;
  }

  /** The caller's account, at its own venue: a system administrator may be working in another. */
  private async own(ctx: RequestContext): Promise<{ home: RequestContext; user: User }> {
    if (ctx.actor.kind !== 'staff') throw new ForbiddenError();
    const home = withVendor(ctx, ctx.homeVendorId ?? ctx.vendorId);
    const user = (await this.users.byIds(home, [objectId(ctx.actor.id)])).get(ctx.actor.id);
    if (!user) throw new UnauthenticatedError();
    return { home, user };
  }
}

const audit = (
  tx: Transaction,
  { _id }: User,
  action: 'user.secondFactorSet' | 'user.secondFactorRemoved' | 'user.recoveryCodesRenewed',
): void => tx.audit({ action, entity: 'user', entityId: _id });
