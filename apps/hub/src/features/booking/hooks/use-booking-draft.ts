import { useCallback, useState } from 'react';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { readSession, writeSession } from '../../../shared/lib/session-store';
import { type BookingDraft, readDraft } from '../lib/booking-draft';

/** What was typed for a service, kept while the tab lives: through a reload, signing in, and Back. */
export function useBookingDraft(serviceId: string) {
  const vendor = useVendor();
  const key = `atrium.draft.${vendor._id}.${serviceId}`;
  const [draft, setState] = useState(() => readDraft(readSession(key)));

  const setDraft = useCallback(
    (next: BookingDraft) => {
      setState(next);
      writeSession(key, next);
    },
    [key],
  );
  /** For the next time; what is shown stays until the page is left. */
  const clearDraft = useCallback(() => writeSession(key, undefined), [key]);

  return { draft, setDraft, clearDraft };
}
