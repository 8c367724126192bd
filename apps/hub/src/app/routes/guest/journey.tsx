import { useParams } from 'react-router-dom';
import { JourneyPage } from '../../../features/treatments/components/own/journey-page';

/** `…/journey/{id}` */
export function Component() {
  const { id = '' } = useParams();
  return <JourneyPage key={id} id={id} />;
}
