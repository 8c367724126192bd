import { PackagesPage } from '../../../../features/settings/packages/components/packages-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="packages.edit" part="stays">
      <PackagesPage />
    </Allowed>
  );
}
