import type { CustomerOutput } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import SaveIcon from '@mui/icons-material/CheckRounded';
import KeyIcon from '@mui/icons-material/KeyRounded';
import SendIcon from '@mui/icons-material/SendRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useSendResetLink } from '../hooks/use-send-reset-link';

interface Props {
  /** Absent while the guest is not saved yet. */
  guest: CustomerOutput | undefined;
  onSave: () => void;
  /** False while the guest is only read. */
  canSave: boolean;
  isSaving: boolean;
}

/** The card's buttons; those that need a saved guest or a level are hidden without it. */
export function GuestActions({ guest, onSave, canSave, isSaving }: Props) {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const { sendResetLink, isSending } = useSendResetLink();

  return (
    <>
      {guest && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<SendIcon />}
          loading={isSending}
          loadingPosition="start"
          onClick={() => sendResetLink(guest)}
        >
          {t('guest.sendResetLink')}
        </Button>
      )}
      {guest && may(level, 'customers.setPassword') && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<KeyIcon />}
          component={Link}
          to={paths.guestPasswordReset(guest._id)}
        >
          {t('guest.setNewPassword')}
        </Button>
      )}
      <Button
        size="small"
        variant="contained"
        startIcon={<SaveIcon />}
        loading={isSaving}
        loadingPosition="start"
        aria-keyshortcuts="Control+S"
        disabled={!canSave}
        onClick={onSave}
      >
        {t('guest.save')}
      </Button>
    </>
  );
}
