import { useState } from 'react';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { readSession, writeSession } from '../../../shared/lib/session-store';

/** What a guest fills in beside the time. */
export interface TreatmentDraft {
  comment: string;
  /** Quantities by id. */
  addons: Readonly<Record<string, number>>;
  /** Id of the membership that is to pay, or of what a stay includes. Empty: the guest. Absent: not chosen yet. */
  membership?: string | undefined;
}

const isDraft = (value: unknown): value is TreatmentDraft =>
  typeof value === 'object' &&
  value !== null &&
  'comment' in value &&
  typeof value.comment === 'string' &&
  'addons' in value &&
  typeof value.addons === 'object' &&
  value.addons !== null;

/** Kept for the life of the tab: through reloads, signing in and Back. */
export function useTreatmentDraft(typeId: string) {
  const { _id: vendorId } = useVendor();
  const key = `atrium.treatment-draft.${vendorId}.${typeId}`;
  const [draft, setState] = useState<TreatmentDraft>(() => {
    const stored = readSession(key);
    return isDraft(stored) ? stored : { comment: '', addons: {} };
  });
  return {
    draft,
    setDraft: (next: TreatmentDraft) => {
      setState(next);
      writeSession(key, next);
    },
    /** For the next time; what is shown stays until the page is left. */
    clearDraft: () => writeSession(key, undefined),
  };
}
