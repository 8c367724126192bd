import { darken, decomposeColor, getContrastRatio, lighten } from '@mui/material/styles';

/** WCAG 2.2 AA: text needs 4.5 to 1 against what is behind it, borders and icons 3 to 1. */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

const STEPS = 20;
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Whether a colour is one the theme can calculate with: hex, rgb() or hsl(), and opaque. */
export function isOpaqueColor(value: string): boolean {
  if (value.startsWith('#') && !HEX.test(value.trim())) return false;
  try {
    const { type, values } = decomposeColor(value.trim());
    const alpha = values[3];
    if (type === 'color' || (alpha !== undefined && alpha < 1)) return false;
    return values.every((channel) => Number.isFinite(channel));
  } catch {
    return false;
  }
}

/** WCAG contrast ratio, 1 (the same) to 21 (black on white). */
export const contrast = (a: string, b: string): number => getContrastRatio(a, b);

/** The first of the candidates that can be read as text on the background, else the best of them. */
export function mostReadable(background: string, candidates: readonly [string, ...string[]]) {
  const readable = candidates.find((color) => contrast(color, background) >= TEXT_CONTRAST);
  if (readable) return readable;
  return candidates.reduce((best, next) =>
    contrast(next, background) > contrast(best, background) ? next : best,
  );
}

/**
 * The nearest shade of a colour that reaches the ratio on every background, found by darkening or
 * lightening it in small steps; null when neither black nor white would do.
 */
export function nearestReadable(
  color: string,
  backgrounds: readonly string[],
  ratio: number,
): string | null {
  const readable = (shade: string) =>
    backgrounds.every((background) => contrast(shade, background) >= ratio);
  if (readable(color)) return color;
  for (let step = 1; step <= STEPS; step += 1) {
    const amount = step / STEPS;
    const shade = [darken(color, amount), lighten(color, amount)].find(readable);
    if (shade) return shade;
  }
  return null;
}
