import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

interface Props {
  fields?: number;
}

/** Fields of a form whose values are on their way. */
export function FormSkeleton({ fields = 4 }: Props) {
  const { t } = useTranslation('common');
  return (
    <Stack role="status" aria-label={t('state.loading')} spacing={2.5}>
      {Array.from({ length: fields }, (_, index) => (
        <Box key={index} aria-hidden>
          <Skeleton width={96} />
          <Skeleton variant="rounded" height={46} />
        </Box>
      ))}
    </Stack>
  );
}
