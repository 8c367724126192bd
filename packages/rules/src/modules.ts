/**
 * What a venue's modules switch on and off: the one table of it (product-decisions, section 1). The API refuses
 * by it, the screens hide by it, and both are tested from it. Nothing stored is touched by a switch.
 */

export const moduleKeys = [
  'services',
  'stays',
  'memberships',
  'openBooking',
  'fnb',
  'spa',
] as const;

export type ModuleKey = (typeof moduleKeys)[number];

/** Which modules a venue uses. */
export type Modules = Readonly<Record<ModuleKey, boolean>>;

/** Parts of the product; a part is there while any one of its modules is on. */
export const parts = {
  /** Services, and new bookings of them: activities, tables and open bookings are all booked so. */
  bookings: ['services', 'fnb', 'openBooking'],
  /** What guests book by themselves in the hub. */
  activities: ['services'],
  stays: ['stays'],
  memberships: ['memberships'],
  openBooking: ['openBooking'],
  fnb: ['fnb'],
  spa: ['spa'],
} as const satisfies Record<string, readonly ModuleKey[]>;

export type Part = keyof typeof parts;

/** Whether a venue has a part of the product. */
export const hasPart = (modules: Modules, part: Part): boolean =>
  parts[part].some((key) => modules[key]);

/**
 * The endpoints of each part: a beginning of the path, `*` for any one segment, after the method where not every
 * method is meant. What was booked before stays open to everybody who may see it: it is still to be carried out
 * or cancelled, so `bookings` and `activities` name what offers and makes new ones.
 */
const endpoints = {
  bookings: [
    'POST /api/v1/services',
    'PUT /api/v1/services',
    'DELETE /api/v1/services',
    'POST /api/admin/newBooking',
    'POST /api/admin/newBookingOverride',
    'POST /api/v1/drop-in',
    'POST /api/v1/admin/waitingList',
    'POST /api/v1/admin/bookings/series',
    'POST /api/v1/admin/bookings/groups',
    'GET /api/v1/hub/activity/*',
  ],
  activities: [
    '/api/v1/hub/activities',
    'POST /api/v1/hub/activity',
    'POST /api/v1/hub/holds',
    'POST /api/v1/hub/groups',
  ],
  stays: [
    '/api/v1/admin/stays',
    '/api/v1/admin/packages',
    '/api/v1/admin/imports/stays',
    '/api/v1/admin/exports/stays.csv',
    '/api/v1/hub/stays',
  ],
  memberships: [
    '/api/v1/admin/memberships',
    '/api/v1/admin/membershipTypes',
    '/api/v1/admin/customers/*/memberships',
    '/api/v1/admin/imports/memberships',
    '/api/v1/admin/exports/memberships.csv',
    '/api/v1/hub/memberships',
  ],
  openBooking: ['/api/v1/open_booking'],
  fnb: ['/api/fnb', '/api/v1/fnb', '/api/v1/seating'],
  spa: ['/api/spa', '/api/v1/spa', '/api/v1/admin/spa', '/api/reports/spa'],
} as const satisfies Record<Part, readonly string[]>;

/** Cancelling ends what there is, so it is open whatever the switch says. */
const ALWAYS_OPEN = /\/cancel$/;

const patterns: readonly { part: Part; pattern: RegExp }[] = Object.entries(endpoints).map(
  ([part, paths]) => ({
    part: part as Part,
    pattern: new RegExp(`^(?:${paths.map(patternOf).join('|')})(?:/|$)`),
  }),
);

/** Most endpoints belong to no part: one look at them is enough. */
const ANY = new RegExp(patterns.map(({ pattern }) => pattern.source).join('|'));

function patternOf(endpoint: string): string {
  const path = endpoint.replace(/[.]/g, '\\.').replace(/\*/g, '[^/]+');
  return path.startsWith('/') ? `[A-Z]+ ${path}` : path;
}

/**
 * The part that an endpoint belongs to; undefined for what every venue has.
 * @param method upper case
 * @param path of the router, with the values or the names of its parameters, without a query
 */
export function partOfEndpoint(method: string, path: string): Part | undefined {
  const endpoint = `${method} ${path}`;
  if (!ANY.test(endpoint)) return undefined;
  const found = patterns.find(({ pattern }) => pattern.test(endpoint))?.part;
  return found === 'bookings' && ALWAYS_OPEN.test(path) ? undefined : found;
}
