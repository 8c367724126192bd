import { randomUUID } from 'node:crypto';
import { groupedSignInCode } from '@atrium/rules/access/sign-in-link';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock';
import {
  type CallContext,
  type RequestContext,
  withVendor,
} from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import type { Job, JobHandler } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { Queue } from '../../../common/queue/queue';
import { accountKey, Throttle } from '../../../common/throttling/throttle';
import { Transactions } from '../../../common/transactions/transactions';
import { Config } from '../../../config/config';
import { SignInLinksService } from '../../credentials/public';
import { VendorsService } from '../../vendors/public';
import { AccountsService } from '../accounts.service';
import { AuthService, type SignedIn } from '../auth.service';
import type { SignInCodeInput, SignInLinkInput } from './sign-in-link.dto';

const kind = 'send-sign-in-link';

/** To one guest in 15 minutes, like reset links. */
const MOST_MAILS = 3;

/** A request for a link, as the job that answers it needs it. */
type Payload = Readonly<{
  email: string;
  page: string;
  browserHash: string;
  call: Pick<CallContext, 'actor' | 'language' | 'requestId' | 'ip'>;
}>;

/** A browser at sign-in, as far as its cookies tell. */
export interface Browser {
  /** Of the one that asked for a link. */
  readonly cookie: string | undefined;
  /** Whether an account has signed in there before. */
  knows(email: string): boolean;
}

/** A link that is good, or its code. */
type Link = NonNullable<Awaited<ReturnType<SignInLinksService['find']>>>;

/**
 * Guests sign in by a link in a mail. It opens a session only in the browser that asked for it; anywhere else it
 * shows a code to type there. See docs/domain/access.md.
 */
@HandlesJobs()
@Injectable()
export class SignInByLink implements JobHandler<Payload> {
  readonly kind = kind;
  /** Soon or not at all: somebody waits for it. */
  readonly retryMinutes = [1, 5];

  // nine: the link is asked for, mailed and used in three calls that must agree
  constructor(
    private readonly auth: AuthService,
    private readonly accounts: AccountsService,
    private readonly vendors: VendorsService,
    private readonly links: SignInLinksService,
    private readonly throttle: Throttle,
    private readonly transactions: Transactions,
    private readonly queue: Queue,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Mails a link if the address has an account. That is a job of its own, so that neither the answer nor its
   * time can tell whether there is one.
   * @param cookie of the browser that asks
   * @param origin of the page that asks
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async request(
    call: CallContext,
    { email, vendor: named, next }: SignInLinkInput,
    cookie: string,
    origin: string | undefined,
  ): Promise<void> {
    const { ctx, vendor } = await this.vendors.enter(call, named);
    const { actor, language, requestId, ip } = ctx;
    const query = next ? `?${new URLSearchParams({ next })}` : '';
    const page = `${this.pageOf(vendor.slug, origin)}${query}`;
    await this.queue.addOnce({
      kind,
      key: `${kind}|${randomUUID()}`,
      vendorId: ctx.vendorId,
      payload: {
        ...{ email, page, browserHash: this.links.hashOf(cookie) },
        call: { actor, language, requestId, ip },
      } satisfies Payload,
    });
  }

  async run({ vendorId, payload }: Job<Payload>): Promise<void> {
    const { email, page, browserHash, call } = payload;
    if (!vendorId) return;
    const guest = await this.accounts.findGuest({ vendorId }, email);
    if (!guest?.active) return;
    const mails = accountKey('signInMail', guest._id.toHexString());
    if ((await this.throttle.count([mails], MOST_MAILS)) !== null) return;
    const ctx = withVendor({ ...call, now: this.clock.now() }, vendorId);
    await this.transactions.run(ctx, (tx) => this.links.send(tx, guest, page, browserHash));
  }

  /**
   * @returns the session in the browser that asked, the code in any other
   * @throws {RuleError} SIGN_IN_LINK_INVALID
   * @throws {ForbiddenError} ACCOUNT_INACTIVE, where it would open the session
   */
  async open(
    call: CallContext,
    token: string,
    browser: Browser,
  ): Promise<{ signedIn: SignedIn } | { code: string }> {
    const vendorId = this.links.vendorOf(token);
    if (!vendorId) throw new RuleError('SIGN_IN_LINK_INVALID');
    const ctx = withVendor(call, vendorId);
    const link = await this.links.find(ctx, token);
    if (!link) throw new RuleError('SIGN_IN_LINK_INVALID');
    if (!this.links.isFrom(link, browser.cookie)) {
      return { code: groupedSignInCode(this.links.codeOf(link)) };
    }
    const signedIn = await this.enter(ctx, link, browser);
    // the guest was changed meanwhile, and the link perhaps with them
    return signedIn ? { signedIn } : this.open(call, token, browser);
  }

  /**
   * @throws {RuleError} SIGN_IN_CODE_WRONG, also where no link was asked for
   * @throws {ForbiddenError} ACCOUNT_INACTIVE, only with the right code
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async typed(call: CallContext, input: SignInCodeInput, browser: Browser): Promise<SignedIn> {
    const { ctx } = await this.vendors.enter(call, input.vendor);
    const { email, code } = input;
    const link = await this.links.findByCode(ctx, email, browser.cookie ?? '', code);
    if (!link) throw RuleError.ofField('SIGN_IN_CODE_WRONG', 'code');
    return (await this.enter(ctx, link, browser)) ?? this.typed(call, input, browser);
  }

  private async enter(ctx: RequestContext, link: Link, browser: Browser): Promise<SignedIn | null> {
    const guest = await this.accounts.find(ctx, 'guest', link._id);
    if (guest?.email !== link.email) throw new RuleError('SIGN_IN_LINK_INVALID');
    return this.auth.enter(ctx, guest, browser.knows(guest.email), async (tx) => {
      if (!(await this.links.consume(tx, link))) throw new RuleError('SIGN_IN_LINK_INVALID');
      return null;
    });
  }

  /** A guest on the venue's own host comes back to it: its cookies are not those of the public address. */
  private pageOf(slug: string, origin: string | undefined): string {
    const { protocol, host } = new URL(this.config.publicUrl);
    const own = `${protocol}//${slug}.${host}`;
    return origin === own ? `${own}/` : this.config.link(`/activity-hub/${slug}`);
  }
}
