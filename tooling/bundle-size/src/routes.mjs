/**
 * A route as react-router has it. `lazy` answers the module of its page, or `handle` in an app without the
 * data router.
 *
 * @typedef {object} Route
 * @property {string} [path]
 * @property {() => Promise<unknown>} [lazy]
 * @property {unknown} [handle]
 * @property {Route[]} [children]
 */

/**
 * @typedef {object} Page
 * @property {string} path Of its route: `/guests/:id`.
 * @property {string[]} modules Its lazy module and those of the layouts around it, from the app's folder.
 */

/**
 * The pages of a tree of routes whose lazy modules say, as `Component`, which file they are.
 *
 * @param {readonly Route[]} routes
 * @param {Page} [parent]
 * @returns {Promise<Page[]>}
 */
export async function pagesOf(routes, parent = { path: '', modules: [] }) {
  const pages = await Promise.all(
    routes.map(async (route) => {
      const file = await moduleOf(route);
      const page = {
        path: joinPath(parent.path, route.path),
        modules: file === undefined ? parent.modules : [...parent.modules, file],
      };
      return route.children ? pagesOf(route.children, page) : [page];
    }),
  );
  return pages.flat();
}

/** @param {string} parent @param {string} [path] */
const joinPath = (parent, path = '') =>
  `/${[...parent.split('/'), ...path.split('/')].filter(Boolean).join('/')}`;

/** @param {Route} route */
async function moduleOf({ lazy, handle }) {
  const load = lazy ?? handle;
  const module = typeof load === 'function' ? await load() : undefined;
  return /** @type {{ Component?: string } | undefined} */ (module)?.Component;
}
