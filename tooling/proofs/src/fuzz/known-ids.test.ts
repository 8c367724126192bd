import { collectionOf } from './known-ids';

const byPath = new Map([
  ['/api/v1/admin/reservation/{id}', 'bookings'],
  ['/api/v1/admin/stays/{id}', 'stays'],
]);

it.each([
  ['/api/v1/admin/reservation/{id}', 'bookings'],
  ['/api/v1/admin/reservation/{id}/cancel', 'bookings'],
  ['/api/v1/admin/segments/{id}', 'segments'],
  ['/api/v1/spa/shift-templates/{id}/shifts', 'shifttemplates'],
  ['/api/v1/spa/treatment/{id}', 'treatments'],
  ['/api/v1/admin/reservations/{id}', undefined],
])('%s takes ids of %s', (path, expected) => {
  const collections = ['bookings', 'stays', 'segments', 'shifttemplates', 'treatments'];
  expect(collectionOf(path, byPath, collections)).toBe(expected);
});
