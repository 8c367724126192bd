/**
 * A route as react-router has it. `handle` answers the module of its page.
 *
 * @typedef {object} Route
 * @property {string} [path]
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
async function moduleOf({ handle }) {
  const module = typeof handle === 'function' ? await handle() : undefined;
  return /** @type {{ Component?: string } | undefined} */ (module)?.Component;
}
