import { contrastRatio, isHexColor, meetsAA } from './color-contrast';

/** The parts of a venue's theme. */
export const THEME_PARTS = ['main', 'signup', 'title', 'input', 'buttonCTA', 'link'] as const;
export type ThemePart = (typeof THEME_PARTS)[number];

/** The colours of one part, `#rgb` or `#rrggbb`; if absent, the product's own. */
export interface ThemeColors {
  backgroundColor?: string | null | undefined;
  color?: string | null | undefined;
}

/** Text of a part, and what is behind it. */
export interface ThemeContrast {
  part: ThemePart;
  text: string;
  background: string;
  /** 1 to 21. */
  ratio: number;
  /** At least 4.5 to 1. */
  passes: boolean;
}

/**
 * The contrast of each text in a venue's theme: against its part's background, otherwise the
 * page's. A part with a missing or invalid colour is left out, since the product then picks a
 * readable one.
 */
export function themeContrasts(
  styles: Partial<Record<ThemePart, ThemeColors | null | undefined>>,
): ThemeContrast[] {
  const { main } = styles;
  return THEME_PARTS.flatMap((part) => {
    const style = styles[part];
    const text = style?.color || (style?.backgroundColor ? main?.color : undefined);
    const background = style?.backgroundColor || main?.backgroundColor;
    if (!text || !background || !isHexColor(text) || !isHexColor(background)) return [];
    const ratio = contrastRatio(text, background);
    return [{ part, text, background, ratio, passes: meetsAA(text, background) }];
  });
}
