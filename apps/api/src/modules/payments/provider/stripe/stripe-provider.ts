import Stripe from 'stripe';
import type { TenantScope } from '../../../../common/context/request-context';
import {
  type Money,
  NoticeRefusedError,
  type PageRequest,
  type PaymentPage,
  PaymentProvider,
  type ProviderNotice,
  type ProviderPayment,
  type ProviderReceipt,
  ProviderRefusedError,
  ProviderUnclearError,
} from '../payment-provider';
import { fromStripeAmount, toStripeAmount } from './stripe-amount';

/** The version that the library's types describe; both change together. */
const API_VERSION = '2026-10-28.endive';
/** A guest is waiting; whatever takes longer is asked again. */
const TIMEOUT_MS = 15_000;
/** Stripe keeps a page open for at least half an hour, and counts from when it is asked. */
const SHORTEST_PAGE_MS = 31 * 60_000;
/** What `metadata` calls them. */
const VENUE = 'venue';
const PAYMENT = 'payment';
const REFUND = 'refund';

/** Stripe names a language by its code, and Norwegian by that of Bokmål. */
const localeOf = (language: string): string => (language === 'no' ? 'nb' : language);

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's own, in tests. */
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
    const { paymentId, createdAt, expiresAt, returnUrl } = request;
    const metadata = { [VENUE]: vendorId, [PAYMENT]: paymentId };
    const closesAt = Math.max(expiresAt.getTime(), createdAt.getTime() + SHORTEST_PAGE_MS);
    const session = await asked(() =>
      this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: paymentId,
          line_items: [{ quantity: 1, price_data: priceOf(request) }],
          // which ways to pay there are is set in the account; those that cannot be reserved first are left out
          payment_intent_data: { capture_method: 'manual', metadata },
          metadata,
          locale: localeOf(request.language),
          expires_at: Math.floor(closesAt / 1_000),
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey: `open-${paymentId}` },
      ),
    );
    if (!session.url) throw new ProviderRefusedError(`a session without a page: ${session.id}`);
    return { reference: session.id, url: session.url };
  }

  async look(_scope: TenantScope, reference: string): Promise<ProviderPayment> {
    return toPayment(await this.session(reference));
  }

  async close(_scope: TenantScope, reference: string): Promise<ProviderPayment> {
    const session = await this.session(reference);
    const { state } = toPayment(session);
    if (state === 'closed' || state === 'captured') return toPayment(session);
    try {
      if (state === 'open') await asked(() => this.stripe.checkout.sessions.expire(reference));
      else await asked(() => this.stripe.paymentIntents.cancel(intentOf(session).id));
    } catch (error) {
      // the guest was faster, or an earlier try was: what it is now decides
      if (!(error instanceof ProviderRefusedError)) throw error;
    }
    return toPayment(await this.session(reference));
  }

  async capture(_scope: TenantScope, reference: string): Promise<ProviderReceipt> {
    const { id } = intentOf(await this.session(reference));
    // no key: it can be taken once only, and a key would repeat the failure of the first try for a day
    const captured = await asked(() => this.stripe.paymentIntents.capture(id));
    return { reference: captured.id };
  }

  async refund(
    _scope: TenantScope,
    reference: string,
    { amount, currency, key }: Money & { readonly key: string },
  ): Promise<ProviderReceipt> {
    const { id } = intentOf(await this.session(reference));
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

  private session(reference: string): Promise<Stripe.Checkout.Session> {
    return asked(() =>
      this.stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }),
    );
  }
}

function priceOf({ amount, currency, description }: PageRequest) {
  return {
    currency: currency.toLowerCase(),
    unit_amount: toStripeAmount(amount, currency),
    product_data: { name: description },
  };
}

function intentOf({ id, payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent {
  if (intent && typeof intent === 'object') return intent;
  throw new ProviderRefusedError(`nobody has paid yet: ${id}`);
}

function toPayment(session: Stripe.Checkout.Session): ProviderPayment {
  return {
    reference: session.id,
    paymentId: session.client_reference_id ?? '',
    amount: fromStripeAmount(session.amount_total ?? 0, session.currency ?? ''),
    state: stateOf(session),
  };
}

function stateOf(session: Stripe.Checkout.Session): ProviderPayment['state'] {
  const intent = session.payment_intent;
  if (intent && typeof intent === 'object') {
    if (intent.status === 'requires_capture') return 'authorised';
    if (intent.status === 'succeeded') return 'captured';
    if (intent.status === 'canceled') return 'closed';
  }
  return session.status === 'expired' ? 'closed' : 'open';
}

/**
 * Tells what Stripe refuses from what nobody knows the outcome of.
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
