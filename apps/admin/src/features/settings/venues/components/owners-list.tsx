import type { UserOutput } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  owners: readonly UserOutput[];
  isBusy: boolean;
  onInviteAgain: (owner: UserOutput) => void;
}

/** The owners of a venue; those without a password yet can be invited again. */
export function OwnersList({ owners, isBusy, onInviteAgain }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {owners.map((owner) => (
        <Box
          component="li"
          key={owner._id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {`${owner.firstname} ${owner.lastname}`}
              {!owner.active && <Chip size="small" label={t('guest.notActive')} sx={{ ml: 1 }} />}
              {owner.active && owner.invited && (
                <Chip
                  size="small"
                  color="warning"
                  label={t('settings:staff.waiting')}
                  sx={{ ml: 1 }}
                />
              )}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {owner.email}
            </Typography>
          </Box>
          {owner.active && owner.invited && (
            <Button size="small" disabled={isBusy} onClick={() => onInviteAgain(owner)}>
              {t('settings:staff.inviteAgain')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}
