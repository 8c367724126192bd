import type { PaletteOptions } from '@mui/material/styles';
import { brass, ink, spruce, stone } from './primitives';

export const lightPalette = {
  primary: {
    light: spruce[400],
    main: spruce[600],
    dark: spruce[700],
    contrastText: stone[0],
  },
  secondary: { light: brass[500], main: brass[600], dark: brass[800], contrastText: stone[0] },
  error: { light: '#D6544C', main: '#B3261E', dark: '#8C1D18', contrastText: stone[0] },
  warning: { light: '#C98422', main: '#9A5B00', dark: '#744400', contrastText: stone[0] },
  info: { light: '#4D8DBB', main: '#22618F', dark: '#184A6E', contrastText: stone[0] },
  success: { light: '#4E9B6B', main: '#2A7348', dark: '#1E5736', contrastText: stone[0] },
  background: { default: stone[50], paper: stone[0] },
  text: { primary: ink, secondary: stone[600], disabled: stone[400] },
  divider: stone[200],
  action: {
    active: stone[600],
    hover: 'rgba(23, 32, 30, 0.04)',
    selected: 'rgba(31, 93, 84, 0.09)',
  },
} satisfies PaletteOptions;

export const darkPalette = {
  primary: { light: spruce[200], main: spruce[300], dark: spruce[400], contrastText: spruce[900] },
  secondary: { light: brass[100], main: brass[300], dark: brass[500], contrastText: brass[800] },
  error: { light: '#F6B1AB', main: '#F08C84', dark: '#D6544C', contrastText: '#3B0A07' },
  warning: { light: '#F3CF95', main: '#E8B25B', dark: '#C98422', contrastText: '#352000' },
  info: { light: '#B4D4EA', main: '#8ABDE0', dark: '#4D8DBB', contrastText: '#08263B' },
  success: { light: '#B2DCC1', main: '#86C69D', dark: '#4E9B6B', contrastText: '#0A2A17' },
  background: { default: stone[950], paper: stone[900] },
  text: { primary: '#EDEFEA', secondary: '#A9B0AA', disabled: '#6B726D' },
  divider: '#2B3331',
  action: {
    active: stone[300],
    hover: 'rgba(237, 239, 234, 0.06)',
    selected: 'rgba(127, 181, 171, 0.16)',
  },
} satisfies PaletteOptions;
