import type { BookingOutput, ModifyBookingsInput } from '@atrium/api-client/admin';

/** Takes a move back. */
export const toMoveBack = (
  before: BookingOutput,
  { _id, version }: Pick<BookingOutput, '_id' | 'version'>,
): ModifyBookingsInput => {
  const { date, timeindex, timeindexEnd, participants, numberOfChildren, _service } = before;
  const ages = before.childAges && { childAges: before.childAges };
  const place = { date, timeindex, timeindexEnd, _service: _service._id };
  return { bookings: [{ _id, version, ...place, participants, numberOfChildren, ...ages }] };
};
