import { WrittenPage } from '../../../features/articles/components/written-page';
import { OperatorFacts } from '../../../features/operator/components/operator-facts';

export const Component = () => (
  <WrittenPage name="termsOfSale">
    <OperatorFacts fields={['name', 'address', 'email', 'law']} />
  </WrittenPage>
);
