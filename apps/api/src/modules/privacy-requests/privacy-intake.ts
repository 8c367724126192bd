import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { dueOn } from '@atrium/rules/guests/privacy-request';
import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../common/context/request-context';
import { ConflictError } from '../../common/errors/app-error';
import { newReference } from '../../common/short-reference';
import type { Transaction } from '../../common/transactions/transaction';
import { type Customer, CustomersService } from '../customers/public';
import { NoticesService } from '../notices/public';
import { VendorsService } from '../vendors/public';
import { ConfirmationLinks } from './identity/confirmation-links';
import { moved } from './moved-request';
import { PrivacyMails } from './privacy-mails';
import type { PrivacyRequest } from './privacy-request.schema';
import { PrivacyRequestsRepository } from './privacy-requests.repository';

/** A request as it comes in; without `identified` the guest has to confirm it by a link. */
interface ComingRequest
  extends Pick<PrivacyRequest, 'kind' | 'channel' | 'details' | 'receivedBy'> {
  readonly identified?: Pick<PrivacyRequest, 'identifiedHow' | 'identifiedBy' | 'identityNote'>;
}

/** Takes requests in, whichever way they come. */
@Injectable()
export class PrivacyIntake {
  constructor(
    private readonly requests: PrivacyRequestsRepository,
    private readonly customers: CustomersService,
    private readonly links: ConfirmationLinks,
    private readonly mails: PrivacyMails,
    private readonly notices: NoticesService,
    private readonly vendors: VendorsService,
  ) {}

  /** The venue's day. */
  async today(scope: TenantScope & { readonly now: Date }): Promise<string> {
    const { timezone } = await this.vendors.current(scope);
    return venueTimeOf(scope.now.getTime(), timezone).date;
  }

  /**
   * One that nobody has confirmed yet, which a stranger may have written, stands in nobody's way: whoever is known
   * takes its place, and anybody else has the link mailed again. Claiming the guest makes
   * one of two simultaneous requests see the other.
   * @throws {ConflictError} PRIVACY_REQUEST_WAITING where the guest has asked for the same already
   * @throws {RuleError} GUEST_WITHOUT_EMAIL where a link is needed
   */
  async receive(
    tx: Transaction,
    guest: Customer,
    { identified, ...coming }: ComingRequest,
  ): Promise<PrivacyRequest> {
    const { kind } = coming;
    const _customer = await this.customers.claim(tx, guest._id);
    const waiting = await this.requests.waiting(tx, _customer, kind);
    if (waiting && waiting.state !== 'unconfirmed') {
      throw new ConflictError('PRIVACY_REQUEST_WAITING');
    }
    if (waiting && !identified) return this.links.send(tx, guest, waiting);
    if (waiting) await this.withdraw(tx, waiting);
    const request = await this.requests.insertNew(tx, {
      ...coming,
      ...{ _customer, reference: newReference(), receivedAt: tx.now },
      due: dueOn(await this.today(tx)),
      ...(identified
        ? { state: 'open', identifiedAt: tx.now, ...identified }
        : { state: 'unconfirmed' }),
    });
    tx.audit({
      ...{ action: 'customer.requestReceived', entity: 'customer' },
      ...{ entityId: _customer, customerId: _customer },
      after: { request: kind },
    });
    if (!identified) return this.links.send(tx, guest, request);
    await this.opened(tx, guest, request);
    return request;
  }

  /** @throws {ConflictError} PRIVACY_REQUEST_CLOSED */
  async withdraw(tx: Transaction, request: PrivacyRequest): Promise<PrivacyRequest> {
    const { _id, _customer, kind } = request;
    const withdrawn = await this.requests.updateVersioned(tx, _id, undefined, {
      $set: { state: moved(request, 'withdraw'), closedAt: tx.now },
      $unset: { linkHash: 1, linkUntil: 1 },
    });
    tx.audit({
      ...{ action: 'customer.requestWithdrawn', entity: 'customer' },
      ...{ entityId: _customer, customerId: _customer },
      after: { request: kind },
    });
    return withdrawn;
  }

  /** It is known who asks: the guest has it in writing, and staff are told. */
  async opened(tx: Transaction, guest: Customer, request: PrivacyRequest): Promise<void> {
    await this.mails.received(tx, guest, request);
    const { _id: entityId, reference: detail } = request;
    const facts = { kind: 'privacyRequest', detail, entityId } as const;
    tx.afterCommit(() => void this.notices.raise(tx.vendorId, tx.now, facts));
  }
}
