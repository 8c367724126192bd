const STAY = 'stay:';

/** A treatment that a stay includes, as the value of a select beside ids of memberships. */
export const stayPayer = (stayTreatment: string): string => `${STAY}${stayTreatment}`;

/** What a request names of it. @param payer empty: the guest pays */
export function payerInput(payer: string): { _membership?: string; _stayTreatment?: string } {
  if (payer === '') return {};
  return payer.startsWith(STAY)
    ? { _stayTreatment: payer.slice(STAY.length) }
    : { _membership: payer };
}
