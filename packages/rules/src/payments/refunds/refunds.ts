export interface AskedRefund {
  /** Minor units, above 0. */
  readonly amount: number;
  /** One that was refused has returned nothing. */
  readonly state: 'asked' | 'done' | 'refused';
}

/**
 * What can still be refunded, in minor units. A pending refund counts already, so
 * that two cannot return the same amount.
 */
export const leftToRefund = (captured: number, refunds: readonly AskedRefund[]): number =>
  refunds.reduce(
    (left, { amount, state }) => (state === 'refused' ? left : left - amount),
    captured,
  );
