/** Contrast by WCAG 2.2, success criterion 1.4.3: a venue's colours must be readable. */

const AA = 4.5;
/** From 24 px, or 18.66 px bold. */
const AA_LARGE = 3;

/** True for `#rgb` and `#rrggbb`. */
export function isHexColor(value: unknown): boolean {
  return typeof value === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value);
}

function luminance(color: string): number {
  if (!isHexColor(color)) throw new RangeError(`Not a hex colour: ${color}`);
  const digits = color.slice(1);
  const pairs =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 (same colour) to 21 (black on white). @throws RangeError for an invalid hex colour */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * True if text in this colour is readable on that background: at least 4.5, or 3 for large text.
 */
export function meetsAA(
  text: string,
  background: string,
  { large = false }: { large?: boolean } = {},
): boolean {
  return contrastRatio(text, background) >= (large ? AA_LARGE : AA);
}
