import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** A calendar on its way, at the size it will have. */
export function BookingSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Box role="status" aria-label={t('state.loading')}>
      <Box aria-hidden sx={{ maxWidth: 420 }}>
        <Skeleton variant="text" width="55%" sx={{ fontSize: '2.25rem' }} />
        <Skeleton variant="text" width="40%" sx={{ mb: 3 }} />
        <Skeleton variant="rounded" height={340} />
      </Box>
    </Box>
  );
}
