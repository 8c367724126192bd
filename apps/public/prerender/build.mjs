import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ORIGIN, pageOf, SITE } from './page.mjs';
import { robots, sitemap } from './sitemap.mjs';
import { nameOf, socialPicture } from './social-picture.mjs';

/*
 * Draws every page of the site in every language into `dist/pages/{language}/{page}.html`, so that it can be
 * read before, and without, any JavaScript. Run after `vite build`, whose index.html it fills.
 */
const app = resolve(import.meta.dirname, '..');
const drawing = join(app, 'node_modules/.prerender');

await build({
  root: app,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: drawing, emptyOutDir: true },
});
const { drawPage, headLinks, languageInfo, languages, linkedData, routes } = await import(
  pathToFileURL(join(drawing, 'prerender.js')).href
);

/** Addresses that everybody gets the same page at. */
const staticPaths = (list) =>
  list.flatMap(({ path = '', index, children }) => {
    if (children) return staticPaths(children);
    return !index && /[:*]/.test(path) ? [] : [`/${path}`];
  });

/** As the gateway finds it: `/articles/nine-oclock` is `articles/nine-oclock.html`, `/` is `index.html`. */
const fileOf = (path) => `${path.slice(1).toLowerCase() || 'index'}.html`;

const pictures = new Set();
/** Makes the picture for links to a page, unless another page's shows the same. @returns {Promise<string>} its address */
async function pictureOf({ title = SITE, description = '' }) {
  const shown = { title, description, site: SITE };
  const name = nameOf(shown);
  if (!pictures.has(name)) {
    pictures.add(name);
    await writeFile(join(app, 'dist/assets', name), await socialPicture(shown));
  }
  return `${ORIGIN}/_public/assets/${name}`;
}

/** Under a name that stays: the API names it for venues that have no picture. */
async function writeFrontPicture({ title = SITE, description = '' }) {
  await writeFile(
    join(app, 'dist/social.png'),
    await socialPicture({ title, description, site: SITE }),
  );
}

const template = await readFile(join(app, 'dist/index.html'), 'utf8');
const drawn = [];
for (const path of [...staticPaths(routes), '/404']) {
  for (const language of languages) {
    const page = await drawPage(path, language);
    const links = page.head?.languages
      ? headLinks(`${ORIGIN}${path}`, page.head.languages, page.head.shown)
      : [];
    const linked = page.head?.structured && linkedData(page.head.structured, page.head.shown);
    const picture = page.head && (await pictureOf(page.head));
    const file = join(app, 'dist/pages', language, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      pageOf(template, {
        ...{ ...page, links, linked, picture, language, isLost: path === '/404' },
        locale: languageInfo[language].locale,
      }),
    );
    if (page.head && language === languages[0]) drawn.push(links);
    if (path === '/' && language === languages[0]) await writeFrontPicture(page.head);
  }
}
for (const language of languages) {
  const page = await drawPage('/articles/frame', language, true);
  const { locale } = languageInfo[language];
  const shown = {
    ...page,
    links: [],
    picture: await pictureOf({}),
    language,
    locale,
    isFrame: true,
  };
  await writeFile(join(app, 'dist/pages', language, 'frame.html'), pageOf(template, shown));
}
await writeFile(join(app, 'dist/sitemap.xml'), sitemap(drawn));
await writeFile(join(app, 'dist/robots.txt'), robots());
