import { useParams } from 'react-router-dom';
import { AboutActivity } from '../../../features/catalogue/components/about/about-activity';
import { Offered } from '../../../shared/components/offered';

/** `…/discover/{id}` */
export function Component() {
  const { id = '' } = useParams();
  return (
    <Offered parts={['activities']}>
      <AboutActivity key={id} serviceId={id} />
    </Offered>
  );
}
