import { formatTimeRange } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../hooks/use-error-text';
import { treatmentStatusKeys } from './treatment-status';
import { treatmentTaken } from './treatment-taken';

/** Why a treatment was not booked, moved or saved: of what is taken, who has it and when. */
export function useTreatmentRefusal(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  return (error, fallback) => {
    const taken = treatmentTaken(error);
    if (!taken) return errorText(error, fallback);
    const { what, isPause, from, until } = taken;
    const who = isPause ? t(treatmentStatusKeys.pause) : taken.who || t('treatment.unknownGuest');
    return t('treatment.taken', { what, who, time: formatTimeRange(from, until) });
  };
}
