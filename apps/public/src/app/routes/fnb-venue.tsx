import { isApiError } from '@atrium/api-client/api-error';
import { useGetVendorBrandingQuery } from '@atrium/api-client/public';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DiningRoomsPage } from '../../features/dining/components/dining-rooms-page';
import { FindVenuePage } from '../../features/find-venue/components/find-venue-page';

/** `/fnb/{location}`: the dining rooms of a venue, by its short name. */
export function Component() {
  const { t } = useTranslation('public');
  const { location = '' } = useParams();
  const { data, error, refetch } = useGetVendorBrandingQuery({ vendor: location });

  if (isApiError(error) && error.status === 404) {
    return <FindVenuePage goal="table" initialName={location} />;
  }
  if (data) return <DiningRoomsPage venue={data.data._vendor} />;
  return (
    <Container component="main" id="main" maxWidth="sm" sx={{ py: { xs: 6, md: 12 } }}>
      {error ? <ErrorState message={t('findVenue.failed')} onRetry={refetch} /> : <LoadingScreen />}
    </Container>
  );
}
