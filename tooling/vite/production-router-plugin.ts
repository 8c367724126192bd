import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * react-router names only its development build to a bundler; the one for production, without the warnings,
 * lies beside it.
 */
export function productionRouter(): Plugin {
  return {
    name: 'atrium-production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/|$)/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const id = found?.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2');
      return found && id && existsSync(id) ? { ...found, id } : found;
    },
  };
}
