import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} Chunk An entry of vite's manifest.
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {string} [name] Of a chunk that the build put together: `texts-en`.
 * @property {string[]} [imports] Keys of the chunks it needs at once.
 */

/**
 * The script files that the first page of an app needs: its entry, the lazy modules of that page,
 * and whatever these import statically.
 *
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} firstPage Manifest keys of the page's lazy modules, their paths from the app's folder,
 *   or names of chunks that the build puts together.
 * @returns {string[]} Each file once.
 * @throws When the manifest has no such module: a budget must not pass because a file was renamed.
 */
export function firstLoadFiles(manifest, firstPage) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const files = new Set();
  const seen = new Set();

  /** @param {string} key */
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`The build has no module '${key}'. Is "bundleSize" up to date?`);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of [...entries, ...firstPage]) visit(key);
  return [...files];
}

/**
 * @param {string[]} files
 * @param {(file: string) => Uint8Array} read
 * @returns {{ file: string, gzipKb: number }[]} Largest first; 1 KB is 1000 bytes.
 */
export function measure(files, read) {
  return files
    .map((file) => ({ file, gzipKb: gzipSync(read(file), { level: 9 }).length / 1000 }))
    .sort((a, b) => b.gzipKb - a.gzipKb);
}
