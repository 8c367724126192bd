/** Which reservations the list beside the plan shows. See docs/domain/dining-room.md. */

/** False for parties that have left, were cancelled, or wait for a place. */
export const isListed = (reservation: {
  active?: boolean | null;
  status?: { hasLeft?: boolean | null } | null | undefined;
}): boolean => Boolean(reservation.active) && !reservation.status?.hasLeft;
