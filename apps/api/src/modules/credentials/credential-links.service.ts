import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { objectId } from '../../common/database/object-id';
import { RuleError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Config } from '../../config/config';
import { MessagesService } from '../messages/public';
import type { AccountKind, CodePurpose, OneTimeCode } from './one-time-code.schema';
import { OneTimeCodesRepository } from './one-time-codes.repository';
import { newToken, readToken } from './secret-token';
import { SignInLinksService } from './sign-in-link/sign-in-links.service';

/** The guest a link is for. */
export interface LinkedGuest {
  readonly _id: Types.ObjectId;
  readonly email?: string | null;
  readonly firstname?: string | null;
  /** The guest's language code; absent: the venue's. */
  readonly languageCode?: string | null;
}

/** The user a link is for. */
export interface LinkedUser {
  readonly _id: Types.ObjectId;
  readonly email: string;
  readonly firstname: string;
}

/** A reset link is valid for an hour, an activation link for a week. */
const LIFETIME_MINUTES: Readonly<Record<CodePurpose, number>> = {
  reset: 60,
  activation: 7 * 24 * 60,
};

/**
 * Links for choosing a password. Only the newest sent to an account works, once, until it expires.
 */
@Injectable()
export class CredentialLinksService {
  constructor(
    private readonly codes: OneTimeCodesRepository,
    private readonly signInLinks: SignInLinksService,
    private readonly messages: MessagesService,
    private readonly config: Config,
  ) {}

  /**
   * Sends a guest the link to choose a new password.
   * @throws {RuleError} GUEST_WITHOUT_EMAIL
   */
  async sendResetLink(tx: Transaction, guest: LinkedGuest): Promise<void> {
    const { code, expiresAt } = await this.issue(tx, 'guest', guest._id, 'reset');
    await this.messages.enqueue(tx, {
      template: 'passwordReset',
      vars: { link: this.guestResetLink(guest._id, code) },
      to: this.addressOf(guest),
      notAfter: expiresAt,
    });
  }

  /**
   * Sends a guest created by staff the link for choosing a first password.
   * @throws {RuleError} GUEST_WITHOUT_EMAIL
   */
  async sendActivation(tx: Transaction, guest: LinkedGuest): Promise<void> {
    const { code, expiresAt } = await this.issue(tx, 'guest', guest._id, 'activation');
    await this.messages.enqueue(tx, {
      template: 'activation',
      vars: { link: this.config.link(`/activate/${guest._id.toHexString()}?code=${code}`) },
      to: this.addressOf(guest),
      notAfter: expiresAt,
    });
  }

  /** Sends staff the link to choose a new password. */
  async sendStaffResetLink(tx: Transaction, user: LinkedUser): Promise<void> {
    const { code, expiresAt } = await this.issue(tx, 'staff', user._id, 'reset');
    await this.messages.enqueue(tx, {
      template: 'staffPasswordReset',
      vars: { link: this.staffLink(user._id, code) },
      to: { email: user.email, firstname: user.firstname },
      notAfter: expiresAt,
    });
  }

  /**
   * A link for choosing the first password, valid for a week, for the installation's administrator
   * to pass on.
   */
  async newInvitation(tx: Transaction, userId: Types.ObjectId): Promise<string> {
    const { code } = await this.issue(tx, 'staff', userId, 'activation');
    return this.staffLink(userId, code);
  }

  /**
   * Sends new staff the link for choosing a first password. @param inviter name of the inviting
   * person
   */
  async sendInvitation(tx: Transaction, user: LinkedUser, inviter: string): Promise<void> {
    const { code, expiresAt } = await this.issue(tx, 'staff', user._id, 'activation');
    await this.messages.enqueue(tx, {
      template: 'staffInvitation',
      vars: { link: this.staffLink(user._id, code), inviter },
      to: { email: user.email, firstname: user.firstname },
      notAfter: expiresAt,
    });
  }

  /**
   * The venue a code was issued in, as hex; null if it is not a code. Does not check that the code
   * is valid.
   */
  vendorOf(code: string): string | null {
    return readToken(code)?.vendorId ?? null;
  }

  /**
   * Uses a code up, in the transaction that sets the password.
   * @throws {RuleError} RESET_LINK_INVALID: run out, used, replaced by a newer one, or never real
   */
  async redeem(
    tx: Transaction,
    accountId: Types.ObjectId,
    code: string,
  ): Promise<Pick<OneTimeCode, 'kind' | 'purpose'>> {
    const presented = readToken(code);
    const redeemed =
      presented?.id.equals(accountId) &&
      (await this.codes.consume(tx, accountId, presented.digest, tx.now));
    if (!redeemed) throw new RuleError('RESET_LINK_INVALID');
    return redeemed;
  }

  /** Kills the links an account may have, e.g. when its password is set in another way. */
  async revoke(tx: Transaction, accountId: Types.ObjectId): Promise<void> {
    await this.codes.remove(tx, accountId);
    await this.signInLinks.revoke(tx, accountId);
  }

  private async issue(
    tx: Transaction,
    kind: AccountKind,
    accountId: Types.ObjectId,
    purpose: CodePurpose,
  ): Promise<{ code: string; expiresAt: Date }> {
    const { token, digest } = newToken(objectId(tx.vendorId), accountId);
    const expiresAt = new Date(tx.now.getTime() + LIFETIME_MINUTES[purpose] * 60_000);
    await this.codes.replace(tx, accountId, { kind, purpose, codeHash: digest, expiresAt });
    return { code: token, expiresAt };
  }

  private addressOf({ _id, email, firstname, languageCode }: LinkedGuest) {
    if (!email) throw new RuleError('GUEST_WITHOUT_EMAIL');
    return { email, firstname, language: languageCode, customerId: _id };
  }

  private guestResetLink(id: Types.ObjectId, code: string): string {
    return this.config.link(`/guest/resetPassword?guestId=${id.toHexString()}&code=${code}`);
  }

  private staffLink(id: Types.ObjectId, code: string): string {
    return this.config.link(`/reset-password?userId=${id.toHexString()}&code=${code}`);
  }
}
