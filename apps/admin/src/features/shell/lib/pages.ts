import { may, type Permission } from '@atrium/rules/access/access-levels';
import { hasPart, type Part } from '@atrium/rules/venue/modules';
import type { SvgIconComponent } from '@mui/icons-material';
import ExpressIcon from '@mui/icons-material/BoltRounded';
import SchedulesIcon from '@mui/icons-material/EventAvailableRounded';
import BookingsIcon from '@mui/icons-material/EventNoteRounded';
import ModulesIcon from '@mui/icons-material/ExtensionRounded';
import WaitingIcon from '@mui/icons-material/HourglassTopRounded';
import ArrivalIcon from '@mui/icons-material/HowToRegRounded';
import TransferIcon from '@mui/icons-material/ImportExportRounded';
import ReportsIcon from '@mui/icons-material/InsightsRounded';
import OptOutIcon from '@mui/icons-material/NotificationsOffOutlined';
import PasswordIcon from '@mui/icons-material/PasswordRounded';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import GuestsIcon from '@mui/icons-material/PeopleAltRounded';
import DuplicatesIcon from '@mui/icons-material/PeopleOutlineRounded';
import NewGuestIcon from '@mui/icons-material/PersonAddAlt1Rounded';
import PrivacyIcon from '@mui/icons-material/ShieldOutlined';
import SpaIcon from '@mui/icons-material/SpaOutlined';
import MyDayIcon from '@mui/icons-material/SpaRounded';
import ReviewsIcon from '@mui/icons-material/StarOutlineRounded';
import SeatingIcon from '@mui/icons-material/TableRestaurantRounded';
import TodayIcon from '@mui/icons-material/TodayRounded';
import SettingsIcon from '@mui/icons-material/TuneRounded';
import TimelineIcon from '@mui/icons-material/ViewTimelineRounded';
import { paths } from '../../../paths';
import type { Me } from '../../../shared/access/use-me';

export interface Page {
  /** Its name: `admin:nav.<key>`. */
  key:
    | 'today'
    | 'expressBooking'
    | 'registerArrival'
    | 'waitingList'
    | 'dayTimeline'
    | 'seating'
    | 'myDay'
    | 'schedules'
    | 'treatments'
    | 'reports'
    | 'listBookings'
    | 'search'
    | 'newGuest'
    | 'duplicates'
    | 'payments'
    | 'paymentManagement'
    | 'reviews'
    | 'optOut'
    | 'privacy'
    | 'transfer'
    | 'wip'
    | 'settings'
    | 'settingsServices'
    | 'settingsStatuses'
    | 'settingsSegments'
    | 'settingsThemes'
    | 'settingsMembershipTypes'
    | 'settingsPackages'
    | 'settingsShiftTemplates'
    | 'settingsIntake'
    | 'settingsTreatmentRooms'
    | 'settingsTherapists'
    | 'settingsTreatmentTypes'
    | 'settingsMessages'
    | 'settingsVendor'
    | 'settingsModules'
    | 'settingsStaff'
    | 'settingsVendors'
    | 'settingsAuditLogs'
    | 'newPassword';
  path: string;
  icon: SvgIconComponent;
  /** Who may open it, by the table of levels. */
  permission: Permission;
  /** The part of the product it belongs to: it is there with one of its modules. */
  part?: Part;
  /** Beginnings of the addresses that belong to it, when they are more than its own. */
  covers?: readonly string[];
  /** Where the main menu has it: what the day needs, or what keeps the house in order. Else the search finds it. */
  menu?: 'day' | 'upkeep';
}

/** A page of the set-up: in the menu by one entry, found by the search each by its own name. */
const setting = (key: Page['key'], path: string, permission: Permission, part?: Part): Page => ({
  key,
  path,
  icon: SettingsIcon,
  permission,
  ...(part && { part }),
});

/** Every page that is not about one thing: the main menu and the search read it. */
export const pages: readonly Page[] = [
  { key: 'today', path: paths.home, icon: TodayIcon, permission: 'read', menu: 'day' },
  {
    key: 'registerArrival',
    path: paths.registerArrival,
    icon: ArrivalIcon,
    permission: 'bookings.arrival',
    part: 'bookings',
    menu: 'day',
  },
  {
    key: 'expressBooking',
    path: paths.expressBooking,
    icon: ExpressIcon,
    permission: 'bookings.create',
    part: 'bookings',
    menu: 'day',
  },
  {
    key: 'listBookings',
    path: paths.listBookings,
    covers: [paths.listBookings, paths.reservation('')],
    icon: BookingsIcon,
    permission: 'read',
    part: 'bookings',
    menu: 'day',
  },
  {
    key: 'dayTimeline',
    path: paths.dayTimeline,
    icon: TimelineIcon,
    permission: 'read',
    part: 'bookings',
    menu: 'day',
  },
  {
    key: 'waitingList',
    path: paths.waitingList,
    icon: WaitingIcon,
    permission: 'read',
    part: 'bookings',
    menu: 'day',
  },
  {
    key: 'seating',
    path: paths.seating,
    icon: SeatingIcon,
    permission: 'read',
    part: 'fnb',
    menu: 'day',
  },
  {
    key: 'treatments',
    path: paths.treatments,
    covers: [paths.treatments],
    icon: SpaIcon,
    permission: 'read',
    part: 'spa',
    menu: 'day',
  },
  {
    key: 'myDay',
    path: paths.myDay,
    icon: MyDayIcon,
    permission: 'read',
    part: 'spa',
    menu: 'day',
  },
  {
    key: 'search',
    path: paths.guests,
    covers: [paths.guests, paths.guest('')],
    icon: GuestsIcon,
    permission: 'read',
    menu: 'day',
  },
  {
    key: 'newGuest',
    path: paths.newGuest,
    icon: NewGuestIcon,
    permission: 'customers.edit',
    menu: 'day',
  },
  {
    key: 'schedules',
    path: paths.schedules,
    covers: [paths.schedules],
    icon: SchedulesIcon,
    permission: 'read',
    part: 'spa',
    menu: 'upkeep',
  },
  {
    key: 'reports',
    path: paths.reports,
    icon: ReportsIcon,
    permission: 'read',
    menu: 'upkeep',
  },
  {
    key: 'duplicates',
    path: paths.duplicates,
    covers: [paths.duplicates],
    icon: DuplicatesIcon,
    permission: 'customers.merge',
    menu: 'upkeep',
  },
  {
    key: 'payments',
    path: paths.payments,
    covers: [paths.payments, paths.paymentManagement, paths.vouchers],
    icon: PaymentsIcon,
    permission: 'read',
    menu: 'upkeep',
  },
  {
    key: 'paymentManagement',
    path: paths.paymentManagement,
    icon: PaymentsIcon,
    permission: 'read',
  },
  { key: 'reviews', path: paths.reviews, icon: ReviewsIcon, permission: 'read', menu: 'upkeep' },
  { key: 'optOut', path: paths.optOut, icon: OptOutIcon, permission: 'read', menu: 'upkeep' },
  {
    key: 'privacy',
    path: paths.privacy,
    covers: [paths.privacy],
    icon: PrivacyIcon,
    permission: 'privacy.record',
    menu: 'upkeep',
  },
  {
    key: 'transfer',
    path: paths.import,
    icon: TransferIcon,
    permission: 'imports.run',
    menu: 'upkeep',
  },
  {
    key: 'settings',
    path: paths.settings,
    covers: [paths.settings],
    icon: SettingsIcon,
    permission: 'services.edit',
    menu: 'upkeep',
  },
  { key: 'wip', path: paths.wip, icon: ModulesIcon, permission: 'read', menu: 'upkeep' },
  setting('settingsServices', paths.settingsServices, 'services.edit', 'bookings'),
  setting('settingsStatuses', paths.settingsStatuses, 'statuses.edit'),
  setting('settingsSegments', paths.settingsSegments, 'segments.edit'),
  setting('settingsThemes', paths.settingsThemes, 'themes.edit'),
  setting(
    'settingsMembershipTypes',
    paths.settingsMembershipTypes,
    'membershipTypes.edit',
    'memberships',
  ),
  setting('settingsPackages', paths.settingsPackages, 'packages.edit', 'stays'),
  setting('settingsTreatmentRooms', paths.settingsTreatmentRooms, 'spa.edit', 'spa'),
  setting('settingsShiftTemplates', paths.settingsShiftTemplates, 'schedules.edit', 'spa'),
  setting('settingsTherapists', paths.settingsTherapists, 'spa.edit', 'spa'),
  setting('settingsTreatmentTypes', paths.settingsTreatmentTypes, 'spa.edit', 'spa'),
  setting('settingsIntake', paths.settingsIntake, 'spa.edit', 'spa'),
  setting('settingsMessages', paths.settingsMessages, 'messageTemplates.edit'),
  setting('settingsVendor', paths.settingsVendor, 'vendor.edit'),
  setting('settingsModules', paths.settingsModules, 'vendor.modules'),
  setting('settingsStaff', paths.settingsStaff, 'staff.edit'),
  setting('settingsVendors', paths.settingsVendors, 'vendors.create'),
  setting('settingsAuditLogs', paths.settingsAuditLogs, 'audit.read'),
  {
    key: 'newPassword',
    path: paths.newPassword,
    icon: PasswordIcon,
    permission: 'read',
  },
];

/** The pages that somebody may open and their venue has. */
export const pagesOf = ({ level, vendor }: Pick<Me, 'level' | 'vendor'>): Page[] =>
  pages.filter(
    ({ permission, part }) =>
      may(level, permission) && (part === undefined || hasPart(vendor.modules, part)),
  );

/** The page of the menu that an address belongs to: one of its own beats one that only covers it. */
export function pageOf(pathname: string): Page | undefined {
  const inMenu = pages.filter(({ menu }) => menu !== undefined);
  return (
    inMenu.find(({ path }) => path === pathname) ??
    inMenu.find(({ covers = [] }) => covers.some((start) => pathname.startsWith(start)))
  );
}
