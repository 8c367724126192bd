import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} Chunk An entry of Vite's manifest.
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {string} [name] Of a chunk that the build put together: `texts-en`.
 * @property {string[]} [imports] Keys of the chunks it needs at once.
 */

/**
 * `bundleSize` in an app's package.json.
 *
 * @typedef {object} Budgets
 * @property {Record<string, number>} maxGzipKb By the path of a route; `*` is every other one.
 * @property {Record<string, string[]>} [fetches] What a module of `src/` fetches as soon as it is shown, beyond
 *   what it imports: manifest keys or names of chunks. The texts of a language arrive so.
 */

/**
 * @typedef {object} Row
 * @property {string} path
 * @property {number} gzipKb
 * @property {number} maxGzipKb
 * @property {{ file: string, gzipKb: number }[]} files The page's script files, largest first.
 */

/**
 * The script files that a page needs before it is complete: the app's entry, the modules of its route, and
 * whatever these import statically or fetch at once.
 *
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} modules
 * @param {Record<string, string[]>} [fetches]
 * @returns {string[]} Each file once.
 * @throws When the build has no such module: a budget must not hold because a file was renamed.
 */
export function filesOf(manifest, modules, fetches = {}) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const files = new Set();
  const seen = new Set();

  /** @param {string} key */
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`The build has no module '${key}'.`);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of [...entries, ...modules]) {
    visit(key);
    for (const fetched of fetches[key] ?? []) visit(fetched);
  }
  return [...files];
}

/** @param {Uint8Array} content @returns {number} 1 KB is 1000 bytes. */
export const gzipKb = (content) => gzipSync(content, { level: 9 }).length / 1000;

/**
 * Every page of an app with its weight and its budget.
 *
 * @param {object} build
 * @param {Record<string, Chunk>} build.manifest
 * @param {readonly import('./routes.mjs').Page[]} build.pages
 * @param {Budgets} build.budgets
 * @param {(file: string) => Uint8Array} build.read A file of the build.
 * @returns {Row[]}
 * @throws When a page has no budget, a budget no page, a route's module no page, or what fetches is gone.
 */
export function weigh({ manifest, pages, budgets: { maxGzipKb, fetches }, read }) {
  const unknown = Object.keys(maxGzipKb).filter(
    (path) => path !== '*' && !pages.some((page) => page.path === path),
  );
  if (unknown.length > 0) throw new Error(`No route has the budget of ${unknown.join(', ')}.`);
  const gone = Object.keys(fetches ?? {}).filter((key) => !manifest[key]);
  if (gone.length > 0)
    throw new Error(`The build has no module ${gone.join(', ')}, which fetches.`);
  const known = new Set(pages.flatMap(({ modules }) => modules));
  const unreached = Object.keys(manifest).filter(
    (key) => key.startsWith('src/app/routes/') && !known.has(key),
  );
  if (unreached.length > 0) throw new Error(`No route leads to ${unreached.join(', ')}.`);

  const sizes = new Map();
  /** @param {string} file @returns {number} */
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipKb(read(file)));
    return sizes.get(file);
  };
  return pages.map(({ path, modules }) => {
    const limit = maxGzipKb[path] ?? maxGzipKb['*'];
    if (limit === undefined) throw new Error(`The page ${path} has no budget.`);
    const files = filesOf(manifest, modules, fetches)
      .map((file) => ({ file, gzipKb: sizeOf(file) }))
      .sort((a, b) => b.gzipKb - a.gzipKb);
    const total = files.reduce((sum, file) => sum + file.gzipKb, 0);
    return { path, gzipKb: total, maxGzipKb: limit, files };
  });
}

/** How many of the largest files of a page over its budget are named. */
const NAMED_FILES = 12;

/**
 * The table of an app's pages, the heaviest first, and what the heaviest over its budget consists of.
 *
 * @param {string} app
 * @param {readonly Row[]} rows
 * @returns {{ lines: string[], isOver: boolean }}
 */
export function report(app, rows) {
  const sorted = rows.toSorted((a, b) => b.gzipKb - a.gzipKb);
  const over = sorted.filter(({ gzipKb, maxGzipKb }) => gzipKb > maxGzipKb);
  const [worst] = over;
  const width = Math.max(...rows.map(({ path }) => path.length));
  /** @param {string} path @param {string} size @param {string} budget @param {string} note */
  const line = (path, size, budget, note) =>
    `${path.padEnd(width)}  ${size.padStart(6)}  ${budget.padStart(6)}  ${note}`.trimEnd();
  return {
    isOver: worst !== undefined,
    lines: [
      line(app, 'KB', 'budget', ''),
      ...sorted.map((row) =>
        line(
          row.path,
          row.gzipKb.toFixed(1),
          String(row.maxGzipKb),
          over.includes(row) ? 'over' : '',
        ),
      ),
      ...(worst
        ? [
            `Over budget: ${over.length}. Load later what a page does not begin with. ${worst.path} loads:`,
            ...worst.files
              .slice(0, NAMED_FILES)
              .map(({ file, gzipKb }) => `${gzipKb.toFixed(1).padStart(6)}  ${file}`),
          ]
        : []),
    ],
  };
}
