import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

interface Props {
  /** About as many as will come. */
  rows?: number;
}

/** Of the width of the list; a name is not as long as the next. */
const NAMES = [22, 28, 19, 25];

/** Stands for a list that is on its way, in the shape it will have. */
export function RowsSkeleton({ rows = 8 }: Props) {
  const { t } = useTranslation('common');
  return (
    <Box role="status" aria-label={t('state.loading')} sx={{ displayPrint: 'none' }}>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          aria-hidden
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            height: 48,
            px: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton width="12%" />
          <Skeleton width={`${NAMES[row % NAMES.length]}%`} />
          <Skeleton width="18%" sx={{ display: { xs: 'none', sm: 'block' } }} />
          <Skeleton variant="rounded" width={84} height={24} sx={{ ml: 'auto' }} />
        </Box>
      ))}
    </Box>
  );
}
