import type { Plugin } from 'vite';
import { markdownModule } from './markdown-module.mjs';

/** Lets the app import `.md` files as `{ title, html }`. */
export function markdown(): Plugin {
  return {
    name: 'atrium-markdown',
    transform(text, id) {
      if (!id.endsWith('.md')) return undefined;
      const { title, html } = markdownModule(text);
      return {
        code: `export const title = ${JSON.stringify(title)};\nexport const html = ${JSON.stringify(html)};`,
        moduleType: 'js',
        map: null,
      };
    },
  };
}
