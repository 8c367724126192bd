import { DAY } from './scenes/booking-scene';
import { PICTURES } from './things/pictures';
import { type VenueThings } from './things/venue-things';

/** A document that is changed: how, and where it is read. */
export interface Change {
  path: (things: VenueThings) => string;
  read: (things: VenueThings) => string;
  body: (things: VenueThings) => object;
  as?: 'guest' | 'owner' | 'administrator';
}

const change = (
  path: Change['path'],
  body: object | Change['body'],
  rest: Partial<Change> = {},
): Change => ({
  path,
  read: path,
  body: typeof body === 'function' ? (body as Change['body']) : () => body,
  ...rest,
});
const ofBooking = (action: string, body: object | Change['body'] = {}): Change =>
  change(({ booking }) => `/api/v1/admin/reservation/${booking}/${action}`, body, {
    read: ({ booking }) => `/api/v1/admin/reservation/${booking}`,
  });
const ofMembership = (action: string): Change =>
  change(
    ({ membership }) => `/api/v1/admin/memberships/${membership}/${action}`,
    {},
    {
      read: ({ membership }) => `/api/v1/admin/memberships/${membership}`,
    },
  );

/** The version must be sent. */
export const demanding: Record<string, Change> = {
  'put /api/v1/admin/vendor': change(() => '/api/v1/admin/vendor', { tagline: 'By the water' }),
  'put /api/v1/admin/vendors/{id}': change(
    ({ vendor }) => `/api/v1/admin/vendors/${vendor}`,
    { tagline: 'By the water' },
    { as: 'administrator', read: () => '/api/v1/admin/vendor' },
  ),
  'put /api/v1/admin/widgets': change(
    () => '/api/v1/admin/widgets',
    { origins: ['https://www.fjord.example'], widgets: [] },
    { read: () => '/api/v1/admin/widgets' },
  ),
  'put /api/v1/admin/sitePages/{id}': change(
    ({ sitePage }) => `/api/v1/admin/sitePages/${sitePage}`,
    { kind: 'articles', slug: 'versions', state: 'draft', texts: [] },
    { as: 'administrator' },
  ),
  'put /api/v1/admin/packages/{id}': change((one) => `/api/v1/admin/packages/${one.package}`, {
    price: 2,
  }),
  'put /api/v1/admin/pictures/{id}': change(({ picture }) => `${PICTURES}/${picture}`, {
    focalPoint: { x: 10, y: 90 },
  }),
  'put /api/v1/fnb/venues/{id}': change(
    ({ room }) => `/api/v1/fnb/venues/${room}`,
    { name: 'Terrace' },
    { read: () => '/api/fnb/venues' },
  ),
  'put /api/v1/seating/reservations/{id}': change(
    ({ booking }) => `/api/v1/seating/reservations/${booking}`,
    { comment: 'By the window' },
    { read: ({ booking }) => `/api/v1/admin/reservation/${booking}` },
  ),
  'put /api/v1/seating/door/{id}': change(
    ({ doorParty }) => `/api/v1/seating/door/${doorParty}`,
    { quotedMinutes: 20 },
    { read: () => '/api/v1/seating/door' },
  ),
  'put /api/v1/seating/sections/{date}': change(
    () => `/api/v1/seating/sections/${DAY}`,
    ({ room, section, user }) => ({ _venue: room, servers: [{ section, _user: user }] }),
    { read: () => `/api/v1/seating/sections/${DAY}` },
  ),
  'put /api/v1/spa/absences/{id}': change(
    ({ absence }) => `/api/v1/spa/absences/${absence}`,
    { reason: 'Better soon' },
    { read: () => '/api/v1/spa/absences?from=2026-07-01&until=2026-07-02' },
  ),
  'put /api/v1/spa/shift-templates/{id}': change(
    ({ shiftTemplate }) => `/api/v1/spa/shift-templates/${shiftTemplate}`,
    { shiftEnd: 960 },
    { read: () => '/api/v1/spa/shift-templates' },
  ),
  'put /api/v1/spa/intake-settings': change(
    () => '/api/v1/spa/intake-settings',
    { consent: 'I agree', languageList: [], keepDays: 10 },
    { read: () => '/api/v1/spa/intake-settings' },
  ),
  'put /api/v1/admin/voucherSettings': change(
    () => '/api/v1/admin/voucherSettings',
    { onSale: true, amounts: [50_000] },
    { read: () => '/api/v1/admin/voucherSettings' },
  ),
  'put /api/v1/spa/rooms/{id}': change(
    ({ treatmentRoom }) => `/api/v1/spa/rooms/${treatmentRoom}`,
    { places: 2 },
    { read: () => '/api/v1/spa/rooms' },
  ),
  'put /api/v1/admin/apiKeys/{id}': change(
    ({ apiKey }) => `/api/v1/admin/apiKeys/${apiKey}`,
    { name: 'Harbour', scopes: ['bookings.read'] },
    { read: () => '/api/v1/admin/apiKeys' },
  ),
  'put /api/v1/admin/webhooks/{id}': change(
    ({ webhook }) => `/api/v1/admin/webhooks/${webhook}`,
    { name: 'Harbour', url: 'https://a.example', events: ['booking.created'], active: true },
    { read: () => '/api/v1/admin/webhooks' },
  ),
  'put /api/v1/admin/users/{id}': change(({ user }) => `/api/v1/admin/users/${user}`, {
    firstname: 'Eva',
  }),
  'put /api/v1/admin/profile': change(() => '/api/v1/admin/profile', { firstname: 'Eva' }),
  'put /api/v1/services/{id}': change(({ service }) => `/api/v1/services/${service}`, {
    name: 'Sauna',
  }),
  'put /api/v1/admin/segments/{id}': change(
    ({ segment }) => `/api/v1/admin/segments/${segment}`,
    { type: 'Business' },
    { read: () => '/api/admin/getSegments' },
  ),
  'put /api/v1/admin/messageTemplates/{id}': change(
    ({ template }) => `/api/v1/admin/messageTemplates/${template}`,
    { subject: 'Welcome' },
    { read: () => '/api/v1/admin/messageTemplates' },
  ),
  'put /api/v1/hub/profile': change(
    () => '/api/v1/hub/profile',
    { firstname: 'Kaia' },
    { as: 'guest' },
  ),
  'put /api/v1/hub/reservation/{id}': change(
    ({ booking }) => `/api/v1/hub/reservation/${booking}`,
    { comment: 'Window seat' },
    { as: 'guest' },
  ),
  'put /api/v1/hub/treatments/{id}': change(
    ({ treatment }) => `/api/v1/hub/treatments/${treatment}`,
    { comment: 'A sore shoulder' },
    { as: 'guest' },
  ),
  'put /api/v1/admin/stays/{id}': change(({ stay }) => `/api/v1/admin/stays/${stay}`, {
    comment: 'Late',
  }),
  'put /api/v1/admin/membershipTypes/{id}': change(
    ({ membershipType }) => `/api/v1/admin/membershipTypes/${membershipType}`,
    { price: 2 },
  ),
  'post /api/v1/admin/memberships/{id}/pause': ofMembership('pause'),
  'post /api/v1/admin/memberships/{id}/resume': ofMembership('resume'),
  'post /api/v1/admin/memberships/{id}/end': ofMembership('end'),
  // before a cancellation, which would promote it
  'post /api/v1/admin/reservation/{id}/promote': change(
    ({ waiting }) => `/api/v1/admin/reservation/${waiting}/promote`,
    {},
    { read: ({ waiting }) => `/api/v1/admin/reservation/${waiting}` },
  ),
  'put /api/v1/admin/reservation/{id}/status': ofBooking('status', ({ status }) => ({
    _bookingStatus: status,
  })),
  // must run before its booking is cancelled, as that refunds the payment
  'post /api/v1/admin/payments/{id}/refunds': change(
    ({ payment }) => `/api/v1/admin/payments/${payment}/refunds`,
    { amount: 1, reason: 'Ill' },
    { read: ({ payment }) => `/api/v1/admin/payments/${payment}` },
  ),
  'post /api/v1/admin/vouchers/{id}/block': change(
    ({ voucher }) => `/api/v1/admin/vouchers/${voucher}/block`,
    { blocked: false, reason: 'Found again' },
    { read: ({ voucher }) => `/api/v1/admin/vouchers/${voucher}` },
  ),
  'post /api/v1/admin/vouchers/{id}/extend': change(
    ({ voucher }) => `/api/v1/admin/vouchers/${voucher}/extend`,
    { validUntil: '2030-01-01' },
    { read: ({ voucher }) => `/api/v1/admin/vouchers/${voucher}` },
  ),
  'post /api/v1/admin/reservation/{id}/cancel': ofBooking('cancel', { reason: 'Ill' }),
  'post /api/v1/admin/reservation/{id}/restore': ofBooking('restore'),
  'post /api/v1/admin/payments/{id}/close': change(
    ({ uncollected }) => `/api/v1/admin/payments/${uncollected}/close`,
    { outcome: 'atDesk', reason: 'Paid in cash' },
    { read: ({ uncollected }) => `/api/v1/admin/payments/${uncollected}` },
  ),
  'post /api/v1/admin/stays/{id}/cancel': change(
    ({ stay }) => `/api/v1/admin/stays/${stay}/cancel`,
    {},
    { read: ({ stay }) => `/api/v1/admin/stays/${stay}` },
  ),
};

/** Without a version only the fields that were sent change. */
export const merging: Record<string, Change> = {
  'put /api/admin/customer': change(
    () => '/api/admin/customer',
    ({ guest }) => ({ _id: guest, company: 'Fjord AS' }),
    { read: ({ guest }) => `/api/v1/admin/customers/${guest}` },
  ),
  'put /api/v1/services': change(
    () => '/api/v1/services',
    ({ service }) => ({ _id: service, comment: 'Bring a towel' }),
    { read: ({ service }) => `/api/v1/services/${service}` },
  ),
  'put /api/v1/themes/{id}': change(
    ({ theme }) => `/api/v1/themes/${theme}`,
    { name: 'Green' },
    { read: () => '/api/v1/themes' },
  ),
  'put /api/booking/bookingStatus': change(
    () => '/api/booking/bookingStatus',
    ({ status }) => ({ _id: status, color: '#445566' }),
    { read: () => '/api/booking/bookingStatus' },
  ),
  'put /api/v1/admin/quick-update': change(
    () => '/api/v1/admin/quick-update',
    ({ booking }) => ({ bookingId: booking, roomNumber: '7' }),
    { read: ({ booking }) => `/api/v1/admin/reservation/${booking}` },
  ),
  'put /api/spa/schedule': change(
    () => '/api/spa/schedule',
    ({ shift }) => ({ _id: shift, shiftStart: 600 }),
    { read: ({ shift }) => `/api/spa/schedule/${shift}` },
  ),
  'put /api/spa/therapist': change(
    () => '/api/spa/therapist',
    ({ therapist }) => ({ _id: therapist, level: 2 }),
  ),
  'put /api/spa/treatmenttype': change(
    () => '/api/spa/treatmenttype',
    ({ treatmentType }) => ({ _id: treatmentType, guests: 2 }),
  ),
  'put /api/spa/treatment': change(
    () => '/api/spa/treatment',
    ({ treatment }) => ({ _id: treatment, comment: 'Softly' }),
    { read: ({ treatment }) => `/api/v1/spa/treatments/${treatment}` },
  ),
  'put /api/v1/spa/treatment/{id}': change(
    ({ treatment }) => `/api/v1/spa/treatment/${treatment}`,
    { internalComment: 'Pays cash' },
    { read: ({ treatment }) => `/api/v1/spa/treatments/${treatment}` },
  ),
  'put /api/spa/lockTreatment': change(
    () => '/api/spa/lockTreatment',
    ({ treatment }) => ({ _id: treatment, treatmentLock: false }),
    { read: ({ treatment }) => `/api/v1/spa/treatments/${treatment}` },
  ),
};

/** A document that is sent back as it was read, with the id that its path lacks. */
export const sameAsRead: Record<string, (things: VenueThings) => object> = Object.fromEntries(
  [...Object.keys(demanding), ...Object.keys(merging)]
    .filter((operation) => operation.startsWith('put ') && !operation.endsWith('/status'))
    .map((operation) => [
      operation,
      ({ booking }: VenueThings) =>
        operation.endsWith('quick-update') ? { bookingId: booking } : {},
    ]),
);

/** Take a version, and change nothing. */
export const previews = [
  'post /api/v1/services/{id}/preview-change',
  'post /api/v1/fnb/venues/{id}/impact',
];

/**
 * Ask for a signature, or change nothing before it is paid for: the tests of what is booked without an account, and of
 * changes that are paid for, send none and a stale one.
 */
export const byLink = [
  'post /api/v1/hub/reservation/{id}/payment',
  'post /api/v1/linked_booking/{id}/payment',
  'put /api/v1/linked_booking/{id}',
  'put /api/v1/linked_treatment/{id}',
];
