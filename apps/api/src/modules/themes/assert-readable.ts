import { errors as texts } from '@atrium/i18n/locales/en/errors';
import { isHexColor } from '@atrium/rules/color-contrast';
import { themeContrasts } from '@atrium/rules/theme-contrast';
import { RuleError } from '../../common/errors/app-error';
import { type ThemePart, type ThemeStyles, themeParts } from './theme.schema';

const colors = ['backgroundColor', 'color', 'borderColor'] as const;

/**
 * Refuses a look that is no colour or that guests could not read: text needs a contrast of 4.5 to 1
 * with what is behind it, its own background or the page's.
 * @throws {RuleError} INVALID_COLOR, INSUFFICIENT_CONTRAST; the details name every field at fault
 */
export function assertReadable(styles: ThemeStyles): void {
  refuse(
    'INVALID_COLOR',
    themeParts.flatMap((part) => invalidColors(styles, part)),
  );
  refuse(
    'INSUFFICIENT_CONTRAST',
    themeContrasts(styles)
      .filter(({ passes }) => !passes)
      .map(({ part }) => `${part}.color`),
  );
}

function invalidColors(styles: ThemeStyles, part: ThemePart): string[] {
  return colors
    .filter((color) => styles[part]?.[color] !== undefined && !isHexColor(styles[part][color]))
    .map((color) => `${part}.${color}`);
}

function refuse(code: 'INVALID_COLOR' | 'INSUFFICIENT_CONTRAST', fields: readonly string[]): void {
  if (fields.length === 0) return;
  throw new RuleError(code, {
    details: fields.map((field) => ({ field, message: texts[code] })),
  });
}
