import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { useSearchParams } from 'react-router-dom';
import { LostLink } from '../../../features/booking/components/lost-link';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';

/** `/open_booking/link?vendor`: for who lost the link to their booking. */
export function Component() {
  const [params] = useSearchParams();
  const vendor = params.get('vendor');
  if (!vendor) return <NotFoundPage />;
  return <VenueDoor vendor={vendor}>{(venue) => <LostLink venue={venue} />}</VenueDoor>;
}
