import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { CustomersService } from '../../customers/public';
import type { Payment } from '../payment.schema';
import {
  type CardSaving,
  PaymentProvider,
  type ProviderCard,
  type ProviderCharge,
  ProviderRefusedError,
} from '../provider/payment-provider';
import { MandatesRepository } from './mandates.repository';
import { SavedCards } from './saved-cards';

const DECLINED: ProviderCharge = { reference: '', outcome: 'declined' };

/** The card part of settling: saves new cards and charges saved ones. */
@Injectable()
export class SettleCards {
  constructor(
    private readonly mandates: MandatesRepository,
    private readonly cards: SavedCards,
    private readonly customers: CustomersService,
    private readonly provider: PaymentProvider,
  ) {}

  /** What the provider's page says about the card; undefined: it is not kept. */
  async saving(
    ctx: RequestContext,
    { _customer, keeps }: Payment,
  ): Promise<CardSaving | undefined> {
    if (!keeps) return undefined;
    const scope = { vendorId: ctx.vendorId };
    const [known, guest] = await Promise.all([
      this.mandates.ofGuest(scope, _customer),
      this.customers.findOrErased(scope, _customer),
    ]);
    const holder = known.find(({ provider }) => provider === this.provider.name)?.holder;
    return { consent: keeps.text, holder, email: guest?.email };
  }

  /** In the transaction that writes down that it was given. */
  async keep(tx: Transaction, payment: Payment, given: ProviderCard | undefined): Promise<void> {
    const { _id: _payment, _customer, keeps, amount } = payment;
    if (!keeps) return;
    // the way they paid cannot be saved; the booking stands all the same
    if (!given && amount > 0) return;
    if (!given) throw new Error(`a card was given, and none is there: ${_payment}`);
    const provider = this.provider.name;
    await this.mandates.insert(tx, {
      ...{ _customer, _payment, ...keeps, provider, ...given, agreedAt: tx.now },
    });
  }

  /** A card that the provider does not know takes nothing, as one that is declined. @throws {ProviderUnclearError} */
  async charge(ctx: RequestContext, payment: Payment): Promise<ProviderCharge> {
    const { _id, _mandate, amount, currency, description, createdAt } = payment;
    if (!_mandate) throw new Error(`no card to charge: ${_id}`);
    const card = await this.mandates.findOne({ vendorId: ctx.vendorId }, { _id: _mandate });
    if (!card || card.provider !== this.provider.name) return DECLINED;
    try {
      return await this.provider.charge(ctx, {
        paymentId: _id.toHexString(),
        ...{ amount, currency, description, createdAt, card },
      });
    } catch (error) {
      if (error instanceof ProviderRefusedError) return DECLINED;
      throw error;
    }
  }

  /** What the card was given for was not booked. */
  async letGo(tx: Transaction, { _id, keeps }: Payment): Promise<void> {
    const mandate = keeps && (await this.mandates.ofPayment(tx, _id));
    if (mandate) await this.cards.revoke(tx, mandate);
  }
}
