import { useParams } from 'react-router-dom';
import { NewBooking } from '../../features/new-booking/components/new-booking';

export function Component() {
  const { guestId = '' } = useParams();
  return <NewBooking guestId={guestId} />;
}
