import { isTooMuch } from '@atrium/rules/payments/ledger/owed';
import { hasOnlyReserved } from '@atrium/rules/payments/payment-states';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type CallContext,
  type RequestContext,
  systemContext,
} from '../../../common/context/request-context';
import { isDuplicateKey } from '../../../common/database/duplicate-key';
import { AppError, ConflictError, NotFoundError } from '../../../common/errors/app-error';
import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { VendorsService } from '../../vendors/public';
import type { Payment } from '../payment.schema';
import { PaymentsService } from '../payments.service';
import { ProviderUnclearError } from '../provider/payment-provider';
import { PaidThings, PlaceGoneError } from '../settle/paid-things';
import { SettlePayment } from '../settle/settle-payment';
import { PaymentLinks } from './payment-links';
import type { PaymentRequest } from './payment-request.schema';
import { PaymentRequestMail } from './payment-request-mail';
import type {
  PaymentLinkInput,
  PaymentLinkOutput,
  PaymentPageOutput,
} from './payment-requests.dto';
import { PaymentRequestsRepository } from './payment-requests.repository';
import { holdOf } from './payment-requests.service';
import { ThingMoney } from './thing-money';

/** How long the provider's page can be paid on; after that the link opens another. */
const PAGE_MS = 3_600_000;

interface Opened {
  readonly ctx: RequestContext;
  readonly slug: string;
  readonly request: PaymentRequest;
  /** The one that is under way, or has paid for it. */
  readonly payment: Payment | null;
  /** As much is still owed: it was not cancelled, nor paid in another way. */
  readonly isOwed: boolean;
}

/** What guests do with a payment link. */
@Injectable()
export class PayByLink implements OnModuleInit {
  // nine: a link leads through the request to the engine, and the engine comes back for what was asked
  constructor(
    private readonly links: PaymentLinks,
    private readonly requests: PaymentRequestsRepository,
    private readonly money: ThingMoney,
    private readonly payments: PaymentsService,
    private readonly settlePayment: SettlePayment,
    private readonly things: PaidThings,
    private readonly mail: PaymentRequestMail,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.things.register({
      kind: 'request',
      make: (ctx, payment, whenMade) => this.paid(ctx, payment, whenMade),
      tellGone: (tx, payment) => this.mail.tellGone(tx, payment),
    });
  }

  /** @throws {AppError} 403 PAYMENT_LINK_INVALID */
  async show(call: CallContext, link: PaymentLinkInput): Promise<PaymentLinkOutput> {
    return told(await this.open(call, link));
  }

  /**
   * Where to pay. Asked again, the same page.
   * @throws {AppError} 403 PAYMENT_LINK_INVALID; 503 PAYMENT_PROVIDER_SILENT
   * @throws {ConflictError} PAYMENT_REQUEST_OVER
   */
  async pay(call: CallContext, link: PaymentLinkInput): Promise<PaymentPageOutput> {
    const opened = await this.open(call, link);
    if (told(opened).state !== 'open') throw new ConflictError('PAYMENT_REQUEST_OVER');
    const payment = opened.payment ?? (await this.begin(opened, link));
    const { url, state } = await this.settled(opened.ctx, payment);
    if (state !== 'begun' || !url) throw new ConflictError('PAYMENT_REQUEST_OVER');
    return { url };
  }

  /**
   * Where the payment stands, for a guest who returns from the provider's page.
   * @throws {AppError} 403 PAYMENT_LINK_INVALID
   */
  async look(call: CallContext, link: PaymentLinkInput): Promise<PaymentLinkOutput> {
    const opened = await this.open(call, link);
    if (!opened.payment?.isOpen) return told(opened);
    try {
      await this.settled(opened.ctx, opened.payment);
    } catch (error) {
      // it is looked at again by itself, and until then being settled
      if (!(error instanceof AppError)) throw error;
    }
    return told(await this.open(call, link));
  }

  private async open(
    call: CallContext,
    { vendor: name, token }: PaymentLinkInput,
  ): Promise<Opened> {
    try {
      const { ctx, vendor } = await this.vendors.enter(call, name);
      const id = this.links.requestOf(ctx.vendorId, token);
      if (!id) throw refused();
      const request = await this.requests.get(ctx, id);
      const payment = await this.payments.byHold(ctx, holdOf(request._id));
      const { owed } = await this.money.of(ctx, { ...request.about, id: request.about._id });
      const isOwed = owed >= request.amount;
      return { ctx, slug: vendor.slug, request, payment, isOwed };
    } catch (error) {
      // an invalid link does not say why
      throw error instanceof NotFoundError ? refused() : error;
    }
  }

  private async begin(
    { ctx, slug, request }: Opened,
    { token }: PaymentLinkInput,
  ): Promise<Payment> {
    const { _id, _customer, about, amount, currency, description, purpose, keeps } = request;
    const hold = holdOf(_id);
    const { idempotency: _, ...once } = ctx;
    const expiresAt = new Date(ctx.now.getTime() + PAGE_MS);
    const returnUrl = this.links.back(slug, token);
    try {
      return await this.transactions.run(once, (tx) =>
        this.payments.add(tx, {
          ...{ _customer, about, amount, currency, description, expiresAt, hold, returnUrl },
          request: _id,
          ...present({ purpose, keeps }),
        }),
      );
    } catch (error) {
      // the other tab was faster: both pay on one page
      const known = isDuplicateKey(error) ? await this.payments.byHold(ctx, hold) : null;
      if (!known) throw error;
      return known;
    }
  }

  private async settled({ vendorId, now }: RequestContext, { _id }: Payment): Promise<Payment> {
    try {
      return await this.settlePayment.settle(systemContext(vendorId, 'settle-payment', now), _id);
    } catch (cause) {
      if (!(cause instanceof ProviderUnclearError)) throw cause;
      throw new AppError(503, 'PAYMENT_PROVIDER_SILENT', { cause });
    }
  }

  /**
   * @throws {PlaceGoneError} it is no longer asked for, or what it was for was cancelled or paid in another way
   * meanwhile
   */
  private async paid(
    ctx: RequestContext,
    payment: Payment,
    whenMade: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(ctx, async (tx) => {
      const { request } = payment;
      const isWanted = request && !(await this.isTooMuch(tx, payment));
      const paid = isWanted && (await this.requests.leaveOpen(tx, request, 'paid'));
      if (!paid) throw new PlaceGoneError();
      await this.things.whenPaid(tx, payment);
      await whenMade(tx);
      return null;
    });
  }

  private async isTooMuch(tx: Transaction, { _id, about }: Payment): Promise<boolean> {
    const others = await this.payments.decideOn(tx, about._id, _id);
    const { payable, ...balance } = await this.money
      .of(tx, { ...about, id: about._id })
      .catch(asGone);
    const undecided = others
      .filter(({ state, currency }) => hasOnlyReserved(state) && currency === payable.currency)
      .reduce((sum, { amount }) => sum + amount, 0);
    return isTooMuch(payable.total, balance, undecided);
  }
}

const refused = (): AppError => new AppError(403, 'PAYMENT_LINK_INVALID');

function asGone(error: unknown): never {
  throw error instanceof NotFoundError ? new PlaceGoneError() : error;
}

function told({ ctx, request, payment, isOwed }: Opened): PaymentLinkOutput {
  const { description, amount, currency, expiresAt } = request;
  return {
    ...{ description, amount, currency, expiresAt: expiresAt.toISOString() },
    state: stateOf({ ctx, request, payment, isOwed }),
  };
}

function stateOf({
  ctx,
  request: { state, expiresAt },
  payment,
  isOwed,
}: Omit<Opened, 'slug'>): PaymentLinkOutput['state'] {
  if (state === 'paid') return 'paid';
  // the guest has paid at the provider, and it is yet to be taken
  if (payment && payment.state !== 'held' && payment.state !== 'begun') return 'settling';
  return state === 'open' && isOwed && expiresAt > ctx.now ? 'open' : 'over';
}
