import { CONFIRM_HOURS } from '@atrium/rules/guests/privacy-request';
import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { newToken, readToken } from '../../credentials/public';
import { PrivacyMails, type ToldGuest } from '../privacy-mails';
import type { PrivacyRequest } from '../privacy-request.schema';
import { PrivacyRequestsRepository } from '../privacy-requests.repository';

/** The links by which guests confirm that it was they who asked: each works once, and only the newest. */
@Injectable()
export class ConfirmationLinks {
  constructor(
    private readonly requests: PrivacyRequestsRepository,
    private readonly mails: PrivacyMails,
  ) {}

  /** Mails a link; the one before ends. @throws {RuleError} GUEST_WITHOUT_EMAIL */
  async send(tx: Transaction, guest: ToldGuest, request: PrivacyRequest): Promise<PrivacyRequest> {
    if (!guest.email) throw new RuleError('GUEST_WITHOUT_EMAIL');
    const { token, digest } = newToken(objectId(tx.vendorId), request._id);
    const linkUntil = new Date(tx.now.getTime() + CONFIRM_HOURS * 3_600_000);
    const sent = await this.requests.updateVersioned(tx, request._id, undefined, {
      $set: { linkHash: digest, linkUntil },
    });
    await this.mails.confirm(tx, guest, sent, token, linkUntil);
    return sent;
  }

  /** Of which venue a code is, as hex; null for what is none. Does not check that it is valid. */
  vendorOf(code: string): string | null {
    return readToken(code)?.vendorId ?? null;
  }

  /** The request that a code confirms; null if it has run out, was used or replaced, or was never real. */
  async find(
    scope: TenantScope & { readonly now: Date },
    code: string,
  ): Promise<PrivacyRequest | null> {
    const read = readToken(code);
    if (!read) return null;
    return this.requests.findOne(scope, {
      ...{ _id: read.id, linkHash: read.digest, linkUntil: { $gt: scope.now } },
      state: 'unconfirmed',
    });
  }
}
