/** Where capacity contradicts the documents of those who hold it. Times `t` are minutes from midnight. */
export type CapacityDifference =
  /** A ledger counts another number of participants than hold places in the slot. */
  | { kind: 'used'; ledgerId: string; t: number; ledger: number; bookings: number }
  /** Places are held on a day that has no ledger. */
  | { kind: 'missing-ledger'; ledgerId: string; bookings: number }
  /** A ledger sells another number of places than the service offers. */
  | { kind: 'capacity'; ledgerId: string; t: number; ledger: number; service: number }
  /** More sold than the slot has. */
  | { kind: 'oversold'; ledgerId: string; t: number; allowed: number; bookings: number }
  /** A hold that lasts longer than any hold may. */
  | { kind: 'stuck-hold'; ledgerId: string; holdId: string; expires: Date }
  /**
   * A resource that does not know one of its holders; one that knows a holder who does not have it; two
   * holders at once. `ledgerId` names the resource's day, `by` the holder.
   */
  | {
      kind: 'occupation-missing' | 'occupation-unknown' | 'overlap';
      ledgerId: string;
      by: string;
      start: number;
      end: number;
    };
