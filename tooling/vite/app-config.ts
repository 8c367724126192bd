import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { colorScheme } from './color-scheme-plugin.ts';
import { pageHead } from './page-head-plugin.ts';
import { productionRouter } from './production-router-plugin.ts';
import { usedEndpoints } from './used-endpoints-plugin.ts';

interface AppOptions {
  /** Where the app's files live, with both slashes: `/_hub/`. Its pages have addresses of their own. */
  base: `/${string}/`;
  /** Parts of MUI that the first page of this app uses beside those of every app. */
  firstPage?: readonly string[];
  /**
   * Modules of our own that the first pages share, as ends of their paths without the extension. A dozen
   * files of a few hundred bytes compress 2 KB worse than one.
   */
  shell?: readonly string[];
  /** Port of the development server; `--port` overrules it. */
  port: number;
}

/** Parts of MUI that the first page of every app uses; a part missing here is split where it is used. */
const firstPageParts = [
  'styles',
  'utils',
  'ButtonBase',
  'Button',
  'Paper',
  'Typography',
  'CssBaseline',
  'IconButton',
  'SvgIcon',
  'CircularProgress',
  'Link',
];

/**
 * Libraries that change seldom and are needed by the first page, in one file that a returning visitor
 * has already: one compresses 3 KB better than two. A group takes all that its pattern matches, also what
 * only a lazy page uses, so the pattern names no more than the first page needs. The rest is split where
 * the routes split it.
 */
const firstLibraries = (parts: readonly string[]) => [
  '(react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs|redux|redux-thunk)',
  '(immer|reselect|i18next|react-i18next|@emotion|stylis|clsx)',
  '@mui[\\\\/](styled-engine|private-theming|system[\\\\/](?!(Container|Grid|Stack)[\\\\/]))',
  `@mui[\\\\/]material[\\\\/](${[...firstPageParts, ...parts].join('|')})`,
];

const groups = (parts: readonly string[], shell: readonly string[]) => [
  {
    name: 'framework',
    test: new RegExp(
      firstLibraries(parts)
        .map((library) => `node_modules[\\\\/]${library}[\\\\/]`)
        .join('|'),
    ),
    priority: 2,
  },
  {
    // The texts that every page of an app needs, in one file for each language.
    name: (module: string) => {
      const [, language] = /locales[\\/](\w\w)[\\/](?:common|ui|account)\.ts$/.exec(module) ?? [];
      return language ? `texts-${language}` : null;
    },
    priority: 1,
  },
  ...(shell.length > 0
    ? [
        {
          name: 'shell',
          test: new RegExp(`[\\\\/](${shell.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`),
          priority: 1,
        },
      ]
    : []),
];

/** CommonJS, which a bundler must think has effects: it is left out where nothing of it is used. */
const withoutEffects =
  /node_modules[\\/](hoist-non-react-statics|react-is|use-sync-external-store)[\\/]/;

const loadedFirst = /\/(framework|shell|rolldown-runtime|index)-[^/]+\.js$/;

/** The build of every app: the same browsers, the same way of splitting, a manifest to measure. */
export function appConfig({ base, port, firstPage = [], shell = [] }: AppOptions): UserConfig {
  return {
    base,
    plugins: [react(), colorScheme(), pageHead(), usedEndpoints(), productionRouter()],
    resolve: {
      alias: [
        // 2 KB that the first page would load and nobody ever see.
        {
          find: /^\.\/TouchRipple\.mjs$/,
          replacement: resolve(import.meta.dirname, 'no-ripple.ts'),
        },
        // 1.5 KB of names that MUI never looks up.
        {
          find: /^@emotion\/is-prop-valid$/,
          replacement: resolve(import.meta.dirname, 'mui-prop.ts'),
        },
        // What it was made for is part of React since version 18.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ],
    },
    server: { port, strictPort: true },
    build: {
      manifest: true,
      // A browser that does not know it only asks for a module a little later.
      modulePreload: {
        polyfill: false,
        // What the page has already need not be named again before each of its parts.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !loadedFirst.test(file)),
      },
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake: {
          propertyReadSideEffects: false,
          unknownGlobalSideEffects: false,
          moduleSideEffects: [{ test: withoutEffects, sideEffects: false }],
        },
        output: { codeSplitting: { groups: groups(firstPage, shell) } },
      },
    },
  };
}
