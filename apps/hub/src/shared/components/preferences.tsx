import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

const Menus = lazy(async () => ({ default: (await import('./preference-menus')).PreferenceMenus }));

/**
 * Language and appearance. Not needed for reading, so they load later into their reserved place.
 */
export function Preferences() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 112, minHeight: 44 }}>
      <Suspense>
        <Menus />
      </Suspense>
    </Box>
  );
}
