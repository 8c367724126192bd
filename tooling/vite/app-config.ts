import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { colorScheme } from './color-scheme-plugin.ts';
import { pageHead } from './page-head-plugin.ts';

interface AppOptions {
  /** Where the app's files live, with both slashes: `/_hub/`. Its pages have addresses of their own. */
  base: `/${string}/`;
  /** Port of the development server; `--port` overrules it. */
  port: number;
}

/** The build of every app: the same browsers, the same way of splitting, a manifest to measure. */
export function appConfig({ base, port }: AppOptions): UserConfig {
  return {
    base,
    plugins: [react(), colorScheme(), pageHead()],
    server: { port, strictPort: true },
    build: {
      manifest: true,
      // A browser without module preload works too: it asks for a module a little later.
      modulePreload: { polyfill: false },
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // The first file lists all others: without their names it is some 2 KB smaller.
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: {
            groups: [
              // One file compresses 8 to 12 KB better than the fifty that every page would begin with.
              { name: 'start', tags: ['$initial'], priority: 1 },
              // Apart from the group below, which the pages before signing in load too.
              { name: 'staff-api', test: /api-client\/src\/admin\b/, priority: 1 },
              // What nearly every page of staff needs besides, and those before signing in do not.
              {
                name: 'desk',
                test: /(apps\/admin\/src\/shared\/(?!hooks)|packages\/(rules\/|i18n\/src\/format))/,
                minShareCount: 47,
                priority: 1,
                includeDependenciesRecursively: false,
              },
              // So does what nearly every page of a large app needs: 8 to 12 KB less on most pages of the admin.
              // Without what opens above a page, which those before signing in do not.
              {
                name: 'shared',
                test: /^(?!.*@mui\/material\/(Backdrop|Modal|Portal|Unstable_TrapFocus)\/)/,
                minShareCount: 47,
              },
            ],
          },
        },
      },
    },
  };
}
