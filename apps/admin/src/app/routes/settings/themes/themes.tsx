import { ThemesPage } from '../../../../features/settings/themes/components/themes-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="themes.edit">
      <ThemesPage />
    </Allowed>
  );
}
