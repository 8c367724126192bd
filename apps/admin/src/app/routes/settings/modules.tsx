import { ModulesPage } from '../../../features/settings/modules/components/modules-page';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="vendor.modules">
      <ModulesPage />
    </Allowed>
  );
}
