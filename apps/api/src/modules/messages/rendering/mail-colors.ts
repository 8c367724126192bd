import { isHexColor, meetsAA } from '@atrium/rules/themes/color-contrast';
import type { ThemeColors, ThemePart } from '@atrium/rules/themes/theme-contrast';

/** A venue's colours in its mail; hex. */
export interface MailColors {
  readonly heading: string;
  readonly button: string;
  readonly buttonText: string;
}

const INK = '#1f2328';
const PAPER = '#ffffff';

/** For a venue without a theme. */
export const plainColors: MailColors = { heading: INK, button: INK, buttonText: PAPER };

/** The colours of a venue's theme, or black where they would be hard to read: mail is black on white. */
export function mailColors({
  title,
  buttonCTA,
}: Partial<Record<ThemePart, ThemeColors>>): MailColors {
  const heading = readable(title?.color, PAPER) ?? INK;
  const button = buttonCTA?.backgroundColor;
  if (!button || !isHexColor(button)) return { ...plainColors, heading };
  const buttonText = readable(buttonCTA.color, button) ?? readable(PAPER, button) ?? INK;
  return { heading, button, buttonText };
}

function readable(text: string | null | undefined, background: string): string | undefined {
  return text && isHexColor(text) && meetsAA(text, background) ? text : undefined;
}
