import type { Permission } from '@atrium/rules/access-levels';
import type { SvgIconComponent } from '@mui/icons-material';
import ExpressIcon from '@mui/icons-material/BoltRounded';
import BookingsIcon from '@mui/icons-material/EventNoteRounded';
import ModulesIcon from '@mui/icons-material/ExtensionRounded';
import WaitingIcon from '@mui/icons-material/HourglassTopRounded';
import ArrivalIcon from '@mui/icons-material/HowToRegRounded';
import TransferIcon from '@mui/icons-material/ImportExportRounded';
import ReportsIcon from '@mui/icons-material/InsightsRounded';
import OptOutIcon from '@mui/icons-material/NotificationsOffOutlined';
import PasswordIcon from '@mui/icons-material/PasswordRounded';
import GuestsIcon from '@mui/icons-material/PeopleAltRounded';
import DuplicatesIcon from '@mui/icons-material/PeopleOutlineRounded';
import NewGuestIcon from '@mui/icons-material/PersonAddAlt1Rounded';
import TodayIcon from '@mui/icons-material/TodayRounded';
import SettingsIcon from '@mui/icons-material/TuneRounded';
import { paths } from '../../../paths';

export interface Page {
  /** Its name: `admin:nav.<key>`. */
  key:
    | 'today'
    | 'expressBooking'
    | 'registerArrival'
    | 'waitingList'
    | 'reports'
    | 'listBookings'
    | 'search'
    | 'newGuest'
    | 'duplicates'
    | 'optOut'
    | 'transfer'
    | 'wip'
    | 'settings'
    | 'settingsServices'
    | 'settingsStatuses'
    | 'settingsSegments'
    | 'settingsThemes'
    | 'settingsMembershipTypes'
    | 'settingsPackages'
    | 'settingsMessages'
    | 'settingsVendor'
    | 'settingsModules'
    | 'settingsStaff'
    | 'settingsVendors'
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

/** A page of the set-up: in the menu by one entry, found by the search each by its own name. */
const setting = (key: Page['key'], path: string, permission: Permission): Page => ({
  key,
  path,
  icon: SettingsIcon,
  permission,
  inMenu: false,
});

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
  {
    key: 'reports',
    path: paths.reports,
    icon: ReportsIcon,
    permission: 'read',
    inMenu: true,
  },
  {
    key: 'duplicates',
    path: paths.duplicates,
    icon: DuplicatesIcon,
    permission: 'customers.merge',
    inMenu: false,
  },
  {
    key: 'settings',
    path: paths.settings,
    covers: [paths.settings],
    icon: SettingsIcon,
    permission: 'services.edit',
    inMenu: true,
  },
  setting('settingsServices', paths.settingsServices, 'services.edit'),
  setting('settingsStatuses', paths.settingsStatuses, 'statuses.edit'),
  setting('settingsSegments', paths.settingsSegments, 'segments.edit'),
  setting('settingsThemes', paths.settingsThemes, 'themes.edit'),
  setting('settingsMembershipTypes', paths.settingsMembershipTypes, 'membershipTypes.edit'),
  setting('settingsPackages', paths.settingsPackages, 'packages.edit'),
  setting('settingsMessages', paths.settingsMessages, 'messageTemplates.edit'),
  setting('settingsVendor', paths.settingsVendor, 'vendor.edit'),
  setting('settingsModules', paths.settingsModules, 'vendor.modules'),
  setting('settingsStaff', paths.settingsStaff, 'staff.edit'),
  setting('settingsVendors', paths.settingsVendors, 'vendors.create'),
  { key: 'optOut', path: paths.optOut, icon: OptOutIcon, permission: 'read', inMenu: false },
  {
    key: 'transfer',
    path: paths.import,
    icon: TransferIcon,
    permission: 'imports.run',
    inMenu: false,
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
  const inMenu = pages.filter((page) => page.inMenu);
  return (
    inMenu.find(({ path }) => path === pathname) ??
    inMenu.find(({ covers = [] }) => covers.some((start) => pathname.startsWith(start)))
  );
}
