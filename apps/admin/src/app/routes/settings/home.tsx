import { SettingsHome } from '../../../features/settings/home/components/settings-home';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="services.edit">
      <SettingsHome />
    </Allowed>
  );
}
