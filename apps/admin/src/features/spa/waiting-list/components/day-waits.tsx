import { useListTreatmentWaitsQuery } from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { WaitRow } from './wait-row';

interface Props {
  /** yyyy-mm-dd */
  date: string;
}

/** Who waits for a time on a day; nothing where nobody does. */
export function DayWaits({ date }: Props) {
  const { t } = useTranslation('spa');
  const { currentData, error, refetch } = useListTreatmentWaitsQuery({ date }, LIVE);
  if (error && !currentData) return <ErrorState title={t('waits.failed')} onRetry={refetch} />;
  const waits = currentData?.data ?? [];
  if (waits.length === 0) return null;
  return (
    <section aria-labelledby="waits">
      <Typography id="waits" component="h2" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {t('waits.count', { count: waits.length })}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('waits.hint')}
      </Typography>
      <Box
        component="ol"
        aria-labelledby="waits"
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {waits.map((wait) => (
          <WaitRow key={wait._id} wait={wait} date={date} />
        ))}
      </Box>
    </section>
  );
}
