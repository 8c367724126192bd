import { DAY } from '../scenes/booking-scene';
import { DiningScene, SIX, seats } from '../scenes/dining-scene';
import { anEmail } from '../things/accounts';
import { ADMIN, bodies, each, type Make, type RepeatableVenue } from './two-calls';

const series = { until: '2026-06-26', everyWeeks: 1, onFull: 'skip' };
const aCancelledBooking = async (venue: RepeatableVenue) => {
  const { _id, version } = await venue.booking();
  const path = `${ADMIN}/reservation/${_id}/cancel`;
  return (await venue.owner.post(path, { version }).expect(200)).body.data;
};
const aGroup = async (venue: RepeatableVenue) =>
  venue.made(`${ADMIN}/bookings/groups`, {
    _customer: await venue.guest(),
    items: [venue.slot],
  });
const aSeries = async (venue: RepeatableVenue) =>
  venue.made(`${ADMIN}/bookings/series`, {
    ...venue.slot,
    ...series,
    _customer: await venue.guest(),
  });
const aReservation = (venue: RepeatableVenue) =>
  venue.made('/api/v1/seating/reservations', { ...venue.slot, tables: [] });
const DOOR = '/api/v1/seating/door';
const TODAY = '2026-06-15';
const aRoom = (venue: RepeatableVenue) =>
  venue.made('/api/v1/fnb/venues', { name: anEmail(), tables: [seats('1', 4), seats('2', 4)] });
const PROPOSALS = '/api/v1/seating/proposals';

/** A party of two sits where four who wait would fit. */
const aProposal = async ({ app }: RepeatableVenue) => {
  const scene = await DiningScene.open(app, {
    tables: [seats('2', 2), seats('4', 4)],
    service: { tables: 'atBooking', waitingList: true },
  });
  await scene.seated({ tables: scene.tables('4'), participants: 2 });
  const guest = await scene.booking.guest();
  await guest.booked({ timeindex: SIX, participants: 4, waitingList: true });
  const by = scene.staff();
  const { body } = await by.post(PROPOSALS, { date: DAY }).expect(200);
  return { by, path: `${PROPOSALS}/${body.data[0]._id}` };
};

/** What the desk does with bookings. */
export const callsOfBookings: Record<string, Make> = {
  'post /api/admin/newBooking': bodies('/api/admin/newBooking', async (venue) => {
    const _customer = await venue.guest();
    return [1, 2].map((participants) => ({ ...venue.slot, _customer, participants }));
  }),
  'post /api/admin/newBookingOverride': bodies('/api/admin/newBookingOverride', async (venue) => {
    const _customer = await venue.guest();
    return ['A regular', 'A friend'].map((reason) => ({ ...venue.slot, _customer, reason }));
  }),
  'post /api/v1/drop-in': bodies('/api/v1/drop-in', ({ slot }) => [
    slot,
    { ...slot, participants: 2 },
  ]),
  'post /api/v1/admin/waitingList': bodies(`${ADMIN}/waitingList`, async (venue) => {
    const _customer = await venue.guest();
    return [1, 2].map((participants) => ({ ...venue.slot, _customer, participants }));
  }),
  'post /api/v1/seating/reservations': bodies('/api/v1/seating/reservations', ({ slot }) => [
    { ...slot, tables: [] },
    { ...slot, tables: [], participants: 2 },
  ]),
  'delete /api/v1/seating/reservations/{id}': each(aReservation, ({ _id }) => ({
    path: `/api/v1/seating/reservations/${_id}`,
  })),
  'post /api/v1/seating/door': bodies(DOOR, async (venue) => {
    const { _id: _venue } = await aRoom(venue);
    return [2, 3].map((participants) => ({ _venue, date: TODAY, name: 'Kari', participants }));
  }),
  'post /api/v1/seating/door/{id}/seat': async (venue) => {
    const { _id: _venue, tables } = await aRoom(venue);
    const party = { _venue, date: TODAY, name: 'Kari', participants: 2 };
    const { _id } = await venue.made(DOOR, party);
    const [one, other] = tables.map((table) => ({
      path: `${DOOR}/${_id}/seat`,
      body: { tables: [{ _table: table._id }], _service: venue.slot._service },
    }));
    if (!one || !other) throw new Error('the room has two tables');
    return { one, other };
  },
  'post /api/v1/seating/proposals/{id}/accept': async (venue) => {
    const { by, path } = await aProposal(venue);
    const accept = `${path}/accept`;
    return { by, one: { path: accept }, other: { path: accept, body: {} } };
  },
  'post /api/v1/seating/proposals/{id}/undo': async (venue) => {
    const { by, path } = await aProposal(venue);
    await by.post(`${path}/accept`).expect(200);
    const undo = `${path}/undo`;
    return { by, one: { path: undo }, other: { path: undo, body: {} } };
  },
  'post /api/admin/modifyBookings': bodies('/api/admin/modifyBookings', async (venue) => {
    const { _id } = await venue.booking();
    return ['By the window', 'By the door'].map((comment) => ({ bookings: [{ _id, comment }] }));
  }),
  'delete /api/admin/deleteBooking': each(
    (venue) => venue.booking(),
    ({ _id }) => ({ path: '/api/admin/deleteBooking', body: { booking: _id } }),
  ),
  'post /api/v1/admin/reservation/{id}/cancel': each(
    (venue) => venue.booking(),
    ({ _id, version }) => ({ path: `${ADMIN}/reservation/${_id}/cancel`, body: { version } }),
  ),
  'post /api/v1/admin/reservation/{id}/restore': each(aCancelledBooking, ({ _id, version }) => ({
    path: `${ADMIN}/reservation/${_id}/restore`,
    body: { version },
  })),
  'post /api/v1/admin/reservation/{id}/promote': each(
    async (venue) =>
      venue.made(`${ADMIN}/waitingList`, { ...venue.slot, _customer: await venue.guest() }),
    ({ _id, version }) => ({ path: `${ADMIN}/reservation/${_id}/promote`, body: { version } }),
  ),
  'post /api/v1/admin/bookings/groups': bodies(`${ADMIN}/bookings/groups`, async (venue) => {
    const _customer = await venue.guest();
    return [1, 2].map((participants) => ({ _customer, items: [{ ...venue.slot, participants }] }));
  }),
  'post /api/v1/admin/bookings/groups/{id}/cancel': each(aGroup, ({ _id }) => ({
    path: `${ADMIN}/bookings/groups/${_id}/cancel`,
    body: {},
  })),
  'post /api/v1/admin/bookings/series': bodies(`${ADMIN}/bookings/series`, async (venue) => {
    const _customer = await venue.guest();
    return [1, 2].map((participants) => ({ ...venue.slot, ...series, _customer, participants }));
  }),
  'post /api/v1/admin/bookings/series/{id}/cancel': each(aSeries, ({ _id }) => ({
    path: `${ADMIN}/bookings/series/${_id}/cancel`,
    body: {},
  })),
};
