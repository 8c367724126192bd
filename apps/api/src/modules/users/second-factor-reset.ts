import { Injectable } from '@nestjs/common';
import { type RequestContext } from '../../common/context/request-context';
import { RuleError } from '../../common/errors/app-error';
import { Transactions } from '../../common/transactions/transactions';
import { SecondFactorNotices, SecondFactorsService, SessionsService } from '../credentials/public';
import { assertRank } from './staff-rank';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';

/** Takes away the second factor of somebody who has lost it, so that the password alone lets them in. */
@Injectable()
export class SecondFactorReset {
  constructor(
    private readonly users: UsersRepository,
    private readonly accounts: UsersService,
    private readonly factors: SecondFactorsService,
    private readonly sessions: SessionsService,
    private readonly notices: SecondFactorNotices,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Ends the colleague's sessions, and tells both by mail. Nothing happens where there is none.
   * @throws {ForbiddenError} above the caller's level
   * @throws {RuleError} OWN_SECOND_FACTOR: that takes one's password
   */
  async reset(ctx: RequestContext, id: string): Promise<void> {
    const by = await this.accounts.own(ctx);
    await this.transactions.run(ctx, async (tx) => {
      const user = await this.users.get(tx, id);
      assertRank(ctx.actor, user.level);
      if (user._id.toHexString() === by._id) throw new RuleError('OWN_SECOND_FACTOR');
      if (!(await this.factors.remove(tx, user._id))) return null;
      await this.sessions.endAll(tx, 'staff', user._id);
      tx.audit({ action: 'user.secondFactorReset', entity: 'user', entityId: user._id });
      await this.notices.send(tx, user, 'reset', by);
      return null;
    });
  }
}
