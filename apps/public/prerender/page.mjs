import { HEIGHT, WIDTH } from './social-picture.mjs';

/** Stands for the installation's own address, which whoever serves the page puts there. */
export const ORIGIN = 'http://origin.invalid';

export const SITE = 'Atrium';

/**
 * Fills the app's index.html with a drawn page.
 *
 * @param {string} template the built index.html; with `isFrame`, room is left for what the API knows; with `isLost`, it
 *   is also sent for addresses at which the app begins with another page, so that the app draws its own
 */
export function pageOf(
  template,
  { body, styles, head, links, linked, picture, language, locale, isFrame, isLost },
) {
  const title = head?.title ? `${head.title} · ${SITE}` : undefined;
  const tags = [
    ...links.map(
      ({ rel, href, hreflang }) =>
        `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${href}">`,
    ),
    ...(isFrame ? frameTags(picture) : []),
    ...(head && !isFrame
      ? [
          property('og:site_name', SITE),
          property('og:type', 'website'),
          property('og:title', head.title ?? SITE),
          property('og:description', head.description ?? ''),
          property('og:url', links[0]?.href ?? ORIGIN),
          property('og:locale', locale.replace('-', '_')),
          property('og:image', picture),
          property('og:image:width', String(WIDTH)),
          property('og:image:height', String(HEIGHT)),
          property('og:image:alt', head.title ?? SITE),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    ...(linked ? [linkedScript(linked)] : []),
    styles,
  ];
  const parts = [
    [/<html lang="[^"]*"/, `<html lang="${locale}"`],
    title && [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    head?.description && [
      /<meta name="description" content="[^"]*"/,
      `<meta name="description" content="${escaped(head.description)}"`,
    ],
    [/\s*<noscript>[^<]*<\/noscript>/, ''],
    ['</head>', `${tags.join('')}</head>`],
    isFrame && ['</body>', `<!--@@site-data@@--></body>`],
    [
      '<div id="root"></div>',
      `<div id="root"${isLost ? '' : ` data-drawn-in="${language}"`}>${body}</div>`,
    ],
  ].filter(Boolean);
  return parts.reduce((html, [from, to]) => {
    const filled = html.replace(from, () => to);
    if (filled === html) throw new Error(`index.html has no ${from} to fill`);
    return filled;
  }, template);
}

/**
 * The API puts the head of an edited page here (apps/api/src/modules/site-pages/html/fill-frame.ts).
 *
 * @param {string} picture for pages that have none of their own
 */
const frameTags = (picture) => [
  property('og:site_name', SITE),
  '<meta name="twitter:card" content="summary_large_image">',
  `<meta name="site-picture" content="${picture}">`,
  '<!--@@site-head@@-->',
];

const linkedScript = (linked) =>
  `<script type="application/ld+json">${linked.replaceAll('<', '\\u003c')}</script>`;

const property = (name, content) => `<meta property="${name}" content="${escaped(content)}">`;

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
