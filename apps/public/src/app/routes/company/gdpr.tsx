import { WrittenPage } from '../../../features/articles/components/written-page';
import { OperatorFacts } from '../../../features/operator/components/operator-facts';

export const Component = () => (
  <WrittenPage name="gdpr">
    <OperatorFacts fields={['name', 'address', 'email', 'privacyOfficer']} />
  </WrittenPage>
);
