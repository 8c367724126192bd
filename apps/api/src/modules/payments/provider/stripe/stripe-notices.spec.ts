import Stripe from 'stripe';
import { NoticeRefusedError } from '../payment-provider';
import { StripeProvider } from './stripe-provider';

const secret = 'whsec_of_this_test';
const [vendorId, paymentId] = ['650000000000000000000001', '650000000000000000000002'];

describe('a message of Stripe', () => {
  const provider = new StripeProvider({ secretKey: 'sk_test_1', webhookSecret: secret });
  const stripe = new Stripe('sk_test_1');
  const event = (object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object } });
  const ours = event({ metadata: { venue: vendorId, payment: paymentId } });
  const signed = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
    stripe.webhooks.generateTestHeaderString({ payload, secret, ...options });
  const read = (payload: string, signature?: string) =>
    provider.readNotice(Buffer.from(payload), signature);

  it('names the payment that it is about', () => {
    expect(read(ours, signed(ours))).toEqual({ vendorId, paymentId });
  });

  it.each(['another object', { metadata: null }, { metadata: { payment: paymentId } }])(
    'about no payment of ours is passed over: %j',
    (object) => {
      const payload = event(typeof object === 'string' ? {} : object);
      expect(read(payload, signed(payload))).toBeUndefined();
    },
  );

  it.each<[string, () => string | undefined]>([
    ['without a signature', () => undefined],
    ['with an empty one', () => ''],
    ['signed by somebody else', () => signed(ours, { secret: 'whsec_of_another' })],
    ['signed for another body', () => signed(`${ours} `)],
    ['of ten minutes ago', () => signed(ours, { timestamp: Math.floor(Date.now() / 1_000) - 600 })],
  ])('%s is refused', (_, signature) => {
    expect(() => read(ours, signature())).toThrow(NoticeRefusedError);
  });
});
