import { WrittenPage } from '../../../features/articles/components/written-page';
import { preparePage } from '../../../features/articles/lib/load-page';
import { OperatorFacts } from '../../../features/operator/components/operator-facts';

export const prepare = preparePage('termsOfSale');

export const Component = () => (
  <WrittenPage name="termsOfSale">
    <OperatorFacts fields={['name', 'address', 'email', 'law']} />
  </WrittenPage>
);
