/** A contradiction between capacity and its holders. Times `t` are minutes from midnight. */
export type CapacityDifference =
  /** The ledger's count is not the number of participants who hold places in the slot. */
  | { kind: 'used'; ledgerId: string; t: number; ledger: number; bookings: number }
  /** Places are held on a day that has no ledger. */
  | { kind: 'missing-ledger'; ledgerId: string; bookings: number }
  /** The ledger's places are not those that the service offers. */
  | { kind: 'capacity'; ledgerId: string; t: number; ledger: number; service: number }
  /** More sold than the slot has. */
  | { kind: 'oversold'; ledgerId: string; t: number; allowed: number; bookings: number }
  /** A hold that lasts longer than any hold may. */
  | { kind: 'stuck-hold'; ledgerId: string; holdId: string; expires: Date }
  /**
   * A resource's day lacks one of its holders, names one that does not have it, or has two at once.
   * `ledgerId` names the resource's day, `by` the holder.
   */
  | {
      kind: 'occupation-missing' | 'occupation-unknown' | 'overlap';
      ledgerId: string;
      by: string;
      start: number;
      end: number;
    };
