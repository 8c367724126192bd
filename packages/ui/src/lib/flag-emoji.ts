const REGIONAL_INDICATOR_A = 0x1f1e6;
const LETTER_A = 'A'.charCodeAt(0);

/**
 * The flag of a country as its two regional letters, which most systems draw as a flag and the others
 * as the letters themselves.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export function flagEmoji(country: string): string {
  return String.fromCodePoint(
    ...Array.from(country, (letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - LETTER_A),
  );
}
