import type { HubReservation } from '@atrium/api-client/hub';
import { toSelection } from '@atrium/rules/participants';

/**
 * What a new booking of the same begins with: the party, what went along and who came. It is handed over
 * with the navigation, so it holds plain values only.
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
