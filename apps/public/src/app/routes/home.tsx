import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Box from '@mui/material/Box';
import { Doors } from '../../features/home/components/doors';
import { Hero } from '../../features/home/components/hero';
import { Kinds } from '../../features/home/components/kinds';
import { Looks } from '../../features/home/components/looks';
import { PromiseBand } from '../../features/home/components/promise-band';

export function Component() {
  usePageTitle(undefined);
  return (
    <Box component="main" id="main" sx={{ overflow: 'clip' }}>
      <Hero />
      <Kinds />
      <PromiseBand />
      <Looks />
      <Doors />
    </Box>
  );
}
