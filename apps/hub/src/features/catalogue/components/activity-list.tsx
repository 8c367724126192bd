import { useListActivitiesQuery } from '@atrium/api-client/hub';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { ActivityCard } from './activity-card';

/** What can be booked at this venue. */
export function ActivityList() {
  const { t } = useTranslation('hub');
  const { slug } = useVendor();
  const language = useLanguage();
  const errorText = useErrorText();
  const { data, error, isLoading, refetch } = useListActivitiesQuery({ vendorId: slug });

  if (isLoading) return <CardSkeletons count={4} />;
  if (error) {
    return (
      <ErrorState
        title={t('newReservation.loadFailed')}
        message={errorText(error)}
        onRetry={refetch}
      />
    );
  }
  if (!data || data.length === 0) return <EmptyState title={t('newReservation.empty')} />;
  return (
    <Box
      component="ul"
      key={language}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {data.map((activity) => (
        <ActivityCard key={activity._id} activity={activity} />
      ))}
    </Box>
  );
}
