import { useParams } from 'react-router-dom';
import { AskForm } from '../../../features/from-mail/components/ask-form';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';

/** `/privacy/{vendorId}`: for who asks about their data and does not sign in. */
export function Component() {
  const { vendorId = '' } = useParams();
  return <VenueDoor vendor={vendorId}>{(venue) => <AskForm venue={venue} />}</VenueDoor>;
}
