import fc from 'fast-check';
import { canMove, isOpen, type PaymentState, paymentMoves, paymentStates } from './payment-states';

/** What is true in a state, independent of the table: what moves must never contradict. */
const facts: Record<PaymentState, { exists: boolean; reserved: boolean; taken: boolean }> = {
  held: { exists: false, reserved: false, taken: false },
  begun: { exists: false, reserved: false, taken: false },
  paid: { exists: false, reserved: true, taken: false },
  booked: { exists: true, reserved: true, taken: false },
  failed: { exists: true, reserved: false, taken: false },
  returning: { exists: false, reserved: true, taken: false },
  settled: { exists: true, reserved: false, taken: true },
  undone: { exists: false, reserved: false, taken: false },
};

test.each<[PaymentState, PaymentState, boolean]>([
  ['held', 'begun', true],
  // a saved card is charged without a page
  ['held', 'paid', true],
  ['held', 'booked', false],
  ['begun', 'paid', true],
  ['begun', 'booked', false],
  ['begun', 'undone', true],
  ['paid', 'booked', true],
  ['paid', 'undone', false],
  ['paid', 'returning', true],
  ['booked', 'returning', false],
  ['booked', 'settled', true],
  ['returning', 'booked', false],
  ['returning', 'undone', true],
  ['settled', 'undone', false],
  ['undone', 'paid', false],
])('from %s to %s: %s', (from, to, expected) => {
  expect(canMove(from, to)).toBe(expected);
});

test('nothing is booked before its amount is reserved, and nothing is taken before it is booked', () => {
  for (const from of paymentStates) {
    for (const to of paymentMoves[from]) {
      if (facts[to].exists && !facts[from].exists) expect(facts[from].reserved).toBe(true);
      if (facts[to].taken) expect(facts[from].exists).toBe(true);
    }
  }
});

test('no move loses what exists or what was taken', () => {
  for (const from of paymentStates) {
    for (const to of paymentMoves[from]) {
      if (facts[from].exists) expect(facts[to].exists).toBe(true);
      if (facts[from].taken) expect(facts[to].taken).toBe(true);
    }
  }
});

test('every way through the table ends, and in one of three states', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (choices) => {
      let state: PaymentState = 'held';
      for (const choice of choices) {
        const next: readonly PaymentState[] = paymentMoves[state];
        state = next[choice % Math.max(1, next.length)] ?? state;
      }
      expect(['failed', 'settled', 'undone']).toContain(state);
    }),
  );
});

test('a payment is open until it is settled or undone, or has failed', () => {
  expect(paymentStates.filter((state) => !isOpen(state)).sort()).toEqual([
    'failed',
    'settled',
    'undone',
  ]);
});
