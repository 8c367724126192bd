import { isHexColor } from '@atrium/rules/themes/color-contrast';
import { themeContrasts } from '@atrium/rules/themes/theme-contrast';
import { RuleError } from '../../common/errors/app-error';
import { type ThemePart, type ThemeStyles, themeParts } from './theme.schema';

const colors = ['backgroundColor', 'color', 'borderColor'] as const;

/**
 * Refuses invalid colours, and text guests could not read: it needs a contrast of 4.5 to 1 with its
 * own background or the page's.
 * @throws {RuleError} INVALID_COLOR, INSUFFICIENT_CONTRAST; the details name every offending field
 */
export function assertReadable(styles: ThemeStyles): void {
  const invalid = themeParts.flatMap((part) => invalidColors(styles, part));
  if (invalid.length > 0) throw RuleError.ofField('INVALID_COLOR', ...invalid);
  const unreadable = themeContrasts(styles)
    .filter(({ passes }) => !passes)
    .map(({ part }) => `${part}.color`);
  if (unreadable.length > 0) throw RuleError.ofField('INSUFFICIENT_CONTRAST', ...unreadable);
}

function invalidColors(styles: ThemeStyles, part: ThemePart): string[] {
  return colors
    .filter((color) => styles[part]?.[color] !== undefined && !isHexColor(styles[part][color]))
    .map((color) => `${part}.${color}`);
}
