import { type BookingOutput, useModifyBookingsMutation } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { useTranslation } from 'react-i18next';
import { toMoveBack } from '../../../../shared/bookings/move-back';
import { useBookingAction } from '../../../../shared/bookings/use-booking-action';

/** Moves a booking to another time of its day; the message about it can undo that. */
export function useMoveTime() {
  const { t } = useTranslation(['frontDesk', 'admin']);
  const run = useBookingAction();
  const [modify] = useModifyBookingsMutation();

  /** Resolves to whether it worked. */
  return (booking: BookingOutput, start: number): Promise<boolean> => {
    const { _id, version } = booking;
    const bookings = [{ _id, version, timeindex: start }];
    return run(() => modify({ modifyBookingsInput: { bookings } }).unwrap(), {
      done: t('dayTimeline.moved', {
        name: displayName(booking._customer) || t('admin:booking.dropInGuest'),
        time: formatTime(start),
      }),
      undo: async ({ data: [after] }) =>
        after && modify({ modifyBookingsInput: toMoveBack(booking, after) }).unwrap(),
    });
  };
}
