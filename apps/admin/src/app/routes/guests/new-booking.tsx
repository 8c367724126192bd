import { useParams } from 'react-router-dom';
import { NewBooking } from '../../../features/bookings/create/components/new-booking';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  const { guestId = '' } = useParams();
  return (
    <Allowed nested permission="bookings.create" part="bookings">
      <NewBooking guestId={guestId} />
    </Allowed>
  );
}
