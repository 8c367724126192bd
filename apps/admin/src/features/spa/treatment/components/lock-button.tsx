import { type TreatmentOutput, useLockTreatmentMutation } from '@atrium/api-client/admin';
import OpenIcon from '@mui/icons-material/LockOpenRounded';
import LockIcon from '@mui/icons-material/LockRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';

interface Props {
  treatment: TreatmentOutput;
}

/** Locks the treatment, or unlocks it; what it shows is what is saved. */
export function LockButton({ treatment }: Props) {
  const { t } = useTranslation('treatments');
  const run = useAction();
  const [lock, { isLoading }] = useLockTreatmentMutation();
  const { treatmentLock: isLocked } = treatment;

  const toggle = () => {
    const treatmentLockInput = { ...treatment, treatmentLock: !isLocked };
    return run(() => lock({ treatmentLockInput }).unwrap(), { failed: t('lock.failed') });
  };
  return (
    <Button
      size="small"
      variant={isLocked ? 'contained' : 'outlined'}
      color={isLocked ? 'warning' : 'inherit'}
      startIcon={isLocked ? <LockIcon /> : <OpenIcon />}
      aria-pressed={isLocked}
      loading={isLoading}
      onClick={toggle}
    >
      {t(isLocked ? 'lock.locked' : 'lock.open')}
    </Button>
  );
}
