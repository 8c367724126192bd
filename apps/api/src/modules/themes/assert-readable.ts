import { errors as texts } from '@atrium/i18n/locales/en/errors';
import { isHexColor, meetsAA } from '@atrium/rules/color-contrast';
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
    themeParts.filter((part) => !isReadable(styles, part)).map((part) => `${part}.color`),
  );
}

function invalidColors(styles: ThemeStyles, part: ThemePart): string[] {
  return colors
    .filter((color) => styles[part]?.[color] !== undefined && !isHexColor(styles[part][color]))
    .map((color) => `${part}.${color}`);
}

/** True also where one of the two is not chosen: the product then chooses what can be read. */
function isReadable({ main, ...styles }: ThemeStyles, part: ThemePart): boolean {
  const style = part === 'main' ? main : styles[part];
  const text = style?.color ?? (style?.backgroundColor ? main?.color : undefined);
  const behind = style?.backgroundColor ?? main?.backgroundColor;
  return !text || !behind || meetsAA(text, behind);
}

function refuse(code: 'INVALID_COLOR' | 'INSUFFICIENT_CONTRAST', fields: readonly string[]): void {
  if (fields.length === 0) return;
  throw new RuleError(code, {
    details: fields.map((field) => ({ field, message: texts[code] })),
  });
}
