import { isApiError } from '@atrium/api-client/api-error';
import { useGetOpenBookingServiceQuery } from '@atrium/api-client/public';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import Container from '@mui/material/Container';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../paths';

/** `/open_booking/service/{service_id}`: the same booking, from an address that names no venue. */
export function Component() {
  const { serviceId = '' } = useParams();
  const { data, error, refetch } = useGetOpenBookingServiceQuery({
    id: serviceId,
    openBookingDay: { date: new Date().toISOString().slice(0, 10) },
  });
  if (data) return <Navigate to={paths.bookingOf(data.data.vendor, serviceId)} replace />;
  if (isApiError(error) && error.status < 500 && error.status > 0) return <NotFoundPage />;
  if (!error) return <LoadingScreen fullScreen />;
  return (
    <Container component="main" id="main" maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
      <ErrorState onRetry={refetch} />
    </Container>
  );
}
