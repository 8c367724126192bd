import type { PaymentState } from './payment-states';
import type { AskedRefund } from './refunds/refunds';

/** What staff call the state of a payment: the engine's steps, as far as a desk cares. */
export const deskStates = [
  /** The guest has not paid yet. */
  'waiting',
  /** The amount is reserved, and about to be taken or given back. */
  'reserved',
  'paid',
  /** Some of it, or all, has been returned or is about to be. */
  'refunded',
  /** What it was for exists, but the amount could not be taken. */
  'notCollected',
  /** Nobody paid, and nothing is owed. */
  'undone',
] as const;

export type DeskState = (typeof deskStates)[number];

/** The engine's states of each. */
export const statesOf = {
  waiting: ['held', 'begun'],
  reserved: ['paid', 'booked', 'returning'],
  paid: ['settled'],
  refunded: ['settled'],
  notCollected: ['failed'],
  undone: ['undone'],
} as const satisfies Record<DeskState, readonly PaymentState[]>;

/** A refund that was refused has returned nothing. */
export const hasReturned = ({ state }: AskedRefund): boolean => state !== 'refused';

export function deskStateOf(state: PaymentState, refunds: readonly AskedRefund[]): DeskState {
  if (state === 'settled') return refunds.some(hasReturned) ? 'refunded' : 'paid';
  const found = deskStates.find((one) =>
    (statesOf[one] as readonly PaymentState[]).includes(state),
  );
  if (!found) throw new Error(`no such state: ${state}`);
  return found;
}
