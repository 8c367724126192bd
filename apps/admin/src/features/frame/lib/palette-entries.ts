import type { AccessLevel } from '@atrium/rules/access-levels';
import { may } from '@atrium/rules/access-levels';
import { displayName } from '@atrium/rules/guest-name';
import { normalise } from '@atrium/rules/search-text';
import type { SvgIconComponent } from '@mui/icons-material';
import { paths } from '../../../paths';
import { type Page, pages } from './pages';

export interface FoundGuest {
  _id: string;
  firstname: string;
  lastname: string;
  email?: string | undefined;
  phone?: string | undefined;
}

/** One line of the search: a page, a guest, or the way to all guests found. */
export interface PaletteEntry {
  id: string;
  group: 'guests' | 'pages';
  label: string;
  detail?: string | undefined;
  path: string;
  icon?: SvgIconComponent | undefined;
}

/** Guests shown before 'all results'; more would push the pages out of sight. */
const SHOWN_GUESTS = 6;

interface Texts {
  pageName: (key: Page['key']) => string;
  unnamed: string;
  allResults: string;
}

/** What the search offers for a term: guests first, because that is what staff look for. */
export function paletteEntries(
  term: string,
  level: AccessLevel,
  guests: readonly FoundGuest[],
  texts: Texts,
): PaletteEntry[] {
  const wanted = normalise(term);
  const found = pages
    .filter(({ permission }) => may(level, permission))
    .map((page) => ({ page, label: texts.pageName(page.key) }))
    .filter(({ label }) => normalise(label).includes(wanted))
    .map(
      ({ page, label }): PaletteEntry => ({
        id: `page-${page.key}`,
        group: 'pages',
        label,
        path: page.path,
        icon: page.icon,
      }),
    );
  if (wanted === '') return found;
  const people = guests.slice(0, SHOWN_GUESTS).map(
    (guest): PaletteEntry => ({
      id: `guest-${guest._id}`,
      group: 'guests',
      label: displayName(guest) || texts.unnamed,
      detail: [guest.phone, guest.email].filter(Boolean).join(' · '),
      path: paths.guest(guest._id),
    }),
  );
  const all: PaletteEntry = {
    id: 'all-guests',
    group: 'guests',
    label: texts.allResults,
    path: paths.search(term.trim()),
  };
  return [...people, all, ...found];
}
