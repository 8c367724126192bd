import type { BookingOutput, QuickUpdateInput } from '@atrium/api-client/admin';

/** What staff may change about a booking without moving it. */
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

const fields = ['comment', 'internalComment', 'roomNumber'] as const;

/** The texts somebody else changed differently from this form. */
export function quickConflicts(
  base: QuickUpdateValues,
  mine: QuickUpdateValues,
  theirs: QuickUpdateValues,
): (keyof QuickUpdateValues)[] {
  return fields.filter(
    (field) =>
      mine[field] !== base[field] && theirs[field] !== base[field] && theirs[field] !== mine[field],
  );
}

/** The changes made here on top of what somebody else saved; untouched fields are theirs. */
export function onTopOf(
  base: QuickUpdateValues,
  mine: QuickUpdateValues,
  theirs: QuickUpdateValues,
): QuickUpdateValues {
  const kept = (field: keyof QuickUpdateValues) =>
    mine[field] === base[field] ? theirs[field] : mine[field];
  return {
    comment: kept('comment'),
    internalComment: kept('internalComment'),
    roomNumber: kept('roomNumber'),
  };
}
