import { type BookingOutput, usePromoteBookingMutation } from '@atrium/api-client/admin';
import { useState } from 'react';
import { useBookingAction } from '../../../../shared/bookings/use-booking-action';

/** Promotes a waiting party and remembers the last one. */
export function usePromote() {
  const run = useBookingAction();
  const [promote] = usePromoteBookingMutation();
  const [busy, setBusy] = useState<string>();
  const [last, setLast] = useState<BookingOutput>();

  const give = async ({ _id, version }: BookingOutput) => {
    setBusy(_id);
    await run(
      async () =>
        setLast((await promote({ id: _id, promoteBookingInput: { version } }).unwrap()).data),
      { silent: true },
    );
    setBusy(undefined);
  };

  return { give, busy, last };
}
