/** Every page of this release by its audience; ids are filled in by the test. */
export const publicRoutes = [
  '/',
  '/about',
  '/minside',
  '/minside/fjord',
  '/nothing-here',
  '/open-api',
];

export const signedOutRoutes = [
  '/login',
  '/reset-password',
  '/activity-hub/fjord',
  '/activity-hub/fjord/signup',
  '/activity-hub/fjord/reset-password',
  '/activity-hub/no-such-venue',
  '/guest/resetPassword?guestId=a&code=b',
  '/activate/a?code=b',
];

export const hubRoutes = (ids: { service: string; booking: string }) => [
  '/activity-hub/fjord/overview',
  '/activity-hub/fjord/new-reservation',
  `/activity-hub/fjord/new-activity/${ids.service}`,
  `/activity-hub/fjord/activity/${ids.booking}`,
  '/activity-hub/fjord/stays',
  '/activity-hub/fjord/profile',
];

export const adminRoutes = (ids: { guest: string; booking: string; stay: string }) => [
  '/admin',
  '/admin/search/sol',
  '/admin/search/nobody-is-called-this',
  '/admin/guests/new',
  `/admin/guests/${ids.guest}`,
  `/admin/guests/${ids.guest}/new_booking`,
  `/admin/guests/${ids.guest}/memberships`,
  `/admin/guests/${ids.guest}/messages`,
  `/admin/guests/${ids.guest}/auditLogs`,
  `/admin/guests/${ids.guest}/stays`,
  `/admin/guests/${ids.guest}/stays/${ids.stay}`,
  `/admin/guests/${ids.guest}/stays/new`,
  `/admin/guests/${ids.guest}/passwordReset`,
  '/admin/express_booking',
  '/admin/register_arrival',
  '/admin/waiting_list',
  '/admin/reports',
  '/admin/list_bookings',
  `/admin/reservations/${ids.booking}`,
  '/admin/duplicates',
  '/admin/optout',
  '/admin/import',
  '/admin/wip',
  '/admin/new_password',
];
