import { isApiError } from '@atrium/api-client/api-error';
import { useGetVendorBrandingQuery } from '@atrium/api-client/public';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { FindVenuePage } from '../../../features/find-venue/components/find-venue-page';
import { leaveFor } from '../../../features/find-venue/lib/leave-for';
import { doors } from '../../../paths';

/** `/minside/{vendorName}`, with or without a `{location}`: redirects to the venue's hub. */
export function Component() {
  const { t } = useTranslation('public');
  const { vendorName = '' } = useParams();
  const { data, error, refetch } = useGetVendorBrandingQuery({ vendor: vendorName });
  const venue = data?.data._vendor;
  usePageTitle(venue?.name ?? t('findVenue.title'));

  useEffect(() => {
    if (venue) leaveFor(doors.hub(venue.slug));
  }, [venue]);

  if (isApiError(error) && error.status === 404) {
    return <FindVenuePage initialName={vendorName} />;
  }
  return (
    <Container component="main" id="main" maxWidth="sm" sx={{ py: { xs: 6, md: 12 } }}>
      {error ? (
        <ErrorState message={t('findVenue.failed')} onRetry={refetch} />
      ) : (
        <>
          {venue && (
            <Typography variant="h1">{t('findVenue.opening', { name: venue.name })}</Typography>
          )}
          <LoadingScreen />
        </>
      )}
    </Container>
  );
}
