import { FALLBACK_LANGUAGE, type Language } from '../texts/languages';
import { BUILT_ARTICLES, SITE_ADDRESSES } from './site-addresses';

/** Where a page stands: `/articles/{slug}` or `/special/{slug}`. */
export const SITE_PAGE_KINDS = ['articles', 'special'] as const;
export type SitePageKind = (typeof SITE_PAGE_KINDS)[number];

export const SITE_PAGE_STATES = ['draft', 'public', 'withdrawn'] as const;
export type SitePageState = (typeof SITE_PAGE_STATES)[number];

/** Every page of the site is read in these; any other is up to whoever writes it. */
export const REQUIRED_LANGUAGES: readonly Language[] = ['en', 'no'];

export const MAX_SITE_SLUG = 80;
export const MAX_SITE_TITLE = 120;
/** What a search engine shows of it is shorter. */
export const MAX_SITE_DESCRIPTION = 300;
export const MAX_SITE_BODY = 40_000;

/** Lower-case letters, digits and single hyphens. */
export const isSiteSlug = (slug: string): boolean =>
  slug.length <= MAX_SITE_SLUG && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);

export const siteAddress = (kind: SitePageKind, slug: string): string => `/${kind}/${slug}`;

/** Whether a page that was built has the address. */
export const isBuiltAddress = (kind: SitePageKind, slug: string): boolean =>
  BUILT_ARTICLES.some((path) => path === `${kind}/${slug}`);

/** Whether visitors read it at an instant. */
export const isShown = (
  { state, publicFrom }: { state: SitePageState; publicFrom?: Date | undefined },
  now: Date,
): boolean => state === 'public' && (publicFrom === undefined || publicFrom <= now);

/** The texts in the reader's language, otherwise in English, otherwise the first. */
export const textsFor = <Texts extends { languageType: string }>(
  texts: readonly Texts[],
  language: string,
): Texts | undefined =>
  texts.find(({ languageType }) => languageType === language) ??
  texts.find(({ languageType }) => languageType === FALLBACK_LANGUAGE) ??
  texts[0];

/** What is in a text, as its renderer found it. */
export interface TextOutline {
  /** Levels of its headings, 1 to 6, in their order. */
  readonly headings: readonly number[];
  /** Ids that its headings got. */
  readonly anchors: readonly string[];
  readonly links: readonly string[];
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
}

export const SITE_TEXT_PROBLEMS = [
  'SITE_TEXT_MISSING',
  'SITE_HEADING_FIRST',
  'SITE_HEADING_SKIPPED',
  'SITE_LINK_UNKNOWN',
  'SITE_PICTURE_UNKNOWN',
  'SITE_PICTURE_WITHOUT_TEXT',
] as const;
export type SiteTextProblem = (typeof SITE_TEXT_PROBLEMS)[number];

/** What keeps a text from being public, and what it is about: the address, or the level of the heading. */
export interface FoundProblem {
  readonly code: SiteTextProblem;
  readonly about?: string;
}

/**
 * What keeps a text from being public.
 * @param edited addresses of the edited pages that a link may lead to
 */
export function textProblems(
  { headings, anchors, links, pictures }: TextOutline,
  edited: readonly string[],
): FoundProblem[] {
  const known = new Set([...SITE_ADDRESSES, ...edited].map((one) => one.toLowerCase()));
  return [
    ...headingProblems(headings),
    ...links
      .filter((link) => !leadsSomewhere(link, known, anchors))
      .map((about): FoundProblem => ({ code: 'SITE_LINK_UNKNOWN', about })),
    ...pictures.flatMap(({ src, alt }): FoundProblem[] => [
      ...(PICTURE.test(src) ? [] : [{ code: 'SITE_PICTURE_UNKNOWN', about: src } as const]),
      ...(alt.trim() ? [] : [{ code: 'SITE_PICTURE_WITHOUT_TEXT', about: src } as const]),
    ]),
  ];
}

/** A picture of the product's own store; others may go away, or watch who reads. */
const PICTURE = /^\/media\/[0-9a-f]{24}\/\d+\.(?:avif|webp|jpeg)$/;

/** The title is the first level, so a text begins with the second and goes down one at a time. */
function headingProblems(levels: readonly number[]): FoundProblem[] {
  return levels.flatMap((level, index): FoundProblem[] => {
    if (level === 1) return [{ code: 'SITE_HEADING_FIRST' }];
    const before = Math.max(levels[index - 1] ?? 1, 1);
    return level > before + 1 ? [{ code: 'SITE_HEADING_SKIPPED', about: String(level) }] : [];
  });
}

/** Of the pages of a venue only the first part is known; whether there is such a venue is not ours to say. */
const OF_A_VENUE = /^\/(?:activity-hub|minside|fnb|spa|booking|spa_booking|gift-card)\/[\w-]+/i;

function leadsSomewhere(
  link: string,
  known: ReadonlySet<string>,
  anchors: readonly string[],
): boolean {
  if (/^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d -]+)/i.test(link)) return true;
  if (link.startsWith('#')) return anchors.includes(decoded(link.slice(1)));
  const [path = ''] = link.split(/[?#]/);
  return known.has(path.replace(/(.)\/$/, '$1').toLowerCase()) || OF_A_VENUE.test(path);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
