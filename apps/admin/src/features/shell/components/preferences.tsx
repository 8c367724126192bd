import { ColorSchemeMenu } from '@atrium/ui/components/color-scheme-menu';
import { LanguageMenu } from '@atrium/ui/components/language-menu';

/** Language, light and dark. */
export default function Preferences() {
  return (
    <>
      <LanguageMenu />
      <ColorSchemeMenu />
    </>
  );
}
