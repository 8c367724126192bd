import type { Theme } from '@mui/material/styles';

/** How the face of a blocked table looks: crossed out, with the words on it still read easily. */
export const HATCHED = (theme: Theme) => ({
  backgroundImage: `repeating-linear-gradient(135deg, transparent 0 7px, color-mix(in srgb, ${theme.vars.palette.text.primary} 16%, transparent) 7px 9px)`,
});
