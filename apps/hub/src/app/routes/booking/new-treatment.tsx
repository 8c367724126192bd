import { useParams } from 'react-router-dom';
import { TreatmentFlow } from '../../../features/treatments/components/booking/treatment-flow';
import { Offered } from '../../../shared/components/offered';

/** `…/new-treatment/{id}` */
export function Component() {
  const { id = '' } = useParams();
  return (
    <Offered parts={['spa']}>
      <TreatmentFlow key={id} typeId={id} />
    </Offered>
  );
}
