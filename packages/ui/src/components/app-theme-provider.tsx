import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingContext } from '../hooks/use-branding';
import { createAppTheme } from '../theme/app-theme';
import type { VendorBranding } from '../theme/vendor-branding';

interface Props {
  children: ReactNode;
}

/** The theme of an app: ours until a page below names its venue's look with `useBranding`. */
export function AppThemeProvider({ children }: Props) {
  const { i18n } = useTranslation();
  const [branding, setBranding] = useState<VendorBranding | undefined>();
  const { theme } = useMemo(
    () => createAppTheme({ branding, language: i18n.language }),
    [branding, i18n.language],
  );

  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <BrandingContext value={setBranding}>{children}</BrandingContext>
    </ThemeProvider>
  );
}
