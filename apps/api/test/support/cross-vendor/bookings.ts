import { DAY, TEN } from '../scenes/booking-scene';
import { type VenueThings } from '../things/venue-things';
import { at, type Case, filters, refused } from './case';

const slot = { date: DAY, timeindex: TEN, participants: 1 };
const version = 0;
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

/** Calls about bookings and their reports. */
export const casesOfBookings: Record<string, Case> = {
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
  'get /api/v1/spa/reports/rows': filteredSpaRows('/api/v1/spa/reports/rows'),
  'get /api/v1/spa/reports/rows.csv': filteredSpaRows('/api/v1/spa/reports/rows.csv'),
  'get /api/v1/admin/reports/{report}': filteredReport('/api/v1/admin/reports/bookings'),
  'get /api/v1/admin/reports/{report}/csv': filteredReport('/api/v1/admin/reports/bookings/csv'),
};
