/**
 * What a venue's modules switch on and off, in one table: the API refuses by it, the screens hide
 * by it, and both are tested from it. Switching a module off deletes nothing.
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

/** Parts of the product; a part is available while any of its modules is on. */
export const parts = {
  /** Services and new bookings: activities, tables and open bookings all work this way. */
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
 * The endpoints of each part: the start of a path, `*` for any one segment, preceded by the method
 * unless all are meant. Existing bookings can always be carried out or cancelled, so `bookings` and
 * `activities` list only what offers and creates new ones.
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
  fnb: [
    '/api/fnb',
    '/api/v1/fnb',
    '/api/v1/seating',
    '/api/v1/admin/reports/covers',
    '/api/v1/admin/reports/turn-times',
    '/api/v1/admin/reports/table-use',
    '/api/v1/admin/imports/tables',
    '/api/v1/admin/exports/tables.csv',
  ],
  spa: [
    '/api/spa',
    '/api/v1/spa',
    '/api/v1/admin/spa',
    '/api/reports/spa',
    'POST /api/v1/hub/treatments',
    'POST /api/v1/hub/treatment-waits',
    '/api/v1/hub/intake',
    '/api/v1/admin/reports/treatments',
    '/api/v1/admin/reports/therapist-use',
    '/api/v1/admin/reports/treatment-rooms',
  ],
} as const satisfies Record<Part, readonly string[]>;

/** Cancelling is always possible, whatever is switched off. */
const ALWAYS_OPEN = /\/cancel$/;

const patterns: readonly { part: Part; pattern: RegExp }[] = Object.entries(endpoints).map(
  ([part, paths]) => ({
    part: part as Part,
    pattern: new RegExp(`^(?:${paths.map(patternOf).join('|')})(?:/|$)`),
  }),
);

/** Most endpoints belong to no part, so one test rules them out. */
const ANY = new RegExp(patterns.map(({ pattern }) => pattern.source).join('|'));

function patternOf(endpoint: string): string {
  const path = endpoint.replace(/[.]/g, '\\.').replace(/\*/g, '[^/]+');
  return path.startsWith('/') ? `[A-Z]+ ${path}` : path;
}

/**
 * The part an endpoint belongs to; undefined if every venue has it.
 * @param method upper case
 * @param path of the router, with parameter values or names, without a query
 */
export function partOfEndpoint(method: string, path: string): Part | undefined {
  const endpoint = `${method} ${path}`;
  if (!ANY.test(endpoint)) return undefined;
  const found = patterns.find(({ pattern }) => pattern.test(endpoint))?.part;
  return found === 'bookings' && ALWAYS_OPEN.test(path) ? undefined : found;
}
