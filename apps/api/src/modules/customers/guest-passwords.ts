import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../common/auth/password-hasher';
import {
  assertAcceptablePassword,
  assertConfirmedPassword,
} from '../../common/auth/password-policy';
import { ownId } from '../../common/context/own-id';
import type { RequestContext } from '../../common/context/request-context';
import { RuleError } from '../../common/errors/app-error';
import { Transactions } from '../../common/transactions/transactions';
import { CustomersService } from './customers.service';
import type { ChangePasswordInput, SetPasswordInput } from './password.dto';

/** Sets guests' passwords, for staff and for guests themselves. */
@Injectable()
export class GuestPasswords {
  constructor(
    private readonly transactions: Transactions,
    private readonly customers: CustomersService,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Set by staff, who tell the guest; ends all of the guest's sessions.
   * @throws {NotFoundError}
   * @throws {RuleError} PASSWORD_EMPTY, PASSWORDS_DO_NOT_MATCH, PASSWORD_TOO_SHORT,
   * PASSWORD_TOO_LONG, PASSWORD_TOO_SIMPLE, PASSWORD_TOO_COMMON
   */
  async set(ctx: RequestContext, id: string, input: SetPasswordInput): Promise<null> {
    assertConfirmedPassword(input.password, input.confirmPassword);
    const { email } = await this.customers.get(ctx, id);
    assertAcceptablePassword(input.password, email);
    const hash = await this.hasher.hash(input.password);
    return this.transactions.run(ctx, async (tx) => {
      await this.customers.setPasswordHash(tx, id, hash);
      return null;
    });
  }

  /**
   * Changed by the guest, whose other sessions end.
   * @throws {RuleError} WRONG_PASSWORD, and those of `set`
   */
  async change(ctx: RequestContext, input: ChangePasswordInput): Promise<null> {
    assertConfirmedPassword(input.password, input.confirmPassword);
    const guest = await this.customers.get(ctx, ownId(ctx));
    if (!(await this.hasher.verify(guest.passwordHash, input.currentPassword))) {
      throw new RuleError('WRONG_PASSWORD');
    }
    assertAcceptablePassword(input.password, guest.email);
    const hash = await this.hasher.hash(input.password);
    return this.transactions.run(ctx, async (tx) => {
      await this.customers.setPasswordHash(tx, guest._id, hash, ctx.sessionId);
      return null;
    });
  }
}
