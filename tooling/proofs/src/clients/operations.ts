import type { BookingView } from './acknowledged';
import type { Client, Outcome } from './client';

/** An operation of the clients on bookings. */
export interface Operation {
  readonly name: string;
  /** Weight among the operations. */
  readonly weight: number;
  /** Undefined if the client has no booking for it. */
  run(client: Client): Promise<Outcome> | undefined;
}

const counts = ({ active, waitingList }: BookingView): boolean => active && !waitingList;
const waits = ({ waitingList }: BookingView): boolean => waitingList;
const isOut = ({ active, waitingList }: BookingView): boolean => !active && !waitingList;
const any = (): boolean => true;

/** An operation on one of the client's bookings, if it has a suitable one. */
function toOne(
  which: (booking: BookingView) => boolean,
  act: (client: Client, booking: BookingView) => Promise<Outcome>,
): Operation['run'] {
  return (client) => {
    const some = client.bookings(which);
    return some.length > 0 ? act(client, client.random.pick(some)) : undefined;
  };
}

const draft = (client: Client) => ({
  ...client.slot(),
  _service: client.scene.serviceId,
  _vendor: client.world.vendorId,
  _customer: client.guest.id,
  participants: client.party(),
});

const staffDraft = (client: Client) => {
  const { _vendor: _, ...rest } = draft(client);
  return rest;
};

const hubPath = '/api/v1/hub/activity';
const reservation = (id: string) => `/api/v1/hub/reservation/${id}`;
const adminReservation = (id: string) => `/api/v1/admin/reservation/${id}`;

const guest = (client: Client) => client.guest.token;
const staff = (client: Client) => client.world.staff;

function put(client: Client, { _id }: BookingView, body: object): Promise<Outcome> {
  return client.book({ method: 'PUT', path: reservation(_id), token: guest(client), body });
}

function modify(client: Client, bookings: object[]): Promise<Outcome> {
  const path = '/api/admin/modifyBookings';
  return client.bookAll({ method: 'POST', path, token: staff(client), body: { bookings } });
}

interface Held {
  holdId: string;
}

function hold(client: Client, wanted: object): Promise<Held | undefined> {
  const path = '/api/v1/hub/holds';
  return client.call<Held>({ method: 'POST', path, token: guest(client), body: wanted });
}

/** Holds a time, then books it, releases it, or walks away. */
async function choose(client: Client): Promise<Outcome> {
  const wanted = draft(client);
  const { _service, date, timeindex, participants } = wanted;
  const held = await hold(client, { _service, date, timeindex, participants });
  if (!held) return 'refused';
  const { holdId } = held;
  const drawn = client.random.int(1, 3);
  if (drawn === 1) return 'done';
  if (drawn === 2) {
    const path = `/api/v1/hub/holds/${holdId}`;
    await client.call({ method: 'DELETE', path, token: guest(client) });
    return 'done';
  }
  const body = { ...wanted, holdId };
  return client.book({ method: 'POST', path: hubPath, token: guest(client), body });
}

/** Changes and cancels the same booking at once: whichever comes second sees the first. */
async function changeAndCancel(client: Client, booking: BookingView): Promise<Outcome> {
  const [changed, cancelled] = await Promise.all([
    put(client, booking, { participants: client.party() }),
    client.book({ method: 'DELETE', path: `${hubPath}/${booking._id}`, token: guest(client) }),
  ]);
  return changed === 'done' || cancelled === 'done' ? 'done' : 'refused';
}

export const REMOVE: Operation = {
  name: 'delete',
  weight: 3,
  run: toOne(any, (client, { _id }) =>
    client.remove(_id, {
      method: 'DELETE',
      path: '/api/admin/deleteBooking',
      token: staff(client),
      body: { booking: _id },
    }),
  ),
};

/** Everything that changes what a slot has sold; `table-operations.ts` has what gives and takes tables. */
export const OPERATIONS: readonly Operation[] = [
  {
    name: 'create (guest)',
    weight: 30,
    run: (client) =>
      client.book({ method: 'POST', path: hubPath, token: guest(client), body: draft(client) }),
  },
  {
    name: 'create (staff)',
    weight: 8,
    run: (client) =>
      client.book({
        method: 'POST',
        path: '/api/admin/newBooking',
        token: staff(client),
        body: staffDraft(client),
      }),
  },
  {
    name: 'wait',
    weight: 6,
    run: (client) =>
      client.book({
        method: 'POST',
        path: hubPath,
        token: guest(client),
        body: { ...draft(client), waitingList: true },
      }),
  },
  { name: 'hold, then book, leave or forget', weight: 12, run: choose },
  {
    name: 'enlarge or shrink',
    weight: 9,
    run: toOne(counts, (client, one) => put(client, one, { participants: client.party() })),
  },
  {
    name: 'move (guest)',
    weight: 7,
    run: toOne(counts, (client, one) => put(client, one, client.slot())),
  },
  {
    name: 'move and enlarge (staff)',
    weight: 4,
    run: toOne(counts, (client, { _id }) =>
      modify(client, [{ _id, ...client.slot(), participants: client.party() }]),
    ),
  },
  {
    name: 'move several, all or nothing',
    weight: 4,
    run: (client) => {
      const some = client.bookings(counts).slice(0, client.random.int(2, 4));
      return some.length > 1
        ? modify(
            client,
            some.map(({ _id }) => ({ _id, ...client.slot(), participants: client.party() })),
          )
        : undefined;
    },
  },
  {
    name: 'cancel (guest)',
    weight: 9,
    run: toOne(counts, (client, { _id }) =>
      client.book({ method: 'DELETE', path: `${hubPath}/${_id}`, token: guest(client) }),
    ),
  },
  {
    name: 'cancel (staff)',
    weight: 4,
    run: toOne(any, (client, { _id }) =>
      client.book({
        method: 'POST',
        path: `${adminReservation(_id)}/cancel`,
        token: staff(client),
        body: {},
      }),
    ),
  },
  { name: 'change and cancel at once', weight: 3, run: toOne(counts, changeAndCancel) },
  {
    name: 'restore',
    weight: 5,
    run: toOne(isOut, (client, { _id }) =>
      client.book({
        method: 'POST',
        path: `${adminReservation(_id)}/restore`,
        token: staff(client),
        body: {},
      }),
    ),
  },
  {
    name: 'status',
    weight: 8,
    run: toOne(any, (client, { _id }) => {
      const statuses = Object.values(client.world.statuses);
      return client.book({
        method: 'PUT',
        path: `${adminReservation(_id)}/status`,
        token: staff(client),
        body: { _bookingStatus: client.random.pick(statuses) },
      });
    }),
  },
  {
    name: 'promote',
    weight: 5,
    run: toOne(waits, (client, { _id }) =>
      client.book({
        method: 'POST',
        path: `${adminReservation(_id)}/promote`,
        token: staff(client),
        body: {},
      }),
    ),
  },
  REMOVE,
];
