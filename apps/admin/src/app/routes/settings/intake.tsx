import { IntakeSettingsPage } from '../../../features/settings/intake/components/intake-settings-page';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="spa.edit" part="spa">
      <IntakeSettingsPage />
    </Allowed>
  );
}
