import { contrastRatio, isHexColor, meetsAA } from './color-contrast';

/** The parts of a vendor's look (specification, section 3, 'Vendor branding settings'). */
export const THEME_PARTS = ['main', 'signup', 'title', 'input', 'buttonCTA', 'link'] as const;
export type ThemePart = (typeof THEME_PARTS)[number];

/** The colours of one part, `#rgb` or `#rrggbb`; none: the product chooses. */
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
 * What a vendor's choice of colours makes of its texts: a text stands on its part's own background, else
 * on the page's. A part of which one of the two is not chosen, or is no colour, is left out: there the
 * product chooses what can be read.
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
