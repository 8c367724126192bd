import { useParams } from 'react-router-dom';
import { BookingFlow } from '../../../features/booking/components/booking-flow';
import { Offered } from '../../../shared/components/offered';

/** `…/new-activity/{id}` */
export function Component() {
  const { id = '' } = useParams();
  return (
    <Offered parts={['activities']}>
      <BookingFlow key={id} serviceId={id} />
    </Offered>
  );
}
