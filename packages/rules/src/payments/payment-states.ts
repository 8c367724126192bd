/**
 * The states of a payment and of the place that it is for, with every move that is allowed: no payment can be
 * in two, or get from one to another by any other way. docs/domain/payments.md draws it.
 */
export const paymentMoves = {
  /**
   * The place is held. The provider has been asked for a page to pay on, or for an amount of a saved card, or is
   * about to be.
   */
  held: ['begun', 'paid', 'undone'],
  /** The guest can pay on the provider's page. */
  begun: ['paid', 'undone'],
  /** The provider has reserved the amount, or has the card. Nothing is booked yet. */
  paid: ['booked', 'returning'],
  /** What was paid for exists. The amount is about to be taken. */
  booked: ['settled', 'failed'],
  /** What was booked exists, but its amount could no longer be taken: staff are told, and collect it. */
  failed: [],
  /** What was paid for is gone. The reserved amount is about to be given back. */
  returning: ['undone'],
  /** The amount has been taken. From here on only refunds change what it is worth. */
  settled: [],
  /** Nothing exists, and nobody owes anything. */
  undone: [],
} as const satisfies Record<string, readonly string[]>;

export type PaymentState = keyof typeof paymentMoves;

export const paymentStates = Object.keys(paymentMoves) as PaymentState[];

export function canMove(from: PaymentState, to: PaymentState): boolean {
  const allowed: readonly PaymentState[] = paymentMoves[from];
  return allowed.includes(to);
}

/** Whether something is still to happen by itself. */
export const isOpen = (state: PaymentState): boolean => paymentMoves[state].length > 0;

/** Whether it is yet to be decided what becomes of it: kept, given back, or never paid. */
export const isUndecided = (state: PaymentState): boolean =>
  state === 'held' || state === 'begun' || state === 'paid';

/** Whether an amount is reserved that nobody counts on: it is not yet, or no longer, for anything. */
export const hasOnlyReserved = (state: PaymentState): boolean =>
  state === 'paid' || state === 'returning';
