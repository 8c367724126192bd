import { useParams } from 'react-router-dom';
import { ReservationPage } from '../../../features/reservations/components/reservation-page';

/** `…/activity/{id}` */
export function Component() {
  const { id = '' } = useParams();
  return <ReservationPage key={id} id={id} />;
}
