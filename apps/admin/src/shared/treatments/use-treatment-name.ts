import type { TreatmentOutput } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import { isPause } from '@atrium/rules/spa/treatments/treatment-status';
import { useTranslation } from 'react-i18next';
import { treatmentStatusKeys } from './treatment-status';

/** Whose treatment it is: the guest, nobody known, or a pause. */
export function useTreatmentName() {
  const { t } = useTranslation('admin');
  return (treatment: Pick<TreatmentOutput, 'status' | '_customer'>): string => {
    if (isPause(treatment)) return t(treatmentStatusKeys.pause);
    return displayName(treatment._customer) || t('treatment.unknownGuest');
  };
}
