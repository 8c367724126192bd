import { formatDate, formatMoney } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import type { RenewalRefusal } from '@atrium/rules/guests/membership-renewal';
import { type Language, languageOf } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../common/transactions/transaction';
import { Config } from '../../../config/config';
import { CustomersService } from '../../customers/public';
import type { RenewedMembership } from '../../memberships/public';
import { MessagesService } from '../../messages/public';
import type { Payment } from '../../payments/public';
import { VendorsService } from '../../vendors/public';
import { RenewalAgreements } from './renewal-agreements';

type Texts = ReturnType<typeof messageTexts>;

/** In words, as all these mails have them. */
interface Written {
  readonly t: Texts;
  readonly language: Language;
  readonly about: string;
  readonly sum: string;
  readonly day: (date: CalendarDate) => string;
  /** The guest's memberships in the hub, absolute. */
  readonly link: string;
}

interface Words {
  readonly subject: string;
  readonly text: string;
}

/** Tells guests of the renewal of their memberships, in the language in which they agreed to it. */
@Injectable()
export class RenewalMails {
  constructor(
    private readonly messages: MessagesService,
    private readonly customers: CustomersService,
    private readonly agreements: RenewalAgreements,
    private readonly vendors: VendorsService,
    private readonly config: Config,
  ) {}

  /** Whether the guest can be told. */
  async hasAddress(tx: Transaction, { _customer }: RenewedMembership): Promise<boolean> {
    const guest = await this.customers.findOrErased(tx, _customer);
    return Boolean(guest?.email);
  }

  /** @param before minor units: what it cost until now */
  remind(
    tx: Transaction,
    membership: RenewedMembership,
    { on, before }: { readonly on: CalendarDate; readonly before: number },
  ): Promise<void> {
    return this.send(tx, membership, ({ t, language, about, sum, day, link }) => {
      const facts = { about, sum, date: day(on), link };
      const old = formatMoney(language, before, membership.currency);
      const text =
        membership.renewal.price > before
          ? t('renewal.raised.text', { ...facts, old })
          : t('renewal.reminder.text', facts);
      return { subject: t('renewal.reminder.subject', facts), text };
    });
  }

  refused(
    tx: Transaction,
    membership: RenewedMembership,
    {
      why,
      payLink,
      again,
      until,
    }: {
      readonly why: RenewalRefusal;
      readonly payLink: string;
      readonly again?: CalendarDate | undefined;
      readonly until: CalendarDate;
    },
  ): Promise<void> {
    return this.send(tx, membership, ({ t, about, sum, day, link }) => {
      const facts = { about, sum, pay: payLink, until: day(until), link };
      const text =
        why === 'needsGuest'
          ? t('renewal.needsGuest.text', facts)
          : again
            ? t('renewal.refused.text', { ...facts, again: day(again) })
            : t('renewal.refusedLast.text', facts);
      return { subject: t('renewal.refused.subject', facts), text };
    });
  }

  lapsed(tx: Transaction, membership: RenewedMembership): Promise<void> {
    return this.send(tx, membership, ({ t, about, sum, day }) => {
      const facts = { about, sum, date: day(membership.dateUntil ?? '') };
      return { subject: t('renewal.lapsed.subject', facts), text: t('renewal.lapsed.text', facts) };
    });
  }

  /** It ends, and is not renewed. */
  stopped(tx: Transaction, membership: RenewedMembership): Promise<void> {
    return this.send(tx, membership, ({ t, about, day, link }) => {
      const facts = { about, date: day(membership.dateUntil ?? ''), link };
      return {
        subject: t('renewal.stopped.subject', facts),
        text: t('renewal.stopped.text', facts),
      };
    });
  }

  /** What was reserved for it is not taken: it was stopped, or paid for in another way. */
  async notTaken(tx: Transaction, payment: Payment): Promise<void> {
    const guest = await this.customers.findOrErased(tx, payment._customer);
    if (!guest) return;
    const { about, amount, currency, description, language } = payment;
    const { _id: customerId, email, firstname, lastname } = guest;
    await this.messages.enqueue(tx, {
      template: 'paymentNotTaken',
      vars: { about: description, amount, currency },
      to: { email, firstname, lastname, language, customerId },
      entity: { type: about.kind, id: about._id },
    });
  }

  private async send(
    tx: Transaction,
    membership: RenewedMembership,
    write: (written: Written) => Words,
  ): Promise<void> {
    const { _id, _customer, renewal, currency } = membership;
    const guest = await this.customers.findOrErased(tx, _customer);
    if (!guest?.email) return;
    const language = languageOf(renewal.language) ?? 'en';
    const { slug } = await this.vendors.current(tx);
    const { name: about } = await this.agreements.typeOf(tx, membership);
    const vars = write({
      ...{ t: messageTexts(language), language, about },
      sum: formatMoney(language, renewal.price, currency),
      day: (date) => formatDate(language, date, 'full'),
      link: this.config.link(`/activity-hub/${slug}/membership`),
    });
    const { email, firstname, lastname } = guest;
    await this.messages.enqueue(tx, {
      template: 'freeText',
      vars,
      to: { email, firstname, lastname, language, customerId: guest._id },
      entity: { type: 'membership', id: _id },
    });
  }
}
