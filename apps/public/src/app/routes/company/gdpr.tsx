import { WrittenPage } from '../../../features/articles/components/written-page';
import { preparePage } from '../../../features/articles/lib/load-page';
import { OperatorFacts } from '../../../features/operator/components/operator-facts';

export const prepare = preparePage('gdpr');

export const Component = () => (
  <WrittenPage name="gdpr">
    <OperatorFacts fields={['name', 'address', 'email', 'privacyOfficer']} />
  </WrittenPage>
);
