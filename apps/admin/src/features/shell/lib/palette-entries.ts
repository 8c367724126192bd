import type { BookingOutput } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import { normalise } from '@atrium/rules/texts/search-text';
import type { SvgIconComponent } from '@mui/icons-material';
import ActionIcon from '@mui/icons-material/AddCircleOutlineRounded';
import BookingIcon from '@mui/icons-material/EventNoteRounded';
import PlaceIcon from '@mui/icons-material/MeetingRoomOutlined';
import { paths } from '../../../paths';
import type { Page } from './pages';
import type { PaletteAction } from './palette-actions';

export interface FoundGuest {
  _id: string;
  firstname: string;
  lastname: string;
  email?: string | undefined;
  phone?: string | undefined;
}

export type FoundBooking = Pick<
  BookingOutput,
  '_id' | 'bookingId' | '_customer' | '_service' | 'date' | 'timeindex' | 'roomNumber'
>;

/** One line of the search: a page, a booking, a guest, or the way to all guests found. */
export interface PaletteEntry {
  id: string;
  group: 'guests' | 'bookings' | 'pages' | 'places' | 'actions';
  label: string;
  detail?: string | undefined;
  path: string;
  icon?: SvgIconComponent | undefined;
}

/** A room or a service, with the page that shows it. */
export interface PalettePlace {
  _id: string;
  name: string;
  /** Where it leads. */
  detail: string;
  path: string;
}

/** Guests shown before 'all results'; more would push the rest out of sight. */
const SHOWN_GUESTS = 6;
const SHOWN_BOOKINGS = 5;
const SHOWN_PLACES = 6;

interface Texts {
  pageName: (key: Page['key']) => string;
  actionName: (key: PaletteAction['key']) => string;
  unnamed: string;
  dropIn: string;
  allResults: string;
  allBookings: string;
  /** When a booking is, and of what. */
  bookingDetail: (booking: FoundBooking) => string;
}

interface Found {
  guests: readonly FoundGuest[];
  /** In the order to be shown in. */
  bookings: readonly FoundBooking[];
  /** The list that has them all; absent where these are all. */
  allBookings?: string | undefined;
  /** All of the venue. */
  places?: readonly PalettePlace[];
  /** All that one may do. */
  actions?: readonly PaletteAction[];
}

/** What a term names outright: a page, or a booking by its number. */
function leadOf(
  wanted: string,
  bookings: readonly FoundBooking[],
  pages: readonly PaletteEntry[],
): PaletteEntry['group'] | undefined {
  if (bookings.some(({ bookingId }) => normalise(bookingId) === wanted)) return 'bookings';
  return pages.some(({ label }) => normalise(label) === wanted) ? 'pages' : undefined;
}

/**
 * What the search offers for a term. First what it names outright, then guests, because that is what staff look
 * for, what they booked, pages, rooms and services, and what can be done. Where no guest is found, the way to the guest search comes last.
 */
export function paletteEntries(
  term: string,
  pages: readonly Page[],
  { guests, bookings, allBookings, places = [], actions = [] }: Found,
  texts: Texts,
): PaletteEntry[] {
  const wanted = normalise(term);
  const found = pages
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
  const booked = bookings.slice(0, SHOWN_BOOKINGS).map(
    (booking): PaletteEntry => ({
      id: `booking-${booking._id}`,
      group: 'bookings',
      label: (booking._customer && displayName(booking._customer)) || texts.dropIn,
      detail: texts.bookingDetail(booking),
      path: paths.reservation(booking._id),
      icon: BookingIcon,
    }),
  );
  const allBooked: PaletteEntry[] =
    allBookings === undefined
      ? []
      : [{ id: 'all-bookings', group: 'bookings', label: texts.allBookings, path: allBookings }];
  const isMeant = (name: string) => normalise(name).includes(wanted);
  const groups = {
    places: places
      .filter(({ name }) => isMeant(name))
      .slice(0, SHOWN_PLACES)
      .map(
        ({ _id, name, detail, path }): PaletteEntry => ({
          id: `place-${_id}`,
          group: 'places',
          label: name,
          detail,
          path,
          icon: PlaceIcon,
        }),
      ),
    actions: actions
      .map(({ key, path }) => ({ key, path, label: texts.actionName(key) }))
      .filter(({ label }) => isMeant(label))
      .map(
        ({ key, path, label }): PaletteEntry => ({
          id: `action-${key}`,
          group: 'actions',
          label,
          path,
          icon: ActionIcon,
        }),
      ),
    guests: [...people, all],
    bookings: [...booked, ...allBooked],
    pages: found,
  };
  const order: PaletteEntry['group'][] =
    people.length > 0
      ? ['guests', 'bookings', 'pages', 'places', 'actions']
      : ['bookings', 'pages', 'places', 'actions', 'guests'];
  const lead = leadOf(wanted, bookings, found);
  return [...new Set([...(lead ? [lead] : []), ...order])].flatMap((group) => groups[group]);
}
