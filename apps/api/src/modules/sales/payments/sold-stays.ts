import { formatDate } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { languageOf } from '@atrium/rules/texts/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService } from '../../customers/public';
import { MessagesService } from '../../messages/public';
import {
  type PaidThing,
  PaidThings,
  type Payment,
  PlaceGoneError,
  ReturnedMail,
} from '../../payments/public';
import { type Stay, StaySales } from '../../stays/public';
import { VendorsService } from '../../vendors/public';
import { PackageDays } from '../package-days/package-days';
import { SaleLinks } from './sale-links';
import { dayOf, orderOf } from './sale-order';
import { asGone } from './sold-memberships';

/** Makes the stays of packages that were paid for, and mails the way to their itineraries. */
@Injectable()
export class SoldStays implements PaidThing, OnModuleInit {
  readonly kind = 'stay';

  // nine: makes the stay and tells the buyer, once it is paid for
  constructor(
    private readonly things: PaidThings,
    private readonly stays: StaySales,
    private readonly days: PackageDays,
    private readonly returnedMail: ReturnedMail,
    private readonly customers: CustomersService,
    private readonly messages: MessagesService,
    private readonly vendors: VendorsService,
    private readonly links: SaleLinks,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.things.register(this);
  }

  /** The package may have changed or be sold no longer: the stay was promised before. */
  async make(
    system: RequestContext,
    payment: Payment,
    whenMade: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    const order = orderOf(payment);
    const { stay, actor } = order;
    if (!stay) throw new PlaceGoneError();
    const ctx = { ...system, actor, language: payment.language };
    await this.transactions.run(ctx, async (tx) => {
      const { about, _customer } = payment;
      await whenMade(tx);
      const made = await this.stays.make(tx, { ...stay, _id: about._id, _customer }).catch(asGone);
      await this.leaveDay(tx, payment);
      await this.tell(tx, payment, made);
      return null;
    });
  }

  async tellGone(tx: Transaction, payment: Payment): Promise<void> {
    await this.leaveDay(tx, payment);
    await this.returnedMail.tell(tx, payment);
  }

  letGo(tx: Transaction, payment: Payment): Promise<void> {
    return this.leaveDay(tx, payment);
  }

  private async leaveDay(tx: Transaction, payment: Payment): Promise<void> {
    const day = dayOf(orderOf(payment));
    if (day) await this.days.letGo(tx, day, payment._id);
  }

  private async tell(tx: Transaction, payment: Payment, stay: Stay): Promise<void> {
    const guest = await this.customers.findOrErased(tx, stay._customer);
    if (!guest?.email) return;
    const { slug } = await this.vendors.current(tx);
    const language = languageOf(payment.language) ?? 'en';
    const t = messageTexts(language);
    const facts = {
      about: payment.description,
      day: formatDate(language, stay.arrivaldate, 'full'),
      link: this.links.itinerary({
        ...{ vendorId: tx.vendorId, slug, stay: stay._id.toHexString() },
      }),
    };
    await this.messages.enqueue(tx, {
      template: 'freeText',
      to: { email: guest.email, firstname: guest.firstname, language, customerId: guest._id },
      entity: { type: 'stay', id: stay._id },
      vars: { subject: t('stayBought.subject', facts), text: t('stayBought.text', facts) },
    });
  }
}
