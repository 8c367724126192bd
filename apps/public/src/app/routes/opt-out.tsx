import { useParams, useSearchParams } from 'react-router-dom';
import { OptOutPage } from '../../features/from-mail/components/opt-out-page';
import { VenueDoor } from '../../features/from-mail/components/venue-door';

const channels = ['email', 'sms'] as const;

/** `/opt_out/{vendorId}?guest&channel&signature`, from every message that is not needed for a booking. */
export function Component() {
  const { vendorId = '' } = useParams();
  const [params] = useSearchParams();
  const guest = params.get('guest');
  const channel = channels.find((one) => one === params.get('channel'));
  const signature = params.get('signature');
  const link = guest && channel && signature ? { guest, channel, signature } : undefined;
  return (
    <VenueDoor vendor={vendorId}>{(venue) => <OptOutPage venue={venue} link={link} />}</VenueDoor>
  );
}
