import type { HubReservation } from '@atrium/api-client/hub';
import { useState } from 'react';
import { changeOf, editedOf } from '../lib/reservation-change';

interface Options {
  /** The guest's own change is being saved, so the result is theirs. */
  saving: boolean;
}

/**
 * The guest's choices while changing a booking. If staff change it meanwhile, fields the guest has
 * not touched follow at once; for the others the guest decides which version stands.
 */
export function useReservationEdit(reservation: HubReservation, { saving }: Options) {
  const [base, setBase] = useState(reservation);
  const [edited, setEdited] = useState(() => editedOf(reservation));
  const isTouched = Object.keys(changeOf(base, edited)).length > 0;
  const isNewer = reservation.version > base.version;

  const startFrom = (next: HubReservation) => {
    setBase(next);
    setEdited(editedOf(next));
  };
  // The guest's own change, if its answer was lost, comes back as the booking itself.
  const isAsWanted = isNewer && Object.keys(changeOf(reservation, edited)).length === 0;
  if (isNewer && (!isTouched || isAsWanted) && !saving) startFrom(reservation);

  return {
    /** The version the choices started from; the change is sent against it. */
    base,
    edited,
    setEdited,
    startFrom,
    /** The guest has changed something. */
    isTouched,
    /** Staff changed what the guest is editing. */
    isOvertaken: isNewer && isTouched && !isAsWanted && !saving,
  };
}
