import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { isDuplicateKey } from '../../../common/database/duplicate-key';
import { AppError, ConflictError } from '../../../common/errors/app-error';
import { Transactions } from '../../../common/transactions/transactions';
import { GuestPayments, type Payment, PaymentsService } from '../../payments/public';
import { VendorsService } from '../../vendors/public';
import { type EnteredOffer, OffersService } from '../offers/offers.service';
import { PackageDays } from '../package-days/package-days';
import { type Buyer, Buyers } from './buyers';
import type { SaleInput, SalePayment } from './sale.dto';
import { SaleDrafts } from './sale-drafts';
import { SaleLinks } from './sale-links';
import { dayOf, isOrder, PAY_WITHIN_MS, type SaleOrder } from './sale-order';
import { SaleReminder } from './sale-reminder.job';

/** What a purchase's signed link is good for. */
export interface SaleLink {
  /** Hex id of the payment. */
  readonly id: string;
  /** Slug or id of the venue. */
  readonly vendor: string;
  readonly signature: string;
}

/**
 * Memberships and packages that guests and visitors buy: what is bought is written down as it was shown, and made by
 * whoever first sees that it is paid for. See docs/domain/sales.md.
 */
@Injectable()
export class SalesService {
  // ten: what is bought by whom, and the payment with all that goes along with it
  constructor(
    private readonly offers: OffersService,
    private readonly buyers: Buyers,
    private readonly drafts: SaleDrafts,
    private readonly days: PackageDays,
    private readonly vendors: VendorsService,
    private readonly payments: PaymentsService,
    private readonly guestPayments: GuestPayments,
    private readonly links: SaleLinks,
    private readonly reminder: SaleReminder,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Says where to pay. Asked again for the same, the answer is the same payment; asked for something else with the
   * same secret, the first one is ended.
   * @throws {NotFoundError} @throws {ForbiddenError} MODULE_OFF
   * @throws {ConflictError} PRICE_CHANGED, with what is to be paid and for what it is renewed; PACKAGE_DAY_FULL
   * @throws {RuleError} AGREEMENT_REQUIRED, ARRIVAL_REQUIRED, DATE_IN_PAST, BEYOND_BOOKING_WINDOW
   * @throws those of Buyers.asBuyer
   */
  async begin(call: CallContext, input: SaleInput): Promise<SalePayment> {
    const entered = await this.offers.enter(call, { kind: input.kind, id: input.offer });
    const { ctx } = entered;
    const hold = holdOf(ctx, input.order);
    const asked = JSON.stringify(input);
    const known = await this.payments.byHold(ctx, hold);
    if (known) {
      const before =
        isOrder(known.order, asked) || !known.isOpen
          ? await this.guestPayments.settled(ctx, known)
          : await this.guestPayments.ended(ctx, known);
      if (before.state !== 'undone') return this.answer(ctx, before);
    }
    const payment = await this.buyers.asBuyer(ctx, input.guest, (buyer) =>
      this.add(entered, { input, asked, hold, buyer }),
    );
    return this.answer(ctx, await this.guestPayments.settled(ctx, payment));
  }

  /** How a payment stands, after asking the provider. @throws {AppError} 403 PAYMENT_LINK_INVALID */
  async look(call: CallContext, link: SaleLink): Promise<SalePayment> {
    const { ctx, payment } = await this.open(call, link);
    return this.answer(ctx, await this.guestPayments.settled(ctx, payment));
  }

  /** Cancels the payment. Answers as `look` does. */
  async end(call: CallContext, link: SaleLink): Promise<SalePayment> {
    const { ctx, payment } = await this.open(call, link);
    return this.answer(ctx, await this.guestPayments.ended(ctx, payment));
  }

  private async open(
    call: CallContext,
    { id, vendor, signature }: SaleLink,
  ): Promise<{ ctx: RequestContext; payment: Payment }> {
    const { ctx } = await this.vendors.enter(call, vendor);
    if (!this.links.isRight(ctx.vendorId, id, signature)) {
      throw new AppError(403, 'PAYMENT_LINK_INVALID');
    }
    return { ctx, payment: await this.payments.get(ctx, id) };
  }

  private async add(
    { ctx: caller, vendor }: EnteredOffer,
    sale: { input: SaleInput; asked: string; hold: string; buyer: Buyer },
  ): Promise<Payment> {
    const { input, asked, hold, buyer } = sale;
    const { idempotency: _, ...ctx } = caller;
    const { kind, offer: id } = input;
    const _id = new Types.ObjectId();
    const payment = _id.toHexString();
    const isGuest = ctx.actor.kind === 'guest';
    const { vendorId } = ctx;
    const returnUrl = this.links.back(
      { kind, id },
      { vendorId, slug: vendor.slug, payment, isGuest },
    );
    if (kind === 'package') await this.drafts.ensureDay(ctx, input);
    try {
      return await this.transactions.run(ctx, async (tx) => {
        await buyer.welcome?.(tx);
        const { total, currency, description, perDay, keeps, ...drafted } = await (kind ===
        'membership'
          ? this.drafts.membership(tx, input, buyer)
          : this.drafts.stay(tx, input, buyer));
        if (total !== input.amount) {
          throw new ConflictError('PRICE_CHANGED', { data: { amount: total } });
        }
        const order: SaleOrder = { actor: ctx.actor, asked, ...drafted };
        const day = dayOf(order);
        if (day) await this.days.keep(tx, day, { perDay, payment: _id });
        if (!isGuest) await this.reminder.plan(tx, _id);
        const { _customer } = drafted.membership ?? drafted.stay ?? { _customer: buyer._id };
        return this.payments.add(tx, {
          ...{ _id, _customer, hold, order, amount: total, currency, description, returnUrl },
          ...(keeps ? { keeps } : {}),
          about: { kind: kind === 'membership' ? 'membership' : 'stay', _id: new Types.ObjectId() },
          expiresAt: new Date(tx.now.getTime() + PAY_WITHIN_MS),
        });
      });
    } catch (error) {
      // the other tab was faster: both pay on one page
      const known = isDuplicateKey(error) ? await this.payments.byHold(ctx, hold) : null;
      if (!known) throw error;
      return known;
    }
  }

  private async answer(ctx: RequestContext, payment: Payment): Promise<SalePayment> {
    const { _id, amount, currency, description, expiresAt, about, url } = payment;
    const state = await this.guestPayments.progressOf(ctx, payment);
    const bought = about._id.toHexString();
    const isStay = about.kind === 'stay';
    return {
      _id: _id.toHexString(),
      kind: isStay ? 'package' : 'membership',
      ...{ state, amount, currency, description, expiresAt: expiresAt.toISOString() },
      signature: this.links.sign(ctx.vendorId, _id.toHexString()),
      ...(state === 'open' && url ? { url } : {}),
      ...(state === 'booked' ? { bought } : {}),
      ...(state === 'booked' && isStay
        ? { itinerarySignature: this.links.signItinerary(ctx.vendorId, bought) }
        : {}),
    };
  }
}

/** One purchase of one page, whichever tabs it is open in. @param order secret of the page */
function holdOf({ actor }: RequestContext, order: string): string {
  return `sale|${actor.kind === 'guest' ? actor.id : 'visitor'}|${order}`;
}
