import { createHmac } from 'node:crypto';
import {
  mayMailSignInLink,
  plainSignInCode,
  SIGN_IN_LINK_MINUTES,
  signInCodeOf,
} from '@atrium/rules/access/sign-in-link';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { isSameSignature } from '../../../common/auth/signature';
import type { CallContext, TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { Transaction } from '../../../common/transactions/transaction';
import { Config } from '../../../config/config';
import { MessagesService } from '../../messages/public';
import { digestOf, newToken, readToken } from '../secret-token';
import type { SignInLink } from './sign-in-link.schema';
import { SignInLinksRepository } from './sign-in-links.repository';

/** The guest a link is for. */
interface Receiver {
  readonly _id: Types.ObjectId;
  readonly email: string;
  readonly firstname: string;
  readonly languageCode?: string;
}

/** Mailed links that sign a guest in: only the newest works, once, for a quarter of an hour. */
@Injectable()
export class SignInLinksService {
  private readonly secret: string;

  constructor(
    private readonly links: SignInLinksRepository,
    private readonly messages: MessagesService,
    config: Config,
  ) {
    this.secret = config.env.JWT_SECRET;
  }

  /**
   * Mails a link, unless one was mailed a moment ago.
   * @param page where it leads: absolute address
   * @param browserHash digest of the cookie of the browser that asks
   */
  async send(tx: Transaction, guest: Receiver, page: string, browserHash: string): Promise<void> {
    const last = await this.links.findOne(tx, { _id: guest._id });
    if (!mayMailSignInLink(last?.mailedAt, tx.now)) return;
    const { token, digest } = newToken(objectId(tx.vendorId), guest._id);
    const link = new URL(page);
    link.searchParams.set('code', token);
    const expiresAt = new Date(tx.now.getTime() + SIGN_IN_LINK_MINUTES * 60_000);
    const { _id, email, firstname, languageCode } = guest;
    await this.links.replace(tx, _id, {
      ...{ email, tokenHash: digest, browserHash, tries: 0 },
      ...{ mailedAt: tx.now, expiresAt },
    });
    await this.messages.enqueue(tx, {
      template: 'signInLink',
      vars: { link: link.href },
      to: { email, firstname, language: languageCode, customerId: _id },
      notAfter: expiresAt,
    });
  }

  /** The venue a token was issued in, as hex; null if it is none. Does not check that it is valid. */
  vendorOf(token: string): string | null {
    return readToken(token)?.vendorId ?? null;
  }

  /** Null if the link has run out, been used or replaced, or was never real. */
  async find(ctx: TenantScope & Pick<CallContext, 'now'>, token: string) {
    const presented = readToken(token);
    return presented && this.links.valid(ctx, presented.id, presented.digest, ctx.now);
  }

  /** What is stored of a browser's cookie. */
  hashOf(browser: string): string {
    return digestOf(browser);
  }

  /** Whether a browser is the one that asked. */
  isFrom({ browserHash }: SignInLink, browser: string | undefined): boolean {
    return browser !== undefined && isSameSignature(digestOf(browser), browserHash);
  }

  /** What is shown to whoever opens the link in another browser. It is stored nowhere. */
  codeOf({ tokenHash }: Pick<SignInLink, 'tokenHash'>): string {
    const parts = ['sign-in code', tokenHash].join('|');
    return signInCodeOf(createHmac('sha256', this.secret).update(parts).digest());
  }

  /**
   * The link whose code was typed in the browser that asked for it; null for a wrong code, the same and as
   * fast whether or not there is a link.
   */
  async findByCode(
    ctx: TenantScope & Pick<CallContext, 'now'>,
    email: string,
    browser: string,
    typed: string,
  ): Promise<SignInLink | null> {
    const asked = { browserHash: digestOf(browser), email: email.trim().toLowerCase() };
    const link = await this.links.tryFrom(ctx, asked, ctx.now);
    const right = this.codeOf(link ?? { tokenHash: '' });
    return link && isSameSignature(plainSignInCode(typed), right) ? link : null;
  }

  /** Uses a link up, in the transaction that signs in; false if it was used meanwhile. */
  consume(tx: Transaction, link: SignInLink): Promise<boolean> {
    return this.links.consume(tx, link, tx.now);
  }

  /** Kills the link a guest may have. */
  revoke(tx: Transaction, guestId: Types.ObjectId): Promise<void> {
    return this.links.remove(tx, guestId);
  }
}
