import type { Plugin } from 'vite';
import { helpModule } from './module.mjs';

/** Lets an app import the Markdown files of `content/{language}` as help. */
export function help(): Plugin {
  return {
    name: 'atrium-help',
    transform(text, id) {
      const [, language] = /\/help\/src\/content\/(en|no)\/\w+\.md$/.exec(id) ?? [];
      if (language !== 'en' && language !== 'no') return undefined;
      const written = JSON.stringify(helpModule(text, language));
      return { code: `export default ${written};`, moduleType: 'js', map: null };
    },
  };
}
