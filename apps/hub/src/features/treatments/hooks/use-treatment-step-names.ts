import { useTranslation } from 'react-i18next';
import type { TreatmentStep } from '../lib/treatment-steps';

export function useTreatmentStepNames(): Record<TreatmentStep, string> {
  const { t } = useTranslation('hub');
  return {
    treatment: t('treatments.steps.treatment'),
    date: t('booking.steps.date'),
    time: t('booking.steps.time'),
    overview: t('booking.steps.overview'),
    complete: t('booking.steps.complete'),
  };
}
