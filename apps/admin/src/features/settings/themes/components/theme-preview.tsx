import { brandVariables, createAppTheme } from '@atrium/ui/theme/app-theme';
import { resolveBranding } from '@atrium/ui/theme/resolve-branding';
import type { VendorBranding } from '@atrium/ui/theme/vendor-branding';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import { useDeferredValue, useMemo, useState } from 'react';
import { PreviewPage } from './preview-page';

interface Props {
  look: VendorBranding;
  scheme: 'light' | 'dark';
}

/** The hub's sign-in page and a catalogue card in a theme, built of the hub's own components. */
export function ThemePreview({ look, scheme }: Props) {
  const [node, setNode] = useState<HTMLElement | null>(null);
  // building a theme is slow: it may come a moment after the key that changed it
  const key = useDeferredValue(JSON.stringify(look));
  const { theme, variables } = useMemo(() => {
    const branding: VendorBranding = JSON.parse(key);
    const resolved = resolveBranding(branding);
    return {
      theme: createAppTheme({ branding, isPreview: true }).theme,
      variables: { light: brandVariables(resolved.light), dark: brandVariables(resolved.dark) },
    };
  }, [key]);

  return (
    <Box ref={setNode} data-preview-scheme={scheme} sx={variables[scheme]}>
      {node && (
        <ThemeProvider
          key={scheme}
          theme={theme}
          defaultMode={scheme}
          storageManager={null}
          colorSchemeNode={node}
        >
          <PreviewPage />
        </ThemeProvider>
      )}
    </Box>
  );
}
