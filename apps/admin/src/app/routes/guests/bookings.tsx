import { useParams } from 'react-router-dom';
import { GuestBookings } from '../../../features/guests/bookings/components/guest-bookings';

export function Component() {
  const { guestId = '' } = useParams();
  return <GuestBookings guestId={guestId} />;
}
