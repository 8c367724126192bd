export interface Returnable {
  /** What of it can still go back, in minor units. */
  readonly left: number;
  /** Paid by a gift card: it goes back onto that. */
  readonly byVoucher: boolean;
}

/**
 * How much of each payment goes back when an amount does: first what was paid by card, then what a gift card paid, the
 * newest of each first, since a card that paid lately is still there.
 * @param payments the oldest first
 * @returns minor units, in the order of the payments
 */
export function givenBack(amount: number, payments: readonly Returnable[]): number[] {
  const parts = payments.map(() => 0);
  let open = amount;
  for (const byVoucher of [false, true]) {
    for (const [index, payment] of [...payments.entries()].reverse()) {
      if (payment.byVoucher !== byVoucher) continue;
      const part = Math.min(open, payment.left);
      parts[index] = part;
      open -= part;
    }
  }
  return parts;
}
