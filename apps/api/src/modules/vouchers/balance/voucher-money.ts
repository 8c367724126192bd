import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { validAfterReturn, voucherStateOf } from '@atrium/rules/vouchers/voucher-state';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Actor, RequestContext, TenantScope } from '../../../common/context/request-context';
import {
  AppError,
  ConflictError,
  NotFoundError,
  RuleError,
} from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { MoneyLedger, type Payment, PaymentsService, StoredValues } from '../../payments/public';
import { VendorsService } from '../../vendors/public';
import type { Voucher } from '../store/voucher.schema';
import { VoucherCodes } from '../store/voucher-codes';
import type { VoucherActor } from '../store/voucher-use.schema';
import { VoucherUsesRepository } from '../store/voucher-uses.repository';
import { VouchersRepository } from '../store/vouchers.repository';

/** Provider name of gift card payments, in payments and the ledger of money. */
export const BY_VOUCHER = 'voucher';

/** What a gift card is used for. */
export interface VoucherPurpose {
  readonly about: Payment['about'];
  /** As the guest reads it. */
  readonly description: string;
}

/** An amount of a gift card that was taken for something. */
export interface TakenOfVoucher extends VoucherPurpose {
  readonly voucherId: Types.ObjectId;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly _customer: Types.ObjectId;
}

/**
 * The balances of gift cards. One is taken of by a single guarded write, in the transaction of what it pays for, and
 * each change is written down beside it: no two uses can have the same money, whatever happens at the same moment.
 */
@Injectable()
export class VoucherMoney implements OnModuleInit {
  // seven: the two stores, the codes, the three books of payments, and whose day it is
  constructor(
    private readonly vouchers: VouchersRepository,
    private readonly uses: VoucherUsesRepository,
    private readonly codes: VoucherCodes,
    private readonly payments: PaymentsService,
    private readonly ledger: MoneyLedger,
    private readonly stored: StoredValues,
    private readonly vendors: VendorsService,
  ) {}

  onModuleInit(): void {
    this.stored.register({
      provider: BY_VOUCHER,
      giveBack: (tx, { reference = '', about, description }, { amount }) =>
        this.giveBack(tx, reference, { amount, about, description }),
    });
  }

  /**
   * The gift card with a code.
   * @throws {AppError} 404 VOUCHER_NOT_FOUND
   * @throws {RuleError} VOUCHER_EXPIRED, VOUCHER_USED, VOUCHER_BLOCKED
   */
  async byCode(ctx: RequestContext, code: string): Promise<Voucher> {
    const digest = this.codes.digest(ctx, code);
    const voucher = digest && (await this.vouchers.byDigest(ctx, digest));
    if (!voucher) throw new AppError(404, 'VOUCHER_NOT_FOUND');
    await this.assertUsable(ctx, voucher);
    return voucher;
  }

  /** The gift card of a token. @throws as `byCode` */
  async byToken(ctx: RequestContext, token: string): Promise<Voucher> {
    const id = this.codes.idOf(ctx, token);
    const voucher = id && (await this.vouchers.get(ctx, id).catch(asNone));
    if (!voucher) throw new AppError(404, 'VOUCHER_NOT_FOUND');
    await this.assertUsable(ctx, voucher);
    return voucher;
  }

  find(scope: TenantScope, _id: Types.ObjectId): Promise<Voucher | null> {
    return this.vouchers.findOne(scope, { _id });
  }

  /**
   * Takes of a balance.
   * @throws {ConflictError} VOUCHER_TOO_LITTLE, with what is left: somebody else has used it meanwhile
   * @throws {RuleError} those of `byCode`; VOUCHER_OTHER_CURRENCY
   */
  async take(
    tx: Transaction,
    voucherId: Types.ObjectId,
    { amount, currency, about, description }: VoucherPurpose & { amount: number; currency: string },
  ): Promise<Voucher> {
    const voucher = await this.vouchers.get(tx, voucherId);
    await this.assertUsable(tx, voucher);
    if (voucher.currency !== currency) throw new RuleError('VOUCHER_OTHER_CURRENCY');
    const taken = await this.vouchers.change(tx, voucherId, -amount, { guard: { mark: 'active' } });
    if (!taken) {
      throw new ConflictError('VOUCHER_TOO_LITTLE', { data: { remaining: voucher.remaining } });
    }
    await this.note(tx, voucherId, 'used', { amount, about, description });
    return taken;
  }

  /** Puts back what was taken. One that has ended meanwhile can be used for some more days. @param voucherId hex id */
  async giveBack(
    tx: Transaction,
    voucherId: string | Types.ObjectId,
    { amount, about, description }: VoucherPurpose & { amount: number },
  ): Promise<void> {
    const { _id, validUntil } = await this.vouchers.get(tx, voucherId);
    const until = validAfterReturn(validUntil, await this.today(tx));
    const set = until ? { validUntil: until } : {};
    const changed = await this.vouchers.change(tx, _id, amount, { set });
    if (!changed) throw new Error(`more goes back onto ${_id} than it was issued with`);
    await this.note(tx, _id, 'returned', { amount, about, description });
  }

  /**
   * Writes what was taken as a payment and into the ledger of money, once what it pays for exists: its receipt asks
   * that for its tax.
   */
  async paid(
    tx: Transaction,
    { voucherId, amount, currency, about, description, _customer }: TakenOfVoucher,
    as: Partial<Pick<Payment, '_id' | 'hold' | 'language'>> = {},
  ): Promise<Payment> {
    const reference = voucherId.toHexString();
    const payment = await this.payments.addTaken(tx, {
      ...as,
      ...{ _customer, about, amount, currency, description, reference },
      provider: BY_VOUCHER,
    });
    const key = payment._id.toHexString();
    const entry = { amount, currency, about, provider: BY_VOUCHER, reference };
    for (const kind of ['authorised', 'captured'] as const) {
      const cause = kind === 'authorised' ? 'guestPaid' : 'booked';
      const _payment = payment._id;
      await this.ledger.append(tx, { ...entry, key: `${kind}|${key}`, kind, cause, _payment });
    }
    return payment;
  }

  /**
   * Refunds the price of a gift card to its buyer, and takes the same amount off its balance.
   * @throws {ConflictError} VOUCHER_TOO_LITTLE, with what is left
   */
  async refunding(tx: Transaction, payment: Payment, amount: number): Promise<void> {
    const { about, description } = payment;
    const { remaining, mark } = await this.vouchers.get(tx, about._id);
    const isAll = amount === remaining;
    const set = isAll && mark === 'active' ? { mark: 'blocked' as const } : {};
    const changed = await this.vouchers.change(tx, about._id, -amount, { set });
    if (!changed) throw new ConflictError('VOUCHER_TOO_LITTLE', { data: { remaining } });
    await this.note(tx, about._id, 'refunded', { amount, about, description });
  }

  async today({ vendorId, now }: TenantScope & { readonly now: Date }): Promise<string> {
    const { timezone } = await this.vendors.current({ vendorId });
    return venueTimeOf(now.getTime(), timezone).date;
  }

  private async assertUsable(ctx: RequestContext, voucher: Voucher): Promise<void> {
    switch (voucherStateOf(voucher, await this.today(ctx))) {
      case 'expired':
        throw new RuleError('VOUCHER_EXPIRED', { data: { validUntil: voucher.validUntil } });
      case 'used':
        throw new RuleError('VOUCHER_USED');
      case 'blocked':
      case 'unpaid':
        throw new RuleError('VOUCHER_BLOCKED');
      case 'usable':
    }
  }

  private note(
    tx: Transaction,
    _voucher: Types.ObjectId,
    kind: 'used' | 'returned' | 'refunded',
    { amount, about, description }: VoucherPurpose & { amount: number },
  ): Promise<void> {
    const actor = actorOf(tx.actor);
    return this.uses.insert(tx, { _voucher, kind, amount, about, description, actor, at: tx.now });
  }
}

const actorOf = (actor: Actor): VoucherActor =>
  'id' in actor ? { kind: actor.kind, id: actor.id } : { kind: actor.kind };

function asNone(error: unknown): undefined {
  if (error instanceof NotFoundError) return undefined;
  throw error;
}
