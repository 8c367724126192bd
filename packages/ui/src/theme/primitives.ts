/**
 * The raw values of the look: spruce and ink on a barely warm white, brass where something should
 * be noticed. Screens use the theme's palette, never these.
 */
export const spruce = {
  50: '#EEF5F3',
  100: '#D6E7E3',
  200: '#AFD0C9',
  300: '#7FB5AB',
  400: '#4C9286',
  500: '#2F766B',
  600: '#1F5D54',
  700: '#184B44',
  800: '#123A35',
  900: '#0B2522',
} as const;

export const brass = {
  100: '#F4E6CB',
  300: '#DFB878',
  500: '#A8742A',
  600: '#86591B',
  800: '#513510',
} as const;

export const stone = {
  0: '#FFFFFF',
  50: '#F8F8F5',
  100: '#F0F0EB',
  200: '#E2E3DC',
  300: '#CBCDC4',
  400: '#A5A9A0',
  500: '#7B817A',
  600: '#59605B',
  700: '#414845',
  800: '#252C2A',
  850: '#1C2321',
  900: '#151B1A',
  950: '#0E1312',
} as const;

export const ink = '#17201E';

export const fontStack = {
  text: '"Figtree Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  display: '"Newsreader Variable", "Iowan Old Style", Palatino, Georgia, serif',
} as const;

/** Corner radius in pixels, by the size of what is rounded. */
export const radius = { small: 6, control: 10, card: 16, sheet: 24 } as const;

/** Two soft layers read as depth on white; one hard layer reads as a border. */
export const shadow = {
  card: '0 1px 2px rgba(23, 32, 30, 0.04), 0 4px 16px rgba(23, 32, 30, 0.05)',
  raised: '0 2px 6px rgba(23, 32, 30, 0.06), 0 12px 32px rgba(23, 32, 30, 0.10)',
  overlay: '0 8px 24px rgba(23, 32, 30, 0.12), 0 24px 64px rgba(23, 32, 30, 0.18)',
} as const;
