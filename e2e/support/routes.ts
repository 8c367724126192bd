/** Every page by audience; tests fill in the ids. */
export const publicRoutes = (ids: { treatmentType: string }) => [
  '/',
  '/about',
  '/product',
  '/gdpr',
  '/legal',
  '/termsOfSale',
  '/sla',
  '/career',
  '/hall-of-fame',
  '/pitch_deck',
  '/sastech',
  '/patchnotes',
  '/status',
  '/minsidePortal',
  '/articles',
  '/articles/one-place-one-guest',
  '/articles/no-such-article',
  '/special',
  '/special/dining-room',
  '/help-center',
  '/help-center?for=staff&q=pasword',
  '/minside',
  '/fnb',
  '/fnb/fjord',
  '/spa',
  '/spa/fjord',
  '/spa_booking/fjord',
  `/spa_booking/fjord/${ids.treatmentType}`,
  '/spa_booking/fjord/no-such-treatment',
  '/minside/fjord',
  '/booking/fjord',
  '/container/fjord',
  '/open_booking/link?vendor=fjord',
  '/open_booking/650000000000000000000001?vendor=fjord#x',
  '/open_booking/service/650000000000000000000001',
  '/open_booking/treatment/650000000000000000000001?vendor=fjord#x',
  '/membership/650000000000000000000001',
  '/package/650000000000000000000001',
  '/package/650000000000000000000001?vendor=fjord&payment=650000000000000000000002#x',
  '/NCB/fjord/650000000000000000000001#x',
  '/gift-card/fjord',
  '/gift-card/fjord/balance',
  '/gift-card/no-such-venue',
  '/payment',
  '/payment_success?vendor=fjord&payment=650000000000000000000001#x',
  '/rating/650000000000000000000001/4?vendor=fjord&signature=x',
  '/opt_out/fjord?guest=650000000000000000000001&channel=email&signature=x',
  '/privacy/fjord',
  '/privacy/fjord/confirm?code=x',
  '/nothing-here',
  '/open-api',
  '/open-api/guides/first-booking',
  '/open-api/guides/webhooks',
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
  '/guest/confirmEmail?guestId=a&code=b',
];

export const hubRoutes = (ids: {
  service: string;
  booking: string;
  treatmentType: string;
  treatment: string;
}) => [
  '/activity-hub/fjord/overview',
  '/activity-hub/fjord/new-reservation',
  `/activity-hub/fjord/discover/${ids.service}`,
  `/activity-hub/fjord/new-activity/${ids.service}`,
  `/activity-hub/fjord/activity/${ids.booking}`,
  `/activity-hub/fjord/new-treatment/${ids.treatmentType}`,
  `/activity-hub/fjord/treatment/${ids.treatment}`,
  '/activity-hub/fjord/new-journey',
  '/activity-hub/fjord/stays',
  '/activity-hub/fjord/buy/package/650000000000000000000001',
  '/activity-hub/fjord/profile',
  '/activity-hub/fjord/membership',
  '/activity-hub/fjord/payment_success',
];

interface SettingsIds {
  service: string;
  theme: string;
  membershipType: string;
  stayPackage: string;
}

/** The pages of a venue's settings; each part of a long form counts as one. */
export const settingsRoutes = (ids: SettingsIds) => [
  '/admin/settings',
  '/admin/settings/services',
  `/admin/settings/services/${ids.service}`,
  `/admin/settings/services/${ids.service}?section=times`,
  `/admin/settings/services/${ids.service}?section=special`,
  `/admin/settings/services/${ids.service}?section=rules`,
  `/admin/settings/services/${ids.service}?section=price`,
  '/admin/settings/statuses',
  '/admin/settings/segments',
  '/admin/settings/themes',
  '/admin/settings/widgets',
  `/admin/settings/themes/${ids.theme}`,
  '/admin/settings/membership-types',
  `/admin/settings/membership-types/${ids.membershipType}`,
  '/admin/settings/packages',
  `/admin/settings/packages/${ids.stayPackage}`,
  '/admin/settings/shift-templates',
  '/admin/settings/intake',
  '/admin/settings/treatment-rooms',
  '/admin/settings/therapists',
  '/admin/settings/treatment-types',
  '/admin/settings/treatment-types/new',
  '/admin/settings/message-templates',
  '/admin/settings/message-templates/bookingConfirmation/en',
  '/admin/settings/message-templates/custom/new',
  '/admin/settings/vendor',
  '/admin/settings/modules',
  '/admin/settings/partners',
  '/admin/settings/webhooks',
  '/admin/settings/site-pages',
  '/admin/settings/site-pages/new',
  '/admin/settings/staff',
  '/admin/settings/auditLogs',
];

export const adminRoutes = (ids: {
  guest: string;
  otherGuest: string;
  booking: string;
  stay: string;
  membership: string;
  therapist: string;
  treatment: string;
  privacyRequest: string;
}) => [
  '/admin',
  '/admin/search/sol',
  '/admin/search/nobody-is-called-this',
  '/admin/guests/new',
  `/admin/guests/${ids.guest}`,
  `/admin/guests/${ids.guest}/new_booking`,
  `/admin/guests/${ids.guest}/memberships`,
  `/admin/guests/${ids.guest}/manage-membership/${ids.membership}`,
  `/admin/guests/${ids.guest}/messages`,
  `/admin/guests/${ids.guest}/auditLogs`,
  `/admin/guests/${ids.guest}/stays`,
  `/admin/guests/${ids.guest}/stays/${ids.stay}`,
  `/admin/guests/${ids.guest}/stays/new`,
  `/admin/guests/${ids.guest}/treatments`,
  `/admin/guests/${ids.guest}/passwordReset`,
  '/admin/express_booking',
  '/admin/register_arrival',
  '/admin/waiting_list',
  '/admin/day_timeline',
  '/admin/seating',
  '/admin/seating/timeline',
  '/admin/treatments',
  '/admin/treatments/rooms',
  `/admin/treatments/therapist/${ids.therapist}`,
  '/admin/my-day',
  '/admin/schedules',
  `/admin/schedules/${ids.therapist}`,
  `/admin/treatments/${ids.treatment}`,
  '/admin/reports',
  '/admin/reports?report=guests&rows=guests',
  '/admin/list_bookings',
  `/admin/reservations/${ids.booking}`,
  '/admin/duplicates',
  `/admin/duplicates/${ids.guest}/${ids.otherGuest}`,
  `/admin/customer/${ids.guest}`,
  '/admin/paymentTransactions',
  '/admin/paymentTransactions/days',
  '/admin/paymentManagement',
  '/admin/vouchers',
  '/admin/reviews',
  '/admin/optout',
  '/admin/privacy',
  `/admin/privacy/${ids.privacyRequest}`,
  '/admin/import',
  '/admin/wip',
  '/admin/new_password',
];

/** Pages for the platform's administrator only. */
export const platformRoutes = ['/admin/settings/vendors'];

/** Pages an employee may not open, by the table of levels. */
export const closedToEmployees = (ids: SettingsIds & { guest: string; otherGuest: string }) => [
  ...settingsRoutes(ids).filter((route) => !route.includes('?')),
  ...platformRoutes,
  '/admin/import',
  '/admin/privacy',
  '/admin/privacy/650000000000000000000001',
  '/admin/duplicates',
  `/admin/duplicates/${ids.guest}/${ids.otherGuest}`,
  `/admin/guests/${ids.guest}/passwordReset`,
];
