import { WaitingListJob } from '../../../src/modules/bookings/waiting-list/waiting-list.job';
import {
  type Change,
  type Edit,
  isRefusal,
  type ModelBooking,
  promoted,
  refused,
  STATUS_NAMES,
  type StatusName,
  type Verdict,
} from './model';
import { at, type Drawn, placeOf, slotOf, type World } from './world';

/** What the API answered. */
export interface Sent {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a body is whatever the endpoint answers
  readonly body: { code?: string; data?: any };
}

/** One thing done on both sides: what the API said, what the model says, and how it reads in the log. */
export interface Done {
  readonly sent: Sent;
  readonly verdict: Verdict;
  readonly told: string;
}

/** Undefined where there is nothing to do it to. */
export type Act = (world: World, drawn: Drawn) => Promise<Done | undefined>;

const CANCELLED = refused(422, 'BOOKING_CANCELLED');

/** A new booking in the model: refused, or kept under the id that the API gave it. */
function made(
  { model }: World,
  sent: Sent,
  draft: ModelBooking,
  by: { guest: boolean; waits: boolean },
  completes: readonly string[] = [],
): Verdict {
  const problem = model.rule(draft, { ...by, pax: draft.pax });
  if (problem) return problem;
  const after = { ...draft, id: sent.body.data?._id };
  const full = refused(409, completes.length > 0 ? 'BOOKING_FAILED' : 'SLOT_FULL');
  const verdict = model.change([{ after }], { completes }, full);
  if (isRefusal(verdict)) return verdict;
  // a guest who joins is served at once where there is room; whom staff put there is not
  if (by.guest && by.waits) model.serve(draft);
  return { status: 201 };
}

const byGuest =
  (waits: boolean): Act =>
  async (world, drawn) => {
    const { guest, pax } = drawn;
    const slot = world.slot(drawn);
    const sent = await world.as(guest).post('/api/v1/hub/activity', {
      ...{ _vendor: world.vendorId.toHexString(), _customer: world.guestId(guest) },
      ...{ ...placeOf(slot), participants: pax, waitingList: waits },
    });
    const draft = world.model.draft(slot, pax, { guest, waiting: waits });
    const told = `${world.nameOf(slot)} g${guest} x${pax}`;
    return { sent, verdict: made(world, sent, draft, { guest: true, waits }), told };
  };

const complete: Act = async (world, { guest, pax: wanted, pick, other, flag }) => {
  const own = world.model.holds.filter((hold) => hold.guest === guest);
  const hold = own[pick % Math.max(1, own.length)];
  if (!hold) return undefined;
  const [pax, waits] = [flag ? hold.pax : wanted, other % 5 === 0];
  const sent = await world.as(guest).post('/api/v1/hub/activity', {
    ...{ _vendor: world.vendorId.toHexString(), _customer: world.guestId(guest) },
    ...{ ...placeOf(hold), participants: pax, waitingList: waits, holdId: hold.id },
  });
  const draft = world.model.draft(hold, pax, { guest, waiting: waits });
  const verdict = made(world, sent, draft, { guest: true, waits }, [hold.id]);
  return { sent, verdict, told: `${world.nameOf(hold)} g${guest} ${hold.pax} x${pax} ${waits}` };
};

const hold: Act = async (world, drawn) => {
  const { guest, pax } = drawn;
  const slot = world.slot(drawn);
  const body = { ...placeOf(slot), participants: pax };
  const sent: Sent = await world.as(guest).post('/api/v1/hub/holds', body);
  const verdict = world.model.hold(slot, guest, pax, sent.body.data?.holdId);
  return { sent, verdict, told: `${world.nameOf(slot)} g${guest} x${pax}` };
};

const release: Act = async (world, { pick }) => {
  const { holds } = world.model;
  const one = holds[pick % Math.max(1, holds.length)];
  if (!one) return undefined;
  const sent = await world.as(one.guest).delete(`/api/v1/hub/holds/${one.id}`);
  world.model.release(one);
  return { sent, verdict: { status: 200 }, told: `${world.nameOf(one)} g${one.guest}` };
};

interface StaffWay {
  readonly path: string;
  readonly waits?: boolean;
  /** Whoever walked in has no name, and has arrived. */
  readonly walkedIn?: boolean;
  /** Some status at once. */
  readonly withStatus?: boolean;
}

const byStaff =
  ({ path, waits = false, walkedIn = false, withStatus = false }: StaffWay): Act =>
  async (world, drawn) => {
    const { guest, pax, other } = drawn;
    const slot = world.slot(drawn);
    const status = withStatus ? at(STATUS_NAMES, other) : undefined;
    const sent = await world.staff().post(path, {
      ...{ ...placeOf(slot), participants: pax },
      ...(walkedIn ? {} : { _customer: world.guestId(guest) }),
      ...(status ? { _bookingStatus: world.statusId(status) } : {}),
    });
    const draft = world.model.draft(slot, pax, {
      ...(walkedIn ? {} : { guest }),
      ...{ verified: walkedIn, waiting: waits },
    });
    const booking = status ? world.model.withStatus(draft, status) : draft;
    const told = `${world.nameOf(slot)} g${guest} x${pax} ${status ?? ''}`;
    return { sent, verdict: made(world, sent, booking, { guest: false, waits }), told };
  };

const override: Act = async (world, drawn) => {
  const { guest, pax } = drawn;
  const slot = world.slot(drawn);
  const sent: Sent = await world.staff(2).post('/api/admin/newBookingOverride', {
    ...{ ...placeOf(slot), participants: pax },
    ...{ _customer: world.guestId(guest), reason: 'Regular guest' },
  });
  const after = { ...world.model.draft(slot, pax, { guest }), id: sent.body.data?._id };
  const verdict = { ...world.model.change([{ after }], { override: true }), status: 201 };
  return { sent, verdict, told: `${world.nameOf(slot)} g${guest} x${pax}` };
};

const toBody = ({ service, date, t, pax }: Edit) => ({
  ...(service ? { _service: service.id } : {}),
  ...(date === undefined ? {} : { date, timeindex: t }),
  ...(pax === undefined ? {} : { participants: pax }),
});

/** One booking, or two at once that may swap their slots. */
const modify =
  (count: 1 | 2): Act =>
  async (world, drawn) => {
    const { model } = world;
    const { pick, other, pax, flag } = drawn;
    const befores = [pick, other].slice(0, count).flatMap((one) => world.booking(one) ?? []);
    if (new Set(befores).size < count) return undefined;
    const slot = world.slot(drawn);
    const edits = befores.map((_, index): Edit => {
      const partner = befores[1 - index];
      if (partner && flag) return slotOf(partner);
      const wanted = index === 0 ? pax : 1 + (pick % 4);
      return { ...(other % 2 ? slotOf(slot) : {}), ...(other % 3 ? { pax: wanted } : {}) };
    });
    const status = other % 11 === 0 ? at(STATUS_NAMES, pick) : undefined;
    const isOverride = other % 7 === 0;
    const sent = await world.staff(2).post('/api/admin/modifyBookings', {
      bookings: edits.map((edit, index) => ({
        ...{ _id: befores[index]?.id, ...toBody(edit) },
        ...(status ? { _bookingStatus: world.statusId(status) } : {}),
      })),
      ...(isOverride ? { override: true, reason: 'Regular guest' } : {}),
    });
    const told = `${befores.map((one) => world.bookingName(one)).join()} ${JSON.stringify(edits.map(toBody))} ${status ?? ''} ${isOverride}`;
    const changes: Change[] = [];
    for (const [index, before] of befores.entries()) {
      const after = model.edited(before, edits[index] ?? {}, {
        guest: false,
        override: isOverride,
      });
      if (!('id' in after)) return { sent, verdict: after, told };
      changes.push({ before, after: status ? model.withStatus(after, status) : after });
    }
    return { sent, verdict: model.change(changes, { override: isOverride }), told };
  };

/** Why a guest may not change or cancel a booking any more. */
function locked({ model }: World, booking: ModelBooking): Verdict | undefined {
  if (!booking.active && !booking.waiting) return CANCELLED;
  return model.isPast(booking) ? refused(422, 'CANCELLATION_DEADLINE_PASSED') : undefined;
}

const guestChange: Act = async (world, drawn) => {
  const { pick, other, pax } = drawn;
  const before = world.booking(pick);
  if (before?.guest === undefined) return undefined;
  const { date, t } = world.slot(drawn);
  const edit: Edit = { ...(other % 2 ? { date, t } : {}), ...(other % 3 ? { pax } : {}) };
  const path = `/api/v1/hub/reservation/${before.id}`;
  const sent = await world.as(before.guest).put(path, toBody(edit));
  const told = `${world.bookingName(before)} ${JSON.stringify(toBody(edit))}`;
  const after = locked(world, before) ?? world.model.edited(before, edit, { guest: true });
  if (!('id' in after)) return { sent, verdict: after, told };
  return { sent, verdict: world.model.change([{ before, after }]), told };
};

/** What staff or a guest do with one booking. */
interface OnOne {
  send(world: World, before: ModelBooking, drawn: Drawn): PromiseLike<Sent> | undefined;
  refusal?(world: World, before: ModelBooking): Verdict | undefined;
  after?(world: World, before: ModelBooking, drawn: Drawn): ModelBooking;
}

const onOne =
  ({ send, refusal, after }: OnOne): Act =>
  async (world, drawn) => {
    const before = world.booking(drawn.pick);
    const sending = before && send(world, before, drawn);
    if (!sending) return undefined;
    const told = world.bookingName(before);
    const verdict = refusal?.(world, before);
    const change = { before, ...(after ? { after: after(world, before, drawn) } : {}) };
    return { sent: await sending, verdict: verdict ?? world.model.change([change]), told };
  };

export const cancelled = (before: ModelBooking): ModelBooking => ({
  ...before,
  ...{ active: false, waiting: false, cancelled: true },
});

const reservation = ({ id }: ModelBooking, what: string): string =>
  `/api/v1/admin/reservation/${id}/${what}`;

const statusOf = ({ other }: Drawn): StatusName => at(STATUS_NAMES, other);

const tick: Act = async ({ app, model }, { pick, other }) => {
  const minutes = other % 17 === 0 ? 95 : 1 + (pick % 11);
  app.clock.advance({ minutes });
  model.now = app.clock.now().getTime();
  return { sent: { status: 200, body: {} }, verdict: { status: 200 }, told: `${minutes} minutes` };
};

const look: Act = async ({ app, model }) => {
  await app.nest.get(WaitingListJob).tick();
  await app.work('serve-waiting-list');
  model.look();
  return { sent: { status: 200, body: {} }, verdict: { status: 200 }, told: '' };
};

/** What is done to one slot or one booking. */
export const singleActs = {
  guestBook: byGuest(false),
  guestWait: byGuest(true),
  complete,
  hold,
  release,
  staffBook: byStaff({ path: '/api/admin/newBooking' }),
  staffBookWithStatus: byStaff({ path: '/api/admin/newBooking', withStatus: true }),
  dropIn: byStaff({ path: '/api/v1/drop-in', walkedIn: true }),
  staffWait: byStaff({ path: '/api/v1/admin/waitingList', waits: true }),
  override,
  modify: modify(1),
  modifyTwo: modify(2),
  guestChange,
  status: onOne({
    send: (world, before, drawn) =>
      world.staff().put(reservation(before, 'status'), {
        _bookingStatus: world.statusId(statusOf(drawn)),
      }),
    after: ({ model }, before, drawn) => model.withStatus(before, statusOf(drawn)),
  }),
  guestCancel: onOne({
    send: (world, { id, guest }) =>
      guest === undefined ? undefined : world.as(guest).delete(`/api/v1/hub/activity/${id}`),
    refusal: locked,
    after: (_, before) => cancelled(before),
  }),
  staffCancel: onOne({
    send: (world, before) => world.staff().post(reservation(before, 'cancel'), {}),
    refusal: (_, before) => (before.cancelled ? CANCELLED : undefined),
    after: (_, before) => cancelled(before),
  }),
  restore: onOne({
    send: (world, before) => world.staff().post(reservation(before, 'restore'), {}),
    after: (_, before) => promoted(before),
  }),
  remove: onOne({
    send: (world, { id }) => world.staff(2).delete('/api/admin/deleteBooking', { booking: id }),
  }),
  promote: onOne({
    send: (world, before) => world.staff().post(reservation(before, 'promote'), {}),
    refusal: (_, { waiting }) => (waiting ? undefined : refused(422, 'WAITING_LIST_NOT_OFFERED')),
    after: (_, before) => promoted(before),
  }),
  tick,
  look,
} satisfies Record<string, Act>;
