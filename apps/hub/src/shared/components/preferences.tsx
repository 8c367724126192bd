import { ColorSchemeMenu } from '@atrium/ui/components/color-scheme-menu';
import { LanguageMenu } from '@atrium/ui/components/language-menu';

/** Language and appearance. */
export function Preferences() {
  return (
    <>
      <LanguageMenu />
      <ColorSchemeMenu />
    </>
  );
}
