import type { CustomerOutput } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useDeleteGuest } from '../hooks/use-delete-guest';

interface Props {
  guest: CustomerOutput;
}

/** Below the details, far from Save: rare, permanent, and for system owners only. */
export function DeleteGuestButton({ guest }: Props) {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const { deleteGuest, isDeleting } = useDeleteGuest();
  if (!may(level, 'customers.delete')) return null;
  return (
    <Button
      size="small"
      color="error"
      startIcon={<DeleteIcon />}
      loading={isDeleting}
      loadingPosition="start"
      onClick={() => deleteGuest(guest)}
      sx={{ mt: 2 }}
    >
      {t('guestDelete.action')}
    </Button>
  );
}
