/** How a venue's booking is put into its own site: shared by its settings, the API and the proxies in front. */

/** More sites than any chain of hotels has. */
export const MAX_ORIGINS = 20;
export const MAX_ORIGIN_LENGTH = 200;
export const MAX_WIDGETS = 20;
export const MAX_WIDGET_NAME = 60;
/** Services or categories that one widget names. */
export const MAX_NAMED = 100;
/** Participants that a widget begins with. */
export const MAX_PARTY = 50;

/** `auto` is as the visitor's device has it. */
export const widgetThemes = ['auto', 'light', 'dark'] as const;
export type WidgetTheme = (typeof widgetThemes)[number];

/** What a widget tells the page that it is on. */
export const widgetEvents = ['opened', 'step', 'booked', 'resized'] as const;
export type WidgetEvent = (typeof widgetEvents)[number];

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = `${LABEL}(?:\\.${LABEL})*`;
const PORT = '(?::[1-9][0-9]{0,4})?';
/** Plain http only on localhost: elsewhere, anybody on the network could wrap the booking in their own page. */
const ORIGIN = new RegExp(`^(?:https://${HOST}|http://(?:localhost|127\\.0\\.0\\.1))${PORT}$`);

/**
 * An origin: `https://www.fjord.example`, with a port where it has one. What people paste more is
 * left out: capitals, a path, a slash at the end.
 * @returns undefined for what names no site, and for http other than of one's own machine
 */
export function originOf(text: string): string | undefined {
  const [origin = ''] = /^[a-z]+:\/\/[^/?#]*/.exec(text.trim().toLowerCase()) ?? [];
  const plain = origin.replace(/^(https:.*):443$/, '$1').replace(/^(http:.*):80$/, '$1');
  return ORIGIN.test(plain) ? plain : undefined;
}

/** Of `frame-ancestors`: the venue's sites, and ours for the preview in its settings. */
export const frameAncestors = (origins: readonly string[]): string =>
  ["'self'", ...origins].join(' ');

interface Offered {
  /** Hex id. */
  readonly _id: string;
  readonly category?: string | undefined;
}

/**
 * The services that a widget offers, of those that can be booked.
 * @param chosen ids and categories; neither: all
 */
export function widgetServices<Service extends Offered>(
  all: readonly Service[],
  chosen: { readonly services: readonly string[]; readonly categories: readonly string[] },
): Service[] {
  const { services, categories } = chosen;
  if (services.length === 0 && categories.length === 0) return [...all];
  return all.filter(
    ({ _id, category }) =>
      services.includes(_id) || (category !== undefined && categories.includes(category)),
  );
}
