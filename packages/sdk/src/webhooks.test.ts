import { Webhook } from 'standardwebhooks';
import { verifyWebhook } from './webhooks';

const secret = `whsec_${Buffer.from('of-this-test-alone-0123456789ab').toString('base64')}`;
const body = '{"type":"booking.created","data":{"id":"ø"}}';
const signed = (at = new Date()) => ({
  'Webhook-Id': 'msg_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
});
const right = { id: 'msg_1', message: { type: 'booking.created', data: { id: 'ø' } } };

test.each<[string, () => unknown]>([
  ['of Node', () => verifyWebhook(secret, body, signed())],
  ['of the web', () => verifyWebhook(secret, body, new Headers(signed()))],
  ['with a body of bytes', () => verifyWebhook(secret, Buffer.from(body), signed())],
])('reads a request %s', (_, read) => {
  expect(read()).toEqual(right);
});

test.each<[string, () => unknown]>([
  ['another body', () => verifyWebhook(secret, '{}', signed())],
  ['another secret', () => verifyWebhook('whsec_b3RoZXI=', body, signed())],
  ['no secret', () => verifyWebhook('', body, signed())],
  ['no headers', () => verifyWebhook(secret, body, {})],
  [
    'what is ten minutes old',
    () => verifyWebhook(secret, body, signed(new Date(Date.now() - 6e5))),
  ],
])('refuses %s', (_, read) => {
  expect(read).toThrow(expect.objectContaining({ code: 'WEBHOOK_NOT_VERIFIED' }));
});
