import { BookingChecker } from '../../../src/modules/bookings/verify/booking-checker';
import { counts, DAYS, type ModelBooking, type ModelService, sum } from './model';
import { at, type World } from './world';

interface ToldTime {
  readonly start: number;
  readonly available: number;
  readonly held: number;
  readonly bookable: boolean;
}

interface ToldDay {
  readonly date: string;
  readonly state: string;
  readonly available: number;
  readonly times: readonly ToldTime[];
}

interface ToldBooking {
  readonly _id: string;
  readonly _service: { _id: string };
  readonly _bookingStatus?: { name: string };
  readonly cancelledAt?: string;
  readonly waitingListPosition?: number;
  readonly [field: string]: unknown;
}

interface ToldService {
  readonly _id: string;
  readonly participants: number;
  readonly slots: readonly { timeindex: number; participants: number; capacity?: number }[];
}

const PERIOD = `from=${DAYS[0]}&until=${DAYS[2]}`;

/** What everybody is told must be what the model says. @param turn which of many questions are asked */
export async function compare(world: World, turn: number): Promise<void> {
  const service = at(world.model.services, turn);
  const date = at(DAYS, turn);
  await Promise.all([
    compareBookings(world),
    compareDashboard(world, date),
    compareBookedDay(world, service, date),
    compareTimes(world, service, date, turn >> 2),
    ...world.model.services.map((one) => compareVisitor(world, one)),
  ]);
}

/** What the bookings sum up to is what the ledgers say. */
export async function compareLedgers({ app, vendorId }: World): Promise<void> {
  expect(await app.nest.get(BookingChecker).ofVendor(vendorId)).toEqual([]);
}

/** Each booking, as staff's list has it, and the list's totals. */
async function compareBookings(world: World): Promise<void> {
  const { bookings } = world.model;
  const { body } = await world
    .staff()
    .get(`/api/v1/admin/bookings?${PERIOD}&limit=200`)
    .expect(200);
  const told: ToldBooking[] = body.data.items;
  const shown = told.map(({ _id, _service, _bookingStatus, cancelledAt, ...rest }) => ({
    ...{ _id, service: _service._id, status: _bookingStatus?.name },
    ...{ date: rest.date, start: rest.timeindex, end: rest.timeindexEnd },
    ...{ participants: rest.participants, active: rest.active, waiting: rest.waitingList },
    ...{ arrived: rest.attendenceVerified, cancelled: cancelledAt !== undefined },
  }));
  const expected = bookings.map((one) => ({
    ...{ _id: one.id, service: one.service.id, status: one.status },
    ...{ date: one.date, start: one.t, end: one.end },
    ...{ participants: one.pax, active: one.active, waiting: one.waiting },
    ...{ arrived: one.verified, cancelled: one.cancelled },
  }));
  expect(shown.sort(byId)).toEqual(expected.sort(byId));
  expect(body.data.totals).toMatchObject({
    ...{ bookings: bookings.length, participants: sum(bookings.filter(counts)) },
    waiting: sum(bookings.filter(({ waiting }) => waiting)),
  });
}

async function compareVisitor(world: World, service: ModelService): Promise<void> {
  const { body } = await world.app.visitor().get(pathOf(service)).expect(200);
  expect(daysOf(body.data)).toEqual(DAYS.map((date) => offered(world, service, date)));
}

/** The same for a guest, whose own holds are free for them, for staff, and for an open booking. */
async function compareTimes(
  world: World,
  service: ModelService,
  date: string,
  looks: number,
): Promise<void> {
  const guest = looks % 4;
  const times = `/api/v1/open_booking/service/${service.id}/times`;
  const [own, staff, open] = await Promise.all([
    world.as(guest).get(pathOf(service)).expect(200),
    world.staff().get(pathOf(service)).expect(200),
    world.app.visitor().post(times, { date }).expect(200),
  ]);
  expect(daysOf(own.body.data)).toEqual(DAYS.map((day) => offered(world, service, day, guest)));
  expect(daysOf(staff.body.data)).toEqual(DAYS.map((day) => offered(world, service, day)));
  expect(toDay(open.body.data)).toEqual(offered(world, service, date));
}

async function compareBookedDay(world: World, service: ModelService, date: string): Promise<void> {
  const { model } = world;
  const asked = { service: service.id, date };
  const { body } = await world.staff().post('/api/booking/bookedDay', asked).expect(200);
  const booked = service.starts
    .map((t) => ({ timeindex: t, participants: model.used({ service, date, t }) }))
    .filter(({ participants }) => participants > 0);
  // a booking that moved here from another service may have a start that this one never had
  const others = startsOn(world, service, date).filter((t) => !service.starts.includes(t));
  const more = others.map((t) => ({
    ...{ timeindex: t, participants: model.used({ service, date, t }) },
  }));
  expect(body.data).toEqual([...booked, ...more].sort((a, b) => a.timeindex - b.timeindex));
}

async function compareDashboard(world: World, date: string): Promise<void> {
  const { model, vendorId } = world;
  const path = `/api/admin/dashboard/${vendorId.toHexString()}?date=${date}`;
  const { data } = (await world.staff().get(path).expect(200)).body;
  const of = model.bookings.filter((one) => one.date === date);
  const counted = of.filter(counts);
  const waiting = of.filter((one) => one.waiting);
  expect({
    ...{ bookings: data.bookings, participants: data.participants, arrived: data.arrived },
    ...{ pending: data.pending, waiting: data.waiting, party: data.waitingParticipants },
    ...{ made: data.newBookingsCount, outlook: data.outlook[0].participants },
    services: data.services.map(toServiceDay).sort(byId),
    list: data.waitingList
      .map(({ _id, waitingListPosition }: ToldBooking) => ({ _id, place: waitingListPosition }))
      .sort(byId),
  }).toEqual({
    ...{ bookings: counted.length, participants: sum(counted) },
    ...{ arrived: sum(counted.filter(came)), pending: sum(counted.filter((one) => !came(one))) },
    ...{ waiting: waiting.length, party: sum(waiting) },
    ...{ made: model.bookings.length, outlook: sum(counted) },
    services: model.services.flatMap((service) => serviceDay(world, service, date)).sort(byId),
    list: waiting
      .map((one) => ({ _id: one.id, place: model.waiting(one).indexOf(one) + 1 }))
      .sort(byId),
  });
}

function serviceDay(world: World, service: ModelService, date: string) {
  const { model } = world;
  const day = model.day(service, date);
  const starts = [...(day === 'closed' ? [] : day.keys()), ...startsOn(world, service, date)];
  if (starts.length === 0) return [];
  const slots = [...new Set(starts)]
    .sort((a, b) => a - b)
    .map((t) => [t, model.used({ service, date, t }), model.capacity({ service, date, t })]);
  const participants = slots.reduce((all, [, used = 0]) => all + used, 0);
  return [{ _id: service.id, participants, slots }];
}

const toServiceDay = ({ _id, participants, slots }: ToldService) => ({
  ...{ _id, participants },
  slots: slots.map((slot) => [slot.timeindex, slot.participants, slot.capacity]),
});

/** Starts that have sold something. */
const startsOn = ({ model }: World, service: ModelService, date: string): number[] => [
  ...new Set(
    model.bookings
      .filter((one) => counts(one) && one.service === service && one.date === date)
      .map(({ t }) => t),
  ),
];

function offered({ model }: World, service: ModelService, date: string, guest?: number): ToldDay {
  const day = model.day(service, date);
  if (day === 'closed') return { date, state: 'closed', available: 0, times: [] };
  const times = [...day].map(([start, places]) => {
    const slot = { service, date, t: start };
    const held = model.held(slot, guest === undefined ? {} : { guest });
    const taken = model.used(slot) + held;
    const available = service.exclusive
      ? Number(places > 0 && taken === 0)
      : Math.max(0, places - taken);
    const bookable = !model.isPast(slot) && (available > 0 || service.waitingList);
    return { start, available, held, bookable };
  });
  const bookable = times.filter((time) => time.bookable);
  const available = bookable.reduce((all, time) => all + time.available, 0);
  return { date, state: 'open', available, times };
}

const pathOf = ({ id }: ModelService): string => `/api/v1/hub/activity/${id}?${PERIOD}`;

const daysOf = ({ timeslots }: { timeslots: { data: ToldDay[] } }): ToldDay[] =>
  timeslots.data.filter(({ date }) => DAYS.some((day) => day === date)).map(toDay);

const toDay = ({ date, state, available, times }: ToldDay): ToldDay => ({
  ...{ date, state, available },
  times: times.map(({ start, available: left, held, bookable }) => ({
    ...{ start, available: left, held, bookable },
  })),
});

/** By mark or by status, as the desk counts it. */
const came = ({ verified, status }: ModelBooking): boolean =>
  verified || status === 'arrived' || status === 'left';

const byId = (a: { _id: string }, b: { _id: string }): number => (a._id < b._id ? -1 : 1);
