/// <reference types="@mui/material/themeCssVarsAugmentation" />
import type { Localization } from '@mui/material/locale';
import { alpha, createTheme, type Theme } from '@mui/material/styles';
import { buttons } from './customizations/buttons';
import { dataDisplay } from './customizations/data-display';
import { feedback } from './customizations/feedback';
import { inputs } from './customizations/inputs';
import { navigation } from './customizations/navigation';
import { surfaces } from './customizations/surfaces';
import { darkPalette, lightPalette } from './palette';
import { type BrandScheme, resolveBranding } from './resolve-branding';
import { typography } from './typography';
import type { BrandIssue, VendorBranding } from './vendor-branding';

/** The attribute on `<html>` that says light or dark; `tooling/vite` sets it before first paint. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

export interface AppThemeOptions {
  /** The venue's look; our own without it. */
  branding?: VendorBranding | undefined;
  /** MUI's own texts, from `muiLocale`; English without them. */
  locale?: Localization | undefined;
  /** For a part of a page that is shown in another look than the page: it has variables of its own. */
  isPreview?: boolean;
}

export interface AppTheme {
  theme: Theme;
  /** What of the venue's look could not be used as given. */
  issues: BrandIssue[];
}

/** The same of a part of the page that is shown in another look. */
export const PREVIEW_SCHEME_ATTRIBUTE = 'data-preview-scheme';

/** The colours that our parts take from variables, beside those of the theme. */
export function brandVariables({ heading, link, inputBorder, card }: BrandScheme) {
  return {
    '--atrium-heading': heading,
    '--atrium-link': link,
    '--atrium-input-border': inputBorder,
    '--atrium-card-background': card.background,
    '--atrium-card-text': card.text,
  };
}

/** Dividers and selections are ours; on a venue's colours they are tints of its own. */
function paletteOf(scheme: BrandScheme, branded: boolean) {
  const { isDark, primary, background, text, signals } = scheme;
  const base = isDark ? darkPalette : lightPalette;
  return {
    ...base,
    mode: isDark ? ('dark' as const) : ('light' as const),
    primary,
    background,
    text: { ...base.text, ...text },
    error: { ...base.error, ...signals.error },
    warning: { ...base.warning, ...signals.warning },
    info: { ...base.info, ...signals.info },
    success: { ...base.success, ...signals.success },
    ...(branded && {
      divider: alpha(text.primary, 0.16),
      action: {
        ...base.action,
        hover: alpha(text.primary, 0.06),
        selected: alpha(primary.main, isDark ? 0.22 : 0.11),
      },
    }),
  };
}

export function createAppTheme(options: AppThemeOptions): AppTheme {
  const { branding, locale, isPreview = false } = options;
  const attribute = isPreview ? PREVIEW_SCHEME_ATTRIBUTE : COLOR_SCHEME_ATTRIBUTE;
  const { light, dark, controlRadius, issues } = resolveBranding(branding);

  const theme = createTheme(
    {
      cssVariables: {
        colorSchemeSelector: `[${attribute}="%s"]`,
        ...(isPreview && { cssVarPrefix: 'preview' }),
      },
      colorSchemes: {
        light: { palette: paletteOf(light, Boolean(branding)) },
        dark: { palette: paletteOf(dark, Boolean(branding)) },
      },
      typography,
      shape: { borderRadius: controlRadius },
      components: {
        ...buttons,
        ...inputs,
        ...surfaces,
        ...feedback,
        ...navigation,
        ...dataDisplay,
        MuiCssBaseline: {
          styleOverrides: {
            ':root': brandVariables(light),
            [`:root[${COLOR_SCHEME_ATTRIBUTE}="dark"]`]: brandVariables(dark),
            body: { overflowWrap: 'break-word' },
            '@media (prefers-reduced-motion: reduce)': {
              '*, *::before, *::after': {
                animationDuration: '0.01ms !important',
                animationIterationCount: '1 !important',
                transitionDuration: '0.01ms !important',
                scrollBehavior: 'auto !important',
              },
            },
          },
        },
      },
    },
    locale ?? {},
  );
  return { theme, issues };
}
