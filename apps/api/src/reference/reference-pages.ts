import { SANDBOX } from '@atrium/rules/venue/sandbox';
import { escapeHtml } from '../common/html/escape-html';

/** A guide as the build wrote it. */
export interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly title: string }[];
}

export interface ReferenceSite {
  readonly guides: readonly Guide[];
  /** Names of files, with what says which content they have. */
  readonly assets: Readonly<Record<string, string>>;
  /** What the guides call is where they are read. */
  readonly publicUrl: string;
  readonly hasSandbox: boolean;
}

export const REFERENCE = '/open-api';
export const EVERYTHING = '/open-api/all';
export const ASSETS = '/open-api/assets';
export const GUIDES = '/open-api/guides';
/** The address that the guides are written with: the demo's. */
const WRITTEN_FOR = 'http://localhost:3000';

const link = (guide: Guide) => `${GUIDES}/${guide.slug}`;

/**
 * The reference, with the guides for whoever has no script.
 * @param which what partners' programs call, or every operation there is
 */
export function referencePage(site: ReferenceSite, which: 'partners' | 'everything'): string {
  const isAll = which === 'everything';
  const first = site.guides[0];
  const start = first ? `New here? <a href="${link(first)}">${escapeHtml(first.title)}</a>.` : '';
  const other = isAll
    ? `<a href="${REFERENCE}">Show only what partners call</a>.`
    : `<a href="${EVERYTHING}">See every operation</a>, including those of our own apps (slower to load).`;
  const trying = site.hasSandbox
    ? 'Try calls for bookings, guests and services on this page: they go to the <strong>sandbox venue</strong>, with its public key. Everyone can read what you write there, and it is deleted every night.'
    : 'This installation has no sandbox venue, so you need a venue’s key to try an operation.';
  const list = site.guides
    .map(
      (guide) =>
        `<li><a href="${link(guide)}">${escapeHtml(guide.title)}</a>: ${escapeHtml(guide.summary)}</li>`,
    )
    .join('');
  const openApi = isAll ? '/open-api.json' : `${ASSETS}/${site.assets['partners.json']}`;
  const key = site.hasSandbox && !isAll ? ` data-key="${SANDBOX.key}"` : '';
  return page(site, {
    title: isAll ? 'Every operation · Atrium API' : 'Atrium API',
    summary: isAll
      ? 'Every operation of the Atrium API, those of its own apps included.'
      : 'What partners’ programs can do with the Atrium API, with examples that can be tried in the page.',
    path: isAll ? EVERYTHING : REFERENCE,
    body: `<aside class="notice" aria-label="About this page"><p>${isAll ? '' : `${trying} `}${start} ${other}</p></aside>
<div id="content" tabindex="-1" data-document="${openApi}"${key}><main class="plain"><h1>Atrium API</h1>
<p>The reference has every operation, with examples that can be tried. It needs JavaScript; the <a href="/open-api.json">OpenAPI document</a> and the guides do not.</p>
<h2>Guides</h2><ul>${list}</ul></main></div>
<script src="${ASSETS}/${site.assets['scalar.js']}"></script>
<script src="${ASSETS}/${site.assets['reference.js']}"></script>`,
  });
}

const NO_SANDBOX =
  '<p class="notice">This installation has no sandbox venue: where an example has its public key, take a key of yours.</p>';

export function guidePage(site: ReferenceSite, guide: Guide): string {
  const at = site.guides.indexOf(guide);
  const [before, after] = [site.guides[at - 1], site.guides[at + 1]];
  const list = `<ul>${site.guides
    .map(
      (one) =>
        `<li><a href="${link(one)}"${one === guide ? ' aria-current="page"' : ''}>${escapeHtml(one.title)}</a></li>`,
    )
    .join('')}</ul>`;
  const onPage = guide.headings
    .map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
    .join('');
  return page(site, {
    title: `${guide.title} · Atrium API`,
    summary: guide.summary,
    path: link(guide),
    body: `<div class="guides">
<nav class="aside all" aria-label="Guides"><h2>Guides</h2>${list}</nav>
<main id="content"><details class="menu"><summary>Guides</summary><nav aria-label="All guides">${list}</nav></details>
${site.hasSandbox ? '' : NO_SANDBOX}${guide.html.replaceAll(WRITTEN_FOR, escapeHtml(site.publicUrl))}
<nav class="next" aria-label="Next and previous">${before ? `<a rel="prev" href="${link(before)}">← ${escapeHtml(before.title)}</a>` : '<span></span>'}${after ? `<a rel="next" href="${link(after)}">${escapeHtml(after.title)} →</a>` : '<a href="/open-api">The reference →</a>'}</nav></main>
${onPage ? `<nav class="aside on-page" aria-label="On this page"><h2>On this page</h2><ul>${onPage}</ul></nav>` : ''}
</div>`,
  });
}

interface PageParts {
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  readonly body: string;
}

function page(site: ReferenceSite, { title, summary, path, body }: PageParts): string {
  const first = site.guides[0];
  const isGuide = path.startsWith(GUIDES);
  const current = (isIt: boolean) => (isIt ? ' aria-current="true"' : '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(summary)}">
<link rel="canonical" href="${escapeHtml(site.publicUrl + path)}">
<link rel="icon" type="image/svg+xml" href="/_public/favicon.svg">
<link rel="stylesheet" href="${ASSETS}/${site.assets['pages.css']}">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<nav class="bar" aria-label="API"><a class="brand" href="/">Atrium</a><a href="${REFERENCE}"${current(!isGuide)}>Reference</a><a href="${first ? link(first) : GUIDES}"${current(isGuide)}>Guides</a></nav>
${body}
</body>
</html>
`;
}
