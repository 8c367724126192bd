import type { TreatmentView } from './acknowledged';
import type { Client, Outcome } from './client';
import type { Operation } from './operations';

const TREATMENT = '/api/spa/treatment';
/** A client with more deletes one. */
const CROWDED = 6;

const staff = (client: Client) => client.world.staff;

/** Every quarter of an hour, mostly within the shifts. */
const start = (client: Client) => ({
  date: client.random.pick(client.scene.spa.days),
  timeindexStart: client.random.int(36, 76) * 15,
});

const therapist = (client: Client) => ({
  therapists: [{ _therapist: client.random.pick(client.scene.spa.therapists) }],
});
const room = (client: Client) => ({ _room: client.random.pick(client.scene.spa.rooms) });

/** Who or what the desk does not name is chosen. */
const book =
  (type: (client: Client) => string): Operation['run'] =>
  (client) =>
    client.treat({
      ...{ method: 'POST', path: TREATMENT, token: staff(client) },
      body: {
        ...{ ...start(client), _treatmentType: type(client), _customer: client.guest.id },
        ...(client.random.chance(50) ? therapist(client) : {}),
        ...(client.random.chance(30) ? room(client) : {}),
      },
    });

/** Does something to one of the client's treatments; others may have locked it. */
const toOne =
  (act: (client: Client, one: TreatmentView) => Promise<Outcome>): Operation['run'] =>
  (client) => {
    const own = [...client.treatments.values()];
    return own.length > 0 ? act(client, client.random.pick(own)) : undefined;
  };

const change = (what: (client: Client, one: TreatmentView) => object): Operation['run'] =>
  toOne((client, one) =>
    client.treat({
      ...{ method: 'PUT', path: `/api/v1/spa/treatment/${one._id}`, token: staff(client) },
      body: { version: one.version, ...what(client, one) },
    }),
  );

const remove = toOne((client, { _id }) =>
  client.endTreatment(_id, {
    ...{ method: 'DELETE', path: TREATMENT, token: staff(client), body: { _id } },
  }),
);

async function changeShift(client: Client): Promise<Outcome> {
  const _id = client.random.pick(client.scene.spa.shifts);
  const shiftStart = client.random.int(30, 44) * 15;
  const hours = { shiftStart, shiftEnd: shiftStart + client.random.int(24, 44) * 15 };
  const changed = await client.call({
    ...{ method: 'PUT', path: '/api/spa/schedule', token: staff(client) },
    body: { _id, ...hours, confirmImpact: client.random.chance(70) },
  });
  return changed ? 'done' : 'refused';
}

/** Everything that gives or takes a therapist or a treatment room. */
export const SPA_OPERATIONS: readonly Operation[] = [
  {
    name: 'book a treatment',
    weight: 14,
    run: (client) =>
      client.treatments.size > CROWDED
        ? remove(client)
        : book(({ random, scene }) => random.pick(scene.spa.types))(client),
  },
  { name: 'book for a couple', weight: 6, run: book(({ scene }) => scene.spa.couple) },
  {
    name: 'pause',
    weight: 3,
    run: (client) => {
      const time = start(client);
      const timeindexEnd = time.timeindexStart + client.random.int(1, 6) * 15;
      return client.treat({
        ...{ method: 'POST', path: TREATMENT, token: staff(client) },
        body: { ...time, timeindexEnd, status: 'pause', ...therapist(client), ...room(client) },
      });
    },
  },
  { name: 'move a treatment', weight: 8, run: change(start) },
  { name: 'drag to another therapist', weight: 6, run: change(therapist) },
  { name: 'drag to another room', weight: 4, run: change(room) },
  {
    name: 'lock or unlock',
    weight: 4,
    run: change((_, { treatmentLock }) => ({ treatmentLock: !treatmentLock })),
  },
  { name: 'delete a treatment', weight: 5, run: remove },
  { name: 'change a shift', weight: 3, run: changeShift },
];
