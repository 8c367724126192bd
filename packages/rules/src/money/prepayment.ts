export interface PrepaidTerms {
  prepayment: 'none' | 'optional' | 'required';
  /** Minor units of the whole booking. */
  total: number;
}

/**
 * Whether a guest has to pay before the booking is made. Staff book without, and nothing is left to pay where a
 * membership or a stay covers it.
 */
export const mustPrepay = ({ prepayment, total }: PrepaidTerms): boolean =>
  prepayment === 'required' && total > 0;
