import { Injectable } from '@nestjs/common';
import { AccessTokens } from '../../common/auth/access-token';
import { PasswordHasher } from '../../common/auth/password-hasher';
import {
  type CallContext,
  type RequestContext,
  withVendor,
} from '../../common/context/request-context';
import { ForbiddenError, NotFoundError, UnauthenticatedError } from '../../common/errors/app-error';
import { Transactions } from '../../common/transactions/transactions';
import { SessionsService } from '../credentials/public';
import { VendorsService } from '../vendors/public';
import { type Account, AccountsService } from './accounts.service';
import {
  type AccountOutput,
  type LoginInput,
  type SignedInOutput,
  toAccountOutput,
} from './auth.dto';

/** A signed-in account, with the contents of its cookie. */
export interface SignedIn {
  readonly account: Account;
  readonly refreshToken: string;
  readonly answer: SignedInOutput;
}

/** Signing in, staying signed in, and signing out. See docs/domain/access.md. */
@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly vendors: VendorsService,
    private readonly sessions: SessionsService,
    private readonly hasher: PasswordHasher,
    private readonly tokens: AccessTokens,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Signs in a guest of the named venue, or staff. An unknown address takes as long as a wrong
   * password.
   * @throws {UnauthenticatedError} INVALID_CREDENTIALS
   * @throws {ForbiddenError} ACCOUNT_INACTIVE, only with the right password
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async login(call: CallContext, input: LoginInput): Promise<SignedIn> {
    const { email, password, vendor } = input;
    const account = vendor
      ? await this.accounts.findGuest((await this.vendors.enter(call, vendor)).ctx, email)
      : await this.accounts.findStaff(email);
    const isRight = await this.hasher.verify(account?.passwordHash, password);
    if (!account || !isRight) throw new UnauthenticatedError('INVALID_CREDENTIALS');
    if (!account.active) throw new ForbiddenError('ACCOUNT_INACTIVE');
    const ctx = withVendor(call, account.vendorId);
    const opened = await this.transactions.run(ctx, async (tx) =>
      (await this.accounts.isUnchanged(tx, account))
        ? this.sessions.open(tx, account.kind, account._id)
        : null,
    );
    // the account was changed while its password was being checked
    if (!opened) return this.login(call, input);
    const { session, refreshToken } = opened;
    return {
      account,
      refreshToken,
      answer: await this.answerFor(ctx, account, session._id.toHexString()),
    };
  }

  /**
   * The next access token for a refresh token.
   * @throws {UnauthenticatedError} REFRESH_TOKEN_INVALID
   */
  async refresh(
    call: CallContext,
    kind: Account['kind'],
    token: string | undefined,
  ): Promise<SignedIn> {
    const { session, refreshToken } = await this.sessions.rotate(token, kind, call.now);
    const ctx = withVendor(call, session._vendor.toHexString());
    const account = await this.accounts.find(ctx, kind, session.accountId);
    if (!account?.active) {
      await this.sessions.endById(ctx, session._id.toHexString());
      throw new UnauthenticatedError('REFRESH_TOKEN_INVALID');
    }
    return {
      account,
      refreshToken,
      answer: await this.answerFor(ctx, account, session._id.toHexString()),
    };
  }

  /** Ends the sessions of the bearer token and the cookie. */
  async logout(call: CallContext, token: string | undefined): Promise<void> {
    if (call.sessionId && call.homeVendorId) {
      await this.sessions.endById({ vendorId: call.homeVendorId }, call.sessionId);
    }
    await this.sessions.end(token);
  }

  /**
   * The signed-in account, with the venue it is working in.
   * @throws {UnauthenticatedError} if the account is gone or inactive
   */
  async me(ctx: RequestContext): Promise<AccountOutput> {
    const { actor } = ctx;
    if (actor.kind !== 'guest' && actor.kind !== 'staff') throw new UnauthenticatedError();
    const home = { vendorId: ctx.homeVendorId ?? ctx.vendorId };
    const account = await this.accounts.find(home, actor.kind, actor.id);
    if (!account?.active) throw new UnauthenticatedError();
    return toAccountOutput(account, await this.vendors.current(ctx));
  }

  /** Hex id of the venue named in a path or body. @throws {NotFoundError} VENDOR_NOT_FOUND */
  async vendorIdOf(slugOrId: string | undefined): Promise<string> {
    if (!slugOrId) throw new NotFoundError('VENDOR_NOT_FOUND');
    return (await this.vendors.resolve(slugOrId))._id.toHexString();
  }

  private async answerFor(
    ctx: RequestContext,
    account: Account,
    sid: string,
  ): Promise<SignedInOutput> {
    const vendor = await this.vendors.current(ctx);
    const accessToken = this.tokens.sign(
      {
        sub: account._id.toHexString(),
        aud: account.kind,
        vnd: account.vendorId,
        ...(account.level ? { lvl: account.level } : {}),
        name: `${account.firstname} ${account.lastname}`.trim(),
        lang: vendor.languageCode,
        sid,
      },
      ctx.now,
    );
    return {
      accessToken,
      expiresIn: this.tokens.lifetimeSeconds,
      user: toAccountOutput(account, vendor),
    };
  }
}
