import { isApiError } from '@atrium/api-client/api-error';
import { useListBookableTreatmentsQuery } from '@atrium/api-client/public';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TreatmentCard } from './treatment-card';

interface Props {
  venue: { name: string; slug: string };
}

/** What a venue's spa offers, for how long and from which price. */
export function TreatmentList({ venue }: Props) {
  const { t } = useTranslation('public');
  const { data, error, refetch } = useListBookableTreatmentsQuery({ vendorId: venue.slug });
  const treatments = data?.data ?? [];
  const isOff = isApiError(error) && error.code === 'MODULE_OFF';
  const hasNone = isOff || (data !== undefined && treatments.length === 0);

  return (
    <>
      {!data && !error && <CardSkeletons />}
      {error !== undefined && !isOff && <ErrorState message={t('spa.failed')} onRetry={refetch} />}
      {hasNone && <EmptyState title={t('spa.none', { name: venue.name })} />}
      {treatments.length > 0 && (
        <Box
          component="ul"
          aria-label={t('spa.treatments')}
          sx={{
            display: 'grid',
            gap: 2,
            m: 0,
            p: 0,
            listStyle: 'none',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {treatments.map((treatment) => (
            <TreatmentCard key={treatment._id} treatment={treatment} venue={venue.slug} />
          ))}
        </Box>
      )}
    </>
  );
}
