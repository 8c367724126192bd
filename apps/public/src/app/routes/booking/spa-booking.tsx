import { Navigate, useParams } from 'react-router-dom';
import { VenueTreatments } from '../../../features/spa/components/venue-treatments';
import { paths } from '../../../paths';
import { SpaDoor } from './spa-door';

/** `/spa_booking/{vendorName}`: treatments are booked without an account; elsewhere they have one address. */
export function Component() {
  const { vendorName = '' } = useParams();
  return (
    <SpaDoor name={vendorName} otherwise={<Navigate to={paths.spaOf(vendorName)} replace />}>
      {(venue) => <VenueTreatments venue={venue} />}
    </SpaDoor>
  );
}
