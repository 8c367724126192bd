import {
  type BookingOutput,
  useCancelBookingMutation,
  useRestoreBookingMutation,
} from '@atrium/api-client/admin';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useTranslation } from 'react-i18next';
import { useAction } from '../hooks/use-action';

/** Cancels a booking, once asked and confirmed; the message about it can restore the booking. */
export function useCancelBooking() {
  const { t } = useTranslation('admin');
  const confirm = useConfirm();
  const run = useAction();
  const [cancel, { isLoading }] = useCancelBookingMutation();
  const [restore] = useRestoreBookingMutation();

  const cancelBooking = async ({ _id, version }: Pick<BookingOutput, '_id' | 'version'>) => {
    const confirmed = await confirm({
      title: t('booking.cancel'),
      message: t('booking.cancelText'),
      confirmLabel: t('booking.cancel'),
      cancelLabel: t('booking.keep'),
      destructive: true,
    });
    if (!confirmed) return;
    await run(() => cancel({ id: _id, cancelBookingInput: { version } }).unwrap(), {
      failed: t('booking.cancelFailed'),
      done: t('booking.cancelDone'),
      undo: ({ data }) =>
        restore({ id: _id, restoreBookingInput: { version: data.version } }).unwrap(),
    });
  };

  return { cancelBooking, isCancelling: isLoading };
}
