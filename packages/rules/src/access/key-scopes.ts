/**
 * What a partner's key may call, in one table: the API answers 403 by it, the document describes it, and both
 * are tested from it. What is not named here is closed to keys, whatever the level of staff it is open to.
 */

export const keyModules = [
  'bookings',
  'guests',
  'services',
  'tables',
  'treatments',
  'stays',
  'memberships',
  'payments',
] as const;

export type KeyModule = (typeof keyModules)[number];

export const keyModes = ['read', 'write'] as const;
export type KeyMode = (typeof keyModes)[number];

type AnyScope = `${KeyModule}.${KeyMode}`;

/** What a key may do in a module; `write` includes `read`. The catalogue of services can only be read. */
export type KeyScope = Exclude<AnyScope, 'services.write'>;

const isScope = (scope: AnyScope): scope is KeyScope => scope !== 'services.write';

/** `*` stands for one segment of the path. */
const endpoints: Record<KeyModule, Partial<Record<KeyMode, readonly string[]>>> = {
  bookings: {
    read: [
      'GET /api/v1/admin/bookings',
      'GET /api/v1/admin/reservation/*',
      'GET /api/v1/admin/customers/*/bookings/*',
      'GET /api/v1/admin/bookings/groups/*',
      'GET /api/v1/admin/bookings/series/*',
      'GET /api/booking/bookingStatus',
      'POST /api/booking/bookedDay',
    ],
    write: [
      'POST /api/admin/newBooking',
      'POST /api/admin/modifyBookings',
      'POST /api/v1/admin/bookings/groups',
      'POST /api/v1/admin/bookings/groups/*/cancel',
      'POST /api/v1/admin/waitingList',
      'POST /api/v1/admin/reservation/*/cancel',
      'PUT /api/v1/admin/reservation/*/status',
    ],
  },
  guests: {
    read: ['GET /api/v1/admin/customers', 'GET /api/v1/admin/customers/*'],
    write: ['POST /api/v1/admin/customers', 'PUT /api/admin/customer'],
  },
  services: {
    read: [
      'GET /api/v1/services',
      'GET /api/v1/services/active',
      'GET /api/v1/services/*',
      'GET /api/admin/getSegments',
    ],
  },
  tables: {
    read: [
      'GET /api/fnb/venues',
      'GET /api/v1/fnb/blocks',
      'GET /api/v1/fnb/pauses',
      'GET /api/v1/seating/services',
      'GET /api/v1/seating/wait',
      'GET /api/v1/admin/seatedReservations/*/*',
    ],
    write: ['POST /api/v1/seating/reservations', 'PUT /api/v1/seating/reservations/*'],
  },
  treatments: {
    read: [
      'GET /api/spa/treatment',
      'GET /api/spa/treatmenttype',
      'GET /api/spa/therapist',
      'GET /api/spa/booked_treatments/*',
      'GET /api/spa/room/*/*/*/*',
      'GET /api/v1/spa/rooms',
      'GET /api/v1/spa/therapist',
      'GET /api/v1/spa/treatments/*',
      'GET /api/v1/spa/journeys/*',
    ],
    write: [
      'POST /api/spa/treatment',
      'PUT /api/v1/spa/treatment/*',
      'DELETE /api/spa/treatment',
      'POST /api/v1/spa/journeys/offers',
      'POST /api/v1/spa/journeys',
      'PUT /api/v1/spa/journeys/*',
      'DELETE /api/v1/spa/journeys/*',
    ],
  },
  stays: {
    read: [
      'GET /api/v1/admin/stays',
      'GET /api/v1/admin/stays/*',
      'GET /api/v1/admin/customers/*/stays',
      'GET /api/v1/admin/packages',
      'GET /api/v1/admin/packages/*',
    ],
    write: [
      'POST /api/v1/admin/stays',
      'PUT /api/v1/admin/stays/*',
      'POST /api/v1/admin/stays/*/cancel',
    ],
  },
  memberships: {
    read: [
      'GET /api/v1/admin/membershipTypes',
      'GET /api/v1/admin/membershipTypes/*',
      'GET /api/v1/admin/customers/*/memberships/pages',
      'GET /api/v1/admin/memberships/*',
      'GET /api/v1/admin/memberships/*/usages',
    ],
    write: [
      'POST /api/v1/admin/customers/*/memberships',
      'POST /api/v1/admin/memberships/*/use',
      'POST /api/v1/admin/memberships/*/undoUse',
      'POST /api/v1/admin/memberships/*/pause',
      'POST /api/v1/admin/memberships/*/resume',
      'POST /api/v1/admin/memberships/*/end',
    ],
  },
  payments: {
    read: [
      'GET /api/v1/admin/payments',
      'GET /api/v1/admin/payments/*',
      'GET /api/v1/admin/payments/totals',
      'GET /api/v1/admin/payments/settlement',
      'GET /api/v1/admin/paymentRequests',
    ],
    write: ['POST /api/v1/admin/paymentRequests', 'DELETE /api/v1/admin/paymentRequests/*'],
  },
};

const scopes = new Map<string, KeyScope>(
  keyModules.flatMap((module) =>
    keyModes.flatMap((mode) => {
      const scope = `${module}.${mode}` as const;
      if (!isScope(scope)) return [];
      return (endpoints[module][mode] ?? []).map((endpoint) => [endpoint, scope] as const);
    }),
  ),
);

/** Every endpoint that keys may call, with the scope that it takes. */
export const keyEndpoints: ReadonlyMap<string, KeyScope> = scopes;

/** Every scope, by module. */
export const keyScopes: readonly KeyScope[] = [...new Set(scopes.values())];

/**
 * The scope that an endpoint takes; undefined if keys may not call it.
 * @param method upper case
 * @param path of the router, with `:name` or `{name}` for its parameters
 */
export function keyScopeOf(method: string, path: string): KeyScope | undefined {
  return scopes.get(`${method} ${path.replace(/:\w+|\{\w+\}/g, '*')}`);
}

/** Whether a key with these scopes may do what takes this one: who may write may read. */
export function keyMay(granted: readonly string[], needed: KeyScope): boolean {
  return granted.includes(needed) || granted.includes(needed.replace(/\.read$/, '.write'));
}

/** Whether calls of a scope change something. */
export const keyModeOf = (scope: KeyScope): KeyMode =>
  scope.endsWith('.write') ? 'write' : 'read';

/** Requests a minute that a key may be given. */
export const KEY_RATES = { least: 10, most: 3_000, usual: 120 } as const;

/** Days for which a new key can be valid; null: until it is revoked. */
export const KEY_DAYS = [30, 90, 180, 365, null] as const;

/** Hours for which the former secret of a renewed key goes on working. */
export const KEY_OVERLAP_HOURS = [0, 1, 24, 168] as const;

/** Keys that a venue can have at a time. */
export const MOST_KEYS = 50;

export type KeyState = 'active' | 'expired' | 'revoked';

/** Where a key stands at a moment, all in milliseconds since 1970. */
export function keyStateAt(
  key: { readonly expiresAt?: number; readonly revokedAt?: number },
  now: number,
): KeyState {
  if (key.revokedAt !== undefined) return 'revoked';
  return key.expiresAt !== undefined && key.expiresAt <= now ? 'expired' : 'active';
}
