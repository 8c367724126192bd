import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { feeDue } from '@atrium/rules/payments/no-show-fee';
import { freeUntil } from '@atrium/rules/payments/refunds/cancellation-terms';
import { Injectable } from '@nestjs/common';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { isDuplicateKey } from '../../../common/database/duplicate-key';
import { ConflictError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import {
  feeKeyOf,
  type Mandate,
  MoneyLedger,
  type Payment,
  PaymentsService,
  ProviderUnclearError,
  SavedCards,
  SettlePayment,
} from '../../payments/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import { PayableBookings } from '../notifications/payable-bookings';
import { totalOf } from '../terms/booking-total';
import { describeFee } from './describe-fee';
import type { ChargeNoShowFeeInput, NoShowFeeOutput } from './no-show-fees.dto';

/** A booking with what its terms cost by now, and the card that was given for it. */
interface Owing {
  readonly booking: Booking;
  readonly due: ReturnType<typeof feeDue>;
  /** Minor units of it that are not paid. */
  readonly owed: number;
  /** On whose page the card was given. */
  readonly guarantee?: Payment;
  readonly mandate?: Mandate;
  /** The last time that it was charged. */
  readonly charge?: Payment;
}

/** What guests owe for not coming or for cancelling late, and how staff take it from the card that was given for it. */
@Injectable()
export class NoShowFees {
  // eight: the booking and its price, the money, the card, and the way into the engine
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly vendors: VendorsService,
    private readonly payables: PayableBookings,
    private readonly payments: PaymentsService,
    private readonly ledger: MoneyLedger,
    private readonly cards: SavedCards,
    private readonly settlePayment: SettlePayment,
    private readonly transactions: Transactions,
  ) {}

  /** @throws {NotFoundError} */
  async show(ctx: RequestContext, id: string): Promise<NoShowFeeOutput> {
    return toOutput(await this.owing(ctx, id));
  }

  /**
   * Writes the fee into the ledger of money and takes it from the card; how that went, the answer says. Asked again, it
   * is not taken again: the answer says how it stands.
   * @throws {NotFoundError}
   * @throws {ConflictError} PRICE_CHANGED, with what is owed
   * @throws {RuleError} NO_FEE_DUE, NO_CARD_KEPT
   */
  async charge(
    ctx: RequestContext,
    id: string,
    { amount }: ChargeNoShowFeeInput,
  ): Promise<NoShowFeeOutput> {
    const payment = await this.begun(ctx, id, amount);
    try {
      const system = systemContext(ctx.vendorId, 'settle-payment', ctx.now);
      await this.settlePayment.settle(system, payment);
    } catch (error) {
      // it is asked again by itself
      if (!(error instanceof ProviderUnclearError)) throw error;
    }
    return this.show(ctx, id);
  }

  /** Of the charge that is under way, or was taken: hex id. */
  private async begun(
    { idempotency: _, ...ctx }: RequestContext,
    id: string,
    amount: number,
  ): Promise<string> {
    try {
      return await this.transactions.run(ctx, (tx) => this.begin(tx, id, amount));
    } catch (error) {
      // a colleague was faster
      const { charge } = isDuplicateKey(error) ? await this.owing(ctx, id) : {};
      if (!charge) throw error;
      return charge._id.toHexString();
    }
  }

  private async begin(tx: Transaction, id: string, amount: number): Promise<string> {
    const owing = await this.owing(tx, id);
    const { booking, due, owed, mandate, charge: before } = owing;
    if (before && before.state !== 'undone') return before._id.toHexString();
    if (!due || owed === 0) throw new RuleError('NO_FEE_DUE');
    if (!mandate || mandate.revokedAt) throw new RuleError('NO_CARD_KEPT');
    if (owed !== amount) throw new ConflictError('PRICE_CHANGED', { data: { amount: owed } });
    await this.note(tx, owing);
    const language = owing.guarantee?.language ?? tx.language;
    const { description } = await this.payables.find(tx, booking._id, language);
    const charge = await this.cards.charge(tx, mandate, {
      ...{ purpose: 'noShowFee', amount, currency: booking.terms.currency, language },
      about: { kind: 'booking', _id: booking._id },
      description: describeFee(language, due.kind, description),
      hold: `noShowFee|${booking._id.toHexString()}`,
    });
    tx.audit({
      ...{ action: 'payment.feeCharged', entity: 'payment', entityId: charge._id },
      customerId: mandate._customer,
      after: { amount },
    });
    return charge._id.toHexString();
  }

  /** From then on the guest owes it instead of the price, whether the card is good for it or not. */
  private async note(tx: Transaction, { booking, due, guarantee }: Owing): Promise<void> {
    if (!due || !guarantee) return;
    await this.ledger.append(tx, {
      ...{ key: feeKeyOf(booking._id), kind: 'fee', cause: due.kind, amount: due.amount },
      currency: booking.terms.currency,
      about: { kind: 'booking', _id: booking._id },
      _payment: guarantee._id,
      ...{ provider: guarantee.provider, reference: guarantee.reference ?? '' },
    });
  }

  private async owing(ctx: RequestContext, id: string): Promise<Owing> {
    const booking = await this.bookings.get(ctx, id);
    const { timezone: zone } = await this.vendors.current(ctx);
    const payments = await this.payments.about(ctx, booking._id);
    const guarantee = payments.findLast(({ keeps, state }) => keeps && state === 'settled');
    const mandate = guarantee && (await this.cards.ofPayment(ctx, guarantee._id));
    const charge = payments.findLast(({ purpose }) => purpose === 'noShowFee');
    const noted = await this.ledger.feeOf(ctx, booking._id);
    const due = noted ?? feeOf(booking, mandate?.upTo, { zone, now: ctx.now });
    const balances = await this.ledger.balances(ctx, booking._id);
    const { paid = 0, reserved = 0, fees = 0 } = balances.get(booking.terms.currency) ?? {};
    // what was written off since is not owed any more
    const most = noted ? fees : (due?.amount ?? 0);
    return {
      ...{ booking, due, owed: Math.max(0, most - paid - reserved) },
      ...(guarantee ? { guarantee } : {}),
      ...(mandate ? { mandate } : {}),
      ...(charge ? { charge } : {}),
    };
  }
}

/** @param agreed by giving a card: at most, in minor units */
function feeOf(
  booking: Booking,
  agreed: number | undefined,
  { zone, now }: { readonly zone: string; readonly now: Date },
): ReturnType<typeof feeDue> {
  const { terms, active, waitingList, attendenceVerified, participants } = booking;
  if (!terms.noShowFee || waitingList) return undefined;
  return feeDue(
    terms.noShowFee,
    terms.cancellation ?? freeUntil(terms.cancellationHours),
    {
      ...{ total: totalOf(booking), participants, agreed, isActive: active },
      start: toInstant(dateOf(booking.start), booking.timeindex, zone),
      hasArrived: attendenceVerified,
      cancelledAt: booking.cancelledAt?.getTime(),
    },
    now.getTime(),
  );
}

function toOutput({ booking, due, owed, mandate, charge }: Owing): NoShowFeeOutput {
  const card = mandate && !mandate.revokedAt ? mandate : undefined;
  return {
    ...(due ? { kind: due.kind } : {}),
    ...{ amount: due?.amount ?? 0, owed, currency: booking.terms.currency },
    state: stateOf(charge),
    ...(card
      ? {
          card: {
            ...{ brand: card.brand, lastFour: card.lastFour },
            ...{ expiryMonth: card.expiryMonth, expiryYear: card.expiryYear },
          },
        }
      : {}),
    ...(mandate ? { agreed: mandate.text, agreedAt: mandate.agreedAt.toISOString() } : {}),
  };
}

function stateOf(charge: Payment | undefined): NoShowFeeOutput['state'] {
  if (!charge) return 'open';
  if (charge.state === 'undone') return charge.refusal ?? 'open';
  return charge.state === 'settled' ? 'charged' : 'charging';
}
