import { useTranslation } from 'react-i18next';
import type { BookingStep } from '../../../shared/booking/booking-steps';

/** The names of the steps. @param waiting they end on the waiting list, not with a booking */
export function useStepNames(waiting: boolean): Record<BookingStep, string> {
  const { t } = useTranslation('hub');
  return {
    date: t('booking.steps.date'),
    time: t('booking.steps.time'),
    details: t('booking.steps.details'),
    overview: t('booking.steps.overview'),
    complete: waiting ? t('booking.steps.waiting') : t('booking.steps.complete'),
  };
}
