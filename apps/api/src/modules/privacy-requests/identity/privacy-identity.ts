import { Injectable } from '@nestjs/common';
import {
  type CallContext,
  type RequestContext,
  withVendor,
} from '../../../common/context/request-context';
import { AppError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService } from '../../customers/public';
import { VendorsService } from '../../vendors/public';
import { moved, nameOf } from '../moved-request';
import { PrivacyIntake } from '../privacy-intake';
import type { PrivacyRequest } from '../privacy-request.schema';
import type { ConfirmedPrivacyRequestOutput, PrivacyRequestOutput } from '../privacy-requests.dto';
import { PrivacyRequestsRepository } from '../privacy-requests.repository';
import { ShownRequests } from '../shown-requests';
import { ConfirmationLinks } from './confirmation-links';

/** Makes sure who asks, before anything is told or done. */
@Injectable()
export class PrivacyIdentity {
  // seven: who asks is found, told and shown in one transaction
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: PrivacyRequestsRepository,
    private readonly customers: CustomersService,
    private readonly links: ConfirmationLinks,
    private readonly intake: PrivacyIntake,
    private readonly vendors: VendorsService,
    private readonly shown: ShownRequests,
  ) {}

  /**
   * Staff note how they checked who asks, or have a link mailed.
   * @throws {NotFoundError}
   * @throws {ConflictError} PRIVACY_REQUEST_CLOSED
   * @throws {RuleError} GUEST_WITHOUT_EMAIL
   */
  check(ctx: RequestContext, id: string, note: string | undefined): Promise<PrivacyRequestOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const request = await this.requests.get(tx, id);
      const state = moved(request, 'identify');
      const guest = await this.customers.get(tx, request._customer);
      const checked = note
        ? await this.identified(tx, request, {
            ...{ state, identifiedHow: 'staff', identifiedBy: nameOf(ctx), identityNote: note },
          })
        : await this.links.send(tx, guest, request);
      return this.shown.of(tx, checked);
    });
  }

  /**
   * The guest followed the link and confirmed.
   * @throws {AppError} 403 PRIVACY_LINK_INVALID
   */
  async confirm(call: CallContext, code: string): Promise<ConfirmedPrivacyRequestOutput> {
    const vendorId = this.links.vendorOf(code);
    if (!vendorId) throw invalid();
    const ctx = withVendor(call, vendorId);
    return this.transactions.run(ctx, async (tx) => {
      const request = await this.links.find(tx, code);
      if (!request) throw invalid();
      const { slug } = await this.vendors.current(tx);
      const actor = { kind: 'guest', id: request._customer.toHexString(), name: '' } as const;
      const state = moved(request, 'identify');
      const { reference, kind, due } = await this.identified({ ...tx, actor }, request, {
        ...{ state, identifiedHow: 'mailLink' },
      });
      return { vendor: slug, reference, kind, due };
    });
  }

  private async identified(
    tx: Transaction,
    request: PrivacyRequest,
    how: Partial<PrivacyRequest>,
  ): Promise<PrivacyRequest> {
    const guest = await this.customers.get(tx, request._customer);
    const opened = await this.requests.updateVersioned(tx, request._id, request.version, {
      $set: { ...how, identifiedAt: tx.now },
      $unset: { linkHash: 1, linkUntil: 1 },
    });
    tx.audit({
      ...{ action: 'customer.requestIdentified', entity: 'customer' },
      ...{ entityId: guest._id, customerId: guest._id },
      after: { request: request.kind },
    });
    await this.intake.opened(tx, guest, opened);
    return opened;
  }
}

const invalid = (): AppError => new AppError(403, 'PRIVACY_LINK_INVALID');
