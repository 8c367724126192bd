import { createHmac } from 'node:crypto';
import {
  between,
  delaysOf,
  type Heard,
  lost,
  outOfOrder,
  renamed,
  unsigned,
} from './delivery-findings';
import type { Received } from './receiver';

const KEY = Buffer.from('of-this-test-alone');
const secret = `whsec_${KEY.toString('base64')}`;

function got(type: string, change: Partial<Received> = {}): Received {
  const one = { id: `msg_${type}`, timestamp: '1', body: '{}', ...change };
  const told = `${one.id}.${one.timestamp}.${one.body}`;
  const signature = `v1,${createHmac('sha256', KEY).update(told).digest('base64')}`;
  return { type: `booking.${type}`, object: 'a', at: 20, accepted: true, signature, ...one };
}

const heard = (...received: Received[]): Heard[] => [{ name: 'partner', secret, received }];
const happened = { created: new Map([['a', 10]]), cancelled: new Map([['a', 15]]) };
const right = heard(got('created', { accepted: false }), got('created'), got('cancelled'));

test('a message that was sent again until it was taken is right', () => {
  const findings = [lost(happened, right), renamed(right), outOfOrder(right), unsigned(right)];
  expect(findings.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(delaysOf(happened, right[0]?.received ?? [])).toEqual([5, 10]);
});

test('what happened is told apart by when it did', () => {
  expect(delaysOf(between(happened, 0, 12), right[0]?.received ?? [])).toEqual([10]);
  expect(delaysOf(between(happened, 12), right[0]?.received ?? [])).toEqual([5]);
});

test.each<[string, string[]]>([
  ['one that was never taken', lost(happened, heard(got('created', { accepted: false }))).wrong],
  ['another id', renamed(heard(got('created'), got('created', { id: 'msg_other' }))).wrong],
  [
    'an id of two messages',
    renamed(heard(got('created'), got('cancelled', { id: 'msg_created', body: '{ }' }))).wrong,
  ],
  [
    'the later one first',
    outOfOrder(heard(got('created', { accepted: false }), got('cancelled'))).wrong,
  ],
  ['another signature', unsigned(heard(got('created', { signature: 'v1,other' }))).wrong],
])('finds %s', (_, wrong) => {
  expect(wrong.length).toBeGreaterThan(0);
});
