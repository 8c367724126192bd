import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const manifestOf = (folder) => JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));

/**
 * What the API and the apps run on: the packages that the product's own manifests name, with the version
 * and the licence of what is installed. What only tests and builds use is not among them.
 *
 * @returns {{ name: string, version: string, license: string }[]} by name
 */
export function credits() {
  const found = new Map();
  for (const group of ['apps', 'packages']) {
    for (const folder of readdirSync(resolve(ROOT, group))) {
      const home = resolve(ROOT, group, folder);
      for (const name of Object.keys(manifestOf(home).dependencies ?? {})) {
        if (name.startsWith('@atrium/')) continue;
        const { version, license } = manifestOf(resolve(home, 'node_modules', name));
        found.set(name, { name, version, license });
      }
    }
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}
