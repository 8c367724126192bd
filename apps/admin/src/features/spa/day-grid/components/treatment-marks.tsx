import type { TreatmentOutput } from '@atrium/api-client/admin';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import LockIcon from '@mui/icons-material/LockRounded';
import StarIcon from '@mui/icons-material/StarRounded';
import { useTranslation } from 'react-i18next';

interface Props {
  treatment: Pick<TreatmentOutput, 'onlineBooking' | 'treatmentLock'>;
}

const icon = { fontSize: 15, verticalAlign: 'text-bottom' } as const;

/** A star for what the guest booked online, a lock for what nobody may change. */
export function TreatmentMarks({ treatment }: Props) {
  const { t } = useTranslation('spa');
  return (
    <>
      {treatment.onlineBooking && (
        <>
          <StarIcon sx={icon} />
          <VisuallyHidden>{t('online')}</VisuallyHidden>
        </>
      )}
      {treatment.treatmentLock && (
        <>
          <LockIcon sx={icon} />
          <VisuallyHidden>{t('locked')}</VisuallyHidden>
        </>
      )}
    </>
  );
}
