import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { AppError, RuleError } from '../../common/errors/app-error';
import { accountKey, Throttle } from '../../common/throttling/throttle';
import type { Transaction } from '../../common/transactions/transaction';
import { Config } from '../../config/config';
import { MessagesService } from '../messages/public';
import type { LinkedGuest } from './credential-links.service';
import { EmailChangesRepository } from './email-changes.repository';
import { newToken, readToken } from './secret-token';

/** As long as a reset link. */
const LIFETIME_MS = 60 * 60_000;

/**
 * Changes the address a guest signs in with. The new address counts only once a link mailed to it
 * has been followed: a typing error must not lock a guest out or hand the account to somebody else.
 */
@Injectable()
export class EmailChangesService {
  constructor(
    private readonly changes: EmailChangesRepository,
    private readonly messages: MessagesService,
    private readonly throttle: Throttle,
    private readonly config: Config,
  ) {}

  /**
   * Counts a request before its transaction, so that nobody can have strangers mailed by the
   * hundred.
   * @throws {AppError} 429 TOO_MANY_REQUESTS
   */
  async assertNotTooMany(guestId: Types.ObjectId): Promise<void> {
    const wait = await this.throttle.count([accountKey('emailChange', guestId.toHexString())]);
    if (wait !== null) throw new AppError(429, 'TOO_MANY_REQUESTS');
  }

  /** Mails the link to the new address. @param email in lower case, as stored */
  async request(tx: Transaction, guest: LinkedGuest, email: string): Promise<void> {
    const { token, digest } = newToken(objectId(tx.vendorId), guest._id);
    const expiresAt = new Date(tx.now.getTime() + LIFETIME_MS);
    await this.changes.replace(tx, guest._id, { email, codeHash: digest, expiresAt });
    const id = guest._id.toHexString();
    await this.messages.enqueue(tx, {
      template: 'emailChange',
      vars: { link: this.config.link(`/guest/confirmEmail?guestId=${id}&code=${token}`) },
      to: {
        email,
        firstname: guest.firstname,
        language: guest.languageCode,
        customerId: guest._id,
      },
      notAfter: expiresAt,
    });
  }

  /** The address that waits to be confirmed. */
  async pendingOf(ctx: RequestContext, guestId: Types.ObjectId): Promise<string | undefined> {
    return (await this.changes.pending(ctx, guestId, ctx.now))?.email;
  }

  /**
   * The venue a code was issued in, as hex; null if it is not a code. Does not check that the code
   * is valid.
   */
  vendorOf(code: string): string | null {
    return readToken(code)?.vendorId ?? null;
  }

  /**
   * Uses a code up, in the transaction that changes the address.
   * @returns the new address
   * @throws {RuleError} EMAIL_LINK_INVALID: run out, used, replaced by a newer one, or never real
   */
  async redeem(tx: Transaction, guestId: Types.ObjectId, code: string): Promise<string> {
    const presented = readToken(code);
    const redeemed =
      presented?.id.equals(guestId) &&
      (await this.changes.consume(tx, guestId, presented.digest, tx.now));
    if (!redeemed) throw new RuleError('EMAIL_LINK_INVALID');
    return redeemed.email;
  }

  /** Drops the guest's pending request. */
  drop(tx: Transaction, guestId: Types.ObjectId): Promise<void> {
    return this.changes.remove(tx, guestId);
  }
}
