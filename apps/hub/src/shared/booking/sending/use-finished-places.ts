import type { GuestState } from '../../hooks/use-guest';
import { useVendor } from '../../hooks/use-vendor';
import { useSharedStore } from '../../lib/shared-store';
import {
  type FinishedPlace,
  finishedAt,
  readFinished,
  withFinished,
  without,
} from './finished-places';

type Slot = Pick<FinishedPlace, '_service' | 'date' | 'timeindex'>;

/**
 * The slots that a guest has booked or put into the cart in this browser. The steps that led there
 * are still in its history, and maybe in another tab: they must not book a second time.
 */
export function useFinishedPlaces(guest: GuestState) {
  const { _id: vendorId } = useVendor();
  const { value, latest, write } = useSharedStore(`finished.${vendorId}`, readFinished);
  const owner = guest.status === 'guest' ? guest.guest._id : undefined;
  const change = (next: (places: readonly FinishedPlace[]) => FinishedPlace[]) => {
    if (owner === undefined) return;
    const before = latest();
    write({ owner, places: next(before.owner === owner ? before.places : []) });
  };
  return {
    at: (slot: Slot) => (owner === value.owner ? finishedAt(value.places, slot) : undefined),
    /** As `at`, by what another tab has finished since the last render. */
    isFinished: (slot: Slot) => {
      const now = latest();
      return owner === now.owner && finishedAt(now.places, slot) !== undefined;
    },
    finish: (finished: readonly FinishedPlace[]) =>
      change((places) => withFinished(places, finished)),
    /** The slot was chosen once more, on purpose. */
    forget: (slot: Slot) => change((places) => without(places, slot)),
  };
}
