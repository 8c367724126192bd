import { type BookingOutput, useCancelBookingMutation } from '@atrium/api-client/admin';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../hooks/use-error-text';

/** Cancels a booking, once asked and confirmed. */
export function useCancelBooking() {
  const { t } = useTranslation('admin');
  const confirm = useConfirm();
  const showToast = useToast();
  const errorText = useErrorText();
  const [cancel, { isLoading }] = useCancelBookingMutation();

  const cancelBooking = async ({ _id, version }: Pick<BookingOutput, '_id' | 'version'>) => {
    const confirmed = await confirm({
      title: t('booking.cancel'),
      message: t('booking.cancelText'),
      confirmLabel: t('booking.cancel'),
      cancelLabel: t('booking.keep'),
      destructive: true,
    });
    if (!confirmed) return;
    try {
      await cancel({ id: _id, cancelBookingInput: { version } }).unwrap();
      showToast({ type: 'success', title: t('dialog.success'), message: t('booking.cancelDone') });
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: errorText(error, t('booking.cancelFailed')),
      });
    }
  };

  return { cancelBooking, isCancelling: isLoading };
}
