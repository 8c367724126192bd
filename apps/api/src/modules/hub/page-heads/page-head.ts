/** What a shared link shows, as texts that somebody typed. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Of the page, absolute. */
  readonly address: string;
  /** The venue's name. */
  readonly site: string;
  /** BCP 47. @example nb-NO */
  readonly locale: string;
  readonly picture: HeadPicture;
}

export interface HeadPicture {
  /** Absolute. */
  readonly address: string;
  readonly alt: string;
  /** In pixels, of the file; absent for one elsewhere. */
  readonly size?: { readonly width: number; readonly height: number };
  /** A logo is shown small, beside the text. */
  readonly isLogo?: boolean;
}

/** Longer ones are cut off where links are shown. */
const MOST_NAME = 70;
const MOST_DESCRIPTION = 200;

/**
 * The title of a page and what those who share its link see of it, as HTML for its head. Nothing but printable ASCII,
 * on one line: proxies take it from a header.
 */
export function pageHead({ title, description, address, site, locale, picture }: PageHead): string {
  const { address: image, alt, size, isLogo = false } = picture;
  const about = shortened(description, MOST_DESCRIPTION);
  return [
    `<title>${encoded(title)}</title>`,
    named('description', about),
    `<link rel="canonical" href="${encoded(address)}">`,
    property('og:type', 'website'),
    property('og:site_name', shortened(site, MOST_NAME)),
    property('og:title', title),
    property('og:description', about),
    property('og:url', address),
    property('og:locale', locale.replace('-', '_')),
    property('og:image', image),
    ...(size
      ? [
          property('og:image:width', String(size.width)),
          property('og:image:height', String(size.height)),
        ]
      : []),
    property('og:image:alt', shortened(alt, MOST_DESCRIPTION)),
    named('twitter:card', isLogo ? 'summary' : 'summary_large_image'),
  ].join('');
}

/** `Sauna · Fjord Hotel & Spa`. @param names the narrowest first */
export const headTitle = (...names: readonly string[]): string =>
  names.map((name) => shortened(name, MOST_NAME)).join(' · ');

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${encoded(content)}">`;

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${encoded(content)}">`;

/** On one line, cut after a word. */
function shortened(text: string, most: number): string {
  const signs = [
    ...text
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .replace(/\s+/g, ' '),
  ];
  if (signs.length <= most) return signs.join('');
  const cut = signs.slice(0, most - 1).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

/** Whatever could end a quoted attribute, a tag or a header, and whatever is not ASCII, by its number. */
const encoded = (text: string): string =>
  text.replace(/[^ !#%()*-;=?-[\]-_a-~]/gu, (sign) => `&#${sign.codePointAt(0)};`);
