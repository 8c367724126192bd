import type { BookingOutput } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  guest: BookingOutput['_customer'];
}

/** What whoever serves them must know of a guest: allergies in full, and whether the house knows them. */
export function GuestMarks({ guest }: Props) {
  const { t } = useTranslation('admin');
  if (!guest?.vip && !guest?.allergies) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
    >
      {guest.vip && (
        <Chip
          component="span"
          size="small"
          color="primary"
          label={t('guest.fields.vip')}
          sx={{ height: 20, fontSize: 12 }}
        />
      )}
      {guest.allergies && (
        <Typography
          component="span"
          sx={{ fontSize: 13, fontWeight: 600, color: 'error.main', overflowWrap: 'anywhere' }}
        >
          {t('guest.fields.allergies')}: {guest.allergies}
        </Typography>
      )}
    </Box>
  );
}
