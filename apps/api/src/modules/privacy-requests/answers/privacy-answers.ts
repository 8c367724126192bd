import {
  ARCHIVE_DAYS,
  extendedDue,
  isExtendable,
  keptAfterErasure,
} from '@atrium/rules/guests/privacy-request';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { ConflictError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { newToken } from '../../credentials/public';
import { type Customer, CustomersService } from '../../customers/public';
import { keptOf } from '../kept-after-erasure';
import { moved, nameOf } from '../moved-request';
import { PrivacyIntake } from '../privacy-intake';
import { PrivacyMails } from '../privacy-mails';
import type { PrivacyRequest } from '../privacy-request.schema';
import type { PrivacyRequestOutput } from '../privacy-requests.dto';
import { PrivacyRequestsRepository } from '../privacy-requests.repository';
import { ShownRequests } from '../shown-requests';
import { AnswerDoing } from './answer-doing';

/** What the venue answers, and what is done by it: all in one transaction, with the mail that is the receipt. */
@Injectable()
export class PrivacyAnswers {
  // seven: what is done, what is told, and what staff see of it are one transaction
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: PrivacyRequestsRepository,
    private readonly customers: CustomersService,
    private readonly doing: AnswerDoing,
    private readonly mails: PrivacyMails,
    private readonly intake: PrivacyIntake,
    private readonly shown: ShownRequests,
  ) {}

  /**
   * Does what was asked, and tells the guest.
   * @throws {NotFoundError}
   * @throws {ConflictError} PRIVACY_REQUEST_UNCONFIRMED, PRIVACY_REQUEST_CLOSED; of an erasure GUEST_HAS_BOOKINGS
   * @throws {RuleError} GUEST_WITHOUT_EMAIL for an archive, which goes by mail
   */
  answer(ctx: RequestContext, id: string, note: string | undefined): Promise<PrivacyRequestOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const request = await this.requests.get(tx, id);
      const state = moved(request, 'answer');
      const guest = await this.customers.get(tx, request._customer);
      const archive = this.archiveOf(tx, request, guest);
      if (request.kind === 'erasure') this.audit(tx, guest, request, 'customer.requestAnswered');
      await this.doing.of(tx, guest, request);
      const stays = new Set(keptOf().map(({ kept }) => kept));
      const answered = await this.requests.updateVersioned(tx, request._id, undefined, {
        $set: {
          ...{ state, closedAt: tx.now },
          ...closedBy(ctx),
          ...(note && request.kind !== 'erasure' ? { answer: note } : {}),
          ...(archive ? { archiveHash: archive.digest, archiveUntil: archive.until } : {}),
          ...(request.kind === 'erasure'
            ? { kept: keptAfterErasure.filter((one) => stays.has(one)) }
            : {}),
        },
      });
      const told = note ? { ...answered, answer: note } : answered;
      await this.mails.answered(tx, guest, told, archive?.token);
      if (request.kind !== 'erasure') this.audit(tx, guest, request, 'customer.requestAnswered');
      return this.shown.of(tx, answered);
    });
  }

  /**
   * The guest is told why.
   * @throws {NotFoundError}
   * @throws {ConflictError} PRIVACY_REQUEST_CLOSED
   */
  refuse(ctx: RequestContext, id: string, reason: string): Promise<PrivacyRequestOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const request = await this.requests.get(tx, id);
      const state = moved(request, 'refuse');
      const guest = await this.customers.get(tx, request._customer);
      const refused = await this.requests.updateVersioned(tx, request._id, undefined, {
        $set: { state, closedAt: tx.now, ...closedBy(ctx), answer: reason },
        $unset: { linkHash: 1, linkUntil: 1 },
      });
      await this.mails.refused(tx, guest, refused);
      this.audit(tx, guest, request, 'customer.requestRefused', reason);
      return this.shown.of(tx, refused);
    });
  }

  /**
   * Two months more, once; the guest is told why (GDPR, article 12(3)).
   * @throws {NotFoundError}
   * @throws {ConflictError} PRIVACY_NOT_EXTENDABLE, and those of `answer`
   */
  extend(ctx: RequestContext, id: string, reason: string): Promise<PrivacyRequestOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const request = await this.requests.get(tx, id);
      moved(request, 'extend');
      if (!isExtendable(request, await this.intake.today(tx))) {
        throw new ConflictError('PRIVACY_NOT_EXTENDABLE');
      }
      const guest = await this.customers.get(tx, request._customer);
      const extended = await this.requests.updateVersioned(tx, request._id, undefined, {
        $set: { due: extendedDue(request.due), extended: true, extensionReason: reason },
      });
      await this.mails.extended(tx, guest, extended, request.due);
      this.audit(tx, guest, request, 'customer.requestExtended', reason);
      return this.shown.of(tx, extended);
    });
  }

  /**
   * Ends a restriction; the guest is told first (GDPR, article 18(3)).
   * @throws {NotFoundError}
   * @throws {ConflictError} GUEST_NOT_RESTRICTED
   */
  lift(ctx: RequestContext, id: string, reason: string): Promise<PrivacyRequestOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const request = await this.requests.get(tx, id);
      const guest = await this.customers.get(tx, request._customer);
      const isInForce = request.kind === 'restriction' && request.state === 'answered';
      if (!isInForce || request.liftedAt || !guest.restrictedAt) {
        throw new ConflictError('GUEST_NOT_RESTRICTED');
      }
      const by = nameOf(ctx);
      const lifted = await this.requests.updateVersioned(tx, request._id, undefined, {
        $set: { liftedAt: tx.now, liftReason: reason, ...(by ? { liftedBy: by } : {}) },
      });
      await this.mails.lifted(tx, guest, lifted);
      await this.doing.lift(tx, guest, reason);
      return this.shown.of(tx, lifted);
    });
  }

  private archiveOf(tx: Transaction, request: PrivacyRequest, guest: Customer) {
    if (request.kind !== 'access' && request.kind !== 'portability') return undefined;
    if (!guest.email) throw new RuleError('GUEST_WITHOUT_EMAIL');
    const until = new Date(tx.now.getTime() + ARCHIVE_DAYS * 86_400_000);
    return { ...newToken(objectId(tx.vendorId), request._id), until };
  }

  private audit(
    tx: Transaction,
    { _id }: Customer,
    { kind }: PrivacyRequest,
    action: 'customer.requestAnswered' | 'customer.requestRefused' | 'customer.requestExtended',
    reason?: string,
  ): void {
    tx.audit({
      ...{ action, entity: 'customer', entityId: _id, customerId: _id },
      ...{ after: { request: kind }, ...(reason ? { reason } : {}) },
    });
  }
}

const closedBy = (ctx: RequestContext): { closedBy?: string } => {
  const by = nameOf(ctx);
  return by ? { closedBy: by } : {};
};
