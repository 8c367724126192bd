import { useParams } from 'react-router-dom';
import { BookingPage } from '../../features/booking/components/booking-page';

export function Component() {
  const { id = '' } = useParams();
  return <BookingPage id={id} />;
}
