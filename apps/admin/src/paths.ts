/** Where each page of the staff's app is; the routes of section 2 of the specification. */
const guest = (guestId: string) => `/admin/guests/${encodeURIComponent(guestId)}`;

/** The id that creates a guest. */
export const NEW_GUEST = 'new';

export const paths = {
  login: '/login',
  venueLogin: (vendor: string) => `/login/${encodeURIComponent(vendor)}`,
  home: '/admin',
  dashboard: '/admin/dashboard',
  listBookings: '/admin/list_bookings',
  expressBooking: '/admin/express_booking',
  registerArrival: '/admin/register_arrival',
  waitingList: '/admin/waiting_list',
  reservation: (id: string) => `/admin/reservations/${encodeURIComponent(id)}`,
  newPassword: '/admin/new_password',
  wip: '/admin/wip',
  resetPassword: '/reset-password',
  /** The search before anything was typed. */
  guests: '/admin/search',
  search: (term: string) => `/admin/search/${encodeURIComponent(term)}`,
  guest,
  newGuest: guest(NEW_GUEST),
  guestPasswordReset: (guestId: string) => `${guest(guestId)}/passwordReset`,
  guestNewBooking: (guestId: string) => `${guest(guestId)}/new_booking`,
  guestMemberships: (guestId: string) => `${guest(guestId)}/memberships`,
  guestMembership: (guestId: string, membershipId: string) =>
    `${guest(guestId)}/manage-membership/${encodeURIComponent(membershipId)}`,
  guestMessages: (guestId: string) => `${guest(guestId)}/messages`,
  guestAuditLogs: (guestId: string) => `${guest(guestId)}/auditLogs`,
  guestStays: (guestId: string) => `${guest(guestId)}/stays`,
  guestStay: (guestId: string, stayId: string) =>
    `${guest(guestId)}/stays/${encodeURIComponent(stayId)}`,
} as const;
