import { useParams } from 'react-router-dom';
import { BookingFlow } from '../../features/booking/components/booking-flow';

/** `…/new-activity/{id}` */
export function Component() {
  const { id = '' } = useParams();
  return <BookingFlow key={id} serviceId={id} />;
}
