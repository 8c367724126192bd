import { ColorSchemeMenu } from '@atrium/ui/components/menus/color-scheme-menu';
import { LanguageMenu } from '@atrium/ui/components/menus/language-menu';

export function PreferenceMenus() {
  return (
    <>
      <LanguageMenu />
      <ColorSchemeMenu />
    </>
  );
}
