import type { BookingView } from './acknowledged';
import type { Client, Outcome } from './client';
import type { Operation } from './operations';

const SEATING = '/api/v1/seating/reservations';
const BLOCKS = '/api/v1/fnb/blocks';

/** Bookings of the dinner, which has days of its own. */
const isDinner = (client: Client) => {
  const dates = new Set(client.scene.dinner.slots.map(({ date }) => date));
  return ({ date, active, waitingList }: BookingView) => dates.has(date) && active && !waitingList;
};

/** A time for a table: from a start that is sold, for one to three hours. */
function time(client: Client) {
  const slot = client.random.pick(client.scene.dinner.slots);
  return { ...slot, timeindexEnd: slot.timeindex + client.random.int(4, 12) * 15 };
}

/** One table, or tables that are pushed together. */
function tables(client: Client) {
  const { tables: single, combinations } = client.scene.dinner;
  const some = client.random.chance(25)
    ? client.random.pick(combinations)
    : [client.random.pick(single)];
  return some.map((_table) => ({ _table }));
}

/** Changes one of the client's dinners on the floor plan. */
const change =
  (what: (client: Client, one: BookingView) => object): Operation['run'] =>
  (client) => {
    const some = client.bookings(isDinner(client));
    if (some.length === 0) return undefined;
    const one = client.random.pick(some);
    const body = { version: one.version, ...what(client, one) };
    const path = `${SEATING}/${one._id}`;
    return client.book({ method: 'PUT', path, token: client.world.staff, body });
  };

function block(client: Client): Promise<Outcome> | undefined {
  const { dinner } = client.scene;
  const [oldest] = client.blocks;
  const token = client.world.staff;
  if (oldest) {
    return client.unblock(oldest, { method: 'DELETE', path: `${BLOCKS}/${oldest}`, token });
  }
  const { date, timeindex, timeindexEnd } = time(client);
  const body = {
    ...{ _venue: dinner.roomId, tables: [client.random.pick(dinner.tables)] },
    ...{ from: date, until: date, start: timeindex, end: timeindexEnd, reason: 'Proof' },
    around: client.random.chance(50),
  };
  return client.block({ method: 'POST', path: BLOCKS, token, body });
}

/** Everything that gives or takes a table. */
export const TABLE_OPERATIONS: readonly Operation[] = [
  {
    name: 'book with a promised table',
    weight: 12,
    run: (client) =>
      client.book({
        ...{ method: 'POST', path: '/api/v1/hub/activity', token: client.guest.token },
        body: {
          ...client.random.pick(client.scene.dinner.slots),
          ...{ _service: client.scene.dinner.serviceId, _vendor: client.world.vendorId },
          ...{ _customer: client.guest.id, participants: client.random.int(1, 8) },
        },
      }),
  },
  {
    name: 'seat at tables (staff)',
    weight: 10,
    run: (client) =>
      client.book({
        ...{ method: 'POST', path: SEATING, token: client.world.staff },
        body: {
          ...{ ...time(client), tables: tables(client) },
          ...{ _service: client.scene.dinner.serviceId, _customer: client.guest.id },
          participants: client.party(),
        },
      }),
  },
  { name: 'drop at a table', weight: 9, run: change((client) => ({ tables: tables(client) })) },
  { name: 'drag to another time', weight: 5, run: change((client) => time(client)) },
  {
    name: 'stretch',
    weight: 5,
    run: change((client, { timeindex }) => ({
      timeindexEnd: timeindex + client.random.int(2, 14) * 15,
    })),
  },
  { name: 'block or open a table', weight: 6, run: block },
];
