import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { VendorPage } from '../../../features/settings/venue/components/vendor-page';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="vendor.edit">
      <AreaTexts areas={['pictures']}>
        <VendorPage />
      </AreaTexts>
    </Allowed>
  );
}
