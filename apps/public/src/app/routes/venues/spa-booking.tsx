import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../paths';

/** `/spa_booking/{vendorName}`: its treatments have one address. */
export function Component() {
  const { vendorName = '' } = useParams();
  return <Navigate to={paths.spaOf(vendorName)} replace />;
}
