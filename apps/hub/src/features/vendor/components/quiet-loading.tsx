import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';

/** Before the venue is known nothing may wear a brand, so this has no colour; a fast answer never shows it. */
export function QuietLoading() {
  const { t } = useTranslation('common');
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: '100dvh',
        color: 'text.secondary',
        '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
        animation: 'appear 200ms 400ms both',
      }}
    >
      <CircularProgress size={32} color="inherit" aria-label={t('state.loading')} />
    </Box>
  );
}
