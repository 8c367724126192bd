import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** How many days have room side by side. */
export function useDayCount(): 1 | 3 | 7 {
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'));
  const isMiddle = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('sm'));
  if (isWide) return 7;
  return isMiddle ? 3 : 1;
}
