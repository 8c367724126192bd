import { useParams } from 'react-router-dom';
import { TreatmentPage } from '../../../features/treatments/components/own/treatment-page';

/** `…/treatment/{id}` */
export function Component() {
  const { id = '' } = useParams();
  return <TreatmentPage key={id} id={id} />;
}
