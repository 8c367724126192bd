import { VendorPage } from '../../../features/settings/venue/components/vendor-page';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="vendor.edit">
      <VendorPage />
    </Allowed>
  );
}
