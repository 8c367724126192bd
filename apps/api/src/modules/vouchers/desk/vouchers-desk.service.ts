import { isLanguage } from '@atrium/i18n/languages';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { validUntilOf, voucherStateOf } from '@atrium/rules/vouchers/voucher-state';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { ConflictError, RuleError } from '../../../common/errors/app-error';
import { pageOf } from '../../../common/http/page';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { VendorsService } from '../../vendors/public';
import { VoucherMoney } from '../balance/voucher-money';
import { GiftCardMail } from '../delivery/gift-card-mail';
import { SendGiftCard } from '../delivery/send-gift-card.job';
import { VoucherSettingsService } from '../settings/voucher-settings.service';
import type { Voucher } from '../store/voucher.schema';
import { VoucherCodes } from '../store/voucher-codes';
import type { VoucherUse } from '../store/voucher-use.schema';
import { VoucherUsesRepository } from '../store/voucher-uses.repository';
import { VouchersRepository } from '../store/vouchers.repository';
import type {
  BlockVoucherInput,
  ExtendVoucherInput,
  IssueVoucherInput,
  VoucherDetail,
  VoucherOutput,
  VouchersPage,
  VouchersQuery,
  VoucherUseOutput,
} from './vouchers-desk.dto';

const FURTHEST_DAYS = 366;

/** Gift cards as staff look for them, issue, block, extend and send them. */
@Injectable()
export class VouchersDesk {
  // nine: the two stores, the codes, what new ones are like, whose day it is, and how one is sent
  constructor(
    private readonly vouchers: VouchersRepository,
    private readonly uses: VoucherUsesRepository,
    private readonly codes: VoucherCodes,
    private readonly money: VoucherMoney,
    private readonly settings: VoucherSettingsService,
    private readonly vendors: VendorsService,
    private readonly mail: GiftCardMail,
    private readonly sending: SendGiftCard,
    private readonly transactions: Transactions,
  ) {}

  async page(
    ctx: RequestContext,
    { limit, cursor, search, state }: VouchersQuery,
  ): Promise<VouchersPage> {
    const today = await this.money.today(ctx);
    const after = cursor ? objectId(cursor) : undefined;
    const found = await this.vouchers.page(
      ctx,
      { search, state },
      { limit: limit + 1, after, today },
    );
    const { items, nextCursor } = pageOf(found, limit);
    return {
      items: items.map((voucher) => toOutput(voucher, today)),
      ...(nextCursor ? { nextCursor } : {}),
    };
  }

  /** @throws {NotFoundError} */
  async show(ctx: RequestContext, id: string): Promise<VoucherDetail> {
    return this.detail(ctx, await this.vouchers.get(ctx, id));
  }

  /** Makes one that nobody pays for. @throws {RuleError} INVALID_DATE */
  async issue(ctx: RequestContext, input: IssueVoucherInput): Promise<VoucherDetail> {
    const today = await this.money.today(ctx);
    const { amount, recipient, greeting, reason, sendOn = today } = input;
    if (sendOn < today || sendOn > addDays(today, FURTHEST_DAYS)) {
      throw RuleError.ofField('INVALID_DATE', 'sendOn');
    }
    const { validMonths } = await this.settings.current(ctx);
    const validUntil = input.validUntil ?? validUntilOf(sendOn, validMonths);
    if (validUntil && validUntil < sendOn) throw RuleError.ofField('INVALID_DATE', 'validUntil');
    const { currency, languageCode } = await this.vendors.current(ctx);
    return this.transactions.run(ctx, async (tx) => {
      const _id = new Types.ObjectId();
      const voucher = await this.vouchers.insert(tx, {
        _id,
        ...this.codes.make(tx, _id),
        mark: 'active',
        ...{ amount, remaining: amount, currency, sendOn, reason },
        language: isLanguage(languageCode) ? languageCode : 'en',
        recipient: { name: recipient.name, email: recipient.email.toLowerCase() },
        ...(greeting ? { greeting } : {}),
        ...(validUntil ? { validUntil } : {}),
        version: 0,
        createdAt: tx.now,
      });
      await this.sending.plan(tx, voucher);
      const after = { amount, ending: voucher.ending, ...(validUntil ? { validUntil } : {}) };
      tx.audit({ action: 'voucher.issued', ...audited(voucher), after, reason });
      return this.detail(tx, voucher);
    });
  }

  /**
   * @throws {NotFoundError} @throws {StaleVersionError}
   * @throws {ConflictError} VOUCHER_UNPAID
   */
  block(
    ctx: RequestContext,
    id: string,
    { blocked, reason, version }: BlockVoucherInput,
  ): Promise<VoucherDetail> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.vouchers.get(tx, id);
      if (before.mark === 'unpaid') throw new ConflictError('VOUCHER_UNPAID');
      const after = await this.vouchers.updateVersioned(tx, before._id, version, {
        $set: { mark: blocked ? 'blocked' : 'active', reason },
      });
      const action = blocked ? 'voucher.blocked' : 'voucher.unblocked';
      tx.audit({ action, ...audited(after), after: { ending: after.ending }, reason });
      return this.detail(tx, after);
    });
  }

  /** @throws {NotFoundError} @throws {StaleVersionError} @throws {RuleError} INVALID_DATE */
  async extend(
    ctx: RequestContext,
    id: string,
    { validUntil, version }: ExtendVoucherInput,
  ): Promise<VoucherDetail> {
    const today = await this.money.today(ctx);
    if (validUntil < today) throw RuleError.ofField('INVALID_DATE', 'validUntil');
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.vouchers.get(tx, id);
      const after = await this.vouchers.updateVersioned(tx, before._id, version, {
        $set: { validUntil },
      });
      const { ending } = after;
      tx.audit({
        ...{ action: 'voucher.extended', ...audited(after) },
        before: { validUntil: before.validUntil },
        after: { validUntil, ending },
      });
      return this.detail(tx, after);
    });
  }

  /**
   * Mails it again, with its current balance.
   * @throws {NotFoundError}
   * @throws {ConflictError} VOUCHER_NOT_SENDABLE: it cannot be used, or there is nobody to send it to
   */
  sendAgain(ctx: RequestContext, id: string): Promise<VoucherDetail> {
    return this.transactions.run(ctx, async (tx) => {
      const voucher = await this.vouchers.get(tx, id);
      const state = voucherStateOf(voucher, await this.money.today(tx));
      if (state !== 'usable' || !(await this.mail.send(tx, voucher))) {
        throw new ConflictError('VOUCHER_NOT_SENDABLE');
      }
      const sent = await this.vouchers.update(tx, voucher._id, {
        $set: { sentAt: voucher.sentAt ?? tx.now },
        $inc: { version: 1 },
      });
      tx.audit({ action: 'voucher.sent', ...audited(sent), after: { ending: sent.ending } });
      return this.detail(tx, sent);
    });
  }

  private async detail(
    ctx: RequestContext | Transaction,
    voucher: Voucher,
  ): Promise<VoucherDetail> {
    const uses = await this.uses.of(ctx, voucher._id);
    return { ...toOutput(voucher, await this.money.today(ctx)), uses: uses.map(toUse) };
  }
}

const audited = ({ _id, _customer }: Voucher) => ({
  ...{ entity: 'voucher' as const, entityId: _id },
  ...(_customer ? { customerId: _customer } : {}),
});

function toOutput(voucher: Voucher, today: string): VoucherOutput {
  const { _id, version, ending, amount, remaining, currency, validUntil, buyer, _customer } =
    voucher;
  const { recipient, greeting, sendOn, sentAt, reason, createdAt } = voucher;
  return {
    _id: _id.toHexString(),
    ...{ version, ending, amount, remaining, currency, sendOn },
    state: voucherStateOf(voucher, today),
    ...(validUntil ? { validUntil } : {}),
    ...(buyer ? { buyer: { name: buyer.name, email: buyer.email } } : {}),
    ...(_customer ? { customerId: _customer.toHexString() } : {}),
    ...(recipient ? { recipient: { name: recipient.name, email: recipient.email } } : {}),
    ...(greeting ? { greeting } : {}),
    ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
    ...(reason ? { reason } : {}),
    createdAt: createdAt.toISOString(),
  };
}

const toUse = ({ kind, amount, about, description, actor, at }: VoucherUse): VoucherUseOutput => ({
  ...{ kind, amount, description },
  aboutKind: about.kind,
  aboutId: about._id.toHexString(),
  by: actor.kind,
  at: at.toISOString(),
});
