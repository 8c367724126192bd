import type { BookingOutput, BookingStatusOutput } from '@atrium/api-client/admin';
import { useState } from 'react';
import { useStatusChange } from '../bookings/status/use-status-change';
import { useBookingAction } from '../bookings/use-booking-action';

/** The last mark, to be announced and undone. */
export interface Mark {
  before: BookingOutput;
  after: BookingOutput;
  status: string;
}

/** Marks a party with one of the venue's statuses, and undoes the last mark. */
export function useMarkArrival(expected: BookingStatusOutput | undefined) {
  const run = useBookingAction();
  const { give, takeBack } = useStatusChange(expected);
  const [last, setLast] = useState<Mark>();
  const [busy, setBusy] = useState<string>();

  const during = async (id: string, change: () => Promise<unknown>) => {
    setBusy(id);
    const done = await run(change, { silent: true });
    setBusy(undefined);
    return done;
  };

  const mark = (before: BookingOutput, status: BookingStatusOutput) =>
    during(before._id, async () => {
      const after = await give(before, status._id);
      setLast({ before, after, status: status.name });
    });

  const undo = async () => {
    const change = last && takeBack(last.before);
    if (!last || !change) return;
    if (await during(last.after._id, () => change(last.after))) setLast(undefined);
  };

  return { mark, undo, last, busy };
}
