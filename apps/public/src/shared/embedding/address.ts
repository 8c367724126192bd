import { type Language, toLanguage } from '@atrium/i18n/languages';
import { MAX_PARTY, originOf, type WidgetTheme, widgetThemes } from '@atrium/rules/widgets/widget';

/** What the address of a widget says: `/container/{vendorId}/{containerId?}?parent&lang&theme`. */
export interface EmbeddedAddress {
  /** Slug or id of the venue. */
  vendor: string;
  container: string | undefined;
  /** The site that it is on; undefined: it tells nobody anything. */
  parent: string | undefined;
  /** What the site, or the preview in the settings, wants in place of what the venue saved. */
  language: Language | undefined;
  theme: WidgetTheme | undefined;
  accent: string | undefined;
  participants: number | undefined;
  services: readonly string[] | undefined;
}

const PATH = /^\/container\/([^/]+)(?:\/([^/]+))?\/?$/i;

/** Undefined for every other page. */
export function embeddedAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): EmbeddedAddress | undefined {
  const [, vendor, container] = PATH.exec(pathname) ?? [];
  if (vendor === undefined) return undefined;
  const query = new URLSearchParams(search);
  const participants = Number(query.get('party') ?? Number.NaN);
  const accent = query.get('accent') ?? '';
  return {
    vendor: decodeURIComponent(vendor),
    container: container && decodeURIComponent(container),
    parent: parentOf(query.get('parent') ?? ''),
    language: toLanguage(query.get('lang')),
    theme: widgetThemes.find((theme) => theme === query.get('theme')),
    accent: /^#[0-9a-f]{6}$/i.test(accent) ? accent : undefined,
    participants:
      Number.isInteger(participants) && participants >= 1 && participants <= MAX_PARTY
        ? participants
        : undefined,
    services: query.get('services')?.split(',').filter(Boolean),
  };
}

/** The browser has checked already whether this site may; our own shows the preview, over http on one machine. */
const parentOf = (text: string): string | undefined =>
  text === window.location.origin ? text : originOf(text);
