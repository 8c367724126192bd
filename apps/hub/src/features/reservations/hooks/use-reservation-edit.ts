import type { HubReservation } from '@atrium/api-client/hub';
import { useState } from 'react';
import { changeOf, editedOf } from '../lib/reservation-change';

interface Options {
  /** The guest's own change is on its way: what comes back is theirs. */
  saving: boolean;
}

/**
 * What the guest chooses while changing a booking. A change by staff that arrives meanwhile is shown
 * at once where the guest has touched nothing; otherwise it is theirs to say which of the two stands.
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
  // An own change whose answer was lost comes back as the booking itself.
  const isAsWanted = isNewer && Object.keys(changeOf(reservation, edited)).length === 0;
  if (isNewer && (!isTouched || isAsWanted) && !saving) startFrom(reservation);

  return {
    /** What the choices began from: a change is sent against its version. */
    base,
    edited,
    setEdited,
    startFrom,
    /** Staff changed what the guest is changing. */
    isOvertaken: isNewer && isTouched && !isAsWanted && !saving,
  };
}
