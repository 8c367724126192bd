import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { type CallContext, withVendor } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { RuleError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { Config } from '../../config/config';
import { EmailChangesService } from '../credentials/public';
import { type Customer, CustomersService } from '../customers/public';
import { MessagesService } from '../messages/public';
import { VendorsService } from '../vendors/public';
import type { ConfirmEmailInput, ConfirmEmailOutput } from './auth.dto';

/** Taking over the address to which a guest was mailed a link. */
@Injectable()
export class EmailConfirmation {
  constructor(
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly changes: EmailChangesService,
    private readonly messages: MessagesService,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  /**
   * @throws {RuleError} EMAIL_LINK_INVALID; EMAIL_TAKEN if another guest now has the address, which
   * does not use up the code
   */
  async confirm(call: CallContext, { id, code }: ConfirmEmailInput): Promise<ConfirmEmailOutput> {
    const vendorId = this.changes.vendorOf(code);
    if (!vendorId || !isObjectIdOrHexString(id)) throw new RuleError('EMAIL_LINK_INVALID');
    // the code proves who the guest is, signed in here or not
    const actor = { kind: 'guest', id, name: '' } as const;
    return this.transactions.run({ ...withVendor(call, vendorId), actor }, async (tx) => {
      const email = await this.changes.redeem(tx, objectId(id), code);
      const before = await this.customers.get(tx, id);
      await this.customers.change(tx, id, undefined, { email });
      const { slug } = await this.vendors.current(tx);
      await this.notify(tx, before, slug);
      return { email, vendor: slug };
    });
  }

  /** Sent to the old address, in case the account was taken over. */
  private async notify(tx: Transaction, before: Customer, slug: string): Promise<void> {
    await this.messages.enqueue(tx, {
      template: 'emailChanged',
      vars: { link: this.config.link(`/activity-hub/${slug}`) },
      to: {
        email: before.email,
        firstname: before.firstname,
        language: before.languageCode,
        customerId: before._id,
      },
    });
  }
}
