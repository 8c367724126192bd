import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { dropEndpoints } from './drop-endpoints.ts';

const client = resolve(import.meta.dirname, '..', '..', 'packages', 'api-client', 'src');
/** Name every endpoint there is, so they say nothing about which are used. */
const DECLARES = /[\\/](?:api\.gen\.ts|cache[\\/])/;
const TEST = /[\\/]testing[\\/]|\.test\.tsx?$/;

/** Every word in the code of a folder. */
function wordsIn(folder: string): Set<string> {
  const words = new Set<string>();
  if (!existsSync(folder)) return words;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!/\.tsx?$/.test(file) || TEST.test(file) || DECLARES.test(file)) continue;
    for (const [word] of readFileSync(file, 'utf8').matchAll(/\w+/g)) words.add(word);
  }
  return words;
}

/**
 * Leaves those endpoints of the API out of an app's build that it never names. The client is one file
 * with all of them, so that it can be generated and shared; a guest's phone need not load the admin's.
 */
export function usedEndpoints(): Plugin {
  let words = new Set<string>();

  const isWanted = (endpoint: string) => {
    const name = endpoint.charAt(0).toUpperCase() + endpoint.slice(1);
    return [endpoint, `use${name}Query`, `useLazy${name}Query`, `use${name}Mutation`].some((word) =>
      words.has(word),
    );
  };

  return {
    name: 'atrium-used-endpoints',
    apply: 'build',
    configResolved({ root }) {
      words = new Set([...wordsIn(join(root, 'src')), ...wordsIn(client)]);
    },
    transform(code, id) {
      if (!id.startsWith(client) || !/Endpoints\(/.test(code)) return null;
      return { code: dropEndpoints(code, { parse: parseAst, isWanted }), map: null };
    },
  };
}
