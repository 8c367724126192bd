import type { Permission } from '@atrium/rules/access-levels';
import type { SvgIconComponent } from '@mui/icons-material';
import ExpressIcon from '@mui/icons-material/BoltRounded';
import BookingsIcon from '@mui/icons-material/EventNoteRounded';
import ModulesIcon from '@mui/icons-material/ExtensionRounded';
import WaitingIcon from '@mui/icons-material/HourglassTopRounded';
import ArrivalIcon from '@mui/icons-material/HowToRegRounded';
import PasswordIcon from '@mui/icons-material/PasswordRounded';
import GuestsIcon from '@mui/icons-material/PeopleAltRounded';
import NewGuestIcon from '@mui/icons-material/PersonAddAlt1Rounded';
import TodayIcon from '@mui/icons-material/TodayRounded';
import { paths } from '../../../paths';

export interface Page {
  /** Its name: `admin:nav.<key>`. */
  key:
    | 'today'
    | 'expressBooking'
    | 'registerArrival'
    | 'waitingList'
    | 'listBookings'
    | 'search'
    | 'newGuest'
    | 'wip'
    | 'newPassword';
  path: string;
  icon: SvgIconComponent;
  /** Who may open it, by the table of levels. */
  permission: Permission;
  /** Beginnings of the addresses that belong to it, when they are more than its own. */
  covers?: readonly string[];
  /** In the main menu; the others are found by the search alone. */
  inMenu: boolean;
}

/** Every page that is not about one thing: the main menu and the search read it. */
export const pages: readonly Page[] = [
  { key: 'today', path: paths.home, icon: TodayIcon, permission: 'read', inMenu: true },
  {
    key: 'registerArrival',
    path: paths.registerArrival,
    icon: ArrivalIcon,
    permission: 'bookings.arrival',
    inMenu: true,
  },
  {
    key: 'expressBooking',
    path: paths.expressBooking,
    icon: ExpressIcon,
    permission: 'bookings.create',
    inMenu: true,
  },
  {
    key: 'listBookings',
    path: paths.listBookings,
    covers: [paths.listBookings, paths.reservation('')],
    icon: BookingsIcon,
    permission: 'read',
    inMenu: true,
  },
  {
    key: 'waitingList',
    path: paths.waitingList,
    icon: WaitingIcon,
    permission: 'read',
    inMenu: true,
  },
  {
    key: 'search',
    path: paths.guests,
    covers: [paths.guests, paths.guest('')],
    icon: GuestsIcon,
    permission: 'read',
    inMenu: true,
  },
  {
    key: 'newGuest',
    path: paths.newGuest,
    icon: NewGuestIcon,
    permission: 'customers.edit',
    inMenu: true,
  },
  { key: 'wip', path: paths.wip, icon: ModulesIcon, permission: 'read', inMenu: false },
  {
    key: 'newPassword',
    path: paths.newPassword,
    icon: PasswordIcon,
    permission: 'read',
    inMenu: false,
  },
];

/** The page of the menu that an address belongs to: one of its own beats one that only covers it. */
export function pageOf(pathname: string): Page | undefined {
  return (
    pages.find(({ path }) => path === pathname) ??
    pages.find(({ covers = [] }) => covers.some((start) => pathname.startsWith(start)))
  );
}
