import type { BookingOutput, QuickUpdateInput } from '@atrium/api-client/api';

/** What staff change of a booking without moving it. */
export interface QuickUpdateValues {
  /** The guest sees it. */
  comment: string;
  internalComment: string;
  roomNumber: string;
}

export const toQuickValues = (booking: BookingOutput): QuickUpdateValues => ({
  comment: booking.comment ?? '',
  internalComment: booking.internalComment ?? '',
  roomNumber: booking.roomNumber ?? '',
});

/** All three are sent: an empty text takes one away. */
export const toQuickUpdate = (
  { _id, version }: Pick<BookingOutput, '_id' | 'version'>,
  values: QuickUpdateValues,
): QuickUpdateInput => ({ bookingId: _id, version, ...values });

/** Where somebody else's newer texts differ from the ones that were edited here. */
export function quickConflicts(
  base: QuickUpdateValues,
  mine: QuickUpdateValues,
  theirs: QuickUpdateValues,
): (keyof QuickUpdateValues)[] {
  const fields = ['comment', 'internalComment', 'roomNumber'] as const;
  return fields.filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field]);
}
