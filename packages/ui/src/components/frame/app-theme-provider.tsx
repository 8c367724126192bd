import CssBaseline from '@mui/material/CssBaseline';
import type { Localization } from '@mui/material/locale';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingContext } from '../../hooks/use-branding';
import { createAppTheme } from '../../theme/app-theme';
import { muiLocale } from '../../theme/mui-locale';
import type { VendorBranding } from '../../theme/vendor-branding';

interface Props {
  /** Whether light or dark, once chosen, is kept for the next visit. */
  keepsMode?: boolean;
  children: ReactNode;
}

/** The theme of an app: ours until a page below names its venue's look with `useBranding`. */
export function AppThemeProvider({ keepsMode = true, children }: Props) {
  const { i18n } = useTranslation();
  const [branding, setBranding] = useState<VendorBranding | undefined>();
  const [locale, setLocale] = useState<Localization>();
  const { theme } = useMemo(() => createAppTheme({ branding, locale }), [branding, locale]);

  useEffect(() => {
    let current = true;
    const show = (texts?: Localization) => {
      if (current) startTransition(() => setLocale(texts));
    };
    // Without them MUI speaks English, which beats an error page.
    muiLocale(i18n.language).then(show, () => show());
    return () => {
      current = false;
    };
  }, [i18n.language]);

  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      disableTransitionOnChange
      {...(!keepsMode && { storageManager: null })}
    >
      <CssBaseline enableColorScheme />
      <BrandingContext value={setBranding}>{children}</BrandingContext>
    </ThemeProvider>
  );
}
