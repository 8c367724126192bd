import { useListActivitiesQuery } from '@atrium/api-client/hub';
import { useListBookableTreatmentsQuery } from '@atrium/api-client/hub/spa';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { JourneyInvite } from './journey-invite';
import { TreatmentTypeCard } from './treatment-type-card';

/** The treatments that can be booked at this venue. */
export function TreatmentList() {
  const { t } = useTranslation('hub');
  const { slug, modules } = useVendor();
  const errorText = useErrorText();
  const { data, error, isLoading, refetch } = useListBookableTreatmentsQuery({ vendorId: slug });
  // activities stand above: what comes before them would be pushed away by them
  const { isLoading: activitiesLoad } = useListActivitiesQuery(
    { vendorId: slug },
    { skip: !modules.services },
  );

  const body = () => {
    if (isLoading) return <CardSkeletons count={2} />;
    if (error) {
      return (
        <ErrorState
          title={t('treatments.loadFailed')}
          message={errorText(error)}
          onRetry={refetch}
        />
      );
    }
    if (!data || data.data.length === 0) {
      // beside activities an empty section says nothing
      return modules.services ? null : <EmptyState title={t('newReservation.empty')} />;
    }
    return (
      <>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            gap: 2,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {data.data.map((type) => (
            <TreatmentTypeCard key={type._id} type={type} />
          ))}
        </Box>
        {data.data.filter(({ guests }) => guests === 1).length > 1 && <JourneyInvite />}
      </>
    );
  };
  const shown = !activitiesLoad && body();
  if (!shown) return null;
  return (
    <Box component="section" aria-labelledby="treatments" sx={{ mt: modules.services ? 5 : 0 }}>
      <Typography id="treatments" variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('treatments.title')}
      </Typography>
      {shown}
    </Box>
  );
}
