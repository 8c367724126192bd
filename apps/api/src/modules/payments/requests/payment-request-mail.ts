import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../common/transactions/transaction';
import { type Customer, CustomersService } from '../../customers/public';
import { MessagesService } from '../../messages/public';
import { VendorsService } from '../../vendors/public';
import type { Payment } from '../payment.schema';
import { PaymentLinks } from './payment-links';
import type { PaymentRequest } from './payment-request.schema';

/** The messages about payment links, in the guest's language. */
@Injectable()
export class PaymentRequestMail {
  constructor(
    private readonly messages: MessagesService,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
    private readonly links: PaymentLinks,
  ) {}

  async ask(tx: Transaction, request: PaymentRequest, guest: Customer): Promise<void> {
    const { slug } = await this.vendors.current(tx);
    const { _id, about, amount, currency, description, expiresAt: payUntil } = request;
    const link = this.links.of({ vendorId: tx.vendorId, slug }, _id);
    await this.messages.enqueue(tx, {
      template: 'paymentRequest',
      vars: { about: description, amount, currency, payUntil, link },
      to: receiver(guest),
      entity: { type: about.kind, id: about._id },
      notAfter: payUntil,
    });
  }

  /** Nothing was taken. The guest may have been erased meanwhile. */
  async tellGone(tx: Transaction, payment: Payment): Promise<void> {
    const guest = await this.customers.findOrErased(tx, payment._customer);
    if (!guest) return;
    const { about, amount, currency, description } = payment;
    await this.messages.enqueue(tx, {
      template: 'paymentNotTaken',
      vars: { about: description, amount, currency },
      to: receiver(guest),
      entity: { type: about.kind, id: about._id },
    });
  }
}

const receiver = ({ _id, email, firstname, lastname, languageCode }: Customer) => ({
  ...{ email, firstname, lastname, language: languageCode, customerId: _id },
});
