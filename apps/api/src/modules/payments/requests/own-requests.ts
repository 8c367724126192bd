import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Transaction } from '../../../common/transactions/transaction';
import { VendorsService } from '../../vendors/public';
import type { ChargePurpose } from '../payment.schema';
import { PaymentLinks } from './payment-links';
import type { PaymentRequest } from './payment-request.schema';
import { PaymentRequestsRepository } from './payment-requests.repository';

/** What is asked for without anybody of staff. */
export type OwnRequest = Pick<
  PaymentRequest,
  '_customer' | 'about' | 'amount' | 'currency' | 'description' | 'expiresAt'
> &
  Required<Pick<PaymentRequest, 'purpose' | 'keeps'>>;

/** Payment links for what a saved card refused. Whoever asks mails them in words of their own. */
@Injectable()
export class OwnRequests {
  constructor(
    private readonly requests: PaymentRequestsRepository,
    private readonly links: PaymentLinks,
    private readonly vendors: VendorsService,
  ) {}

  /** Where it can be paid, absolute: one link, however often it is asked for. */
  async ask(tx: Transaction, asked: OwnRequest): Promise<string> {
    const known = await this.open(tx, asked.about._id, asked.purpose);
    const { _id } =
      known.find(({ amount }) => amount === asked.amount) ??
      (await this.requests.insert(tx, { ...asked, state: 'open', version: 0, createdAt: tx.now }));
    const { slug } = await this.vendors.current(tx);
    return this.links.of({ vendorId: tx.vendorId, slug }, _id);
  }

  /** It is not asked for any more: the links say so. */
  async withdraw(tx: Transaction, thing: Types.ObjectId, purpose: ChargePurpose): Promise<void> {
    for (const { _id } of await this.open(tx, thing, purpose)) {
      await this.requests.leaveOpen(tx, _id, 'withdrawn');
    }
  }

  private async open(
    tx: Transaction,
    thing: Types.ObjectId,
    purpose: ChargePurpose,
  ): Promise<PaymentRequest[]> {
    const all = await this.requests.about(tx, thing);
    return all.filter((one) => one.purpose === purpose && one.state === 'open');
  }
}
