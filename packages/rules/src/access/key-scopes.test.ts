import {
  type KeyScope,
  keyEndpoints,
  keyMay,
  keyScopeOf,
  keyScopes,
  keyStateAt,
} from './key-scopes';

test.each<[string, string, KeyScope | undefined]>([
  ['GET', '/api/v1/admin/bookings', 'bookings.read'],
  ['POST', '/api/admin/newBooking', 'bookings.write'],
  // the parameters of the router and of the document
  ['GET', '/api/v1/admin/reservation/:id', 'bookings.read'],
  ['GET', '/api/v1/admin/reservation/{id}', 'bookings.read'],
  ['GET', '/api/v1/admin/customers/:id/bookings/:period', 'bookings.read'],
  ['GET', '/api/v1/admin/payments/totals', 'payments.read'],
  // a question in the body of a POST changes nothing
  ['POST', '/api/booking/bookedDay', 'bookings.read'],
  // no wildcard reaches further than its segment
  ['GET', '/api/v1/admin/customers/:id/messages', undefined],
  ['PUT', '/api/v1/admin/reservation/:id', undefined],
  // what staff alone do
  ['POST', '/api/admin/newBookingOverride', undefined],
  ['DELETE', '/api/admin/deleteBooking', undefined],
  ['POST', '/api/v1/admin/payments/:id/refunds', undefined],
  ['GET', '/api/v1/admin/users', undefined],
  ['POST', '/api/v1/admin/apiKeys', undefined],
  ['POST', '/api/v1/spa/treatments/:id/intake/reading', undefined],
  ['GET', '/api/v1/admin/events', undefined],
])('%s %s takes %s', (method, path, scope) => {
  expect(keyScopeOf(method, path)).toBe(scope);
});

test('each endpoint stands in the table once', () => {
  const all = [...keyEndpoints.keys()];
  expect(new Set(all).size).toBe(all.length);
  expect(keyScopes).not.toContain('services.write');
});

test.each<[string[], KeyScope, boolean]>([
  [['bookings.read'], 'bookings.read', true],
  [['bookings.write'], 'bookings.read', true],
  [['bookings.read'], 'bookings.write', false],
  [['guests.write'], 'bookings.read', false],
  [[], 'bookings.read', false],
])('%j may do %s: %s', (granted, needed, may) => {
  expect(keyMay(granted, needed)).toBe(may);
});

test.each([
  [{}, 'active'],
  [{ expiresAt: 101 }, 'active'],
  [{ expiresAt: 100 }, 'expired'],
  [{ expiresAt: 50, revokedAt: 40 }, 'revoked'],
] as const)('%j is %s at 100', (key, state) => {
  expect(keyStateAt(key, 100)).toBe(state);
});
