import {
  type BookingOutput,
  type BookingStatusOutput,
  useApplyBookingStatusMutation,
  useModifyBookingsMutation,
} from '@atrium/api-client/admin';
import { useState } from 'react';
import { useBookingAction } from '../../../../shared/bookings/use-booking-action';

/** The last mark, to be announced and undone. */
export interface Mark {
  before: BookingOutput;
  after: BookingOutput;
  status: string;
}

/** Marks a party with one of the venue's statuses, and undoes the last mark. */
export function useMarkArrival(expected: BookingStatusOutput | undefined) {
  const run = useBookingAction();
  const [apply] = useApplyBookingStatusMutation();
  const [modify] = useModifyBookingsMutation();
  const [last, setLast] = useState<Mark>();
  const [busy, setBusy] = useState<string>();

  const during = async (id: string, change: () => Promise<unknown>) => {
    setBusy(id);
    const done = await run(change, { silent: true });
    setBusy(undefined);
    return done;
  };

  const give = ({ _id, version }: BookingOutput, status: string) =>
    apply({ id: _id, applyStatusInput: { _bookingStatus: status, version } }).unwrap();

  const mark = (before: BookingOutput, status: BookingStatusOutput) =>
    during(before._id, async () => {
      const { data: after } = await give(before, status._id);
      setLast({ before, after, status: status.name });
    });

  const undo = async () => {
    if (!last) return;
    const { before, after } = last;
    const status = before._bookingStatus?._id ?? expected?._id;
    if (status === undefined) return;
    const done = await during(after._id, () =>
      // 'Left' shortened the booking, which the old status alone would not restore.
      before.timeindexEnd === after.timeindexEnd
        ? give(after, status)
        : modify({
            modifyBookingsInput: {
              bookings: [
                {
                  _id: after._id,
                  version: after.version,
                  _bookingStatus: status,
                  timeindexEnd: before.timeindexEnd,
                },
              ],
            },
          }).unwrap(),
    );
    if (done) setLast(undefined);
  };

  return { mark, undo, last, busy };
}
