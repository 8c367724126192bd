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
});
