/** Why somebody who wanted to book was turned away, as reports count it. */
export const refusalReasons = [
  'SLOT_FULL',
  'NO_TABLE_FREE',
  'PACING_FULL',
  'BOOKING_PAUSED',
  'SERVICE_CLOSED',
  'TIME_NOT_OFFERED',
  'TOO_LATE_NOTICE',
  'BEYOND_BOOKING_WINDOW',
  'PARTY_TOO_LARGE',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Codes that say the same to whoever plans the next season. */
const sameAs: ReadonlyMap<string, RefusalReason> = new Map([
  ['BOOKING_FAILED', 'SLOT_FULL'],
  ['SERVICE_WITHOUT_TIMES', 'SERVICE_CLOSED'],
]);

/** Undefined for an error that says nothing about demand, such as a missing name. */
export const refusalReason = (code: string): RefusalReason | undefined =>
  sameAs.get(code) ?? refusalReasons.find((reason) => reason === code);
