import { mustHaveSecondFactor } from '@atrium/rules/access/second-factor';
import type { SignInWay } from '@atrium/rules/access/sign-in-way';
import { signInPlace } from '@atrium/rules/access/trusted-networks';
import { Injectable } from '@nestjs/common';
import { AccessTokens } from '../../common/auth/access-token';
import { PasswordHasher } from '../../common/auth/password-hasher';
import {
  type CallContext,
  type RequestContext,
  withVendor,
} from '../../common/context/request-context';
import { ForbiddenError, NotFoundError, UnauthenticatedError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import {
  PasskeysService,
  type ProvenPasskey,
  SecondFactorsService,
  type Session,
  SessionsService,
} from '../credentials/public';
import { VendorsService } from '../vendors/public';
import { type Account, AccountsService } from './accounts.service';
import {
  type AccountOutput,
  type LoginInput,
  type SignedInOutput,
  toAccountOutput,
} from './auth.dto';
import { NewDeviceMail } from './new-device-mail';
import { SignInLog } from './sign-in-log';

/** A signed-in account, with the contents of its cookie. */
export interface SignedIn {
  readonly account: Account;
  readonly refreshToken: string;
  readonly answer: SignedInOutput;
}

/** Signing in, staying signed in, and signing out. See docs/domain/access.md. */
@Injectable()
export class AuthService {
  // ten: one sign-in asks for the account, its factors and the venue’s rules, opens a session and leaves its trace
  constructor(
    private readonly accounts: AccountsService,
    private readonly vendors: VendorsService,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactorsService,
    private readonly passkeys: PasskeysService,
    private readonly hasher: PasswordHasher,
    private readonly tokens: AccessTokens,
    private readonly transactions: Transactions,
    private readonly newDeviceMail: NewDeviceMail,
    private readonly log: SignInLog,
  ) {}

  /**
   * Signs in a guest of the named venue, or staff. An unknown address takes as long as a wrong
   * password.
   * @param isKnownDevice whether the account has signed in there before
   * @throws {UnauthenticatedError} INVALID_CREDENTIALS; SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG and
   * PASSKEY_WRONG, only with the right password
   * @throws {ForbiddenError} ACCOUNT_INACTIVE and NETWORK_NOT_ALLOWED, only with the right password
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async login(call: CallContext, input: LoginInput, isKnownDevice: boolean): Promise<SignedIn> {
    const { email, password, vendor } = input;
    const account = vendor
      ? await this.accounts.findGuest((await this.vendors.enter(call, vendor)).ctx, email)
      : await this.accounts.findStaff(email);
    const isRight = await this.hasher.verify(account?.passwordHash, password);
    if (!account || !isRight) throw new UnauthenticatedError('INVALID_CREDENTIALS');
    const passkey = await this.provenPasskey(call, account, input);
    const signedIn = await this.enter(call, account, isKnownDevice, async (tx) =>
      account.kind === 'staff' ? this.secondStep(tx, account, input.code, passkey) : 'password',
    );
    // the account was changed while its password was being checked
    return signedIn ?? this.login(call, input, isKnownDevice);
  }

  /**
   * Opens a session for an account, in whatever way it showed who it is; null if the account was changed since
   * it was read.
   * @param prove what is left to prove: rejects if it is not; how it was, for the log, which is of staff alone
   * @throws {ForbiddenError} ACCOUNT_INACTIVE; NETWORK_NOT_ALLOWED for staff
   */
  async enter(
    call: CallContext,
    account: Account,
    isKnownDevice: boolean,
    prove: (tx: Transaction) => Promise<SignInWay | null>,
  ): Promise<SignedIn | null> {
    try {
      return await this.open(call, account, isKnownDevice, prove);
    } catch (error) {
      await this.log.refused(call, account, error);
      throw error;
    }
  }

  private async open(
    call: CallContext,
    account: Account,
    isKnownDevice: boolean,
    prove: (tx: Transaction) => Promise<SignInWay | null>,
  ): Promise<SignedIn | null> {
    if (!account.active) throw new ForbiddenError('ACCOUNT_INACTIVE');
    const ctx = withVendor(call, account.vendorId);
    const opened = await this.transactions.run(ctx, async (tx) => {
      if (!(await this.accounts.isUnchanged(tx, account))) return null;
      const { mayEnter, isTrusted } = await this.placeOf(tx, account);
      if (!mayEnter) throw new ForbiddenError('NETWORK_NOT_ALLOWED');
      const way = await prove(tx);
      if (way) this.log.signedIn(tx, account, way);
      const isExpected = isKnownDevice || isTrusted;
      // the first time there is nobody to warn
      if (!isExpected && account.wasUsed) await this.newDeviceMail.send(tx, account);
      return this.sessions.open(tx, account.kind, account._id);
    });
    if (!opened) return null;
    const { session, refreshToken } = opened;
    return { account, refreshToken, answer: await this.answerFor(ctx, account, session) };
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
    const { session, refreshToken } = await this.sessions.rotate(token, kind, call);
    const ctx = withVendor(call, session._vendor.toHexString());
    const account = await this.accounts.find(ctx, kind, session.accountId);
    if (!account?.active || !(await this.placeOf(ctx, account)).mayEnter) {
      await this.sessions.endById(ctx, session._id.toHexString());
      throw new UnauthenticatedError('REFRESH_TOKEN_INVALID');
    }
    return {
      account,
      refreshToken,
      answer: await this.answerFor(ctx, account, session),
    };
  }

  /** Ends the sessions of the bearer token and the cookie. */
  async logout(call: CallContext, token: string | undefined): Promise<void> {
    const { sessionId, homeVendorId } = call;
    if (sessionId && homeVendorId) {
      const scope = { vendorId: homeVendorId };
      const session = await this.sessions.find(scope, sessionId);
      await (session ? this.end(call, session) : this.sessions.endById(scope, sessionId));
    }
    const ofCookie = await this.sessions.ofToken(token);
    if (ofCookie) await this.end(call, ofCookie);
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
    return toAccountOutput(account, await this.vendors.current(ctx), ctx.mustEnrol);
  }

  /** Hex id of the venue named in a path or body. @throws {NotFoundError} VENDOR_NOT_FOUND */
  async vendorIdOf(slugOrId: string | undefined): Promise<string> {
    if (!slugOrId) throw new NotFoundError('VENDOR_NOT_FOUND');
    return (await this.vendors.resolve(slugOrId))._id.toHexString();
  }

  /** @param ctx at the account's own venue */
  async answerFor(
    ctx: RequestContext,
    account: Account,
    { _id, confirmedAt }: Session,
  ): Promise<SignedInOutput> {
    const vendor = await this.vendors.current(ctx);
    const mustEnrol =
      account.level !== undefined &&
      mustHaveSecondFactor(account.level, vendor.secondFactorFrom) &&
      !(await this.factors.has(ctx, account._id));
    const accessToken = this.tokens.sign(
      {
        sub: account._id.toHexString(),
        aud: account.kind,
        vnd: account.vendorId,
        ...(account.level ? { lvl: account.level } : {}),
        name: `${account.firstname} ${account.lastname}`.trim(),
        lang: vendor.languageCode,
        sid: _id.toHexString(),
        ...(confirmedAt ? { cfm: Math.floor(confirmedAt.getTime() / 1000) } : {}),
        ...(mustEnrol ? { enr: mustEnrol } : {}),
      },
      ctx.now,
    );
    return {
      accessToken,
      expiresIn: this.tokens.lifetimeSeconds,
      user: toAccountOutput(account, vendor, mustEnrol),
    };
  }

  private async end(call: CallContext, session: Session): Promise<void> {
    const ctx = withVendor(call, session._vendor.toHexString());
    const account = await this.accounts.find(ctx, session.kind, session.accountId);
    await this.transactions.run(ctx, async (tx) => {
      if (await this.sessions.endIfOpen(tx, session._id)) this.log.signedOut(tx, account);
      return null;
    });
  }

  /**
   * The passkey of staff that answered, null if it did wrongly; absent if none was asked to. Before the
   * transaction: the answer counts once, however often that is tried.
   */
  private async provenPasskey(
    call: CallContext,
    { kind, _id, vendorId }: Account,
    { passkey: answer }: LoginInput,
  ): Promise<ProvenPasskey | null | undefined> {
    if (!answer || kind !== 'staff') return undefined;
    const scope = { vendorId, now: call.now };
    return this.passkeys.prove(scope, { kind, _id }, 'secondFactor', answer);
  }

  /** @throws {UnauthenticatedError} SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, PASSKEY_WRONG */
  private async secondStep(
    tx: Transaction,
    account: Account,
    code: string | undefined,
    passkey: ProvenPasskey | null | undefined,
  ): Promise<SignInWay> {
    const { kind, _id } = account;
    if (passkey !== undefined) {
      if (passkey && (await this.passkeys.use(tx, passkey))) return 'passkey';
      throw new UnauthenticatedError('PASSKEY_WRONG');
    }
    if (!(await this.factors.has(tx, _id))) return 'password';
    if (!code && (await this.placeOf(tx, account)).skipsCode) return 'trustedNetwork';
    if (!code) {
      const asked = await this.passkeys.ask(tx, { kind, _id }, 'secondFactor');
      const { since } = await this.factors.stateOf(tx, _id);
      const data = { ...(asked ? { passkey: asked } : {}), hasAuthenticator: since !== undefined };
      throw new UnauthenticatedError('SECOND_FACTOR_NEEDED', { data });
    }
    const used = await this.factors.use(tx, _id, code);
    if (!used) throw new UnauthenticatedError('SECOND_FACTOR_WRONG');
    return used;
  }

  /** What the venue has decided about where the call comes from. */
  private async placeOf(
    ctx: RequestContext,
    { level }: Account,
  ): Promise<ReturnType<typeof signInPlace>> {
    return signInPlace(level ? await this.vendors.current(ctx) : {}, level, ctx.ip);
  }
}
