import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Fills the window rather than the space it is given. */
  fullScreen?: boolean;
}

/** Shown while a page or its first data is on the way; appears late, so that a fast answer never flashes. */
export function LoadingScreen({ fullScreen = false }: Props) {
  const { t } = useTranslation('common');
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: fullScreen ? '100dvh' : 240,
        '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
        animation: 'appear 200ms 250ms both',
      }}
    >
      <CircularProgress size={36} thickness={4} aria-label={t('state.loading')} />
    </Box>
  );
}
