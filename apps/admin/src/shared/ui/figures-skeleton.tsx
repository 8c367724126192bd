import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

interface Props {
  count: number;
  /** Of a card, in pixels, as where the figures will be. */
  minWidth: number;
}

/** Figures that are on their way, each where it will be. */
export function FiguresSkeleton({ count, minWidth }: Props) {
  const { t } = useTranslation('common');
  return (
    <Box
      role="status"
      aria-label={t('state.loading')}
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        gridTemplateColumns: `repeat(auto-fit, minmax(${minWidth}px, 1fr))`,
      }}
    >
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} aria-hidden sx={{ px: 2, py: 1.5 }}>
          <Skeleton width={44} height={34} />
          <Skeleton width="70%" />
        </Card>
      ))}
    </Box>
  );
}
