import { darken, lighten } from '@mui/material/styles';
import {
  contrast,
  isOpaqueColor,
  mostReadable,
  nearestReadable,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
} from './contrast';
import { darkPalette, lightPalette } from './palette';
import { ink, radius, stone } from './primitives';
import type { BrandIssue, BrandPart, BrandStyle, VendorBranding } from './vendor-branding';

const MAX_RADIUS = 32;

/** On any colour, black or white reaches 4.5 to 1; ink, which looks better, reaches it on most. */
const BLACK = '#000000';
const TEXT_COLORS = [ink, stone[0], BLACK] as const;

/** A main colour with what the theme needs around it. */
export interface BrandColor {
  light: string;
  main: string;
  dark: string;
  contrastText: string;
}

export type Signal = 'error' | 'warning' | 'info' | 'success';

/** The colours of one scheme, each readable on what it stands on. */
export interface BrandScheme {
  /** The page is dark, also in the light scheme of a venue that chose so: everything else follows. */
  isDark: boolean;
  primary: BrandColor;
  background: { default: string; paper: string };
  text: { primary: string; secondary: string };
  /** Text of refusals and warnings, which must be readable on the venue's page too. */
  signals: Record<Signal, { main: string; contrastText: string }>;
  /** Text of headings. */
  heading: string;
  link: string;
  inputBorder: string;
  /** Background and text of the sign-in card. */
  card: { background: string; text: string };
}

export interface ResolvedBranding {
  light: BrandScheme;
  dark: BrandScheme;
  /** Pixels. */
  controlRadius: number;
  issues: BrandIssue[];
}

/**
 * Turns a venue's settings into colours that can always be read: a colour that is not one, or that
 * would not stand out from its background, is replaced by the nearest that does, and reported.
 *
 * Venues choose one look; the dark scheme keeps our dark surfaces and takes the venue's main and
 * link colours in shades that read on them.
 */
export function resolveBranding(branding: VendorBranding = {}): ResolvedBranding {
  const issues: BrandIssue[] = [];
  const report = (
    part: BrandPart,
    property: keyof BrandStyle,
    reason: BrandIssue['reason'],
    given: string,
    used: string,
  ) => issues.push({ part, property, reason, given, used });

  function color(
    part: BrandPart,
    property: 'backgroundColor' | 'color' | 'borderColor',
    fallback: string,
  ) {
    const given = branding[part]?.[property];
    if (!given) return fallback;
    if (isOpaqueColor(given)) return given.trim();
    report(part, property, 'invalid-color', given, fallback);
    return fallback;
  }

  function readable(
    part: BrandPart,
    property: 'color' | 'borderColor' | 'backgroundColor',
    given: string,
    backgrounds: readonly [string, ...string[]],
    ratio = TEXT_CONTRAST,
  ) {
    const used =
      nearestReadable(given, backgrounds, ratio) ?? mostReadable(backgrounds[0], TEXT_COLORS);
    if (used !== given) report(part, property, 'low-contrast', given, used);
    return used;
  }

  const page = color('main', 'backgroundColor', lightPalette.background.default);
  const isDarkPage = contrast(page, stone[0]) > contrast(page, BLACK);
  const paper = isDarkPage ? darken(page, 0.12) : lightPalette.background.paper;
  const text = readable(
    'main',
    'color',
    color('main', 'color', isDarkPage ? stone[0] : lightPalette.text.primary),
    [page, paper],
  );
  const secondary =
    nearestReadable(
      isDarkPage ? stone[300] : lightPalette.text.secondary,
      [page, paper],
      TEXT_CONTRAST,
    ) ?? text;

  const cta = color('buttonCTA', 'backgroundColor', lightPalette.primary.main);
  // A button must be seen as one, and its colour also colours icons and selected days on the page.
  const main = readable('buttonCTA', 'backgroundColor', cta, [page, paper], SHAPE_CONTRAST);
  const onMain = readable(
    'buttonCTA',
    'color',
    color('buttonCTA', 'color', mostReadable(main, TEXT_COLORS)),
    [main],
  );

  const cardBackground = color('signup', 'backgroundColor', paper);
  const card = {
    background: cardBackground,
    text: readable(
      'signup',
      'color',
      color('signup', 'color', mostReadable(cardBackground, [text, ...TEXT_COLORS])),
      [cardBackground],
    ),
  };

  const light: BrandScheme = {
    isDark: isDarkPage,
    primary: shades(main, onMain),
    background: { default: page, paper },
    text: { primary: text, secondary },
    signals: signals(isDarkPage ? darkPalette : lightPalette, [page, paper]),
    heading: readable('title', 'color', color('title', 'color', text), [page, paper]),
    link: readable('link', 'color', color('link', 'color', main), [page, paper]),
    inputBorder: readable(
      'input',
      'borderColor',
      color('input', 'borderColor', isDarkPage ? stone[400] : stone[500]),
      [page, paper],
      SHAPE_CONTRAST,
    ),
    card,
  };

  return { light, dark: darkScheme(branding, light), controlRadius: controlRadius(), issues };

  function controlRadius(): number {
    const given = branding.buttonCTA?.borderRadius ?? branding.input?.borderRadius;
    if (given === null || given === undefined) return radius.control;
    const part = branding.buttonCTA?.borderRadius == null ? 'input' : 'buttonCTA';
    const used = Number.isFinite(given) ? Math.min(Math.max(given, 0), MAX_RADIUS) : radius.control;
    if (used !== given) report(part, 'borderRadius', 'out-of-range', String(given), String(used));
    return used;
  }
}

function shades(main: string, contrastText: string): BrandColor {
  return { light: lighten(main, 0.2), main, dark: darken(main, 0.2), contrastText };
}

function signals(
  { error, warning, info, success }: Record<Signal, { main: string }>,
  surfaces: readonly [string, string],
): BrandScheme['signals'] {
  const readable = ({ main: given }: { main: string }) => {
    const main =
      nearestReadable(given, surfaces, TEXT_CONTRAST) ?? mostReadable(surfaces[0], TEXT_COLORS);
    return { main, contrastText: mostReadable(main, [stone[0], ...TEXT_COLORS]) };
  };
  return {
    error: readable(error),
    warning: readable(warning),
    info: readable(info),
    success: readable(success),
  };
}

function darkScheme(branding: VendorBranding, light: BrandScheme): BrandScheme {
  const { background, text, primary } = darkPalette;
  const surfaces = [background.default, background.paper];
  const onDark = (color: string) => nearestReadable(color, surfaces, TEXT_CONTRAST) ?? primary.main;
  const branded = Boolean(branding.buttonCTA?.backgroundColor);
  const main = branded ? onDark(light.primary.main) : primary.main;
  return {
    isDark: true,
    primary: branded ? shades(main, mostReadable(main, TEXT_COLORS)) : primary,
    background,
    text,
    signals: signals(darkPalette, [background.default, background.paper]),
    heading: text.primary,
    link: branding.link?.color ? onDark(light.link) : main,
    inputBorder: stone[500],
    card: { background: background.paper, text: text.primary },
  };
}
