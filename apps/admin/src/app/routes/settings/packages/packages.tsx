import { PackagesPage } from '../../../../features/settings/packages/components/packages-page';
import { Allowed } from '../../../../shared/components/allowed';

export function Component() {
  return (
    <Allowed permission="packages.edit" part="stays">
      <PackagesPage />
    </Allowed>
  );
}
