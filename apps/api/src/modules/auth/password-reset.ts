import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { PasswordHasher } from '../../common/auth/password-hasher';
import { assertConfirmedPassword } from '../../common/auth/password-policy';
import {
  type CallContext,
  type RequestContext,
  withVendor,
} from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { RuleError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { Config } from '../../config/config';
import { CredentialLinksService } from '../credentials/public';
import { CustomersService } from '../customers/public';
import { MessagesService } from '../messages/public';
import { UsersService } from '../users/public';
import { VendorsService } from '../vendors/public';
import { type Account, AccountsService } from './accounts.service';
import type {
  ResetPasswordInput,
  ResetVerificationInput,
  ResetVerificationOutput,
} from './auth.dto';

/** Choosing a new password by a mailed link: guests and staff, forgotten or first. */
@Injectable()
export class PasswordReset implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PasswordReset.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly accounts: AccountsService,
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly users: UsersService,
    private readonly links: CredentialLinksService,
    private readonly messages: MessagesService,
    private readonly hasher: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  /**
   * Mails a link if the address has an account. Resolves before the address is looked up, so that
   * neither the answer nor its timing reveals anything.
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async request(call: CallContext, { email, vendor }: ResetPasswordInput): Promise<void> {
    const ctx = vendor ? (await this.vendors.enter(call, vendor)).ctx : undefined;
    const work = this.mailLink(call, email, ctx)
      .catch((error: unknown) => this.logger.error({ err: error }, 'reset link not sent'))
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  /** Resolves when every link asked for is written. */
  async idle(): Promise<void> {
    await Promise.all(this.underWay);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.idle();
  }

  /**
   * Sets the password with a link's code and ends all sessions of the account.
   * @throws {RuleError} PASSWORD_EMPTY, PASSWORDS_DO_NOT_MATCH and the other password rules, none
   * of which uses up the code; RESET_LINK_INVALID
   */
  async verify(
    call: CallContext,
    { id, code, password, confirmPassword }: ResetVerificationInput,
  ): Promise<ResetVerificationOutput> {
    assertConfirmedPassword(password, confirmPassword);
    const vendorId = this.links.vendorOf(code);
    if (!vendorId || !isObjectIdOrHexString(id)) throw new RuleError('RESET_LINK_INVALID');
    const ctx = withVendor(call, vendorId);
    const passwordHash = await this.hasher.hash(password);
    return this.transactions.run(ctx, async (tx) => {
      const { kind, purpose } = await this.links.redeem(tx, objectId(id), code);
      const account = await this.accounts.find(tx, kind, id);
      if (!account?.active) throw new RuleError('RESET_LINK_INVALID');
      const vendor = await this.vendors.current(tx);
      await this.setPassword(tx, account, passwordHash);
      if (purpose === 'reset') await this.notify(tx, account, vendor.slug);
      return { message: 'Successfully reset password', audience: kind, vendor: vendor.slug };
    });
  }

  private async mailLink(call: CallContext, email: string, guestCtx?: RequestContext) {
    const account = guestCtx
      ? await this.accounts.findGuest(guestCtx, email)
      : await this.accounts.findStaff(email);
    if (!account?.active) return;
    // an answer stored under the caller's idempotency key would reveal that the account exists
    const ctx = { ...withVendor(call, account.vendorId), idempotency: undefined };
    await this.transactions.run(ctx, (tx) =>
      account.kind === 'guest'
        ? this.links.sendResetLink(tx, account)
        : this.links.sendStaffResetLink(tx, account),
    );
  }

  private async setPassword(tx: Transaction, account: Account, hash: string): Promise<void> {
    const owner = account.kind === 'staff' ? this.users : this.customers;
    await owner.setPasswordHash(tx, account._id, hash);
  }

  /** In case the password was changed by somebody else. */
  private async notify(tx: Transaction, account: Account, slug: string): Promise<void> {
    const isGuest = account.kind === 'guest';
    await this.messages.enqueue(tx, {
      template: 'passwordChanged',
      vars: {
        link: this.config.link(
          isGuest ? `/activity-hub/${slug}/reset-password` : '/reset-password',
        ),
      },
      to: {
        email: account.email,
        firstname: account.firstname,
        language: account.languageCode,
        ...(isGuest ? { customerId: account._id } : {}),
      },
    });
  }
}
