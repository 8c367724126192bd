export interface PrepaidTerms {
  prepayment: 'none' | 'optional' | 'required';
  /** Minor units of the whole booking. */
  total: number;
}

/**
 * Whether a guest has to pay before the booking is confirmed. No payment can be taken online yet, so such a
 * booking is made by staff, or by a guest whose membership or stay covers it.
 */
export const mustPrepay = ({ prepayment, total }: PrepaidTerms): boolean =>
  prepayment === 'required' && total > 0;
