import { deskStateOf, deskStates, statesOf } from './desk-state';
import { type PaymentState, paymentStates } from './payment-states';
import type { AskedRefund } from './refunds/refunds';

const refund = (state: AskedRefund['state']): AskedRefund => ({ amount: 100, state });

test.each<[PaymentState, AskedRefund[], ReturnType<typeof deskStateOf>]>([
  ['held', [], 'waiting'],
  ['begun', [], 'waiting'],
  ['paid', [], 'reserved'],
  ['booked', [], 'reserved'],
  ['returning', [], 'reserved'],
  ['settled', [], 'paid'],
  ['settled', [refund('refused')], 'paid'],
  ['settled', [refund('asked')], 'refunded'],
  ['settled', [refund('refused'), refund('done')], 'refunded'],
  ['failed', [], 'notCollected'],
  ['undone', [], 'undone'],
])('%s with refunds %j is %s', (state, refunds, expected) => {
  expect(deskStateOf(state, refunds)).toBe(expected);
});

test('every state of the engine has one at the desk, and the table says the same', () => {
  for (const state of paymentStates) {
    const shown = deskStateOf(state, []);
    expect(statesOf[shown]).toContain(state);
  }
  const all = deskStates.flatMap((one) => statesOf[one]);
  expect([...new Set(all)].sort()).toEqual([...paymentStates].sort());
});
