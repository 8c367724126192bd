import { ColorSchemeMenu } from '@atrium/ui/components/color-scheme-menu';
import { LanguageMenu } from '@atrium/ui/components/language-menu';

export function PreferenceMenus() {
  return (
    <>
      <LanguageMenu />
      <ColorSchemeMenu />
    </>
  );
}
