import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

const Menus = lazy(async () => ({ default: (await import('./preference-menus')).PreferenceMenus }));

/** Language and appearance. Nobody needs them to read a page, so they come after it, into their place. */
export function Preferences() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 112, minHeight: 44 }}>
      <Suspense>
        <Menus />
      </Suspense>
    </Box>
  );
}
