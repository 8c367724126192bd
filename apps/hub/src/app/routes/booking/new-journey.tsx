import { JourneyFlow } from '../../../features/treatments/components/journey/journey-flow';
import { Offered } from '../../../shared/components/offered';

/** `…/new-journey` */
export const Component = () => (
  <Offered parts={['spa']}>
    <JourneyFlow />
  </Offered>
);
