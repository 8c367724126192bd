import type { ThemeInput, ThemeOutput } from '@atrium/api-client/admin';
import { isHexColor } from '@atrium/rules/themes/color-contrast';
import { THEME_PARTS, type ThemePart, themeContrasts } from '@atrium/rules/themes/theme-contrast';
import { wholeNumber } from '../../../../shared/forms/field-values';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';

/** One part of a theme as the form holds it; '' for the product's default. */
export interface StyleValues {
  backgroundColor: string;
  color: string;
  borderColor: string;
  /** Pixels, 0 to 32. */
  borderRadius: string;
}

export interface ThemeValues {
  name: string;
  main: StyleValues;
  signup: StyleValues;
  title: StyleValues;
  input: StyleValues;
  buttonCTA: StyleValues;
  link: StyleValues;
}

/** The settings of each part that guests can see; the others would change nothing. */
export const partFields = {
  main: ['backgroundColor', 'color'],
  signup: ['backgroundColor', 'color'],
  title: ['color'],
  input: ['borderColor'],
  buttonCTA: ['backgroundColor', 'color', 'borderRadius'],
  link: ['color'],
} as const satisfies Record<ThemePart, readonly (keyof StyleValues)[]>;

const colors = ['backgroundColor', 'color', 'borderColor'] as const;
const MAX_RADIUS = 32;

const toStyle = (style: ThemeOutput[ThemePart] | undefined): StyleValues => ({
  backgroundColor: style?.backgroundColor ?? '',
  color: style?.color ?? '',
  borderColor: style?.borderColor ?? '',
  borderRadius: style?.borderRadius === undefined ? '' : String(style.borderRadius),
});

/** The form's values; those of a new theme without one. */
export function toThemeValues(theme: ThemeOutput | undefined): ThemeValues {
  return {
    name: theme?.name ?? '',
    main: toStyle(theme?.main),
    signup: toStyle(theme?.signup),
    title: toStyle(theme?.title),
    input: toStyle(theme?.input),
    buttonCTA: toStyle(theme?.buttonCTA),
    link: toStyle(theme?.link),
  };
}

const known = (color: string): string | undefined => (isHexColor(color) ? color : undefined);

function styleOf(values: StyleValues) {
  const radius = wholeNumber(values.borderRadius);
  return {
    backgroundColor: known(values.backgroundColor),
    color: known(values.color),
    borderColor: known(values.borderColor),
    borderRadius: radius ?? undefined,
  };
}

/** The theme of a form so far; half-typed values count as empty. */
export function lookOf(values: ThemeValues) {
  const { main, signup, title, input, buttonCTA, link } = values;
  return {
    main: styleOf(main),
    signup: styleOf(signup),
    title: styleOf(title),
    input: styleOf(input),
    buttonCTA: styleOf(buttonCTA),
    link: styleOf(link),
  };
}

/**
 * What saving sends: a part with nothing chosen is removed.
 * @param saved for what this form does not show, such as a font
 */
export function toThemeInput(values: ThemeValues, saved: ThemeOutput | undefined): ThemeInput {
  const look = lookOf(values);
  const part = (name: ThemePart) => {
    const { fontFamily, fontWeight } = saved?.[name] ?? {};
    const style = {
      ...(fontFamily !== undefined && { fontFamily }),
      ...(fontWeight !== undefined && { fontWeight }),
      ...Object.fromEntries(Object.entries(look[name]).filter(([, value]) => value !== undefined)),
    };
    return Object.keys(style).length > 0 ? style : null;
  };
  return {
    name: values.name.trim(),
    main: part('main'),
    signup: part('signup'),
    title: part('title'),
    input: part('input'),
    buttonCTA: part('buttonCTA'),
    link: part('link'),
  };
}

/** Why a theme cannot be saved; the API refuses the same. */
export function themeProblems(values: ThemeValues): FieldProblem[] {
  const name: FieldProblem[] =
    values.name.trim() === '' ? [{ name: 'name', code: 'FIELD_REQUIRED' }] : [];
  const invalid = THEME_PARTS.flatMap((part): FieldProblem[] => {
    const style = values[part];
    const radius = wholeNumber(style.borderRadius);
    return [
      ...colors
        .filter((color) => style[color] !== '' && !isHexColor(style[color]))
        .map((color): FieldProblem => ({ name: `${part}.${color}`, code: 'INVALID_COLOR' })),
      ...(radius === undefined || (radius ?? 0) > MAX_RADIUS
        ? [{ name: `${part}.borderRadius`, code: 'FIELD_OUT_OF_RANGE' } as const]
        : []),
    ];
  });
  const unreadable = themeContrasts(lookOf(values))
    .filter(({ passes }) => !passes)
    .map(({ part }): FieldProblem => ({ name: `${part}.color`, code: 'INSUFFICIENT_CONTRAST' }));
  return [...name, ...invalid, ...unreadable];
}
