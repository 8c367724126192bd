import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { pagesOf } from './routes.mjs';

/**
 * The pages that an app's router leads to.
 *
 * The router runs as it is, with every lazy module replaced by one that only says which file it is: however
 * the routes are put together, what they load here is what they load in a browser.
 *
 * @param {string} folder Of the app.
 */
export async function readPages(folder) {
  const routesFolder = join(folder, 'src', 'app', 'routes');
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'page-names',
        enforce: 'pre',
        load: (id) =>
          id.startsWith(routesFolder)
            ? `export const Component = ${JSON.stringify(relative(folder, id))}`
            : null,
      },
    ],
  });
  try {
    const { routes } = await server.ssrLoadModule('/src/app/router.tsx');
    return await pagesOf(routes);
  } finally {
    await server.close();
  }
}
