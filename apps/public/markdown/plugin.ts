import { withPictures } from '@atrium/help/markdown/pictures.mjs';
import type { Plugin } from 'vite';
import { FACT_FILES } from './facts.mjs';
import { pageModule } from './module.mjs';

/** Lets the app import the Markdown files of `content/{language}` as pages; their pictures become files of the build. */
export function markdown(): Plugin {
  return {
    name: 'atrium-markdown',
    transform(text, id) {
      const [, language] = /\/public\/src\/content\/(en|no)\/.*\.md$/.exec(id) ?? [];
      if (language !== 'en' && language !== 'no') return undefined;
      for (const file of FACT_FILES) this.addWatchFile(file);
      return { code: codeOf(pageModule(text, language)), moduleType: 'js', map: null };
    },
  };
}

/** The page as a module that imports the pictures it shows. */
function codeOf({ html, ...about }: ReturnType<typeof pageModule>): string {
  const { imports, code } = withPictures(html);
  const rest = Object.entries(about).map(
    ([key, value]) => `export const ${key} = ${JSON.stringify(value)};\n`,
  );
  return `${imports}${rest.join('')}export const html = ${code};`;
}
