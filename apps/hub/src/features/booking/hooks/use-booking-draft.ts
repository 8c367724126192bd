import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type BookingDraft, readDraft } from '../../../shared/booking/booking-draft';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { readSession, writeSession } from '../../../shared/lib/session-store';

/** The contents of a booking to repeat, passed on by the previous page. */
const againIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'again' in state ? state.again : undefined;

/** Where a tab keeps what was typed. */
export const draftKey = (vendorId: string, serviceId: string): string =>
  `atrium.draft.${vendorId}.${serviceId}`;

/**
 * What was typed for a service, kept for the life of the tab: through reloads, signing in and Back.
 */
export function useBookingDraft(serviceId: string) {
  const vendor = useVendor();
  const key = draftKey(vendor._id, serviceId);
  const { state } = useLocation();
  const [draft, setState] = useState(() => readDraft(againIn(state) ?? readSession(key)));

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
