import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { guestDocuments } from '../../../common/database/guest-belongings';
import { objectId } from '../../../common/database/object-id';
import { ConflictError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService, GuestBelongingsService } from '../../customers/public';
import { PaymentPresenter } from '../desk/payment-presenter';
import type { Payment } from '../payment.schema';
import { PaymentsService } from '../payments.service';
import type { PaymentRequest } from './payment-request.schema';
import { PaymentRequestMail } from './payment-request-mail';
import type {
  MoneyOutput,
  MoneyParams,
  PaymentRequestInput,
  PaymentRequestOutput,
} from './payment-requests.dto';
import { PaymentRequestsRepository } from './payment-requests.repository';
import { ThingMoney } from './thing-money';

const DAYS_TO_PAY = 14;
const DAY_MS = 24 * 3_600_000;

/** What guests owe, and the links by which staff ask for it. */
@Injectable()
export class PaymentRequestsService implements OnModuleInit {
  // eight: what is owed is put together from the thing, its payments, the books and what was asked for
  constructor(
    private readonly requests: PaymentRequestsRepository,
    private readonly money: ThingMoney,
    private readonly payments: PaymentsService,
    private readonly presenter: PaymentPresenter,
    private readonly customers: CustomersService,
    private readonly mail: PaymentRequestMail,
    private readonly transactions: Transactions,
    private readonly belongings: GuestBelongingsService,
  ) {}

  onModuleInit(): void {
    this.belongings.register(guestDocuments('paymentRequests', this.requests, '_customer'));
    this.customers.registerErasureListener(async (tx, { _id }) => {
      const open = { _customer: _id, state: 'open' };
      await this.requests.updateEach(tx, open, { $set: { state: 'withdrawn' } });
    });
  }

  /** What a thing costs, what of it is paid, and what is owed. @throws {NotFoundError} */
  async moneyOf(ctx: RequestContext, { kind, id }: MoneyParams): Promise<MoneyOutput> {
    const thing = objectId(id);
    const [money, payments, requests] = await Promise.all([
      this.money.of(ctx, { kind, id }),
      this.payments.about(ctx, thing),
      this.requests.about(ctx, thing),
    ]);
    const { payable, fees, paid, reserved, owed } = money;
    return {
      total: payable.total,
      currency: payable.currency,
      ...{ fees, paid, reserved, owed },
      cardGiven: payments.some(({ keeps, state }) => keeps && state === 'settled'),
      payments: await this.presenter.rows(ctx, payments.filter(isOfMoney)),
      requests: await this.rows(ctx, requests),
    };
  }

  /** Links that can still be paid, the latest first. */
  async open(ctx: RequestContext): Promise<PaymentRequestOutput[]> {
    return this.rows(ctx, await this.requests.open(ctx, ctx.now));
  }

  /**
   * Asks a guest to pay, by mail.
   * @throws {NotFoundError}
   * @throws {RuleError} MORE_THAN_OWED, GUEST_WITHOUT_EMAIL
   */
  ask(
    ctx: RequestContext,
    { kind, id, amount }: PaymentRequestInput,
  ): Promise<PaymentRequestOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const { payable, owed } = await this.money.of(tx, { kind, id });
      const guest = payable._customer && (await this.customers.get(tx, payable._customer));
      if (!guest?.email) throw new RuleError('GUEST_WITHOUT_EMAIL');
      const about = { kind, _id: objectId(id) };
      if (amount > owed) throw new RuleError('MORE_THAN_OWED', { data: { owed } });
      const request = await this.requests.insert(tx, {
        _customer: guest._id,
        ...{ about, amount, currency: payable.currency, description: payable.description },
        state: 'open',
        expiresAt: new Date(tx.now.getTime() + DAYS_TO_PAY * DAY_MS),
        version: 0,
        createdAt: tx.now,
      });
      await this.mail.ask(tx, request, guest);
      this.tell(tx, request, 'payment.requested');
      const [row] = await this.rows(tx, [request]);
      if (!row) throw new Error(`no row of request ${request._id}`);
      return row;
    });
  }

  /**
   * Asks for it no longer: the link says so.
   * @throws {NotFoundError}
   * @throws {ConflictError} PAYMENT_REQUEST_OVER, PAYMENT_UNDER_WAY
   */
  withdraw(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const request = await this.requests.get(tx, id);
      const payment = await this.payments.byHold(tx, holdOf(request._id));
      if (payment?.isOpen && payment.state !== 'held' && payment.state !== 'begun') {
        throw new ConflictError('PAYMENT_UNDER_WAY');
      }
      const withdrawn = await this.requests.leaveOpen(tx, request._id, 'withdrawn');
      if (!withdrawn) throw new ConflictError('PAYMENT_REQUEST_OVER');
      this.tell(tx, withdrawn, 'payment.requestWithdrawn');
      return null;
    });
  }

  private tell(
    tx: Transaction,
    { about, amount, _customer }: PaymentRequest,
    action: 'payment.requested' | 'payment.requestWithdrawn',
  ): void {
    const whose = { entityId: about._id, customerId: _customer };
    tx.audit({ action, entity: 'payment', ...whose, after: { amount } });
    const request = action === 'payment.requested' ? 'requested' : 'withdrawn';
    tx.emit({ type: 'payment.changed', ...whose, payload: { about, request } });
  }

  private async rows(
    ctx: RequestContext,
    requests: readonly PaymentRequest[],
  ): Promise<PaymentRequestOutput[]> {
    const guests = await this.customers.namesOf(
      ctx,
      requests.map(({ _customer }) => _customer),
    );
    return requests.map((request) => {
      const guest = guests.get(request._customer.toHexString());
      const { about, description, amount, currency, state, createdAt, expiresAt } = request;
      const isExpired = state === 'open' && expiresAt <= ctx.now;
      return {
        _id: request._id.toHexString(),
        about: { kind: about.kind, _id: about._id.toHexString() },
        ...{ description, amount, currency },
        customerId: request._customer.toHexString(),
        guest: guest ? `${guest.firstname} ${guest.lastname}`.trim() : '',
        state: isExpired ? 'expired' : state,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      };
    });
  }
}

/** Where a guest gave a card and paid nothing, there is nothing to show among amounts. */
const isOfMoney = ({ amount }: Payment): boolean => amount > 0;

/** What a request's payment holds: one at a time, so that two tabs pay once. */
export const holdOf = (request: Types.ObjectId): string => `request|${request.toHexString()}`;
