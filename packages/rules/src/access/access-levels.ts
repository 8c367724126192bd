/**
 * What each level of staff may do, in one table: the API answers 403 by it, the screens hide what
 * it forbids, and both are tested from it. See docs/domain/access.md.
 */

export const EMPLOYEE = 1;
export const ADMINISTRATOR = 2;
export const SYSTEM_OWNER = 3;
/** Of all venues. */
export const SYSTEM_ADMINISTRATOR = 4;

export type AccessLevel = 1 | 2 | 3 | 4;

/** The lowest level that may. */
export const permissions = {
  read: EMPLOYEE,
  'bookings.create': EMPLOYEE,
  'bookings.modify': EMPLOYEE,
  'bookings.cancel': EMPLOYEE,
  'bookings.quickUpdate': EMPLOYEE,
  'bookings.status': EMPLOYEE,
  'bookings.arrival': EMPLOYEE,
  /** Stop guests from booking online for a while, and let them again. */
  'bookings.pause': EMPLOYEE,
  'customers.edit': EMPLOYEE,
  'customers.sendResetLink': EMPLOYEE,
  'messages.send': EMPLOYEE,
  /** Give a guest a membership, use, pause, resume and end it. */
  'memberships.edit': EMPLOYEE,
  'stays.edit': EMPLOYEE,
  /** Book, move, lock and delete treatments. */
  'treatments.edit': EMPLOYEE,
  /** Ask the provider how a payment stands, and go on with it. */
  'payments.capture': EMPLOYEE,
  /** Send a guest a link to pay what is owed, and take it back. */
  'payments.request': EMPLOYEE,
  /** Pay what a guest owes by a gift card, and send one again. */
  'vouchers.use': EMPLOYEE,
  'bookings.override': ADMINISTRATOR,
  'bookings.delete': ADMINISTRATOR,
  /** Return money, up to what the venue allows at this level. */
  'payments.refund': ADMINISTRATOR,
  /** Take what the terms cost from a card that a guest gave for it. */
  'payments.charge': ADMINISTRATOR,
  /** Close what is open about a payment: collected in another way, or written off. */
  'payments.close': ADMINISTRATOR,
  /** Issue a gift card that nobody pays for, block and extend one, and say which are sold. */
  'vouchers.edit': ADMINISTRATOR,
  /** Book or move a treatment outside of a therapist’s working time. */
  'treatments.override': ADMINISTRATOR,
  'services.edit': ADMINISTRATOR,
  'statuses.edit': ADMINISTRATOR,
  'segments.edit': ADMINISTRATOR,
  'schedules.edit': ADMINISTRATOR,
  'venues.edit': ADMINISTRATOR,
  'tables.block': ADMINISTRATOR,
  /** Change treatment types, therapists and treatment rooms. */
  'spa.edit': ADMINISTRATOR,
  'themes.edit': ADMINISTRATOR,
  /** Say which sites may show the venue's booking, and what its widgets offer. */
  'widgets.edit': ADMINISTRATOR,
  'membershipTypes.edit': ADMINISTRATOR,
  'packages.edit': ADMINISTRATOR,
  'pictures.edit': ADMINISTRATOR,
  /** Make one guest of two, and two of one again. */
  'customers.merge': ADMINISTRATOR,
  'messageTemplates.edit': ADMINISTRATOR,
  /** See what guests ask about their data, and write down what they ask. */
  'privacy.record': ADMINISTRATOR,
  /** The whole venue's log; a guest's own log comes with the guest. */
  'audit.read': ADMINISTRATOR,
  'stays.delete': ADMINISTRATOR,
  /** See background work that kept failing, and have it tried again. */
  'jobs.manage': ADMINISTRATOR,
  'customers.setPassword': SYSTEM_OWNER,
  'customers.delete': SYSTEM_OWNER,
  /** See whom the venue no longer needs, and what becomes of their data; answer what guests ask about theirs. */
  'privacy.manage': SYSTEM_OWNER,
  'vendor.edit': SYSTEM_OWNER,
  'vendor.modules': SYSTEM_OWNER,
  'staff.edit': SYSTEM_OWNER,
  /** Read what guests answered before any treatment; its therapists read it at every level. */
  'intake.read': SYSTEM_OWNER,
  /** Return any amount that was taken. */
  'payments.refundAny': SYSTEM_OWNER,
  /** Make keys for partners' programs, and webhooks that tell them what happens. */
  'partners.manage': SYSTEM_OWNER,
  'exports.run': SYSTEM_OWNER,
  'imports.run': SYSTEM_OWNER,
  'vendors.create': SYSTEM_ADMINISTRATOR,
  'vendors.editAny': SYSTEM_ADMINISTRATOR,
  /** Write articles and special pages of the installation's own site. */
  'site.edit': SYSTEM_ADMINISTRATOR,
} as const satisfies Record<string, AccessLevel>;

export type Permission = keyof typeof permissions;

/** False for anyone without a level: guests, and visitors who are not signed in. */
export function may(level: number | null | undefined, permission: Permission): boolean {
  return (level ?? 0) >= permissions[permission];
}
