import { ColorSchemeMenu } from '@atrium/ui/components/menus/color-scheme-menu';
import { LanguageMenu } from '@atrium/ui/components/menus/language-menu';

/** Language, light and dark. */
export default function Preferences() {
  return (
    <>
      <LanguageMenu />
      <ColorSchemeMenu />
    </>
  );
}
