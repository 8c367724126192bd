import { hasPart, type ModuleKey, moduleKeys, type Part, partOfEndpoint, parts } from './modules';

const only = (...on: ModuleKey[]) => ({
  services: on.includes('services'),
  stays: on.includes('stays'),
  memberships: on.includes('memberships'),
  openBooking: on.includes('openBooking'),
  fnb: on.includes('fnb'),
  spa: on.includes('spa'),
});

test.each<[Part, ModuleKey[], boolean]>([
  ['memberships', ['memberships'], true],
  ['memberships', ['services', 'stays', 'spa', 'fnb', 'openBooking'], false],
  ['bookings', ['services'], true],
  ['bookings', ['fnb'], true],
  ['bookings', ['openBooking'], true],
  ['bookings', ['spa', 'stays', 'memberships'], false],
  ['activities', ['services'], true],
  // tables are booked at the desk; the hub offers no activities for that
  ['activities', ['fnb', 'openBooking'], false],
])('%s with %j: %j', (part, on, expected) => {
  expect(hasPart(only(...on), part)).toBe(expected);
});

test('every module switches something', () => {
  const switching = new Set<string>(Object.values(parts).flat());
  expect(moduleKeys.filter((key) => !switching.has(key))).toEqual([]);
});

test.each<[string, string, Part | undefined]>([
  ['GET', '/api/v1/admin/membershipTypes', 'memberships'],
  ['PUT', '/api/v1/admin/membershipTypes/65f', 'memberships'],
  ['GET', '/api/v1/admin/customers/{id}/memberships', 'memberships'],
  ['GET', '/api/v1/admin/customers/65f/memberships', 'memberships'],
  ['GET', '/api/v1/admin/customers/65f', undefined],
  ['GET', '/api/v1/hub/memberships', 'memberships'],
  ['POST', '/api/v1/admin/imports/memberships/dryRun', 'memberships'],
  ['POST', '/api/v1/admin/imports/guests', undefined],
  ['GET', '/api/v1/admin/exports/stays.csv', 'stays'],
  ['GET', '/api/v1/admin/exports/staysXcsv', undefined],
  ['GET', '/api/v1/admin/stays/65f', 'stays'],
  ['GET', '/api/v1/admin/staysAndMore', undefined],
  ['GET', '/api/v1/admin/packages', 'stays'],
  ['GET', '/api/spa/therapist', 'spa'],
  ['GET', '/api/v1/admin/spa/schedule/from/a/until/b', 'spa'],
  ['GET', '/api/reports/spa', 'spa'],
  ['POST', '/api/v1/hub/treatments', 'spa'],
  ['POST', '/api/v1/hub/treatment-waits', 'spa'],
  ['PUT', '/api/v1/fnb/venues/65f', 'fnb'],
  ['GET', '/api/v1/seating/services', 'fnb'],
  ['POST', '/api/v1/open_booking/service/65f/times', 'openBooking'],
  ['POST', '/api/admin/newBooking', 'bookings'],
  ['POST', '/api/admin/newBookingOverride', 'bookings'],
  ['GET', '/api/v1/services', undefined],
  ['POST', '/api/v1/services/65f/preview-change', 'bookings'],
  ['GET', '/api/v1/hub/activity/65f', 'bookings'],
  ['POST', '/api/v1/hub/activity', 'activities'],
  ['GET', '/api/v1/hub/activities/fjord', 'activities'],
  // what there is, is still read and cancelled
  ['DELETE', '/api/v1/hub/activity/65f', undefined],
  ['DELETE', '/api/v1/hub/holds/65f', undefined],
  ['GET', '/api/v1/hub/treatments', undefined],
  ['DELETE', '/api/v1/hub/treatments/65f', undefined],
  ['DELETE', '/api/v1/hub/treatment-waits/65f', undefined],
  ['GET', '/api/v1/admin/bookings/series/65f', undefined],
  ['POST', '/api/v1/admin/bookings/series/65f/cancel', undefined],
  ['POST', '/api/v1/admin/bookings/groups', 'bookings'],
  ['GET', '/api/auth/me', undefined],
])('%s %s belongs to %s', (method, path, expected) => {
  expect(partOfEndpoint(method, path)).toBe(expected);
});
