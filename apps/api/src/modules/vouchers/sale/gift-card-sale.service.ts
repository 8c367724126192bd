import { createHash } from 'node:crypto';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { validUntilOf } from '@atrium/rules/vouchers/voucher-state';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString, Types } from 'mongoose';
import {
  type CallContext,
  type RequestContext,
  systemContext,
} from '../../../common/context/request-context';
import { isDuplicateKey } from '../../../common/database/duplicate-key';
import { AppError, NotFoundError, RuleError } from '../../../common/errors/app-error';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService } from '../../customers/public';
import {
  type Payment,
  PaymentsService,
  ProviderUnclearError,
  SettlePayment,
} from '../../payments/public';
import { VendorsService } from '../../vendors/public';
import { VoucherMoney } from '../balance/voucher-money';
import { VoucherSettingsService } from '../settings/voucher-settings.service';
import { VoucherCodes } from '../store/voucher-codes';
import { described } from './described';
import { GiftCardLinks } from './gift-card-links';
import type {
  BuyGiftCardInput,
  GiftCardBalance,
  GiftCardCodeInput,
  GiftCardOffer,
  GiftCardPurchase,
} from './gift-card-sale.dto';
import type { VoucherOrder } from './voucher-order';

/** How long a buyer has to pay, in milliseconds: the least that providers allow. */
const PAY_WITHIN_MS = 30 * 60_000;
const FURTHEST_DAYS = 366;

/** Gift cards as visitors buy them, and see what is left on theirs. */
@Injectable()
export class GiftCardSale {
  // nine: what is offered, who buys, the engine of payments, and the pages that lead there and back
  constructor(
    private readonly settings: VoucherSettingsService,
    private readonly money: VoucherMoney,
    private readonly codes: VoucherCodes,
    private readonly links: GiftCardLinks,
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly payments: PaymentsService,
    private readonly settlePayment: SettlePayment,
    private readonly transactions: Transactions,
  ) {}

  /** @throws {NotFoundError} VENDOR_NOT_FOUND */
  async offer(call: CallContext, vendorName: string): Promise<GiftCardOffer> {
    const { ctx, vendor } = await this.vendors.enter(asVisitor(call), vendorName);
    const { onSale, amounts, least, most, validMonths } = await this.settings.current(ctx);
    return {
      ...{ onSale, amounts, currency: vendor.currency, today: await this.money.today(ctx) },
      ...(least === undefined || most === undefined ? {} : { least, most }),
      ...(validMonths === undefined ? {} : { validMonths }),
    };
  }

  /**
   * Begins to pay for one. The same order sent again is the same payment.
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   * @throws {RuleError} VOUCHERS_NOT_SOLD, VOUCHER_AMOUNT, INVALID_DATE; INVALID_NAME, INVALID_EMAIL
   */
  async buy(call: CallContext, input: BuyGiftCardInput): Promise<GiftCardPurchase> {
    const { ctx, vendor } = await this.vendors.enter(asVisitor(call), input.vendor);
    const hold = holdOf(input);
    const known = await this.payments.byHold(ctx, hold);
    if (known) return this.answer(ctx, await this.settled(ctx, known));
    const { amount, buyer, recipient, greeting } = input;
    const { validMonths, ...offer } = await this.settings.current(ctx);
    assertSold(offer, amount);
    const today = await this.money.today(ctx);
    const { sendOn = today } = input;
    if (sendOn < today || sendOn > addDays(today, FURTHEST_DAYS)) {
      throw RuleError.ofField('INVALID_DATE', 'sendOn');
    }
    const { language: languageCode } = ctx;
    const { guest, given, isNew } = await this.customers.visiting(ctx, { ...buyer, languageCode });
    const _id = new Types.ObjectId();
    const validUntil = validUntilOf(sendOn, validMonths);
    const order: VoucherOrder = {
      buyer: { name: `${given.firstname} ${given.lastname}`.trim(), email: given.email },
      recipient: { name: recipient.name, email: recipient.email.toLowerCase() },
      ...(greeting ? { greeting } : {}),
      sendOn,
      ...(validUntil ? { validUntil } : {}),
    };
    const place = { vendorId: ctx.vendorId, slug: vendor.slug };
    const payment = {
      ...{ _id, hold, order, amount, currency: vendor.currency, _customer: guest._id },
      about: { kind: 'voucher', _id: new Types.ObjectId() } as const,
      description: described(ctx.language, amount, vendor.currency),
      returnUrl: this.links.bought(place, _id.toHexString()),
      expiresAt: new Date(ctx.now.getTime() + PAY_WITHIN_MS),
    };
    const { idempotency: _, ...once } = ctx;
    try {
      const added = await this.transactions.run(once, async (tx) => {
        if (isNew) await this.customers.create(tx, { _id: guest._id, ...given, languageCode });
        return this.payments.add(tx, payment);
      });
      return await this.answer(ctx, await this.settled(ctx, added));
    } catch (error) {
      // another click or a buyer with this email was faster, and has created the guest
      if (!isTaken(error)) throw error;
      return this.buy(call, input);
    }
  }

  /** How a purchase stands, after asking the provider. @throws {AppError} 403 PAYMENT_LINK_INVALID */
  async look(
    call: CallContext,
    { id, vendor, signature }: { id: string; vendor: string; signature: string },
  ): Promise<GiftCardPurchase> {
    const { ctx } = await this.vendors.enter(asVisitor(call), vendor);
    const isRight = isObjectIdOrHexString(id) && this.links.isRight(ctx.vendorId, id, signature);
    if (!isRight) throw new AppError(403, 'PAYMENT_LINK_INVALID');
    return this.answer(ctx, await this.settled(ctx, await this.payments.get(ctx, id)));
  }

  /** What is left on one. @throws those of VoucherMoney.byCode */
  async balance(call: CallContext, { vendor, code }: GiftCardCodeInput): Promise<GiftCardBalance> {
    const { ctx } = await this.vendors.enter(call, vendor);
    return this.told(ctx, code);
  }

  /** As `balance`, for the venue of the call. */
  async told(ctx: RequestContext, code: string): Promise<GiftCardBalance> {
    const { _id, ending, remaining, currency, validUntil } = await this.money.byCode(ctx, code);
    return {
      token: this.codes.token(ctx, _id),
      ...{ ending, remaining, currency },
      ...(validUntil ? { validUntil } : {}),
    };
  }

  /** Settles as much as it can now; the job retries where the provider does not answer. */
  private async settled({ vendorId, now }: RequestContext, { _id }: Payment): Promise<Payment> {
    const ctx = systemContext(vendorId, 'settle-payment', now);
    try {
      return await this.settlePayment.settle(ctx, _id);
    } catch (error) {
      if (!(error instanceof ProviderUnclearError)) throw error;
      return this.payments.get(ctx, _id);
    }
  }

  private async answer(ctx: RequestContext, payment: Payment): Promise<GiftCardPurchase> {
    if (payment.about.kind !== 'voucher') throw new NotFoundError();
    const { _id, amount, currency, url, order } = payment;
    const state = stateOf(payment);
    // the order is deleted once the gift card exists
    const made = order ? (order as VoucherOrder) : await this.money.find(ctx, payment.about._id);
    const { recipient, sendOn } = made ?? {};
    return {
      _id: _id.toHexString(),
      ...{ state, amount, currency },
      ...(state === 'open' && url ? { url } : {}),
      ...(recipient ? { recipient: recipient.name } : {}),
      ...(sendOn ? { sendOn } : {}),
      signature: this.links.sign(ctx.vendorId, _id.toHexString()),
    };
  }
}

/** The call as a visitor's, even if it carries a token. */
function asVisitor({ vendorId: _, sessionId: _s, ...call }: CallContext): CallContext {
  return { ...call, actor: { kind: 'visitor' } };
}

/** One payment per order, even if the form was changed in between. */
function holdOf({ order, vendor: _, ...content }: BuyGiftCardInput): string {
  const said = JSON.stringify(content);
  return `voucher|${createHash('sha256').update(`${order}|${said}`).digest('hex')}`;
}

const isTaken = (error: unknown): boolean =>
  isDuplicateKey(error) || (error instanceof AppError && error.code === 'EMAIL_TAKEN');

function assertSold(
  {
    onSale,
    amounts,
    least = 0,
    most = 0,
  }: {
    onSale: boolean;
    amounts: readonly number[];
    least?: number;
    most?: number;
  },
  amount: number,
): void {
  if (!onSale) throw new RuleError('VOUCHERS_NOT_SOLD');
  const isOffered = amounts.includes(amount) || (most > 0 && amount >= least && amount <= most);
  if (!isOffered) throw RuleError.ofField('VOUCHER_AMOUNT', 'amount');
}

function stateOf({ state }: Payment): GiftCardPurchase['state'] {
  switch (state) {
    case 'held':
    case 'begun':
      return 'open';
    case 'paid':
      return 'settling';
    case 'booked':
    case 'settled':
    case 'failed':
      return 'sold';
    case 'returning':
    case 'undone':
      return 'ended';
  }
}
