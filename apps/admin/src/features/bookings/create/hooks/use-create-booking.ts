import {
  useCreateBookingMutation,
  useCreateBookingOverrideMutation,
  useCreateWaitingBookingMutation,
} from '@atrium/api-client/admin';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { type BookingDraft, type BookingPlace, toOverride, toStaffBooking } from '../lib/draft';

export type BookingWay = 'book' | 'wait' | 'override';

/** Books within availability, for the waiting list, or beyond both. */
export function useCreateBooking(customer: string) {
  const { t } = useTranslation('admin');
  const showToast = useToast();
  const errorText = useErrorText();
  const [book, booking] = useCreateBookingMutation();
  const [wait, waiting] = useCreateWaitingBookingMutation();
  const [override, overriding] = useCreateBookingOverrideMutation();

  const send = (way: BookingWay, place: BookingPlace, draft: BookingDraft) => {
    if (way === 'override') {
      return override({ overrideBookingInput: toOverride(customer, place, draft) }).unwrap();
    }
    const staffBookingInput = toStaffBooking(customer, place, draft);
    return (way === 'wait' ? wait : book)({ staffBookingInput }).unwrap();
  };

  return {
    isBooking: booking.isLoading || waiting.isLoading || overriding.isLoading,
    /** Resolves to whether it was booked; failures have been reported by then. */
    create: async (way: BookingWay, place: BookingPlace, draft: BookingDraft) => {
      try {
        await send(way, place, draft);
      } catch (error) {
        showToast({
          type: 'error',
          title: t('dialog.error'),
          message: errorText(error, t('booking.createFailed')),
        });
        return false;
      }
      showToast({ type: 'success', title: t('dialog.success'), message: t('booking.created') });
      return true;
    },
  };
}
