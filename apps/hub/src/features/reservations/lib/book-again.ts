import type { HubReservation } from '@atrium/api-client/hub';
import { toSelection } from '@atrium/rules/bookings/participants';

/**
 * The contents for repeating a booking: the party, addons and companions. Passed with the
 * navigation, so plain values only.
 */
export const againOf = (reservation: HubReservation) => ({
  again: {
    party: toSelection(reservation),
    comment: '',
    addons: Object.fromEntries(
      reservation.addons.map(({ _addon, quantity }) => [_addon._id, quantity]),
    ),
    companions: reservation.companions.map(({ name }) => name),
  },
});
