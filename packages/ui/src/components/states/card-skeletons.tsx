import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

interface Props {
  count?: number;
  /** They have a picture at their top, and stand in two columns where there is room. */
  hasPicture?: boolean;
}

/** Cards of a list that is on its way, at about the height they will have, so that nothing jumps. */
export function CardSkeletons({ count = 3, hasPicture = false }: Props) {
  const { t } = useTranslation('common');
  return (
    <Box
      role="status"
      aria-label={t('state.loading')}
      sx={{
        display: 'grid',
        gap: 2,
        ...(hasPicture && { gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }),
      }}
    >
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} aria-hidden>
          {hasPicture && (
            <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: '16 / 9' }} />
          )}
          <CardContent>
            <Skeleton width="45%" height={28} />
            <Skeleton width="80%" />
            <Skeleton width="30%" />
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
