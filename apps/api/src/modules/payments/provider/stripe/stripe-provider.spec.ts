import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startStripeMock, stripeMock } from '../../testing/stripe-mock';
import { type PageRequest, ProviderRefusedError, ProviderUnclearError } from '../payment-provider';
import { StripeProvider } from './stripe-provider';

const scope = { vendorId: '650000000000000000000001' };
const request: PageRequest = {
  paymentId: '650000000000000000000002',
  amount: 45_000,
  currency: 'NOK',
  description: 'Dinner, Fri 19 June, 19:00',
  language: 'no',
  createdAt: new Date('2026-06-15T09:00:00Z'),
  expiresAt: new Date('2026-06-15T09:30:00Z'),
  returnUrl: 'https://atrium.example/payment_success',
};

const refund = { amount: 20_000, currency: 'NOK', key: 'r1' };

const providerAt = (port: number) =>
  new StripeProvider({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    server: { host: '127.0.0.1', port, protocol: 'http' },
  });

/** Answers what a test says, by path, and keeps what it was asked. */
class FakeStripe {
  readonly asked: { path: string; key: string | undefined; body: URLSearchParams }[] = [];
  answers: Record<string, { status?: number; body: object }> = {};
  private server: Server = createServer((incoming, response) => {
    void this.note(incoming).then((path) => {
      const { status = 200, body } = this.answers[path] ?? { status: 404, body: refusal };
      response.writeHead(status, {
        'content-type': 'application/json',
        'stripe-should-retry': 'false',
      });
      response.end(JSON.stringify(body));
    });
  });

  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async note(incoming: IncomingMessage): Promise<string> {
    const path = `${incoming.method} ${incoming.url?.split('?')[0]}`;
    const key = incoming.headers['idempotency-key'];
    this.asked.push({
      path,
      key: typeof key === 'string' ? key : undefined,
      body: new URLSearchParams(await text(incoming)),
    });
    return path;
  }
}

const refusal = { error: { type: 'invalid_request_error', message: 'No such thing' } };
const SESSION = '/v1/checkout/sessions/cs_1';
const session = (status: string, intent: string | null) => ({
  body: {
    id: 'cs_1',
    object: 'checkout.session',
    status,
    client_reference_id: request.paymentId,
    amount_total: 45_000,
    currency: 'nok',
    payment_intent: intent && { id: 'pi_1', object: 'payment_intent', status: intent },
  },
});

describe('Stripe', () => {
  const fake = new FakeStripe();
  let provider: StripeProvider;

  beforeAll(async () => {
    provider = providerAt(await fake.start());
  });
  afterAll(() => fake.stop());
  beforeEach(() => {
    fake.asked.length = 0;
    fake.answers = {};
  });

  it('opens a page that reserves the amount, under the payment’s own key', async () => {
    fake.answers['POST /v1/checkout/sessions'] = {
      body: { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/cs_1' },
    };
    expect(await provider.open(scope, request)).toEqual({
      reference: 'cs_1',
      url: 'https://checkout.stripe.com/c/cs_1',
    });
    const [asked] = fake.asked;
    expect(asked?.key).toBe(`open-${request.paymentId}`);
    expect(Object.fromEntries(asked?.body ?? [])).toMatchObject({
      'payment_intent_data[capture_method]': 'manual',
      'line_items[0][price_data][unit_amount]': '45000',
      'line_items[0][price_data][currency]': 'nok',
      'metadata[venue]': scope.vendorId,
      'payment_intent_data[metadata][payment]': request.paymentId,
      locale: 'nb',
      // never less than Stripe takes, counted from when it was first asked
      expires_at: String(Date.parse('2026-06-15T09:31:00Z') / 1_000),
    });
  });

  it.each([
    ['open', null, 'open'],
    ['open', 'requires_payment_method', 'open'],
    ['complete', 'requires_capture', 'authorised'],
    ['complete', 'processing', 'open'],
    ['complete', 'succeeded', 'captured'],
    ['complete', 'canceled', 'closed'],
    ['expired', null, 'closed'],
  ])('a session that is %s, with an intent that is %s, is %s', async (status, intent, state) => {
    fake.answers[`GET ${SESSION}`] = session(status, intent);
    expect(await provider.look(scope, 'cs_1')).toEqual({
      reference: 'cs_1',
      paymentId: request.paymentId,
      amount: 45_000,
      state,
    });
  });

  it('ends a page that is open, and cancels what is reserved', async () => {
    fake.answers[`GET ${SESSION}`] = session('open', null);
    fake.answers[`POST ${SESSION}/expire`] = session('expired', null);
    await provider.close(scope, 'cs_1');
    fake.answers[`GET ${SESSION}`] = session('complete', 'requires_capture');
    fake.answers['POST /v1/payment_intents/pi_1/cancel'] = { body: { id: 'pi_1' } };
    await provider.close(scope, 'cs_1');
    const posts = fake.asked.filter(({ path }) => path.startsWith('POST'));
    expect(posts.map(({ path }) => path)).toEqual([
      `POST ${SESSION}/expire`,
      'POST /v1/payment_intents/pi_1/cancel',
    ]);
  });

  it('tells what came of it when the guest was faster than the end of the page', async () => {
    fake.answers[`GET ${SESSION}`] = session('open', null);
    fake.answers[`POST ${SESSION}/expire`] = { status: 400, body: refusal };
    expect((await provider.close(scope, 'cs_1')).state).toBe('open');
  });

  it('takes what is reserved', async () => {
    fake.answers[`GET ${SESSION}`] = session('complete', 'requires_capture');
    fake.answers['POST /v1/payment_intents/pi_1/capture'] = { body: { id: 'pi_1' } };
    expect(await provider.capture(scope, 'cs_1')).toEqual({ reference: 'pi_1' });
  });

  it('returns an amount under the key of the refund', async () => {
    fake.answers[`GET ${SESSION}`] = session('complete', 'succeeded');
    fake.answers['GET /v1/refunds'] = { body: { object: 'list', data: [] } };
    fake.answers['POST /v1/refunds'] = { body: { id: 're_1' } };
    expect(await provider.refund(scope, 'cs_1', refund)).toEqual({ reference: 're_1' });
    const last = fake.asked.at(-1);
    expect(last?.key).toBe('refund-r1');
    expect(Object.fromEntries(last?.body ?? [])).toEqual({
      payment_intent: 'pi_1',
      amount: '20000',
      'metadata[refund]': 'r1',
    });
  });

  it('finds a refund that was made, however long ago', async () => {
    fake.answers[`GET ${SESSION}`] = session('complete', 'succeeded');
    const made = [
      { id: 're_0', metadata: { refund: 'r0' } },
      { id: 're_1', metadata: { refund: 'r1' } },
    ];
    fake.answers['GET /v1/refunds'] = { body: { object: 'list', data: made } };
    expect(await provider.refund(scope, 'cs_1', refund)).toEqual({ reference: 're_1' });
    expect(fake.asked.filter(({ path }) => path.startsWith('POST'))).toEqual([]);
  });

  describe('keeps a card', () => {
    const saving = { consent: 'Up to NOK 900', email: 'kari@guest.example' };
    const method = {
      id: 'pm_1',
      object: 'payment_method',
      card: { brand: 'visa', last4: '4242', exp_month: 7, exp_year: 2031 },
    };
    const card = {
      ...{ holder: 'cus_1', card: 'pm_1', brand: 'visa', lastFour: '4242' },
      ...{ expiryMonth: 7, expiryYear: 2031 },
    };
    const opened = async (change: object) => {
      fake.answers['POST /v1/checkout/sessions'] = { body: { id: 'cs_1', url: 'https://x' } };
      await provider.open(scope, { ...request, saving, ...change });
      return Object.fromEntries(fake.asked.at(-1)?.body ?? []);
    };

    it('that is paid with, of a guest who gives one for the first time', async () => {
      const body = await opened({});
      expect(body).toMatchObject({
        mode: 'payment',
        'payment_intent_data[setup_future_usage]': 'off_session',
        customer_creation: 'always',
        customer_email: 'kari@guest.example',
        'custom_text[submit][message]': 'Up to NOK 900',
        'payment_method_types[0]': 'card',
      });
    });

    it('that nothing is paid with, of a guest whom Stripe knows', async () => {
      const body = await opened({ amount: 0, saving: { ...saving, holder: 'cus_1' } });
      expect(body).toMatchObject({ mode: 'setup', customer: 'cus_1' });
      expect(body).not.toHaveProperty('customer_creation');
      expect(Object.keys(body).filter((key) => key.startsWith('line_items'))).toEqual([]);
    });

    it.each([
      ['paid with', { payment_intent: { status: 'requires_capture' } }, 'authorised'],
      ['given', { setup_intent: { status: 'succeeded' } }, 'saved'],
    ] as const)('and says which it is, once it was %s', async (_, intents, state) => {
      const [[name, intent]] = Object.entries(intents) as [[string, object]];
      const whole = { ...intent, payment_method: method, setup_future_usage: 'off_session' };
      const told = { ...session('complete', null).body, customer: 'cus_1', [name]: whole };
      fake.answers[`GET ${SESSION}`] = { body: told };
      expect(await provider.look(scope, 'cs_1')).toMatchObject({ state, card });
    });

    it('and none of a guest who was not asked for it', async () => {
      const intent = { status: 'requires_capture', payment_method: method };
      const told = { ...session('complete', null).body, customer: 'cus_1', payment_intent: intent };
      fake.answers[`GET ${SESSION}`] = { body: told };
      expect(await provider.look(scope, 'cs_1')).not.toHaveProperty('card');
    });

    it('until it is to be forgotten, which may be done already', async () => {
      await provider.forget(scope, card);
      expect(fake.asked.at(-1)?.path).toBe('POST /v1/payment_methods/pm_1/detach');
    });
  });

  describe('charges a saved card', () => {
    const charge = {
      ...{ paymentId: request.paymentId, amount: 45_000, currency: 'NOK', description: 'Fee' },
      createdAt: request.createdAt,
      card: { holder: 'cus_1', card: 'pm_1' },
    };
    const INTENTS = '/v1/payment_intents';
    const intent = (status: string, more: object = {}) => ({ id: 'pi_1', status, ...more });
    const declined = (code: string) =>
      intent('requires_payment_method', { last_payment_error: { code } });

    beforeEach(() => {
      fake.answers[`GET ${INTENTS}`] = { body: { object: 'list', data: [] } };
    });

    it('by reserving the amount, under the payment’s own key', async () => {
      fake.answers[`POST ${INTENTS}`] = { body: intent('requires_capture') };
      expect(await provider.charge(scope, charge)).toEqual({
        reference: 'pi_1',
        outcome: 'authorised',
      });
      const asked = fake.asked.at(-1);
      expect(asked?.key).toBe(`charge-${request.paymentId}`);
      expect(Object.fromEntries(asked?.body ?? [])).toMatchObject({
        ...{ amount: '45000', currency: 'nok', customer: 'cus_1', payment_method: 'pm_1' },
        ...{ confirm: 'true', off_session: 'true', capture_method: 'manual' },
        'metadata[payment]': request.paymentId,
      });
    });

    it('once, however long ago the first try was', async () => {
      const made = intent('requires_capture', { metadata: { payment: request.paymentId } });
      fake.answers[`GET ${INTENTS}`] = { body: { object: 'list', data: [made] } };
      expect((await provider.charge(scope, charge)).outcome).toBe('authorised');
      expect(fake.asked.map(({ path }) => path)).toEqual([`GET ${INTENTS}`]);
    });

    it.each([
      ['card_declined', 'declined'],
      ['authentication_required', 'needsGuest'],
    ])(
      'that its bank answers with %s: it is %s, and nobody can complete it',
      async (code, outcome) => {
        const error = { type: 'card_error', code, payment_intent: declined(code) };
        fake.answers[`POST ${INTENTS}`] = { status: 402, body: { error } };
        fake.answers[`POST ${INTENTS}/pi_1/cancel`] = { body: intent('canceled') };
        expect(await provider.charge(scope, charge)).toEqual({ reference: 'pi_1', outcome });
        expect(fake.asked.at(-1)?.path).toBe(`POST ${INTENTS}/pi_1/cancel`);
      },
    );

    it('and does not guess what an answer that never came would have been', async () => {
      fake.answers[`POST ${INTENTS}`] = { status: 500, body: { error: { type: 'api_error' } } };
      await expect(provider.charge(scope, charge)).rejects.toThrow(ProviderUnclearError);
      fake.answers[`POST ${INTENTS}`] = { body: intent('processing') };
      await expect(provider.charge(scope, charge)).rejects.toThrow(ProviderUnclearError);
    });

    it('of which it takes, releases and returns the amount as of any other', async () => {
      fake.answers[`GET ${INTENTS}/pi_1`] = { body: intent('requires_capture') };
      fake.answers[`POST ${INTENTS}/pi_1/capture`] = { body: intent('succeeded') };
      expect(await provider.capture(scope, 'pi_1')).toEqual({ reference: 'pi_1' });
      const whole = { amount: 45_000, currency: 'nok', metadata: { payment: request.paymentId } };
      fake.answers[`GET ${INTENTS}/pi_1`] = { body: intent('canceled', whole) };
      expect(await provider.close(scope, 'pi_1')).toEqual({
        ...{ reference: 'pi_1', paymentId: request.paymentId, amount: 45_000, state: 'closed' },
      });
    });
  });

  it('knows a refusal from an answer that never came', async () => {
    await expect(provider.look(scope, 'cs_1')).rejects.toThrow(ProviderRefusedError);
    fake.answers[`GET ${SESSION}`] = { status: 500, body: { error: { type: 'api_error' } } };
    await expect(provider.look(scope, 'cs_1')).rejects.toThrow(ProviderUnclearError);
    fake.answers[`GET ${SESSION}`] = { status: 401, body: { error: { message: 'Invalid key' } } };
    await expect(provider.look(scope, 'cs_1')).rejects.toThrow(ProviderUnclearError);
    await expect(providerAt(1).look(scope, 'cs_1')).rejects.toThrow(ProviderUnclearError);
  });

  it('does not take what nobody has paid', async () => {
    fake.answers[`GET ${SESSION}`] = session('open', null);
    await expect(provider.capture(scope, 'cs_1')).rejects.toThrow(ProviderRefusedError);
  });
});

const binary = stripeMock();
if (!binary) process.stderr.write('SKIPPED: stripe-mock needs Go, which is not installed\n');

(binary ? describe : describe.skip)('the shape of the calls, by stripe-mock', () => {
  let provider: StripeProvider;
  let stop = () => {};

  beforeAll(async () => {
    const mock = await startStripeMock(binary ?? '');
    stop = mock.stop;
    provider = providerAt(mock.port);
  });
  afterAll(() => stop());

  it('is what Stripe takes', async () => {
    const { reference } = await provider.open(scope, request);
    expect(reference).toMatch(/^cs_/);
    await provider.look(scope, reference);
    await provider.close(scope, reference);
    expect(await provider.capture(scope, reference)).toEqual({
      reference: expect.stringMatching(/^pi_/),
    });
    expect(await provider.refund(scope, reference, refund)).toEqual({
      reference: expect.stringMatching(/^re_/),
    });
  });

  it('is what Stripe takes of saved cards', async () => {
    const saving = { consent: 'Up to NOK 900', email: 'kari@guest.example' };
    await provider.open(scope, { ...request, saving });
    const { reference } = await provider.open(scope, { ...request, amount: 0, saving });
    expect(reference).toMatch(/^cs_/);
    const card = { holder: 'cus_1', card: 'pm_1' };
    const { paymentId, amount, currency, description, createdAt } = request;
    const charge = { paymentId, amount, currency, description, createdAt, card };
    expect((await provider.charge(scope, charge)).reference).toMatch(/^pi_/);
    await provider.forget(scope, card);
  });
});
