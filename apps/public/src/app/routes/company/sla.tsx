import { WrittenPage } from '../../../features/articles/components/written-page';
import { preparePage } from '../../../features/articles/lib/load-page';
import { OperatorFacts } from '../../../features/operator/components/operator-facts';

export const prepare = preparePage('sla');

export const Component = () => (
  <WrittenPage name="sla">
    <OperatorFacts fields={['name', 'email', 'availability', 'supportHours', 'responseTime']} />
  </WrittenPage>
);
