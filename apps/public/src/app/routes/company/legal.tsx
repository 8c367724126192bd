import { WrittenPage } from '../../../features/articles/components/written-page';
import { preparePage } from '../../../features/articles/lib/load-page';
import { OperatorFacts } from '../../../features/operator/components/operator-facts';

export const prepare = preparePage('legal');

export const Component = () => (
  <WrittenPage name="legal">
    <OperatorFacts fields={['name', 'registration', 'address', 'email', 'phone', 'law']} />
  </WrittenPage>
);
