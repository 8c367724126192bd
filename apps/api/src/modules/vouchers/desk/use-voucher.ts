import { hasOnlyReserved } from '@atrium/rules/payments/payment-states';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { isDuplicateKey } from '../../../common/database/duplicate-key';
import { objectId } from '../../../common/database/object-id';
import { RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { Turns } from '../../capacity/public';
import { PaymentsService, ThingMoney } from '../../payments/public';
import { VoucherMoney } from '../balance/voucher-money';
import type { UsedVoucher, UseVoucherInput } from './vouchers-desk.dto';

const MOST_ATTEMPTS = 5;

/** Lets staff take what a guest owes from a gift card. */
@Injectable()
export class UseVoucher {
  constructor(
    private readonly money: VoucherMoney,
    private readonly things: ThingMoney,
    private readonly payments: PaymentsService,
    private readonly turns: Turns,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws {NotFoundError}
   * @throws {AppError} 404 VOUCHER_NOT_FOUND
   * @throws {ConflictError} VOUCHER_TOO_LITTLE
   * @throws {RuleError} MORE_THAN_OWED, MISSING_GUEST_DETAILS; those of a gift card that cannot be used
   */
  async use(ctx: RequestContext, input: UseVoucherInput): Promise<UsedVoucher> {
    const { _id } = await this.money.byToken(ctx, input.token);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.inTurn(ctx, input, _id);
      } catch (error) {
        // a colleague was faster with another payment, so less is owed now
        if (!isDuplicateKey(error) || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  /** The guard keeps the balance right; the lock only saves retries. */
  private inTurn(
    ctx: RequestContext,
    input: UseVoucherInput,
    voucherId: Types.ObjectId,
  ): Promise<UsedVoucher> {
    const keys = [`voucher|${voucherId.toHexString()}`];
    let isFirst = true;
    return this.turns.take(keys, () =>
      this.transactions.run(ctx, async (tx) => {
        if (!isFirst) await this.turns.claim(keys);
        isFirst = false;
        return this.pay(tx, input, voucherId);
      }),
    );
  }

  private async pay(
    tx: Transaction,
    { kind, id, amount }: UseVoucherInput,
    voucherId: Types.ObjectId,
  ): Promise<UsedVoucher> {
    const about = { kind, _id: objectId(id) };
    const before = await this.payments.decideOn(tx, about._id);
    const { payable, owed } = await this.things.of(tx, { kind, id });
    const { _customer, description, currency } = payable;
    // what a link has reserved and nobody has decided on gives way to what is paid here
    const undecided = before
      .filter((one) => hasOnlyReserved(one.state) && one.currency === currency)
      .reduce((sum, one) => sum + one.amount, 0);
    if (amount > owed + undecided) throw new RuleError('MORE_THAN_OWED', { data: { owed } });
    if (!_customer) throw new RuleError('MISSING_GUEST_DETAILS');
    const purpose = { about, description, amount, currency };
    const { remaining, ending, _id } = await this.money.take(tx, voucherId, purpose);
    // in sequence: each payment needs its own position
    const hold = `desk|${about._id.toHexString()}|${before.length}`;
    const payment = await this.money.paid(tx, { voucherId, ...purpose, _customer }, { hold });
    tx.audit({
      ...{ action: 'voucher.used', entity: 'voucher', entityId: _id, customerId: _customer },
      after: { amount, ending },
    });
    return { payment: payment._id.toHexString(), remaining };
  }
}
