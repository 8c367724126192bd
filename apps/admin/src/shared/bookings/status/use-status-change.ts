import {
  type BookingOutput,
  type BookingStatusOutput,
  useApplyBookingStatusMutation,
  useModifyBookingsMutation,
} from '@atrium/api-client/admin';

/** Gives a booking one of the venue's statuses, and takes it back. */
export function useStatusChange(expected: BookingStatusOutput | undefined) {
  const [apply, { isLoading }] = useApplyBookingStatusMutation();
  const [modify] = useModifyBookingsMutation();

  const give = async ({ _id, version }: BookingOutput, status: string) => {
    const input = { _bookingStatus: status, version };
    return (await apply({ id: _id, applyStatusInput: input }).unwrap()).data;
  };

  return {
    isChanging: isLoading,
    give,
    /** What undoes a change; undefined where there is no status to return to. */
    takeBack: (before: BookingOutput) => {
      const status = before._bookingStatus?._id ?? expected?._id;
      if (status === undefined) return undefined;
      return async (after: BookingOutput): Promise<unknown> => {
        if (before.timeindexEnd === after.timeindexEnd) return give(after, status);
        // 'Left' shortened the booking, which the old status alone would not restore.
        const { _id, version } = after;
        const { timeindexEnd } = before;
        const bookings = [{ _id, version, _bookingStatus: status, timeindexEnd }];
        return modify({ modifyBookingsInput: { bookings } }).unwrap();
      };
    },
  };
}
