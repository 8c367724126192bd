import type { MembershipOutput } from '@atrium/api-client/admin';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMembershipActions } from '../hooks/use-membership-actions';

interface Props {
  membership: MembershipOutput;
  /** Left out: it cannot be used now. */
  onUse: (() => void) | undefined;
}

/** The actions its status allows, the most common last and most prominent. */
export function MembershipButtons({ membership, onUse }: Props) {
  const { t } = useTranslation('admin');
  const { pause, resume, end, isChanging } = useMembershipActions(membership);
  return (
    <>
      {end && (
        <Button size="small" color="error" disabled={isChanging} onClick={end}>
          {t('memberships.end')}
        </Button>
      )}
      {pause && (
        <Button size="small" variant="outlined" disabled={isChanging} onClick={pause}>
          {t('memberships.pause')}
        </Button>
      )}
      {resume && (
        <Button size="small" variant="contained" disabled={isChanging} onClick={resume}>
          {t('memberships.resume')}
        </Button>
      )}
      {onUse && (
        <Button size="small" variant="contained" onClick={onUse}>
          {t('memberships.use')}
        </Button>
      )}
    </>
  );
}
