import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { colorScheme } from './color-scheme-plugin.ts';
import { usedEndpoints } from './used-endpoints-plugin.ts';

interface AppOptions {
  /** Where the app's files live, with both slashes: `/_hub/`. Its pages have addresses of their own. */
  base: `/${string}/`;
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
 * Libraries that change seldom and are needed by the first page, in two files that a returning
 * visitor has already. A group takes all that its pattern matches, also what only a lazy page uses,
 * so the patterns name no more than the first page needs. The rest is split where the routes split it.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs|redux|redux-thunk|immer|reselect|i18next|react-i18next)[\\/]/,
    priority: 2,
  },
  {
    name: 'styles',
    test: new RegExp(
      `node_modules[\\\\/](@emotion|stylis|clsx|@mui[\\\\/](system|styled-engine|private-theming|material[\\\\/](${firstPageParts.join('|')})))[\\\\/]`,
    ),
    priority: 1,
  },
];

/** The build of every app: the same browsers, the same way of splitting, a manifest to measure. */
export function appConfig({ base, port }: AppOptions): UserConfig {
  return {
    base,
    plugins: [react(), colorScheme(), usedEndpoints()],
    server: { port, strictPort: true },
    build: {
      manifest: true,
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  };
}
