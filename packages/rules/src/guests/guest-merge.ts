/** How the details of two records of the same guest are merged. */

/** The details one side can win, in the order of the guest card. */
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

/** A detail is blank if it is absent, empty, or an object with only blank values. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

/**
 * Whose value is kept: the kept guest's, unless it is blank or the user picked the other. A value
 * is never replaced by a blank.
 * @param wanted details to take from the merged guest
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

/** Both comments, the kept guest's first, without repeating the same text. */
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

/** The latest answer for each kind of consent; at the same moment, the refusal. */
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
