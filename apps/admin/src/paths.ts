/** The addresses of the back office's pages. */
const guest = (guestId: string) => `/admin/guests/${encodeURIComponent(guestId)}`;

/** The id that creates a guest. */
export const NEW_GUEST = 'new';

/** The id that creates something of the set-up. */
export const NEW = 'new';

const settings = (page: string) => `/admin/settings/${page}`;
const setting = (page: string) => (id: string) => `${settings(page)}/${encodeURIComponent(id)}`;

export const paths = {
  login: '/login',
  venueLogin: (vendor: string) => `/login/${encodeURIComponent(vendor)}`,
  home: '/admin',
  dashboard: '/admin/dashboard',
  listBookings: '/admin/list_bookings',
  expressBooking: '/admin/express_booking',
  registerArrival: '/admin/register_arrival',
  waitingList: '/admin/waiting_list',
  dayTimeline: '/admin/day_timeline',
  seating: '/admin/seating',
  seatingTimeline: '/admin/seating/timeline',
  myDay: '/admin/my-day',
  schedules: '/admin/schedules',
  therapistSchedule: (id: string) => `/admin/schedules/${encodeURIComponent(id)}`,
  treatments: '/admin/treatments',
  treatmentRooms: '/admin/treatments/rooms',
  /** The week of a therapist. */
  treatmentWeek: (therapistId: string) =>
    `/admin/treatments/therapist/${encodeURIComponent(therapistId)}`,
  reports: '/admin/reports',
  treatment: (id: string) => `/admin/treatments/${encodeURIComponent(id)}`,
  reservation: (id: string) => `/admin/reservations/${encodeURIComponent(id)}`,
  newPassword: '/admin/new_password',
  wip: '/admin/wip',
  import: '/admin/import',
  payments: '/admin/paymentTransactions',
  payment: (id: string) => `/admin/paymentTransactions/${encodeURIComponent(id)}`,
  settlement: '/admin/paymentTransactions/days',
  paymentManagement: '/admin/paymentManagement',
  vouchers: '/admin/vouchers',
  voucher: (id: string) => `/admin/vouchers/${encodeURIComponent(id)}`,
  reviews: '/admin/reviews',
  optOut: '/admin/optout',
  privacy: '/admin/privacy',
  privacyRequest: (id: string) => `/admin/privacy/${id}`,
  duplicates: '/admin/duplicates',
  mergeGuests: (kept: string, merged: string) =>
    `/admin/duplicates/${encodeURIComponent(kept)}/${encodeURIComponent(merged)}`,
  resetPassword: '/reset-password',
  settings: '/admin/settings',
  settingsServices: settings('services'),
  settingsService: setting('services'),
  settingsStatuses: settings('statuses'),
  settingsSegments: settings('segments'),
  settingsThemes: settings('themes'),
  settingsWidgets: settings('widgets'),
  settingsTheme: setting('themes'),
  settingsMembershipTypes: settings('membership-types'),
  settingsMembershipType: setting('membership-types'),
  settingsPackages: settings('packages'),
  settingsPackage: setting('packages'),
  settingsShiftTemplates: settings('shift-templates'),
  settingsIntake: settings('intake'),
  settingsTreatmentRooms: settings('treatment-rooms'),
  settingsTherapists: settings('therapists'),
  settingsTreatmentTypes: settings('treatment-types'),
  settingsTreatmentType: setting('treatment-types'),
  settingsMessages: settings('message-templates'),
  settingsMessage: (kind: string, language: string) =>
    `${settings('message-templates')}/${encodeURIComponent(kind)}/${language}`,
  settingsCustomMessage: setting('message-templates/custom'),
  settingsVendor: settings('vendor'),
  settingsModules: settings('modules'),
  settingsStaff: settings('staff'),
  settingsVendors: settings('vendors'),
  settingsSitePages: settings('site-pages'),
  settingsSitePage: setting('site-pages'),
  settingsAuditLogs: settings('auditLogs'),
  settingsJobs: settings('jobs'),
  settingsPartners: settings('partners'),
  settingsWebhooks: settings('webhooks'),
  /** The search before anything was typed. */
  guests: '/admin/search',
  search: (term: string) => `/admin/search/${encodeURIComponent(term)}`,
  guest,
  newGuest: guest(NEW_GUEST),
  guestPasswordReset: (guestId: string) => `${guest(guestId)}/passwordReset`,
  guestNewBooking: (guestId: string) => `${guest(guestId)}/new_booking`,
  guestMemberships: (guestId: string) => `${guest(guestId)}/memberships`,
  guestMembership: (guestId: string, membershipId: string) =>
    `${guest(guestId)}/manage-membership/${encodeURIComponent(membershipId)}`,
  guestMessages: (guestId: string) => `${guest(guestId)}/messages`,
  guestAuditLogs: (guestId: string) => `${guest(guestId)}/auditLogs`,
  guestTreatments: (guestId: string) => `${guest(guestId)}/treatments`,
  guestStays: (guestId: string) => `${guest(guestId)}/stays`,
  guestNewStay: (guestId: string) => `${guest(guestId)}/stays/new`,
  /** A new booking of what a stay includes on a day (`yyyy-mm-dd`), paid for by the stay. */
  guestBookStay: (guestId: string, place: { service: string; date: string; stayService: string }) =>
    `${guest(guestId)}/new_booking?${new URLSearchParams(place)}`,
  guestStay: (guestId: string, stayId: string) =>
    `${guest(guestId)}/stays/${encodeURIComponent(stayId)}`,
} as const;
