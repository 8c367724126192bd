import { WrittenPage } from '../../../features/articles/components/written-page';
import { OperatorFacts } from '../../../features/operator/components/operator-facts';

export const Component = () => (
  <WrittenPage name="sla">
    <OperatorFacts fields={['name', 'email', 'availability', 'supportHours', 'responseTime']} />
  </WrittenPage>
);
