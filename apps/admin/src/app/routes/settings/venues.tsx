import { VendorsPage } from '../../../features/settings/venues/components/vendors-page';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="vendors.create">
      <VendorsPage />
    </Allowed>
  );
}
