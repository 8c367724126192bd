import {
  isBlank,
  type MergedField,
  type MergeSide,
  mergedComments,
  mergedConsents,
  mergedFields,
  winnerOf,
} from '@atrium/rules/guests/guest-merge';
import { MAX_TAGS, tagsOf } from '@atrium/rules/guests/guest-tags';
import type { Customer } from '../customer.schema';
import type { CustomerFields } from '../customers.repository';
import { searchFieldsOf } from '../guest-details';
import type { MergeFieldOutput } from './merge.dto';

const COMPANIONS_KEPT = 20;

interface FieldMerge {
  field: MergedField;
  from: MergeSide;
  output: MergeFieldOutput;
}

/** Whose value wins, for each detail either guest has. */
export function fieldMerges(
  kept: Customer,
  merged: Customer,
  take: readonly MergedField[] = [],
): FieldMerge[] {
  return mergedFields
    .filter((field) => !isBlank(kept[field]) || !isBlank(merged[field]))
    .map((field) => {
      const from = winnerOf(field, kept, merged, take);
      const texts = { ...textOf('kept', kept[field]), ...textOf('merged', merged[field]) };
      return { field, from, output: { field, ...texts, from } };
    });
}

/** The kept guest after the merge: every field it decides, changed or not. */
export function mergedGuest(
  kept: Customer,
  merged: Customer,
  take: readonly MergedField[] = [],
): CustomerFields {
  const details: CustomerFields = {};
  for (const field of mergedFields) {
    const from = winnerOf(field, kept, merged, take) === 'kept' ? kept : merged;
    Object.assign(details, { [field]: from[field] });
  }
  // the password goes with the email address used to sign in
  const emailIsMerged = winnerOf('email', kept, merged, take) === 'merged';
  const tags = tagsOf([...(kept.tags ?? []), ...(merged.tags ?? [])]).slice(0, MAX_TAGS);
  const companions = [...new Set([...kept.companions, ...merged.companions])];
  return {
    ...details,
    globalComments: mergedComments(kept.globalComments, merged.globalComments),
    allergies: bothOf(kept.allergies, merged.allergies),
    vip: kept.vip || merged.vip,
    preferences: bothOf(kept.preferences, merged.preferences),
    ...(tags.length > 0 ? { tags } : {}),
    doNotDelete: kept.doNotDelete || merged.doNotDelete,
    consents: mergedConsents(kept.consents, merged.consents),
    companions: companions.slice(0, COMPANIONS_KEPT),
    passwordHash: emailIsMerged ? merged.passwordHash : kept.passwordHash,
    ...searchFieldsOf({ ...details, tags }),
  };
}

/** Keeps what both were known for: no allergy or preference may get lost in a merge. */
const bothOf = (kept: string | undefined, merged: string | undefined): string | undefined =>
  [...new Set([kept, merged].filter(Boolean))].join(', ') || undefined;

function textOf(
  side: MergeSide,
  value: string | object | undefined,
): { kept?: string; merged?: string } {
  if (isBlank(value)) return {};
  const text = typeof value === 'object' ? Object.values(value).filter(Boolean).join(', ') : value;
  return { [side]: text };
}
