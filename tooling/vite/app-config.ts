import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { colorScheme } from './color-scheme-plugin.ts';

interface AppOptions {
  /** Where the app's files live, with both slashes: `/_hub/`. Its pages have addresses of their own. */
  base: `/${string}/`;
  /** Port of the development server; `--port` overrules it. */
  port: number;
}

/**
 * Libraries that change seldom and are needed by the first page, in two files that a returning
 * visitor has already. Everything else is split where the routes split it.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs|redux|redux-thunk|immer|reselect|i18next|react-i18next)[\\/]/,
    priority: 2,
  },
  {
    name: 'styles',
    test: /node_modules[\\/](@emotion|stylis|clsx|prop-types|react-is|react-transition-group|@mui[\\/](system|utils|styled-engine|private-theming|material[\\/](styles|utils|ButtonBase|Button|Paper|Typography|CssBaseline|Modal|Dialog|Backdrop|Fade|IconButton|SvgIcon|CircularProgress)))[\\/]/,
    priority: 1,
  },
];

/** The build of every app: the same browsers, the same way of splitting, a manifest to measure. */
export function appConfig({ base, port }: AppOptions): UserConfig {
  return {
    base,
    plugins: [react(), colorScheme()],
    server: { port, strictPort: true },
    build: {
      manifest: true,
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  };
}
