import { isLanguage, languageInfo } from '@atrium/i18n/languages';
import { headLinks } from '@atrium/rules/site/head-links';
import { siteListHtml } from '@atrium/rules/site/site-list';
import { FALLBACK_LANGUAGE } from '@atrium/rules/texts/languages';
import { escapeHtml } from '../../../common/html/escape-html';
import type { ShownSitePageOutput, SiteListItemOutput } from '../shown-site-pages.dto';

/**
 * What the site's build left room for, as `@@site-title@@`, or as a comment where that would be seen. All are
 * filled in one pass: what somebody wrote is never looked at for another.
 */
const PLACE = /<!--@@site-([a-z]+)@@-->|@@site-([a-z]+)@@/g;

/** For pages that have none of their own. */
const PICTURE_OF_THE_SITE = /<meta name="site-picture" content="([^"]+)">/;

const fill = (frame: string, parts: Readonly<Record<string, string>>): string =>
  frame.replace(PLACE, (_, comment: string | undefined, name: string | undefined) => {
    return parts[comment ?? name ?? ''] ?? '';
  });

/** An edited page in the frame that the site's build drew. @param origin the installation's own address */
export function pageInFrame(frame: string, page: ShownSitePageOutput, origin: string): string {
  const { title, description, date, html } = page;
  const locale = localeOf(page.languageType);
  return fill(frame, {
    ...{ title: escapeHtml(title), description: escapeHtml(description), body: html, locale },
    ...{ date, day: escapeHtml(writtenDay(date, locale)) },
    head: headOf(page, origin, locale, PICTURE_OF_THE_SITE.exec(frame)?.[1]),
    data: `<script type="application/json" id="site-page">${json(page)}</script>`,
  });
}

/** A list of the site's own with the edited pages below. */
export const listInFrame = (frame: string, items: readonly SiteListItemOutput[]): string =>
  fill(frame, { list: siteListHtml(items) });

/** Every edited page with its languages, as search engines read it. */
export function sitemapOf(items: readonly SiteListItemOutput[], origin: string): string {
  const urls = items.map((item) => {
    const [first, ...others] = linksOf(item, FALLBACK_LANGUAGE, origin);
    const alternates = others.map(
      ({ href, hreflang }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    return `<url><loc>${escapeHtml(first?.href ?? '')}</loc>${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const localeOf = (language: string): string =>
  languageInfo[isLanguage(language) ? language : FALLBACK_LANGUAGE].locale;

/** `22 November 2026`. */
const writtenDay = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** English is for everybody else, where the page has it. */
function linksOf({ address, languages }: SiteListItemOutput, shown: string, origin: string) {
  const first = languages.filter((language) => language === FALLBACK_LANGUAGE);
  return headLinks(`${origin}${address}`, [...new Set([...first, ...languages])], shown);
}

function headOf(
  page: ShownSitePageOutput,
  origin: string,
  locale: string,
  sitePicture: string | undefined,
): string {
  const { title, description, languageType, date, changedAt } = page;
  const picture = page.picture ? `${origin}${page.picture}` : sitePicture;
  const links = linksOf(page, languageType, origin);
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    ...links.map(
      ({ rel, href, hreflang }) =>
        `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}">`,
    ),
    property('og:type', 'article'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', links[0]?.href ?? origin),
    property('og:locale', locale.replace('-', '_')),
    property('article:published_time', date),
    ...(picture ? [property('og:image', picture), property('og:image:alt', title)] : []),
    `<script type="application/ld+json">${json({
      ...{ '@context': 'https://schema.org', '@type': 'Article', inLanguage: locale },
      ...{ headline: title, description, datePublished: date, dateModified: changedAt },
      ...(picture ? { image: picture } : {}),
    })}</script>`,
  ].join('');
}

/** As it may stand in a script: nothing in it ends the script. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
