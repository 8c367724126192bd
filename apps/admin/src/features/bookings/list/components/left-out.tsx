import type { LeftOutOutput } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface Props {
  guests: readonly LeftOutOutput[];
}

/** Whom a message does not reach, and why. */
export function LeftOut({ guests }: Props) {
  const { t } = useTranslation(['frontDesk', 'admin']);
  if (guests.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('groupMessage.leftOut')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {guests.map((guest) => (
          <li key={guest._id}>
            {`${displayName(guest) || t('admin:guest.unnamed')}: ${t(`groupMessage.${guest.reason}`)}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
