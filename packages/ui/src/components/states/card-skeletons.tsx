import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

interface Props {
  count?: number;
}

/** Cards of a list that is on its way, at about the height they will have, so that nothing jumps. */
export function CardSkeletons({ count = 3 }: Props) {
  const { t } = useTranslation('common');
  return (
    <Stack role="status" aria-label={t('state.loading')} spacing={2}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} aria-hidden>
          <CardContent>
            <Skeleton width="45%" height={28} />
            <Skeleton width="80%" />
            <Skeleton width="30%" />
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
