import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts `color-scheme.js` into the head as a file of its own, so that a Content-Security-Policy
 * without inline scripts still lets it run before the first paint.
 */
export function colorScheme(): Plugin {
  const source = readFileSync(resolve(import.meta.dirname, 'color-scheme.js'), 'utf8');
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const fileName = `assets/color-scheme-${hash}.js`;
  let base = '/';

  return {
    name: 'atrium-color-scheme',
    configResolved(config) {
      base = config.base;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use(`${base}${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(source);
      });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `${base}${fileName}` }, injectTo: 'head-prepend' },
    ],
  };
}
