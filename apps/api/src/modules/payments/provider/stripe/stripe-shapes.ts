import type Stripe from 'stripe';
import type {
  PageRequest,
  ProviderCard,
  ProviderCharge,
  ProviderPayment,
} from '../payment-provider';
import { fromStripeAmount, toStripeAmount } from './stripe-amount';

/** Stripe keeps a page open for at least half an hour, and counts from when it is asked. */
const SHORTEST_PAGE_MS = 31 * 60_000;

/** Stripe names a language by its code, and Norwegian by that of Bokmål. */
const localeOf = (language: string): string => (language === 'no' ? 'nb' : language);

/** What Stripe is asked for a page: to pay on, to give a card on, or both. */
export function pageOf(
  request: PageRequest,
  metadata: Record<string, string>,
): Stripe.Checkout.SessionCreateParams {
  const { paymentId, createdAt, expiresAt, returnUrl, saving, amount } = request;
  const closesAt = Math.max(expiresAt.getTime(), createdAt.getTime() + SHORTEST_PAGE_MS);
  const page: Stripe.Checkout.SessionCreateParams = {
    client_reference_id: paymentId,
    metadata,
    locale: localeOf(request.language) as Stripe.Checkout.SessionCreateParams.Locale,
    expires_at: Math.floor(closesAt / 1_000),
    success_url: returnUrl,
    cancel_url: returnUrl,
    ...(saving ? savingOf(saving) : {}),
  };
  if (amount === 0) return { ...page, mode: 'setup', setup_intent_data: { metadata } };
  return {
    ...page,
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: priceOf(request) }],
    // which ways to pay there are is set in the account; those that cannot be reserved first are left out
    payment_intent_data: {
      capture_method: 'manual',
      metadata,
      ...(saving ? { setup_future_usage: 'off_session' as const } : {}),
    },
  };
}

/** Only cards are kept. Who has given one before stays the same for Stripe. */
const savingOf = ({ consent, holder, email }: NonNullable<PageRequest['saving']>) => ({
  payment_method_types: ['card' as const],
  custom_text: { submit: { message: consent } },
  ...(holder
    ? { customer: holder }
    : { customer_creation: 'always' as const, ...(email ? { customer_email: email } : {}) }),
});

const priceOf = ({ amount, currency, description }: PageRequest) => ({
  currency: currency.toLowerCase(),
  unit_amount: toStripeAmount(amount, currency),
  product_data: { name: description },
});

export function toPayment(session: Stripe.Checkout.Session): ProviderPayment {
  const card = cardOf(session);
  return {
    reference: session.id,
    paymentId: session.client_reference_id ?? '',
    amount: fromStripeAmount(session.amount_total ?? 0, session.currency ?? ''),
    state: stateOf(session),
    ...(card ? { card } : {}),
  };
}

function stateOf({ status, payment_intent: intent, setup_intent: setup }: Stripe.Checkout.Session) {
  if (intent && typeof intent === 'object') {
    if (intent.status === 'requires_capture') return 'authorised';
    if (intent.status === 'succeeded') return 'captured';
    if (intent.status === 'canceled') return 'closed';
  }
  if (setup && typeof setup === 'object' && setup.status === 'succeeded') return 'saved';
  return status === 'expired' ? 'closed' : 'open';
}

/** Once the guest has given it, and where it is kept. */
function cardOf(session: Stripe.Checkout.Session): ProviderCard | undefined {
  const { payment_intent: paid, setup_intent: setup, customer } = session;
  const holder = typeof customer === 'string' ? customer : customer?.id;
  const isKept = typeof paid === 'object' && paid?.setup_future_usage === 'off_session';
  const given = isKept ? paid : setup;
  const method = given && typeof given === 'object' ? given.payment_method : undefined;
  if (!holder || !method || typeof method !== 'object' || !method.card) return undefined;
  const { brand, last4: lastFour, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { holder, card: method.id, brand, lastFour, expiryMonth, expiryYear };
}

/** What became of an intent that was confirmed without its guest. */
export function chargeOf(intent: Stripe.PaymentIntent): ProviderCharge {
  const { id: reference, status, last_payment_error: error } = intent;
  if (status === 'requires_capture' || status === 'succeeded') {
    return { reference, outcome: 'authorised' };
  }
  const needsGuest = status === 'requires_action' || error?.code === 'authentication_required';
  return { reference, outcome: needsGuest ? 'needsGuest' : 'declined' };
}
