import { may, type Permission, permissions } from './access-levels';

/** Written out a second time, so that the table cannot change by accident. */
const table: Record<number, Permission[]> = {
  1: [
    'read',
    'bookings.create',
    'bookings.modify',
    'bookings.cancel',
    'bookings.quickUpdate',
    'bookings.pause',
    'bookings.status',
    'bookings.arrival',
    'customers.edit',
    'customers.sendResetLink',
    'messages.send',
    'memberships.edit',
    'stays.edit',
    'treatments.edit',
    'payments.capture',
    'payments.request',
    'vouchers.use',
  ],
  2: [
    'bookings.override',
    'bookings.delete',
    'payments.refund',
    'payments.charge',
    'payments.close',
    'vouchers.edit',
    'treatments.override',
    'services.edit',
    'tables.block',
    'statuses.edit',
    'segments.edit',
    'schedules.edit',
    'venues.edit',
    'spa.edit',
    'themes.edit',
    'widgets.edit',
    'membershipTypes.edit',
    'packages.edit',
    'pictures.edit',
    'customers.merge',
    'messageTemplates.edit',
    'privacy.record',
    'audit.read',
    'stays.delete',
    'jobs.manage',
  ],
  3: [
    'customers.setPassword',
    'customers.delete',
    'vendor.edit',
    'partners.manage',
    'privacy.manage',
    'vendor.modules',
    'staff.edit',
    'intake.read',
    'payments.refundAny',
    'exports.run',
    'imports.run',
  ],
  4: ['vendors.create', 'vendors.editAny', 'site.edit'],
};

const rows = Object.entries(table).flatMap(([level, names]) =>
  names.map((name) => [name, Number(level)] as const),
);

test('every permission is in the table, once', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(permissions).sort());
});

test.each(rows)('%s is for level %i and above', (permission, lowest) => {
  for (const level of [1, 2, 3, 4]) expect(may(level, permission)).toBe(level >= lowest);
});

test.each([undefined, null, 0, Number.NaN])('level %p may nothing', (level) => {
  expect(rows.some(([permission]) => may(level, permission))).toBe(false);
});
