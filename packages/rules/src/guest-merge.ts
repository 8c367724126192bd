/** What becomes of the details of two guests who turn out to be one. */

/** The details that one of the two can win, in the order a card shows them. */
export const mergedFields = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'birthDate',
  'gender',
  'loyaltyCode',
  'company',
  'level',
  'address',
  'languageCode',
] as const;
export type MergedField = (typeof mergedFields)[number];

export type MergeSide = 'kept' | 'merged';

/** A detail has no value when it is absent, blank, or an object of nothing but such. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

/**
 * Whose value of a detail stays: the kept guest's, unless it has none and the other has, or unless the
 * one who merges wants the other's. A value is never given up for a blank.
 * @param wanted the details that shall be the merged guest's
 */
export function winnerOf(
  field: MergedField,
  kept: Partial<Record<MergedField, unknown>>,
  merged: Partial<Record<MergedField, unknown>>,
  wanted: readonly MergedField[] = [],
): MergeSide {
  if (isBlank(merged[field])) return 'kept';
  if (isBlank(kept[field])) return 'merged';
  return wanted.includes(field) ? 'merged' : 'kept';
}

/** Both comments, the kept guest's first; one that says the same is not said twice. */
export function mergedComments(
  kept: string | null | undefined,
  merged: string | null | undefined,
): string | undefined {
  const texts = [kept, merged].map((text) => text?.trim() ?? '').filter(Boolean);
  return [...new Set(texts)].join('\n\n') || undefined;
}

export interface GivenConsent {
  type: string;
  given: boolean;
  at: Date;
}

/** Of each kind of consent what was said last; of the same moment the refusal. */
export function mergedConsents<T extends GivenConsent>(
  kept: readonly T[],
  merged: readonly T[],
): T[] {
  const latest = new Map<string, T>();
  for (const consent of [...kept, ...merged]) {
    const known = latest.get(consent.type);
    const later = consent.at.getTime() - (known?.at.getTime() ?? Number.NEGATIVE_INFINITY);
    if (later > 0 || (later === 0 && !consent.given)) latest.set(consent.type, consent);
  }
  return [...latest.values()];
}
