import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

interface Props {
  facts: number;
  /** Of a person. */
  withAvatar?: boolean;
}

/** What is known of one thing, on its way: its name, what can be done with it, and the facts below. */
export function FactsSkeleton({ facts, withAvatar = false }: Props) {
  const { t } = useTranslation('common');
  return (
    <Card role="status" aria-label={t('state.loading')} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        {withAvatar && <Skeleton variant="circular" width={52} height={52} />}
        <Box sx={{ flex: '1 1 auto' }}>
          <Skeleton width={180} height={34} />
          <Skeleton width={240} />
        </Box>
        <Skeleton variant="rounded" width={112} height={34} />
        <Skeleton
          variant="rounded"
          width={112}
          height={34}
          sx={{ display: { xs: 'none', sm: 'block' } }}
        />
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
        }}
      >
        {Array.from({ length: facts }, (_, index) => (
          <Box key={index}>
            <Skeleton width={72} height={16} />
            <Skeleton width="75%" height={24} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}
