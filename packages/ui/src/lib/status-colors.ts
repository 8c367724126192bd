import { decomposeColor, hslToRgb } from '@mui/material/styles';
import { isOpaqueColor, mostReadable, nearestReadable, TEXT_CONTRAST } from '../theme/contrast';
import { darkPalette, lightPalette } from '../theme/palette';
import { ink, stone } from '../theme/primitives';

/** Above the 4.5 that is asked for: browsers round the channels of a mixed colour otherwise than we do. */
const READABLE = TEXT_CONTRAST + 0.1;
/** How much of the status colour is in its background. */
const TINT = 0.14;

interface Pair {
  text: string;
  background: string;
}

export interface StatusColors {
  light: Pair;
  dark: Pair;
  /** The colour as the venue chose it. */
  dot: string;
}

function channels(color: string) {
  const { type, values } = decomposeColor(color);
  return type.startsWith('hsl') ? decomposeColor(hslToRgb(color)).values : values;
}

/** An opaque mix, since the contrast with a translucent colour depends on what lies under it. */
function mix(color: string, surface: string): string {
  const top = channels(color);
  const under = channels(surface);
  const channel = (index: 0 | 1 | 2) => Math.round(top[index] * TINT + under[index] * (1 - TINT));
  return `rgb(${channel(0)}, ${channel(1)}, ${channel(2)})`;
}

function pair(color: string, surface: string): Pair {
  const background = mix(color, surface);
  return {
    background,
    text:
      nearestReadable(color, [background], READABLE) ??
      mostReadable(background, [ink, stone[0], '#000000']),
  };
}

/** A floor plan asks for the same few colours hundreds of times. */
const known = new Map<string, StatusColors>();

/** A status colour made readable on a tint of itself, on light and on dark surfaces. */
export function statusColors(given: string | null | undefined): StatusColors {
  const asked = given ?? '';
  const colors = known.get(asked) ?? calculate(asked);
  known.set(asked, colors);
  return colors;
}

function calculate(given: string): StatusColors {
  const color = given && isOpaqueColor(given) ? given.trim() : stone[500];
  return {
    light: pair(color, lightPalette.background.paper),
    dark: pair(color, darkPalette.background.paper),
    dot: color,
  };
}
