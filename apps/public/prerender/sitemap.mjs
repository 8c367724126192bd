import { ORIGIN } from './page.mjs';

/** Every page with its languages. @param {import('@atrium/rules/site/head-links').HeadLink[][]} pages */
export const sitemap = (pages) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(([canonical, ...others]) =>
      [
        `<url><loc>${canonical.href}</loc>`,
        ...others.map(
          ({ href, hreflang }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
        ),
        '</url>',
      ].join(''),
    ),
    '</urlset>',
    '',
  ].join('\n');

/** The desk and the guests' own pages are nobody else's; a search engine would only find their sign-in. */
export const robots = () =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /guest/',
    'Disallow: /rating/',
    'Disallow: /opt_out/',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    // of the pages that a system administrator wrote
    `Sitemap: ${ORIGIN}/articles/sitemap.xml`,
    '',
  ].join('\n');
