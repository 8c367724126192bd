import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { KnownGuest } from './guest-text';

interface Props {
  guest: KnownGuest | undefined;
}

const small = { height: 20, fontSize: 12 } as const;

/** What whoever serves them must know of a guest: allergies in full, what they like, and whether the house knows them. */
export function GuestMarks({ guest }: Props) {
  const { t } = useTranslation('admin');
  const { vip, allergies, preferences, tags = [] } = guest ?? {};
  if (!vip && !allergies && !preferences && tags.length === 0) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
    >
      {vip && (
        <Chip
          component="span"
          size="small"
          color="primary"
          label={t('guest.fields.vip')}
          sx={small}
        />
      )}
      {tags.map((tag) => (
        <Chip
          key={tag}
          component="span"
          size="small"
          variant="outlined"
          label={tag}
          sx={{ ...small, maxWidth: '100%' }}
        />
      ))}
      {allergies && (
        <Typography
          component="span"
          sx={{ fontSize: 13, fontWeight: 600, color: 'error.main', overflowWrap: 'anywhere' }}
        >
          {t('guest.fields.allergies')}: {allergies}
        </Typography>
      )}
      {preferences && (
        <Typography
          component="span"
          sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {t('guest.fields.preferences')}: {preferences}
        </Typography>
      )}
    </Box>
  );
}
