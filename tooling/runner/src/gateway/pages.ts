import type { AppName } from './routes';

/**
 * The pages of each app, as its router has them (a test in each app compares). Any other path is
 * answered with the app's own page too, which says that there is none, and with 404. docker's nginx
 * has the same table (docker/app/pages, compared by another test).
 */
export const PAGES: Readonly<Record<AppName, readonly string[]>> = {
  admin: [
    '/admin',
    '/admin/customer/:customerId',
    '/admin/dashboard',
    '/admin/day_timeline',
    '/admin/duplicates',
    '/admin/duplicates/:kept/:merged',
    '/admin/express_booking',
    '/admin/guests/:guestId',
    '/admin/guests/:guestId/auditLogs',
    '/admin/guests/:guestId/manage-membership/:membershipId',
    '/admin/guests/:guestId/memberships',
    '/admin/guests/:guestId/messages',
    '/admin/guests/:guestId/new_booking',
    '/admin/guests/:guestId/passwordReset',
    '/admin/guests/:guestId/stays',
    '/admin/guests/:guestId/stays/:stayId',
    '/admin/guests/:guestId/stays/new',
    '/admin/guests/:guestId/treatments',
    '/admin/import',
    '/admin/list_bookings',
    '/admin/my-day',
    '/admin/new_password',
    '/admin/optout',
    '/admin/paymentManagement',
    '/admin/paymentTransactions',
    '/admin/paymentTransactions/:id',
    '/admin/paymentTransactions/days',
    '/admin/privacy',
    '/admin/privacy/:id',
    '/admin/register_arrival',
    '/admin/reports',
    '/admin/reservations/:id',
    '/admin/reviews',
    '/admin/schedules',
    '/admin/schedules/:id',
    '/admin/search/:params?',
    '/admin/seating',
    '/admin/seating/timeline',
    '/admin/settings',
    '/admin/settings/auditLogs',
    '/admin/settings/intake',
    '/admin/settings/jobs',
    '/admin/settings/membership-types',
    '/admin/settings/membership-types/:id',
    '/admin/settings/message-templates',
    '/admin/settings/message-templates/:kind/:language',
    '/admin/settings/message-templates/custom/:id',
    '/admin/settings/modules',
    '/admin/settings/packages',
    '/admin/settings/packages/:id',
    '/admin/settings/partners',
    '/admin/settings/segments',
    '/admin/settings/services',
    '/admin/settings/services/:id',
    '/admin/settings/shift-templates',
    '/admin/settings/site-pages',
    '/admin/settings/site-pages/:id',
    '/admin/settings/staff',
    '/admin/settings/statuses',
    '/admin/settings/themes',
    '/admin/settings/themes/:id',
    '/admin/settings/therapists',
    '/admin/settings/treatment-rooms',
    '/admin/settings/treatment-types',
    '/admin/settings/treatment-types/:id',
    '/admin/settings/vendor',
    '/admin/settings/vendors',
    '/admin/settings/webhooks',
    '/admin/settings/widgets',
    '/admin/treatments',
    '/admin/treatments/:id',
    '/admin/treatments/rooms',
    '/admin/treatments/therapist/:therapistId',
    '/admin/vouchers',
    '/admin/vouchers/:id',
    '/admin/waiting_list',
    '/admin/wip',
    '/dinside/:vendor?',
    '/login/:vendor?',
    '/reset-password',
  ],
  hub: [
    '/',
    '/activate/:id',
    '/activity-hub',
    '/activity-hub/:vendor',
    '/activity-hub/:vendor/activity/:id',
    '/activity-hub/:vendor/buy/:kind/:id',
    '/activity-hub/:vendor/discover/:id',
    '/activity-hub/:vendor/intake/:token',
    '/activity-hub/:vendor/journey/:id',
    '/activity-hub/:vendor/membership',
    '/activity-hub/:vendor/new-activity/:id',
    '/activity-hub/:vendor/new-journey',
    '/activity-hub/:vendor/new-reservation',
    '/activity-hub/:vendor/new-treatment/:id',
    '/activity-hub/:vendor/overview',
    '/activity-hub/:vendor/pay/:token',
    '/activity-hub/:vendor/payment_success',
    '/activity-hub/:vendor/profile',
    '/activity-hub/:vendor/reset-password',
    '/activity-hub/:vendor/signup',
    '/activity-hub/:vendor/stays',
    '/activity-hub/:vendor/treatment/:id',
    '/activity/:id',
    '/buy/:kind/:id',
    '/discover/:id',
    '/guest/confirmEmail',
    '/guest/resetPassword',
    '/intake/:token',
    '/journey/:id',
    '/membership',
    '/new-activity/:id',
    '/new-journey',
    '/new-reservation',
    '/new-treatment/:id',
    '/overview',
    '/pay/:token',
    '/payment_success',
    '/profile',
    '/reset-password',
    '/signup',
    '/stays',
    '/treatment/:id',
  ],
  public: [
    '/',
    '/NCB/:vendor/:itinerary',
    '/about',
    '/articles',
    '/articles/:id',
    '/articles/nine-oclock',
    '/articles/one-place-one-guest',
    '/booking/:vendorId',
    '/booking/:vendorId/:serviceId/:date?',
    '/career',
    '/container/:vendorId/:containerId?',
    '/date/:date',
    '/fnb',
    '/fnb/:location',
    '/gdpr',
    '/gift-card/:vendorId',
    '/gift-card/:vendorId/balance',
    '/gift-card/:vendorId/thanks',
    '/hall-of-fame',
    '/help-center',
    '/legal',
    '/membership/:membershipTypeId',
    '/minside',
    '/minside/:vendorName/:location?',
    '/minsidePortal',
    '/open_booking/:bookingId',
    '/open_booking/link',
    '/open_booking/service/:serviceId',
    '/open_booking/treatment/:treatmentId',
    '/opt_out/:vendorId',
    '/package/:id',
    '/patchnotes',
    '/payment',
    '/payment_success',
    '/pitch_deck',
    '/privacy/:vendorId',
    '/privacy/:vendorId/confirm',
    '/product',
    '/rating/:bookingId/:rating',
    '/sastech',
    '/sla',
    '/spa',
    '/spa/:location',
    '/spa_booking/:vendorName',
    '/spa_booking/:vendorName/:treatmentType',
    '/special',
    '/special/:id',
    '/special/dining-room',
    '/status',
    '/step/:step',
    '/termsOfSale',
  ],
};

/** Whether an app has a page at a path. @param path without query, beginning with `/` */
export const isPage = (app: AppName, path: string): boolean => matchers[app].test(path);

/** As react-router matches: whatever the case, with or without a slash at the end. */
const matcherOf = (app: AppName) =>
  new RegExp(`^(?:${PAGES[app].map(expressionOf).join('|')})/?$`, 'i');

const matchers: Readonly<Record<AppName, RegExp>> = {
  admin: matcherOf('admin'),
  hub: matcherOf('hub'),
  public: matcherOf('public'),
};

/**
 * The file that the build drew for a page, below `pages/{language}` and without `.html`; where the app draws
 * none, there is no such file. Undefined for what is no page, or another one for each venue.
 * @param path as for `isPage`
 */
export function drawnFileOf(app: AppName, path: string): string | undefined {
  const plain = fileNameOf(path.replace(/(.)\/$/, '$1'));
  return PAGES[app].some((page) => !page.includes(':') && fileNameOf(page) === plain)
    ? plain
    : undefined;
}

/** The name of no file. */
const NOT_DRAWN = 'not-drawn';

const fileNameOf = (path: string) => path.slice(1).toLowerCase() || 'index';

/** `/login/:vendor?` as a regular expression. */
function expressionOf(pattern: string): string {
  return pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith(':')) return `/${part.replace('.', '\\.')}`;
      return part.endsWith('?') ? '(?:/[^/?]+)?' : '/[^/?]+';
    })
    .join('');
}

/** The table as an nginx map to the pages' files. `$request_uri` is the raw address, query included. */
export const nginxPagesOf = (app: AppName): string =>
  [
    '# The pages of PAGES in tooling/runner/src/gateway/pages.ts; a test compares.',
    'map $request_uri $page {',
    '  default "";',
    ...PAGES[app].map(
      (pattern) =>
        `  "~*^${expressionOf(pattern)}/?(\\?|$)" ${drawnFileOf(app, pattern) ?? NOT_DRAWN};`,
    ),
    '}',
    '',
  ].join('\n');
