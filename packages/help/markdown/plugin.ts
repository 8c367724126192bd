import type { Plugin } from 'vite';
import { helpModule } from './module.mjs';
import { withPictures } from './pictures.mjs';

/** Lets an app import the Markdown files of `content/{language}` as help; their pictures become files of the build. */
export function help(): Plugin {
  return {
    name: 'atrium-help',
    transform(text, id) {
      const [, language] = /\/help\/src\/content\/(en|no)\/\w+\.md$/.exec(id) ?? [];
      if (language !== 'en' && language !== 'no') return undefined;
      const { imports, code } = withPictures(helpModule(text, language));
      return { code: `${imports}export default ${code};`, moduleType: 'js', map: null };
    },
  };
}
