/// <reference types="@mui/material/themeCssVarsAugmentation" />
import { createTheme, type Theme } from '@mui/material/styles';
import { buttons } from './customizations/buttons';
import { dataDisplay } from './customizations/data-display';
import { feedback } from './customizations/feedback';
import { inputs } from './customizations/inputs';
import { navigation } from './customizations/navigation';
import { surfaces } from './customizations/surfaces';
import { muiLocale } from './mui-locale';
import { darkPalette, lightPalette } from './palette';
import { type BrandScheme, resolveBranding } from './resolve-branding';
import { typography } from './typography';
import type { BrandIssue, VendorBranding } from './vendor-branding';

/** The attribute on `<html>` that says light or dark; `tooling/vite` sets it before first paint. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

export interface AppThemeOptions {
  /** The venue's look; our own without it. */
  branding?: VendorBranding | undefined;
  /** One of our language codes, for MUI's own texts. */
  language: string;
}

export interface AppTheme {
  theme: Theme;
  /** What of the venue's look could not be used as given. */
  issues: BrandIssue[];
}

function brandVariables({ heading, link, inputBorder, card }: BrandScheme) {
  return {
    '--atrium-heading': heading,
    '--atrium-link': link,
    '--atrium-input-border': inputBorder,
    '--atrium-card-background': card.background,
    '--atrium-card-text': card.text,
  };
}

export function createAppTheme({ branding, language }: AppThemeOptions): AppTheme {
  const { light, dark, controlRadius, issues } = resolveBranding(branding);

  const theme = createTheme(
    {
      cssVariables: { colorSchemeSelector: `[${COLOR_SCHEME_ATTRIBUTE}="%s"]` },
      colorSchemes: {
        light: {
          palette: {
            ...lightPalette,
            primary: light.primary,
            background: light.background,
            text: { ...lightPalette.text, ...light.text },
          },
        },
        dark: {
          palette: {
            ...darkPalette,
            primary: dark.primary,
            background: dark.background,
            text: { ...darkPalette.text, ...dark.text },
          },
        },
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
    muiLocale(language),
  );
  return { theme, issues };
}
