import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { PasswordHasher } from '../../common/auth/password-hasher';
import {
  assertAcceptablePassword,
  assertConfirmedPassword,
} from '../../common/auth/password-policy';
import { Clock } from '../../common/clock/clock';
import { type CallContext, withVendor } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { RuleError } from '../../common/errors/app-error';
import type { Job, JobHandler } from '../../common/queue/job';
import { HandlesJobs } from '../../common/queue/job-handlers';
import { Queue } from '../../common/queue/queue';
import { accountKey, Throttle } from '../../common/throttling/throttle';
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

const kind = 'send-reset-link';

/** To one account in 15 minutes: whoever asks for more fills somebody's mailbox. */
const MOST_MAILS = 3;

/** A request for a link, as the job that answers it needs it. */
type Payload = Readonly<{
  email: string;
  call: Pick<CallContext, 'actor' | 'language' | 'requestId' | 'ip'>;
}>;

/** Choosing a new password by a mailed link: guests and staff, forgotten or first. */
@HandlesJobs()
@Injectable()
export class PasswordReset implements JobHandler<Payload> {
  readonly kind = kind;
  /** Soon or not at all: somebody waits for it. */
  readonly retryMinutes = [1, 5, 15];

  // twelve: both kinds of account, the link, its mail and its limit; the steps are short and share one payload
  constructor(
    private readonly accounts: AccountsService,
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly users: UsersService,
    private readonly links: CredentialLinksService,
    private readonly messages: MessagesService,
    private readonly hasher: PasswordHasher,
    private readonly throttle: Throttle,
    private readonly transactions: Transactions,
    private readonly queue: Queue,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Mails a link if the address has an account. That is a job of its own, so that neither the answer nor its
   * time can tell whether there is one.
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async request(call: CallContext, { email, vendor }: ResetPasswordInput): Promise<void> {
    const ctx = vendor ? (await this.vendors.enter(call, vendor)).ctx : undefined;
    const { actor, language, requestId, ip } = ctx ?? call;
    await this.queue.addOnce({
      kind,
      key: `${kind}|${randomUUID()}`,
      ...(ctx ? { vendorId: ctx.vendorId } : {}),
      payload: { email, call: { actor, language, requestId, ip } } satisfies Payload,
    });
  }

  async run({ vendorId, payload: { email, call } }: Job<Payload>): Promise<void> {
    const now = this.clock.now();
    const account = vendorId
      ? await this.accounts.findGuest({ vendorId }, email)
      : await this.accounts.findStaff(email);
    if (!account?.active) return;
    const mails = accountKey('resetMail', account._id.toHexString());
    if ((await this.throttle.count([mails], MOST_MAILS)) !== null) return;
    await this.transactions.run(withVendor({ ...call, now }, account.vendorId), (tx) =>
      account.kind === 'guest'
        ? this.links.sendResetLink(tx, account)
        : this.links.sendStaffResetLink(tx, account),
    );
  }

  /**
   * Sets the password with a link's code and ends all sessions of the account.
   * @throws {RuleError} PASSWORD_EMPTY, PASSWORDS_DO_NOT_MATCH and the other password rules, none
   * of which uses up the code; RESET_LINK_INVALID
   * @returns also the address to which the link was mailed
   */
  async verify(
    call: CallContext,
    { id, code, password, confirmPassword }: ResetVerificationInput,
  ): Promise<{ email: string; answer: ResetVerificationOutput }> {
    assertConfirmedPassword(password, confirmPassword);
    const vendorId = this.links.vendorOf(code);
    if (!vendorId || !isObjectIdOrHexString(id)) throw new RuleError('RESET_LINK_INVALID');
    const ctx = withVendor(call, vendorId);
    const passwordHash = await this.hasher.hash(password);
    let email = '';
    const answer = await this.transactions.run(ctx, async (tx) => {
      const { kind, purpose } = await this.links.redeem(tx, objectId(id), code);
      const account = await this.accounts.find(tx, kind, id);
      if (!account?.active) throw new RuleError('RESET_LINK_INVALID');
      assertAcceptablePassword(password, account.email);
      email = account.email;
      const vendor = await this.vendors.current(tx);
      await this.setPassword(tx, account, passwordHash);
      if (purpose === 'reset') await this.notify(tx, account, vendor.slug);
      return { message: 'Successfully reset password', audience: kind, vendor: vendor.slug };
    });
    return { email, answer };
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
