import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../paths';

/** The former address of the guest card, kept for bookmarks and links in messages. */
export function Component() {
  const { customerId = '' } = useParams();
  return <Navigate to={paths.guest(customerId)} replace />;
}
