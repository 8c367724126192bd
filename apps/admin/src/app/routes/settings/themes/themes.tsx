import { ThemesPage } from '../../../../features/settings/themes/components/themes-page';
import { Allowed } from '../../../../shared/components/allowed';

export function Component() {
  return (
    <Allowed permission="themes.edit">
      <ThemesPage />
    </Allowed>
  );
}
