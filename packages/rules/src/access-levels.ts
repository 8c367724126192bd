/** Staff levels: 1 employee, 2 administrator, 3 system owner, 4 system administrator. */
export type StaffLevel = 1 | 2 | 3 | 4;

/**
 * What each level may do: the least level that may (product-decisions section 1, specification
 * section 6). The API's guards, the screens and the tests read this one table.
 */
export const permissions = {
  read: 1,
  'bookings.create': 1,
  'bookings.quickUpdate': 1,
  'bookings.status': 1,
  'bookings.arrival': 1,
  'bookings.modify': 1,
  'bookings.cancel': 1,
  'customers.edit': 1,
  'customers.sendResetLink': 1,
  'messages.send': 1,
  'bookings.override': 2,
  'bookings.delete': 2,
  'services.edit': 2,
  'statuses.edit': 2,
  'segments.edit': 2,
  'schedules.edit': 2,
  'venues.edit': 2,
  'themes.edit': 2,
  'customers.setPassword': 3,
  'customers.delete': 3,
  'vendor.edit': 3,
  'vendor.modules': 3,
  'staff.edit': 3,
  'exports.run': 3,
  'vendors.create': 4,
  'vendors.editAny': 4,
} as const satisfies Record<string, StaffLevel>;

export type Permission = keyof typeof permissions;

/** Whether staff of this level may do it. */
export function may(level: number, permission: Permission): boolean {
  return level >= permissions[permission];
}
