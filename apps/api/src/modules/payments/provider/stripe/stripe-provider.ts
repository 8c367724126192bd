import Stripe from 'stripe';
import type { TenantScope } from '../../../../common/context/request-context';
import {
  type CardReference,
  type ChargeRequest,
  type Money,
  NoticeRefusedError,
  type PageRequest,
  type PaymentPage,
  PaymentProvider,
  type ProviderCharge,
  type ProviderNotice,
  type ProviderPayment,
  type ProviderReceipt,
  ProviderRefusedError,
  ProviderUnclearError,
} from '../payment-provider';
import { fromStripeAmount, toStripeAmount } from './stripe-amount';
import { chargeOf, pageOf, toPayment } from './stripe-shapes';

/** The version that the library's types describe; both change together. */
const API_VERSION = '2026-10-28.endive';
/** A guest is waiting; slower calls are retried. */
const TIMEOUT_MS = 15_000;
/** What `metadata` calls them. */
const VENUE = 'venue';
const PAYMENT = 'payment';
const REFUND = 'refund';
/** What a charge's reference begins with; a page's is a session's. */
const INTENT = 'pi_';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Replaces Stripe's address in tests. */
  readonly server?: Pick<
    NonNullable<ConstructorParameters<typeof Stripe>[1]>,
    'host' | 'port' | 'protocol'
  >;
}

/**
 * Stripe, by its own library. A guest pays on a page of Stripe's (Checkout), so that no card number comes near
 * us, and the amount is taken later (`capture_method: manual`).
 */
export class StripeProvider extends PaymentProvider {
  readonly name = 'stripe';
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    super();
    this.stripe = new Stripe(settings.secretKey, {
      apiVersion: API_VERSION,
      timeout: TIMEOUT_MS,
      telemetry: false,
      ...settings.server,
    });
  }

  async open({ vendorId }: TenantScope, request: PageRequest): Promise<PaymentPage> {
    const { paymentId } = request;
    const metadata = { [VENUE]: vendorId, [PAYMENT]: paymentId };
    const session = await asked(() =>
      this.stripe.checkout.sessions.create(pageOf(request, metadata), {
        idempotencyKey: `open-${paymentId}`,
      }),
    );
    if (!session.url) throw new ProviderRefusedError(`a session without a page: ${session.id}`);
    return { reference: session.id, url: session.url };
  }

  async look(_scope: TenantScope, reference: string): Promise<ProviderPayment> {
    return toPayment(await this.session(reference));
  }

  async close(_scope: TenantScope, reference: string): Promise<ProviderPayment> {
    const { state } = await this.found(reference);
    if (state === 'closed' || state === 'captured') return this.found(reference);
    try {
      if (state === 'open') await asked(() => this.stripe.checkout.sessions.expire(reference));
      else if (state === 'authorised') await this.cancel((await this.intent(reference)).id);
    } catch (error) {
      // the guest or an earlier try was faster: go by its current state
      if (!(error instanceof ProviderRefusedError)) throw error;
    }
    return this.found(reference);
  }

  async capture(_scope: TenantScope, reference: string): Promise<ProviderReceipt> {
    const { id } = await this.intent(reference);
    // no key: it can be taken once only, and a key would repeat the failure of the first try for a day
    const captured = await asked(() => this.stripe.paymentIntents.capture(id));
    return { reference: captured.id };
  }

  async charge({ vendorId }: TenantScope, request: ChargeRequest): Promise<ProviderCharge> {
    const { paymentId, card, amount, currency, description, createdAt } = request;
    // keys are forgotten after a day: what was charged for this payment is looked for first
    const since = Math.floor(createdAt.getTime() / 1_000) - 60;
    const made = await asked(() =>
      this.stripe.paymentIntents.list({
        customer: card.holder,
        created: { gte: since },
        limit: 100,
      }),
    );
    const known = made.data.find(({ metadata }) => metadata?.[PAYMENT] === paymentId);
    const intent =
      known ??
      (await this.confirmed(
        {
          amount: toStripeAmount(amount, currency),
          currency: currency.toLowerCase(),
          ...{ customer: card.holder, payment_method: card.card, payment_method_types: ['card'] },
          ...{ description, capture_method: 'manual', confirm: true, off_session: true },
          metadata: { [VENUE]: vendorId, [PAYMENT]: paymentId },
        },
        `charge-${paymentId}`,
      ));
    if (intent.status === 'processing') throw new ProviderUnclearError(`yet to come: ${intent.id}`);
    const charge = chargeOf(intent);
    // so that nobody completes it later
    if (charge.outcome !== 'authorised' && intent.status !== 'canceled') {
      await this.cancel(intent.id);
    }
    return charge;
  }

  async forget(_scope: TenantScope, { card }: CardReference): Promise<void> {
    try {
      await asked(() => this.stripe.paymentMethods.detach(card));
    } catch (error) {
      // it has been detached already
      if (!(error instanceof ProviderRefusedError)) throw error;
    }
  }

  async refund(
    _scope: TenantScope,
    reference: string,
    { amount, currency, key }: Money & { readonly key: string },
  ): Promise<ProviderReceipt> {
    const { id } = await this.intent(reference);
    // keys are forgotten after a day: what was refunded under this one is looked for first
    const made = await asked(() => this.stripe.refunds.list({ payment_intent: id, limit: 100 }));
    const known = made.data.find(({ metadata }) => metadata?.[REFUND] === key);
    if (known) return { reference: known.id };
    const refund = await asked(() =>
      this.stripe.refunds.create(
        {
          payment_intent: id,
          amount: toStripeAmount(amount, currency),
          metadata: { [REFUND]: key },
        },
        { idempotencyKey: `refund-${key}` },
      ),
    );
    return { reference: refund.id };
  }

  readNotice(body: Buffer, signature: string | undefined): ProviderNotice | undefined {
    const { data } = this.eventOf(body, signature);
    const { metadata } = data.object as { metadata?: Record<string, string> | null };
    const [vendorId, paymentId] = [metadata?.[VENUE], metadata?.[PAYMENT]];
    return vendorId && paymentId ? { vendorId, paymentId } : undefined;
  }

  private eventOf(body: Buffer, signature: string | undefined): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(
        body,
        signature ?? '',
        this.settings.webhookSecret,
      );
    } catch (cause) {
      throw new NoticeRefusedError('not signed by Stripe', { cause });
    }
  }

  /** A declined card is an answer: it has an intent like any other. */
  private async confirmed(
    params: Stripe.PaymentIntentCreateParams,
    idempotencyKey: string,
  ): Promise<Stripe.PaymentIntent> {
    try {
      return await asked(() => this.stripe.paymentIntents.create(params, { idempotencyKey }));
    } catch (error) {
      const { cause } = error as Error;
      const intent = cause instanceof Stripe.errors.StripeCardError && cause.payment_intent;
      if (!intent) throw error;
      return intent;
    }
  }

  private async cancel(intent: string): Promise<void> {
    await asked(() => this.stripe.paymentIntents.cancel(intent));
  }

  private async found(reference: string): Promise<ProviderPayment> {
    if (!reference.startsWith(INTENT)) return toPayment(await this.session(reference));
    const intent = await this.intent(reference);
    const state = intent.status === 'succeeded' ? 'captured' : chargeOf(intent).outcome;
    return {
      ...{ reference, paymentId: intent.metadata[PAYMENT] ?? '' },
      amount: fromStripeAmount(intent.amount, intent.currency),
      state: state === 'captured' || state === 'authorised' ? state : 'closed',
    };
  }

  /** What was paid on a page, or taken from a card. */
  private async intent(reference: string): Promise<Stripe.PaymentIntent> {
    if (reference.startsWith(INTENT)) {
      return asked(() => this.stripe.paymentIntents.retrieve(reference));
    }
    const { id, payment_intent: intent } = await this.session(reference);
    if (intent && typeof intent === 'object') return intent;
    throw new ProviderRefusedError(`nobody has paid yet: ${id}`);
  }

  private session(reference: string): Promise<Stripe.Checkout.Session> {
    const expand = ['payment_intent.payment_method', 'setup_intent.payment_method'];
    return asked(() => this.stripe.checkout.sessions.retrieve(reference, { expand }));
  }
}

/**
 * Tells refusals by Stripe from unknown outcomes.
 * @throws {ProviderRefusedError} @throws {ProviderUnclearError}
 */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    const isRefusal =
      cause instanceof Stripe.errors.StripeInvalidRequestError ||
      cause instanceof Stripe.errors.StripeCardError;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw isRefusal
      ? new ProviderRefusedError(message, { cause })
      : new ProviderUnclearError(message, { cause });
  }
}
