/** What the API has told its clients of money, kept outside of it. */
export class Told {
  /** Payments by hex id, as the last answer said. */
  readonly payments = new Map<string, 'open' | 'booked' | 'returned' | 'ended'>();
  /** Hex ids of bookings, with the payment that each was made of. */
  readonly booked = new Map<string, string>();
  readonly cancelled = new Set<string>();
  /** Minor units that staff were told go back, by hex id of the payment. */
  readonly refunds = new Map<string, number>();

  refunded(payment: string, amount: number): void {
    this.refunds.set(payment, (this.refunds.get(payment) ?? 0) + amount);
  }

  /** As it is now: what is told later is not in it. */
  copy(): Told {
    const copy = new Told();
    for (const [id, state] of this.payments) copy.payments.set(id, state);
    for (const [id, payment] of this.booked) copy.booked.set(id, payment);
    for (const id of this.cancelled) copy.cancelled.add(id);
    for (const [id, amount] of this.refunds) copy.refunds.set(id, amount);
    return copy;
  }
}
