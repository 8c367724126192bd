import { DAYS, isRefusal, type ModelService, refused, type Slot } from './model';
import { type Act, cancelled, type Done, type Sent } from './steps';
import { at, type Drawn, placeOf, slotOf, type World } from './world';

const several = ['A', 'B', 'C'];

/** Up to three items, all or nothing; the first of a guest may complete a hold. */
const group =
  (isGuest: boolean): Act =>
  async (world, drawn) => {
    const { model } = world;
    const { guest, pick, other, flag } = drawn;
    const own = isGuest && flag ? model.holds.find((hold) => hold.guest === guest) : undefined;
    const items = several.slice(0, 1 + (pick % 3)).map((_, n) => {
      const hold = n === 0 ? own : undefined;
      const service = drawn.service + n * (other % 3);
      const slot = hold
        ? slotOf(hold)
        : world.slot({ ...drawn, service, day: drawn.day + n * (other % 2) });
      return { slot, hold, pax: 1 + ((pick + n * other) % 3), waits: (other + n) % 4 === 0 };
    });
    const body = items.map(({ slot, pax, waits, hold }) => ({
      ...{ ...placeOf(slot), participants: pax, waitingList: waits },
      ...(hold ? { holdId: hold.id } : {}),
    }));
    const sent: Sent = isGuest
      ? await world.as(guest).post('/api/v1/hub/groups', { items: body })
      : await world.staff().post('/api/v1/admin/bookings/groups', {
          ...{ _customer: world.guestId(guest), items: body },
        });
    const told = items
      .map(({ slot, pax, waits }) => `${world.nameOf(slot)}x${pax}${waits ? ' waits' : ''}`)
      .join();
    for (const { slot, waits, pax } of items) {
      const problem = model.rule(slot, { guest: isGuest, waits, pax });
      if (problem) return { sent, verdict: problem, told };
    }
    const id: string = sent.body.data?._id;
    const changes = items.map(({ slot, pax, waits }, index) => ({
      after: {
        ...model.draft(slot, pax, { guest, waiting: waits, together: { kind: 'groups', id } }),
        id: sent.body.data?.bookings?.[index]?._id,
      },
    }));
    const completes = items.flatMap(({ hold }) => hold?.id ?? []);
    const full = refused(409, 'SLOT_FULL', 'BOOKING_FAILED');
    const verdict = model.change(changes, { completes }, full);
    if (isRefusal(verdict)) return { sent, verdict, told };
    for (const { slot, waits } of items) if (isGuest && waits) model.serve(slot);
    return { sent, verdict: { status: 201 }, told };
  };

const series: Act = async (world, drawn) => {
  const { model } = world;
  const { guest, flag, day } = drawn;
  const slot = world.slot(drawn);
  const sent: Sent = await world.staff().post('/api/v1/admin/bookings/series', {
    ...{ ...placeOf(slot), participants: drawn.pax, _customer: world.guestId(guest) },
    ...{ until: DAYS[2], everyWeeks: 1, onFull: flag ? 'skip' : 'stop' },
  });
  const told = `${world.nameOf(slot)} g${guest} x${drawn.pax} ${flag ? 'skip' : 'stop'}`;
  const chosen: Slot[] = [];
  for (const date of DAYS.slice(day)) {
    const on = { ...slot, date };
    const places = model.capacity(on);
    if (places === undefined) continue;
    const left = places - model.used(on) - model.held(on);
    if (model.draft(on, drawn.pax).pax <= left) chosen.push(on);
    else if (!flag) break;
  }
  if (chosen.length === 0) return { sent, verdict: refused(409, 'SERIES_WITHOUT_DATES'), told };
  const id: string = sent.body.data?._id;
  const made: { _id: string; date: string }[] = sent.body.data?.bookings ?? [];
  expect(made.map(({ date }) => date)).toEqual(chosen.map(({ date }) => date));
  const changes = chosen.map((one, index) => ({
    after: {
      ...model.draft(one, drawn.pax, { guest, together: { kind: 'series', id } }),
      id: made[index]?._id ?? '',
    },
  }));
  return { sent, verdict: { ...model.change(changes), status: 201 }, told };
};

const cancelTogether: Act = async (world, { pick }) => {
  const { model } = world;
  const one = world.booking(
    pick,
    model.bookings.filter(({ together }) => together),
  );
  if (!one?.together) return undefined;
  const { kind, id } = one.together;
  const sent: Sent = await world.staff().post(`/api/v1/admin/bookings/${kind}/${id}/cancel`, {});
  const all = model.bookings.filter(({ together }) => together?.id === id);
  const told = all.map((each) => world.bookingName(each)).join();
  const left = all.filter((each) => (each.active || each.waiting) && !model.isPast(each));
  if (left.length === 0) return { sent, verdict: refused(422, 'BOOKING_CANCELLED'), told };
  const changes = left.map((before) => ({ before, after: cancelled(before) }));
  return { sent, verdict: model.change(changes), told };
};

/** A status for many, each on its own. Only one that frees nothing: whom it serves is served meanwhile. */
const bulk: Act = async (world, { pick, other }) => {
  const { model } = world;
  const status = at(['confirmed', 'arrived', 'left'] as const, other);
  const some = model.bookings.filter((_, index) => index % 3 === pick % 3).slice(0, 4);
  if (some.length === 0) return undefined;
  const sent: Sent = await world.staff().put('/api/v1/admin/bookings/status', {
    ids: some.map(({ id }) => id),
    _bookingStatus: world.statusId(status),
  });
  const told = `${some.map((one) => world.bookingName(one)).join()} ${status}`;
  const expected = some.map((before) => {
    const verdict = model.change([{ before, after: model.withStatus(before, status) }]);
    return { _id: before.id, ok: !isRefusal(verdict) };
  });
  const results: { _id: string; ok: boolean }[] = sent.body.data ?? [];
  expect(results.map(({ _id, ok }) => ({ _id, ok }))).toEqual(expected);
  return { sent, verdict: { status: 200 }, told };
};

async function reschedule(
  world: World,
  service: ModelService,
  { flag }: Drawn,
  change: object,
  set: () => () => void,
): Promise<Omit<Done, 'told'>> {
  const sent: Sent = await world.staff(2).put('/api/v1/services', {
    ...{ _id: service.id, ...change, acceptsBrokenBookings: flag },
  });
  return { sent, verdict: world.model.reschedule(service, set, flag) };
}

const capacity: Act = async (world, drawn) => {
  const slot = world.slot(drawn);
  const { service } = slot;
  const [places, was] = [drawn.other % 6, service.capacity];
  const done = await reschedule(world, service, drawn, { capacity: places }, () => {
    service.capacity = places;
    return () => {
      service.capacity = was;
    };
  });
  return { ...done, told: `${world.nameOf(slot)} ${places} accepts ${drawn.flag}` };
};

/** A day with its own rule, or without one again. */
const special: Act = async (world, drawn) => {
  const slot = world.slot(drawn);
  const { service, date } = slot;
  const was = new Map(service.special);
  const next = new Map(was);
  const rule = at(['as ever' as const, 'closed' as const, drawn.pick % 4], drawn.other);
  if (rule === 'as ever') next.delete(date);
  else next.set(date, rule);
  const specialdays = [...next].map(([day, places]) => ({
    ...{ startDate: day, endDate: day, open: places !== 'closed' },
    times:
      places === 'closed'
        ? []
        : [{ start: service.starts[0], capacity: places, availableDays: [] }],
  }));
  const done = await reschedule(world, service, drawn, { specialdays }, () => {
    service.special = next;
    return () => {
      service.special = was;
    };
  });
  return { ...done, told: `${world.nameOf(slot)} ${rule} accepts ${drawn.flag}` };
};

/** What is done to several bookings or slots at once. */
export const severalActs = {
  group: group(false),
  hubGroup: group(true),
  series,
  cancelTogether,
  bulk,
  capacity,
  special,
} satisfies Record<string, Act>;
