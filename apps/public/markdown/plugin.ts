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
  const pictures = [
    ...new Set(Array.from(html.matchAll(/src="(\.[^"]+)"/g), ([, src = '']) => src)),
  ];
  const imports = pictures.map((src, index) => `import p${index} from ${JSON.stringify(src)};`);
  const filled = pictures.reduce<string>(
    (code, src, index) => code.replaceAll(`src=\\"${src}\\"`, `src=\\"" + p${index} + "\\"`),
    JSON.stringify(html),
  );
  const rest = Object.entries(about).map(
    ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
  );
  return [...imports, ...rest, `export const html = ${filled};`].join('\n');
}
