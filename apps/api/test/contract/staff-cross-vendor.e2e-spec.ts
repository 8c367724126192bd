import { keyScopeOf, keyScopes } from '@atrium/rules/access/key-scopes';
import { type BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { type Method, MONDAY, TestApp, type UserSession } from '../support/test-app';
import { anEmail, PASSWORD } from '../support/things/accounts';
import { at, type Case, filters, refused } from '../support/things/cross-vendor-case';
import { casesOfTheSpa } from '../support/things/cross-vendor-spa';
import {
  type Components,
  type DocumentedOperation,
  idPlaces,
  placesOf,
} from '../support/things/id-places';
import { PICTURES } from '../support/things/pictures';
import { type VenueThings, venueWithEverything } from '../support/things/venue-things';

const methods: Method[] = ['get', 'post', 'put', 'patch', 'delete'];

const slot = { date: DAY, timeindex: TEN, participants: 1 };
const version = 0;
const TODAY = MONDAY.slice(0, 10);

/** A plan that joins a table of the other venue, and has one of its own in what is no section of it. */
const planWith = (table: string, section: string) => ({
  tables: [
    {
      ...{ name: 'Bay', guestCount: 4, section },
      ...{ position: { posX: 10, posY: 10 }, size: { width: 8, height: 8 } },
    },
  ],
  combinations: [{ name: 'Both', tables: [table, section], guestCount: 8 }],
});

/** A new booking that names one thing of the other venue. */
const newBooking = (path: string, more: object = {}): Case =>
  refused((theirs, own) => {
    const draft = { ...slot, ...more, _service: own.service, _customer: own.guest };
    const body = (change: object) => ({ path, body: { ...draft, ...change } });
    return [
      body({ _service: theirs.service }),
      body({ _customer: theirs.guest }),
      body({ _segment: theirs.segment }),
      body({ _bookingStatus: theirs.status }),
      body({ _membership: theirs.membership }),
      body({ _stayService: theirs.stayService }),
      body({ addons: [{ _addon: theirs.addon, quantity: 1 }] }),
      body({ tableWish: { _table: theirs.table } }),
    ];
  });
const newSeries = (path: string): Case =>
  refused((theirs, own) => {
    const series = { ...slot, _service: own.service, _customer: own.guest, until: '2026-06-26' };
    const body = (change: object) => ({
      path,
      body: { ...series, everyWeeks: 1, onFull: 'skip', ...change },
    });
    return [
      body({ _service: theirs.service }),
      body({ _customer: theirs.guest }),
      body({ _segment: theirs.segment }),
      body({ _membership: theirs.membership }),
      body({ _stayService: theirs.stayService }),
      body({ addons: [{ _addon: theirs.addon, quantity: 1 }] }),
      body({ tableWish: { _table: theirs.table } }),
    ];
  });
const filteredBookings = (path: string): Case =>
  filters(
    ({ service }) => `${path}?from=${DAY}&until=${DAY}&service=${service}`,
    ({ status }) => `${path}?from=${DAY}&until=${DAY}&status=${status}`,
    ({ segment }) => `${path}?from=${DAY}&until=${DAY}&segment=${segment}`,
    ({ guest }) => `${path}?from=${DAY}&until=${DAY}&customer=${guest}`,
  );
const filteredLog = (path: string): Case =>
  filters(
    ({ user }) => `${path}?actor=${user}`,
    ({ booking }) => `${path}?entityId=${booking}`,
  );
const filteredReport = (path: string): Case =>
  filters(
    ({ service }) => `${path}?from=${DAY}&until=${DAY}&service=${service}`,
    ({ segment }) => `${path}?from=${DAY}&until=${DAY}&segment=${segment}`,
  );
const filteredSpaRows = (path: string): Case => {
  const rows = `${path}?from=${DAY}&until=${DAY}&figure=counted`;
  return filters(
    ({ therapist }) => `${rows}&therapist=${therapist}`,
    ({ treatmentRoom }) => `${rows}&room=${treatmentRoom}`,
    ({ treatmentType }) => `${rows}&type=${treatmentType}`,
    ({ segment }) => `${rows}&segment=${segment}`,
  );
};
const together = (kind: 'series' | 'groups', id: (theirs: VenueThings) => string) => ({
  [`get /api/v1/admin/bookings/${kind}/{id}`]: at((t) => `/api/v1/admin/bookings/${kind}/${id(t)}`),
  [`post /api/v1/admin/bookings/${kind}/{id}/cancel`]: at(
    (t) => `/api/v1/admin/bookings/${kind}/${id(t)}/cancel`,
    {},
  ),
});

const cases: Record<string, Case> = {
  'put /api/v1/admin/vendor': refused(({ segment, picture }) => [
    { path: '/api/v1/admin/vendor', body: { _defaultSegment: segment, version } },
    { path: '/api/v1/admin/vendor', body: { _logoLight: picture, version } },
    { path: '/api/v1/admin/vendor', body: { _logoDark: picture, version } },
    { path: '/api/v1/admin/vendor', body: { _cover: picture, version } },
    { path: '/api/v1/admin/vendor', body: { _icon: picture, version } },
  ]),

  'put /api/v1/admin/widgets': refused(({ service, segment }, own) => {
    const widget = { name: 'Sauna', theme: 'auto', services: [own.service], categories: [] };
    const body = (change: object) => ({
      path: '/api/v1/admin/widgets',
      body: { origins: [], widgets: [{ ...widget, ...change }], version },
    });
    return [body({ services: [service] }), body({ _id: segment })];
  }),

  'get /api/v1/admin/customers/{id}': at(({ guest }) => `/api/v1/admin/customers/${guest}`),
  'put /api/admin/customer': refused(({ guest }) => [
    { path: '/api/admin/customer', body: { _id: guest, firstname: 'Intruder' } },
  ]),
  'put /api/v1/admin/customers/{id}/setPassword': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/setPassword`,
    { password: 'Fjord og fjell 8', confirmPassword: 'Fjord og fjell 8' },
  ),
  'post /api/v1/admin/customers/{id}/sendResetLink': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/sendResetLink`,
  ),
  'get /api/v1/admin/customers/{id}/auditLogs': refused((theirs, own) => [
    { path: `/api/v1/admin/customers/${theirs.guest}/auditLogs` },
    ...filteredLog(`/api/v1/admin/customers/${theirs.guest}/auditLogs`).calls(theirs, own),
  ]),
  'delete /api/admin/delete_customer': refused(({ guest }) => [
    { path: '/api/admin/delete_customer', body: { userId: guest } },
  ]),
  'get /api/v1/admin/customers/duplicates': filters(
    ({ guest }) => `/api/v1/admin/customers/duplicates?guest=${guest}`,
  ),
  'put /api/v1/admin/customers/duplicates/{id}/dismiss': at(
    ({ pair }) => `/api/v1/admin/customers/duplicates/${pair}/dismiss`,
  ),
  'post /api/v1/admin/customers/merge/preview': refused((theirs, own) => [
    {
      path: '/api/v1/admin/customers/merge/preview',
      body: { kept: theirs.guest, merged: own.guest },
    },
    {
      path: '/api/v1/admin/customers/merge/preview',
      body: { kept: own.guest, merged: theirs.guest },
    },
  ]),
  'post /api/v1/admin/customers/merge': refused((theirs, own) => [
    { path: '/api/v1/admin/customers/merge', body: { kept: theirs.guest, merged: own.guest } },
    { path: '/api/v1/admin/customers/merge', body: { kept: own.guest, merged: theirs.guest } },
  ]),
  'get /api/v1/admin/customers/{id}/merges': at(
    ({ duplicate }) => `/api/v1/admin/customers/${duplicate}/merges`,
  ),
  'post /api/v1/admin/customers/merges/{id}/undo': at(
    ({ merge }) => `/api/v1/admin/customers/merges/${merge}/undo`,
  ),
  'get /api/v1/admin/guest-card-details/{id}': at(
    ({ guest }) => `/api/v1/admin/guest-card-details/${guest}`,
  ),
  'get /api/v1/admin/guest-card-details/{id}/figures': at(
    ({ guest }) => `/api/v1/admin/guest-card-details/${guest}/figures`,
  ),

  'get /api/v1/admin/auditLogs': filteredLog('/api/v1/admin/auditLogs'),
  'get /api/v1/admin/messages': filters(({ booking }) => `/api/v1/admin/messages?about=${booking}`),
  'get /api/v1/admin/payments': filters(
    ({ guest }) => `/api/v1/admin/payments?from=${TODAY}&until=${TODAY}&customer=${guest}`,
  ),
  'get /api/v1/admin/payments/totals': filters(
    ({ guest }) => `/api/v1/admin/payments/totals?from=${TODAY}&until=${TODAY}&customer=${guest}`,
  ),
  'get /api/v1/admin/payments.csv': filters(
    ({ guest }) => `/api/v1/admin/payments.csv?from=${TODAY}&until=${TODAY}&customer=${guest}`,
  ),
  'get /api/v1/admin/payments/{id}': at(({ payment }) => `/api/v1/admin/payments/${payment}`),
  'get /api/v1/admin/receipts/{id}/pdf': at(
    ({ receipt }) => `/api/v1/admin/receipts/${receipt}/pdf`,
  ),
  'post /api/v1/admin/payments/{id}/settle': at(
    ({ payment }) => `/api/v1/admin/payments/${payment}/settle`,
    {},
  ),
  'post /api/v1/admin/payments/{id}/refunds': at(
    ({ payment }) => `/api/v1/admin/payments/${payment}/refunds`,
    { amount: 1, reason: 'Ill', version },
  ),
  'post /api/v1/admin/payments/{id}/close': at(
    ({ payment }) => `/api/v1/admin/payments/${payment}/close`,
    { outcome: 'atDesk', reason: 'Cash', version },
  ),
  'get /api/v1/admin/money/{kind}/{id}': at(
    ({ booking }) => `/api/v1/admin/money/booking/${booking}`,
  ),
  'get /api/v1/admin/reservation/{id}/noShowFee': at(
    ({ booking }) => `/api/v1/admin/reservation/${booking}/noShowFee`,
  ),
  'post /api/v1/admin/reservation/{id}/noShowFee': at(
    ({ booking }) => `/api/v1/admin/reservation/${booking}/noShowFee`,
    { amount: 1 },
  ),
  'post /api/v1/admin/paymentRequests': refused(({ booking: id }) => [
    { path: '/api/v1/admin/paymentRequests', body: { kind: 'booking', id, amount: 1 } },
  ]),
  'delete /api/v1/admin/paymentRequests/{id}': at(
    ({ paymentRequest }) => `/api/v1/admin/paymentRequests/${paymentRequest}`,
  ),
  'get /api/v1/admin/vouchers/{id}': at(({ voucher }) => `/api/v1/admin/vouchers/${voucher}`),
  'post /api/v1/admin/vouchers/{id}/block': at(
    ({ voucher }) => `/api/v1/admin/vouchers/${voucher}/block`,
    { blocked: true, reason: 'Lost', version },
  ),
  'post /api/v1/admin/vouchers/{id}/extend': at(
    ({ voucher }) => `/api/v1/admin/vouchers/${voucher}/extend`,
    { validUntil: '2030-01-01', version },
  ),
  'post /api/v1/admin/vouchers/{id}/send': at(
    ({ voucher }) => `/api/v1/admin/vouchers/${voucher}/send`,
    {},
  ),
  'post /api/v1/admin/vouchers/uses': refused(({ booking: id, voucher }) => [
    {
      path: '/api/v1/admin/vouchers/uses',
      body: { kind: 'booking', id, token: `${voucher}-${'a'.repeat(43)}`, amount: 1 },
    },
  ]),
  'get /api/v1/admin/messages/{id}': at(({ message }) => `/api/v1/admin/messages/${message}`),
  'get /api/v1/admin/customers/{id}/messages': refused(({ guest, booking }) => [
    { path: `/api/v1/admin/customers/${guest}/messages` },
    { path: `/api/v1/admin/customers/${guest}/messages?about=${booking}` },
  ]),
  'post /api/v1/admin/customers/{id}/messages': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/messages`,
    { subject: 'Hi', text: 'There' },
  ),
  'post /api/v1/admin/customers/messages': refused((theirs, own) => [
    {
      path: '/api/v1/admin/customers/messages',
      body: { customers: [own.guest, theirs.guest], subject: 'Hi', text: 'There' },
    },
  ]),
  'post /api/v1/admin/customers/messages/recipients': refused((theirs, own) => [
    {
      path: '/api/v1/admin/customers/messages/recipients',
      body: { customers: [own.guest, theirs.guest] },
    },
  ]),
  'post /api/v1/admin/customers/{id}/messages/template': refused((theirs, own) => [
    {
      path: `/api/v1/admin/customers/${theirs.guest}/messages/template`,
      body: { template: own.template },
    },
    {
      path: `/api/v1/admin/customers/${own.guest}/messages/template`,
      body: { template: theirs.template },
    },
  ]),
  'post /api/v1/admin/customers/{id}/messages/{messageId}/resend': refused((theirs, own) => [
    { path: `/api/v1/admin/customers/${theirs.guest}/messages/${own.message}/resend` },
    { path: `/api/v1/admin/customers/${own.guest}/messages/${theirs.message}/resend` },
  ]),
  'post /api/v1/admin/messageTemplates/preview': refused(({ booking, guest }) =>
    [{ bookingId: booking }, { customerId: guest }].map((subject) => ({
      path: '/api/v1/admin/messageTemplates/preview',
      body: { kind: 'bookingConfirmation', language: 'en', subject: 'a', text: 'b', ...subject },
    })),
  ),
  'post /api/v1/admin/messageTemplates/testSend': refused(({ booking, guest }) =>
    [{ bookingId: booking }, { customerId: guest }].map((subject) => ({
      path: '/api/v1/admin/messageTemplates/testSend',
      body: { kind: 'bookingConfirmation', language: 'en', subject: 'a', text: 'b', ...subject },
    })),
  ),
  'put /api/v1/admin/messageTemplates/{id}': at(
    ({ template }) => `/api/v1/admin/messageTemplates/${template}`,
    { subject: 'Taken over', version },
  ),
  'delete /api/v1/admin/messageTemplates/{id}': at(
    ({ template }) => `/api/v1/admin/messageTemplates/${template}`,
  ),
  'put /api/v1/admin/notices/{id}/dismiss': at(
    ({ notice }) => `/api/v1/admin/notices/${notice}/dismiss`,
  ),
  'post /api/v1/admin/parkedJobs/{id}/retry': at(
    ({ job }) => `/api/v1/admin/parkedJobs/${job}/retry`,
  ),
  'delete /api/v1/admin/parkedJobs/{id}': at(({ job }) => `/api/v1/admin/parkedJobs/${job}`),

  'put /api/v1/admin/apiKeys/{id}': at(({ apiKey }) => `/api/v1/admin/apiKeys/${apiKey}`, {
    ...{ name: 'Ours', scopes: ['bookings.read'], version },
  }),
  'post /api/v1/admin/apiKeys/{id}/renew': at(
    ({ apiKey }) => `/api/v1/admin/apiKeys/${apiKey}/renew`,
    { overlapHours: 0 },
  ),
  'delete /api/v1/admin/apiKeys/{id}': at(({ apiKey }) => `/api/v1/admin/apiKeys/${apiKey}`),

  'put /api/v1/admin/webhooks/{id}': at(({ webhook }) => `/api/v1/admin/webhooks/${webhook}`, {
    ...{ name: 'Ours', url: 'https://a.example', events: ['booking.created'], active: true },
    version,
  }),
  'delete /api/v1/admin/webhooks/{id}': at(({ webhook }) => `/api/v1/admin/webhooks/${webhook}`),
  'post /api/v1/admin/webhooks/{id}/secret': at(
    ({ webhook }) => `/api/v1/admin/webhooks/${webhook}/secret`,
    { overlapHours: 0 },
  ),
  'post /api/v1/admin/webhooks/{id}/test': at(
    ({ webhook }) => `/api/v1/admin/webhooks/${webhook}/test`,
  ),
  'get /api/v1/admin/webhooks/{id}/deliveries': at(
    ({ webhook }) => `/api/v1/admin/webhooks/${webhook}/deliveries`,
  ),
  'get /api/v1/admin/webhooks/{id}/deliveries/{deliveryId}': refused((theirs, own) => [
    { path: `/api/v1/admin/webhooks/${theirs.webhook}/deliveries/${own.webhookDelivery}` },
    { path: `/api/v1/admin/webhooks/${own.webhook}/deliveries/${theirs.webhookDelivery}` },
  ]),
  'post /api/v1/admin/webhooks/{id}/deliveries/{deliveryId}/resend': refused((theirs, own) => [
    { path: `/api/v1/admin/webhooks/${theirs.webhook}/deliveries/${own.webhookDelivery}/resend` },
    { path: `/api/v1/admin/webhooks/${own.webhook}/deliveries/${theirs.webhookDelivery}/resend` },
  ]),

  'put /api/v1/themes/{id}': at(({ theme }) => `/api/v1/themes/${theme}`, { name: 'Ours' }),
  'delete /api/v1/themes/{id}': at(({ theme }) => `/api/v1/themes/${theme}`),

  'get /api/v1/admin/users/{id}': at(({ user }) => `/api/v1/admin/users/${user}`),
  'put /api/v1/admin/users/{id}': at(({ user }) => `/api/v1/admin/users/${user}`, {
    email: anEmail(),
    version,
  }),
  'delete /api/v1/admin/users/{id}': at(({ user }) => `/api/v1/admin/users/${user}`),
  'delete /api/auth/sessions/{id}': at(({ session }) => `/api/auth/sessions/${session}`),
  'delete /api/auth/passkeys/{id}': at(({ passkey }) => `/api/auth/passkeys/${passkey}`, {
    password: PASSWORD,
  }),
  'delete /api/v1/admin/users/{id}/secondFactor': at(
    ({ user }) => `/api/v1/admin/users/${user}/secondFactor`,
  ),
  'post /api/v1/admin/users/{id}/sendInvitation': at(
    ({ user }) => `/api/v1/admin/users/${user}/sendInvitation`,
  ),

  'post /api/v1/services': refused(({ room, picture }) => [
    { path: '/api/v1/services', body: { name: 'Ours', capacity: 1, _venues: [room] } },
    { path: '/api/v1/services', body: { name: 'Ours', capacity: 1, _pictures: [picture] } },
  ]),
  'put /api/v1/services': refused((theirs, own) => [
    { path: '/api/v1/services', body: { _id: theirs.service, name: 'Ours' } },
    { path: '/api/v1/services', body: { _id: own.service, _venues: [theirs.room] } },
    { path: '/api/v1/services', body: { _id: own.service, _pictures: [theirs.picture] } },
  ]),
  'get /api/v1/services/{id}': at(({ service }) => `/api/v1/services/${service}`),
  'put /api/v1/services/{id}': refused((theirs, own) => [
    { path: `/api/v1/services/${theirs.service}`, body: { name: 'Ours', version } },
    { path: `/api/v1/services/${own.service}`, body: { _venues: [theirs.room], version } },
    { path: `/api/v1/services/${own.service}`, body: { _pictures: [theirs.picture], version } },
  ]),
  'delete /api/v1/services/{id}': at(({ service }) => `/api/v1/services/${service}`),
  'get /api/v1/services/{id}/feed': at(({ service }) => `/api/v1/services/${service}/feed`),
  'post /api/v1/services/{id}/feed': at(({ service }) => `/api/v1/services/${service}/feed`),
  'delete /api/v1/services/{id}/feed': at(({ service }) => `/api/v1/services/${service}/feed`),
  'post /api/v1/services/{id}/preview-change': refused((theirs, own) => [
    { path: `/api/v1/services/${theirs.service}/preview-change`, body: { capacity: 1 } },
    {
      path: `/api/v1/services/${own.service}/preview-change`,
      body: { _venues: [theirs.room] },
    },
    {
      path: `/api/v1/services/${own.service}/preview-change`,
      body: { _pictures: [theirs.picture] },
    },
  ]),
  'post /api/booking/bookedDay': refused(({ service }) => [
    { path: '/api/booking/bookedDay', body: { service, date: DAY } },
  ]),

  'get /api/v1/admin/bookings': filteredBookings('/api/v1/admin/bookings'),
  'get /api/v1/admin/bookings.csv': filteredBookings('/api/v1/admin/bookings.csv'),
  'get /api/v1/admin/reservation/{id}': at(({ booking }) => `/api/v1/admin/reservation/${booking}`),
  'get /api/v1/admin/reservation/{id}/auditLogs': refused((theirs, own) => [
    { path: `/api/v1/admin/reservation/${theirs.booking}/auditLogs` },
    ...filteredLog(`/api/v1/admin/reservation/${theirs.booking}/auditLogs`).calls(theirs, own),
  ]),
  'get /api/admin/getBookings/{id}': at(({ guest }) => `/api/admin/getBookings/${guest}`),
  'get /api/v1/admin/customers/{id}/bookings/{period}': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/bookings/upcoming`,
  ),
  'post /api/admin/newBooking': newBooking('/api/admin/newBooking'),
  'post /api/admin/newBookingOverride': newBooking('/api/admin/newBookingOverride', {
    reason: 'Asked for',
  }),
  'post /api/v1/drop-in': newBooking('/api/v1/drop-in'),
  'post /api/v1/admin/waitingList': newBooking('/api/v1/admin/waitingList'),
  'put /api/v1/admin/quick-update': refused(({ booking, reference }) =>
    [booking, reference].map((bookingId) => ({
      path: '/api/v1/admin/quick-update',
      body: { bookingId, comment: 'Taken over' },
    })),
  ),
  'post /api/admin/modifyBookings': refused((theirs, own) => {
    const body = (change: object) => ({
      path: '/api/admin/modifyBookings',
      body: { bookings: [{ _id: own.booking, ...change }] },
    });
    return [
      body({ _id: theirs.booking, comment: 'Taken over' }),
      body({ _service: theirs.service }),
      body({ _customer: theirs.guest }),
      body({ _segment: theirs.segment }),
      body({ _bookingStatus: theirs.status }),
      body({ addons: [{ _addon: theirs.addon, quantity: 1 }] }),
      body({ tableWish: { _table: theirs.table } }),
    ];
  }),
  'delete /api/admin/deleteBooking': refused(({ booking }) => [
    { path: '/api/admin/deleteBooking', body: { booking } },
  ]),
  'post /api/v1/admin/reservation/{id}/cancel': at(
    ({ booking }) => `/api/v1/admin/reservation/${booking}/cancel`,
    { version },
  ),
  'post /api/v1/admin/reservation/{id}/restore': at(
    ({ booking }) => `/api/v1/admin/reservation/${booking}/restore`,
    { version },
  ),
  'put /api/v1/admin/reservation/{id}/status': refused((theirs, own) => [
    {
      path: `/api/v1/admin/reservation/${theirs.booking}/status`,
      body: { _bookingStatus: own.status, version },
    },
    {
      path: `/api/v1/admin/reservation/${own.booking}/status`,
      body: { _bookingStatus: theirs.status, version },
    },
  ]),
  'post /api/v1/admin/reservation/{id}/promote': at(
    ({ booking }) => `/api/v1/admin/reservation/${booking}/promote`,
    { version },
  ),
  'post /api/v1/admin/bookings/series/preview': newSeries('/api/v1/admin/bookings/series/preview'),
  'post /api/v1/admin/bookings/series': newSeries('/api/v1/admin/bookings/series'),
  ...together('series', ({ series }) => series),
  'post /api/v1/admin/bookings/groups': refused((theirs, own) => {
    const item = { ...slot, _service: own.service };
    const body = (change: object, of: object = {}) => ({
      path: '/api/v1/admin/bookings/groups',
      body: { _customer: own.guest, items: [{ ...item, ...of }], ...change },
    });
    return [
      body({ _customer: theirs.guest }),
      body({ _segment: theirs.segment }),
      body({}, { _service: theirs.service }),
      body({}, { _membership: theirs.membership }),
      body({}, { _stayService: theirs.stayService }),
      body({}, { addons: [{ _addon: theirs.addon, quantity: 1 }] }),
      body({}, { tableWish: { _table: theirs.table } }),
    ];
  }),
  ...together('groups', ({ group }) => group),

  'put /api/booking/bookingStatus': refused(({ status }) => [
    {
      path: '/api/booking/bookingStatus',
      body: { _id: status, name: 'Ours', color: '#000000' },
    },
  ]),
  'delete /api/booking/bookingStatus': refused(({ status }) => [
    { path: '/api/booking/bookingStatus', body: { _id: status } },
  ]),
  'put /api/booking/bookingStatus/order': refused(({ status }) => [
    { path: '/api/booking/bookingStatus/order', body: { ids: [status] } },
  ]),
  'get /api/v1/admin/dependents/{kind}/{id}': filters(
    ({ status }) => `/api/v1/admin/dependents/bookingStatus/${status}`,
    ({ membershipType }) => `/api/v1/admin/dependents/membershipType/${membershipType}`,
    (theirs) => `/api/v1/admin/dependents/package/${theirs.package}`,
    ({ segment }) => `/api/v1/admin/dependents/segment/${segment}`,
    ({ service }) => `/api/v1/admin/dependents/service/${service}`,
    ({ therapist }) => `/api/v1/admin/dependents/therapist/${therapist}`,
    ({ treatmentRoom }) => `/api/v1/admin/dependents/treatmentRoom/${treatmentRoom}`,
    ({ treatmentType }) => `/api/v1/admin/dependents/treatmentType/${treatmentType}`,
  ),
  'put /api/v1/admin/segments/{id}': at(({ segment }) => `/api/v1/admin/segments/${segment}`, {
    type: 'Ours',
    version,
  }),
  'delete /api/v1/admin/segments/{id}': at(({ segment }) => `/api/v1/admin/segments/${segment}`),

  'post /api/v1/admin/membershipTypes': refused(({ service, treatmentType, picture: _picture }) =>
    [{ services: [service] }, { treatmentTypes: [treatmentType] }, { _picture }].map((covered) => ({
      path: '/api/v1/admin/membershipTypes',
      body: { name: 'Card', price: 1, maxNumberOfUsages: 1, ...covered },
    })),
  ),
  'get /api/v1/admin/membershipTypes/{id}': at(
    ({ membershipType }) => `/api/v1/admin/membershipTypes/${membershipType}`,
  ),
  'put /api/v1/admin/membershipTypes/{id}': refused((theirs, own) => [
    {
      path: `/api/v1/admin/membershipTypes/${theirs.membershipType}`,
      body: { name: 'Ours', version },
    },
    {
      path: `/api/v1/admin/membershipTypes/${own.membershipType}`,
      body: { services: [theirs.service], version },
    },
    {
      path: `/api/v1/admin/membershipTypes/${own.membershipType}`,
      body: { treatmentTypes: [theirs.treatmentType], version },
    },
    {
      path: `/api/v1/admin/membershipTypes/${own.membershipType}`,
      body: { _picture: theirs.picture, version },
    },
  ]),
  'delete /api/v1/admin/membershipTypes/{id}': at(
    ({ membershipType }) => `/api/v1/admin/membershipTypes/${membershipType}`,
  ),
  'get /api/v1/admin/customers/{id}/memberships': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/memberships`,
  ),
  'post /api/v1/admin/customers/{id}/memberships': refused((theirs, own) => [
    {
      path: `/api/v1/admin/customers/${theirs.guest}/memberships`,
      body: { _membershipType: own.membershipType },
    },
    {
      path: `/api/v1/admin/customers/${own.guest}/memberships`,
      body: { _membershipType: theirs.membershipType },
    },
  ]),
  'get /api/v1/admin/customers/{id}/memberships/pages': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/memberships/pages`,
  ),
  'get /api/v1/admin/memberships/{id}': at(
    ({ membership }) => `/api/v1/admin/memberships/${membership}`,
  ),
  'get /api/v1/admin/memberships/{id}/usages': at(
    ({ membership }) => `/api/v1/admin/memberships/${membership}/usages`,
  ),
  'post /api/v1/admin/memberships/{id}/use': at(
    ({ membership }) => `/api/v1/admin/memberships/${membership}/use`,
    {},
  ),
  'post /api/v1/admin/memberships/{id}/undoUse': refused((theirs, own) => [
    {
      path: `/api/v1/admin/memberships/${theirs.membership}/undoUse`,
      body: { _use: own.membershipUse },
    },
    {
      path: `/api/v1/admin/memberships/${own.membership}/undoUse`,
      body: { _use: theirs.membershipUse },
    },
  ]),
  'get /api/v1/admin/memberships/{id}/renewal': at(
    ({ renewed }) => `/api/v1/admin/memberships/${renewed}/renewal`,
  ),
  'delete /api/v1/admin/memberships/{id}/renewal/card': at(
    ({ renewed }) => `/api/v1/admin/memberships/${renewed}/renewal/card`,
  ),
  ...Object.fromEntries(
    ['stop', 'start'].map((action) => [
      `post /api/v1/admin/memberships/{id}/renewal/${action}`,
      at(({ renewed }) => `/api/v1/admin/memberships/${renewed}/renewal/${action}`, {}),
    ]),
  ),
  ...Object.fromEntries(
    ['pause', 'resume', 'end'].map((action) => [
      `post /api/v1/admin/memberships/{id}/${action}`,
      at(({ membership }) => `/api/v1/admin/memberships/${membership}/${action}`, { version }),
    ]),
  ),

  'get /api/v1/admin/stays': filters(({ guest }) => `/api/v1/admin/stays?guestId=${guest}`),
  'post /api/v1/admin/stays': refused((theirs, own) => {
    const stay = { arrivaldate: '2026-06-18', departuredate: '2026-06-20', adults: 1 };
    const body = (change: object) => ({
      path: '/api/v1/admin/stays',
      body: { _customer: own.guest, ...stay, ...change },
    });
    return [
      body({ _customer: theirs.guest }),
      body({ _package: theirs.package }),
      body({ services: [{ _service: theirs.service, dayNumber: 1 }] }),
      body({ treatmentTypes: [{ _treatmentType: theirs.treatmentType, quantity: 1 }] }),
    ];
  }),
  'get /api/v1/admin/customers/{id}/stays': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/stays`,
  ),
  'get /api/v1/admin/stays/{id}': at(({ stay }) => `/api/v1/admin/stays/${stay}`),
  'put /api/v1/admin/stays/{id}': refused((theirs, own) => [
    { path: `/api/v1/admin/stays/${theirs.stay}`, body: { adults: 2, version } },
    {
      path: `/api/v1/admin/stays/${own.stay}`,
      body: { services: [{ _service: theirs.service, dayNumber: 1 }], version },
    },
    {
      path: `/api/v1/admin/stays/${own.stay}`,
      body: { treatmentTypes: [{ _treatmentType: theirs.treatmentType, quantity: 1 }], version },
    },
  ]),
  'delete /api/v1/admin/stays/{id}': at(({ stay }) => `/api/v1/admin/stays/${stay}`),
  'post /api/v1/admin/stays/{id}/cancel': at(({ stay }) => `/api/v1/admin/stays/${stay}/cancel`, {
    version,
  }),
  'post /api/v1/admin/packages': refused(({ service, treatmentType, picture: _picture }) =>
    [
      { _picture },
      { services: [{ _service: service, dayNumber: 1 }] },
      { treatmentTypes: [{ _treatmentType: treatmentType, quantity: 1 }] },
    ].map((included) => ({
      path: '/api/v1/admin/packages',
      body: { name: 'Rest', nights: 2, price: 1, ...included },
    })),
  ),
  'get /api/v1/admin/packages/{id}': at((theirs) => `/api/v1/admin/packages/${theirs.package}`),
  'put /api/v1/admin/packages/{id}': refused((theirs, own) => [
    {
      path: `/api/v1/admin/packages/${own.package}`,
      body: { _picture: theirs.picture, version },
    },
    { path: `/api/v1/admin/packages/${theirs.package}`, body: { name: 'Ours', version } },
    {
      path: `/api/v1/admin/packages/${own.package}`,
      body: { services: [{ _service: theirs.service, dayNumber: 1 }], version },
    },
    {
      path: `/api/v1/admin/packages/${own.package}`,
      body: { treatmentTypes: [{ _treatmentType: theirs.treatmentType, quantity: 1 }], version },
    },
  ]),
  'delete /api/v1/admin/packages/{id}': at((theirs) => `/api/v1/admin/packages/${theirs.package}`),

  'get /api/v1/admin/pictures/{id}': at(({ picture }) => `${PICTURES}/${picture}`),
  'put /api/v1/admin/pictures/{id}': at(({ picture }) => `${PICTURES}/${picture}`, {
    focalPoint: { x: 0, y: 0 },
    version,
  }),
  'delete /api/v1/admin/pictures/{id}': at(({ picture }) => `${PICTURES}/${picture}`),

  'post /api/v1/fnb/venues': refused(({ table, room, picture }) => [
    { path: '/api/v1/fnb/venues', body: { name: 'Terrace', ...planWith(table, room) } },
    { path: '/api/v1/fnb/venues', body: { name: 'Terrace', _background: picture } },
    { path: '/api/v1/fnb/venues', body: { name: 'Terrace', _picture: picture } },
  ]),
  'put /api/v1/fnb/venues/{id}': refused((theirs, own) => [
    { path: `/api/v1/fnb/venues/${theirs.room}`, body: { name: 'Ours', version } },
    {
      path: `/api/v1/fnb/venues/${own.room}`,
      body: { ...planWith(theirs.table, theirs.room), version },
    },
    { path: `/api/v1/fnb/venues/${own.room}`, body: { _background: theirs.picture, version } },
    { path: `/api/v1/fnb/venues/${own.room}`, body: { _picture: theirs.picture, version } },
  ]),
  'post /api/v1/fnb/venues/{id}/impact': refused((theirs, own) => [
    { path: `/api/v1/fnb/venues/${theirs.room}/impact`, body: { name: 'Ours', version } },
    {
      path: `/api/v1/fnb/venues/${own.room}/impact`,
      body: { ...planWith(theirs.table, theirs.room), version },
    },
    {
      path: `/api/v1/fnb/venues/${own.room}/impact`,
      body: { _background: theirs.picture, version },
    },
    { path: `/api/v1/fnb/venues/${own.room}/impact`, body: { _picture: theirs.picture, version } },
  ]),
  'delete /api/v1/fnb/venues/{id}': at(({ room }) => `/api/v1/fnb/venues/${room}`),
  'get /api/v1/fnb/venues/{id}/feed': at(({ room }) => `/api/v1/fnb/venues/${room}/feed`),
  'post /api/v1/fnb/venues/{id}/feed': at(({ room }) => `/api/v1/fnb/venues/${room}/feed`),
  'delete /api/v1/fnb/venues/{id}/feed': at(({ room }) => `/api/v1/fnb/venues/${room}/feed`),

  'post /api/v1/fnb/pauses': refused(({ service, room }) => [
    { path: '/api/v1/fnb/pauses', body: { _service: service, until: 60 } },
    { path: '/api/v1/fnb/pauses', body: { _venue: room, until: 60 } },
  ]),
  'delete /api/v1/fnb/pauses/{id}': at(({ pause }) => `/api/v1/fnb/pauses/${pause}`),
  'post /api/v1/fnb/blocks': refused((theirs, own) => {
    const body = (change: object) => ({
      path: '/api/v1/fnb/blocks',
      body: {
        ...{ _venue: own.room, from: '2026-06-26', until: '2026-06-26', reason: 'Painter' },
        ...change,
      },
    });
    return [
      body({ _venue: theirs.room }),
      body({ tables: [theirs.table] }),
      body({ section: theirs.room }),
    ];
  }),
  'delete /api/v1/fnb/blocks/{id}': at(({ block }) => `/api/v1/fnb/blocks/${block}`),

  'post /api/v1/seating/reservations': refused((theirs, own) => {
    const draft = { ...slot, _service: own.service, tables: [{ _table: own.table }] };
    const body = (change: object) => ({
      path: '/api/v1/seating/reservations',
      body: { ...draft, ...change },
    });
    return [
      body({ _service: theirs.service }),
      body({ _customer: theirs.guest }),
      body({ _segment: theirs.segment }),
      body({ _bookingStatus: theirs.status }),
      body({ tables: [{ _table: theirs.table }] }),
      body({ tableWish: { _table: theirs.table } }),
    ];
  }),
  'put /api/v1/seating/reservations/{id}': refused((theirs, own) => {
    const body = (id: string, change: object) => ({
      path: `/api/v1/seating/reservations/${id}`,
      body: { ...change, version },
    });
    return [
      body(theirs.booking, { participants: 2 }),
      body(own.booking, { _service: theirs.service }),
      body(own.booking, { _customer: theirs.guest }),
      body(own.booking, { _segment: theirs.segment }),
      body(own.booking, { _bookingStatus: theirs.status }),
      body(own.booking, { tables: [{ _table: theirs.table }] }),
      body(own.booking, { tableWish: { _table: theirs.table } }),
    ];
  }),
  'delete /api/v1/seating/reservations/{id}': at(
    ({ booking }) => `/api/v1/seating/reservations/${booking}`,
  ),

  'post /api/v1/seating/proposals/{id}/accept': at(
    ({ proposal }) => `/api/v1/seating/proposals/${proposal}/accept`,
  ),
  'post /api/v1/seating/proposals/{id}/undo': at(
    ({ proposal }) => `/api/v1/seating/proposals/${proposal}/undo`,
  ),
  'put /api/v1/seating/sections/{date}': refused((theirs, own) => {
    const body = (change: object) => ({
      path: `/api/v1/seating/sections/${DAY}`,
      body: {
        ...{ _venue: own.room, version },
        servers: [{ section: own.section, _user: own.user }],
        ...change,
      },
    });
    return [
      body({ _venue: theirs.room }),
      body({ servers: [{ section: own.section, _user: theirs.user }] }),
      body({ servers: [{ section: theirs.section, _user: own.user }] }),
    ];
  }),
  'get /api/v1/seating/wait': at(
    ({ room }) => `/api/v1/seating/wait?participants=2&_venue=${room}`,
  ),
  'get /api/v1/seating/door': filters(({ room }) => `/api/v1/seating/door?_venue=${room}`),
  'post /api/v1/seating/door': refused(({ room }) => [
    {
      path: '/api/v1/seating/door',
      body: { _venue: room, date: TODAY, name: 'Berg', participants: 2 },
    },
  ]),
  'put /api/v1/seating/door/{id}': at(({ doorParty }) => `/api/v1/seating/door/${doorParty}`, {
    state: 'left',
  }),
  'post /api/v1/seating/door/{id}/seat': refused((theirs, own) => {
    const body = (party: string, change: object) => ({
      path: `/api/v1/seating/door/${party}/seat`,
      body: { _service: own.service, tables: [{ _table: own.table }], ...change },
    });
    return [
      body(theirs.doorParty, {}),
      body(own.doorParty, { _service: theirs.service }),
      body(own.doorParty, { tables: [{ _table: theirs.table }] }),
    ];
  }),

  ...casesOfTheSpa,

  'post /api/v1/admin/optOuts': refused(({ guest }) => [
    { path: '/api/v1/admin/optOuts', body: { customerId: guest, channel: 'email' } },
  ]),
  'delete /api/v1/admin/optOuts': refused(({ guest }) => [
    { path: '/api/v1/admin/optOuts', body: { customerId: guest, channel: 'email' } },
  ]),

  'get /api/v1/admin/reports/guests/rows': filteredReport('/api/v1/admin/reports/guests/rows'),
  'get /api/v1/spa/reports/rows': filteredSpaRows('/api/v1/spa/reports/rows'),
  'get /api/v1/spa/reports/rows.csv': filteredSpaRows('/api/v1/spa/reports/rows.csv'),
  'get /api/v1/admin/reports/{report}': filteredReport('/api/v1/admin/reports/bookings'),
  'get /api/v1/admin/reports/{report}/csv': filteredReport('/api/v1/admin/reports/bookings/csv'),
};

/** For system administrators, who may name any venue. */
const ofAllVenues = /^\w+ \/api\/v1\/admin\/vendors\//;

/** Of many: each id of its own is answered for itself, in an answer of 200. */
const EACH_FOR_ITSELF = 'put /api/v1/admin/bookings/status';

/** Ids of the parts of a document: they mean something within it only, so any will do. */
const ofAPart =
  /^body (times|specialdays|services|addons|treatmentTypes|lengths|tables|combinations|shapes|sections|intake\.questions)\[\](\.times\[\])?\._id$/;

describe('staff of one venue at what belongs to another', () => {
  let app: TestApp;
  let places: Map<string, string[]>;
  let theirs: { things: VenueThings; scene: BookingScene };
  let own: { things: VenueThings; staff: UserSession; partner: UserSession };
  let ids: Set<string>;

  beforeAll(async () => {
    app = await TestApp.start();
    const { body } = await app.visitor().get('/open-api.json').expect(200);
    const components: Components = body.components.schemas;
    places = new Map(
      Object.entries<Record<string, DocumentedOperation>>(body.paths).flatMap(([path, item]) =>
        methods.flatMap((method) => {
          const operation = item[method];
          // what needs a sign-in and is not for guests alone
          if (!operation?.security?.length || operation['x-audience'] === 'guest') return [];
          return [[`${method} ${path}`, idPlaces(operation, components)] as const];
        }),
      ),
    );
    theirs = await venueWithEverything(app);
    const venue = await venueWithEverything(app);
    const key = { name: 'Ours', scopes: keyScopes, perMinute: 3_000, days: null };
    const { body: made } = await venue.staff.post('/api/v1/admin/apiKeys', key).expect(201);
    own = { ...venue, partner: app.bearer(made.data.token) };
    ids = new Set(Object.values(theirs.things));
    await app.settled();
  });
  afterAll(() => app.stop());

  /** All that both venues have, as it is stored. */
  const stored = async () => {
    const names = (await app.connection.listCollections()).map(({ name }) => name).sort();
    // attempts and refusals are counted, some of them a few seconds later
    const counts = ['throttling', 'refusals', 'apikeyminutes', 'apikeyuses'];
    const kept = names.filter((name) => !name.startsWith('system.') && !counts.includes(name));
    const found = await Promise.all(
      kept.map((name) => app.connection.collection(name).find({}).toArray()),
    );
    return JSON.stringify(found);
  };
  /** What of the other venue an answer tells, beside what was sent. */
  const foreignIn = (text: string, sent: string) =>
    [...ids].filter((id) => text.includes(id) && !sent.includes(id));

  it('every place where an id is sent has a case', () => {
    const documented = [...places].flatMap(([operation, found]) =>
      ofAllVenues.test(operation) || operation === EACH_FOR_ITSELF
        ? []
        : found.filter((place) => !ofAPart.test(place)).map((place) => `${operation}: ${place}`),
    );
    const asked = Object.entries(cases).flatMap(([operation, { calls }]) => {
      const template = operation.split(' ')[1] ?? '';
      const sent = calls(theirs.things, own.things);
      return sent.flatMap((call) =>
        placesOf(template, call, ids).map((place) => `${operation}: ${place}`),
      );
    });
    // staff may name a booking by its reference, too, which is no id
    const byReference = 'put /api/v1/admin/quick-update: body bookingId';
    expect([...new Set(asked)].sort()).toEqual([...new Set([...documented, byReference])].sort());
  });

  it('every field that is named as an id is documented as one', async () => {
    const { body } = await app.visitor().get('/open-api.json').expect(200);
    const inputs = Object.entries<Components[string]>(body.components.schemas).filter(([name]) =>
      /(Input|Change|Query|Modification|Deletion|WithId)$/.test(name),
    );
    const unmarked = inputs.flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([name]) => /^_|^ids?$|[a-z]Id$/.test(name))
        .filter(([, { pattern, items }]) => !(pattern ?? items?.pattern)?.includes('{24}'))
        .map(([name]) => `${schema}.${name}`),
    );
    // a venue has a slug, a hold a longer id, a booking a reference, a passkey what its device chose; the others
    // come from a link
    expect(unmarked.sort()).toEqual([
      'ConfirmEmailInput.id',
      'HubBookingInput._vendor',
      'HubBookingInput.holdId',
      'LostLinkInput.bookingId',
      'MadePasskeyInput.id',
      'OpenBookingInput.holdId',
      'PasskeyAnswerInput.id',
      'PrepaidBookingInput._vendor',
      'PrepaidBookingInput.holdId',
      'QuickUpdateInput.bookingId',
      'ResetVerificationInput.id',
      'VisitPaymentInput.holdId',
    ]);
  });

  it('what the cases name is really there, for its own staff', async () => {
    const { things, scene } = theirs;
    const reads = Object.entries(cases).filter(
      ([operation, { kind }]) => operation.startsWith('get ') && kind === 'refused',
    );
    for (const [, { calls }] of reads) {
      for (const { path } of calls(things, things)) {
        expect([path, (await scene.staff(4).get(path)).status]).toEqual([path, 200]);
      }
    }
  });

  it.each(Object.entries(cases))('%s', async (operation, { kind, calls }) => {
    const before = await stored();
    const [method, template = ''] = operation.split(' ') as [Method, string];
    const isForKeys = keyScopeOf(method.toUpperCase(), template) !== undefined;
    const callers = [own.staff, ...(isForKeys ? [own.partner] : [])];
    const sent = calls(theirs.things, own.things);
    for (const [caller, call] of callers.flatMap((one) =>
      sent.map((call) => [one, call] as const),
    )) {
      const { path, body } = call;
      const answer = await caller.call(method, path, body);
      const found = [path, body, answer.status, answer.body?.code];
      if (kind === 'filters') expect(found).toEqual([path, body, 200, undefined]);
      else if (answer.status === 404) expect(answer.body.success).toBe(false);
      else expect(found).toEqual([path, body, 422, expect.stringMatching(/^UNKNOWN_/)]);
      const text = `${JSON.stringify(answer.body)}${answer.text}`;
      expect(foreignIn(text, JSON.stringify(call))).toEqual([]);
    }
    expect(await stored()).toBe(before);
  });

  it(`${EACH_FOR_ITSELF} changes none of theirs`, async () => {
    const path = '/api/v1/admin/bookings/status';
    const before = await stored();
    const { booking, status } = theirs.things;
    const { body } = await own.staff
      .put(path, { ids: [booking], _bookingStatus: own.things.status })
      .expect(200);
    expect(body.data).toMatchObject([{ _id: booking, ok: false, code: 'NOT_FOUND' }]);
    await own.staff.put(path, { ids: [own.things.booking], _bookingStatus: status }).expect(404);
    expect(await stored()).toBe(before);
  });

  it('lists without an id have only their own', async () => {
    const lists = [...places].filter(
      ([operation, found]) =>
        operation.startsWith('get ') && found.length === 0 && !operation.includes('{'),
    );
    for (const [operation] of lists) {
      const path = operation.replace('get ', '');
      if (path === '/api/v1/admin/events') continue;
      const { text } = await own.staff.get(path);
      expect([path, foreignIn(text ?? '', '')]).toEqual([path, []]);
    }
  });

  it('a system administrator is refused in a venue that does not exist', async () => {
    const before = await stored();
    const nobody = theirs.things.guest;
    for (const [method, path, body] of [
      ['get', '/api/v1/services', undefined],
      ['post', '/api/v1/admin/segments', { type: 'Orphan' }],
    ] as const) {
      const answer = await app
        .staff(theirs.scene.vendorId, 4)
        .call(method, path, body)
        .set('x-vendor-id', nobody);
      expect([answer.status, answer.body.code]).toEqual([404, 'VENDOR_NOT_FOUND']);
    }
    expect(await stored()).toBe(before);
  });
});
