import { DAY } from '../support/scenes/booking-scene';
import { by, SpaDay } from '../support/scenes/spa-day';
import { ABSENCES, SCHEDULE, THERAPISTS } from '../support/scenes/spa-scene';
import { TestApp } from '../support/test-app';

const TAKEOVERS = '/api/v1/spa/takeovers';

interface Option {
  treatment: { _id: string; version: number };
  from: string;
  candidates: { _id: string; name: string }[];
  proposed?: string;
  reason?: string;
}

describe('takeovers', () => {
  let app: TestApp;
  let day: SpaDay;
  /** Anna falls ill at a quarter past ten. */
  let ill: object;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    day = await SpaDay.open(app);
    ill = { _therapist: day.anna, from: DAY, until: DAY, start: 615, reason: 'Ill' };
  });

  const preview = (change: object, level: 1 | 2 = 2) =>
    day.staff(level).post(`${TAKEOVERS}/preview`, { change });
  const options = async (change: object = { absence: ill }): Promise<Option[]> =>
    (await preview(change).expect(200)).body.data.options;
  const take = (input: object, level: 1 | 2 = 2) =>
    day.staff(level).post(TAKEOVERS, { moves: [], left: [], ...input });
  /** As staff who take what is proposed, and leave the rest. */
  const asProposed = (found: Option[]) => ({
    moves: found.flatMap(({ treatment: { _id, version }, from, proposed: to }) =>
      to ? [{ _id, version, from, to }] : [],
    ),
    left: found.flatMap(({ treatment, proposed }) => (proposed ? [] : [treatment._id])),
  });
  const treatment = async (id: string) =>
    (await day.staff().get(`/api/v1/spa/treatments/${id}`).expect(200)).body.data;
  const giver = async (id: string) =>
    (await treatment(id)).therapists.map(
      ({ _therapist }: { _therapist: { name: string } }) => _therapist.name,
    );
  const absences = async () =>
    (await day.staff(2).get(`${ABSENCES}?from=${DAY}&until=${DAY}`).expect(200)).body.data;
  const massage = (start: number, change: object = {}) =>
    day.booked({ timeindexStart: start, therapists: by(day.anna), ...change });

  it('tells what was booked after their shift too, which whoever is ill does not give', async () => {
    const late = { timeindexStart: 1080, therapists: by(day.anna), outsideWorkingTime: true };
    const { body } = await day.book(late, day.staff(2)).expect(201);
    const found = await options();
    expect(found.map(({ treatment: { _id } }) => _id)).toEqual([body.data._id]);
  });

  it('tells which treatments a change breaks and who could take each over, and changes nothing', async () => {
    await massage(540);
    const broken = await massage(660);
    const [option, ...others] = await options();
    expect(others).toEqual([]);
    expect(option).toMatchObject({
      treatment: { _id: broken._id, version: 0, date: DAY, timeindexStart: 660 },
      from: day.anna,
      candidates: [
        { _id: day.berit, name: 'Berit' },
        { _id: day.carl, name: 'Carl' },
      ],
      proposed: day.berit,
    });
    expect(await absences()).toEqual([]);
    expect(await giver(broken._id)).toEqual(['Anna']);
    expect(await day.scene.told('audit', 'absence')).toEqual([]);
  });

  it('moves all of them with the change, and takes all of it back', async () => {
    const [first, second] = [await massage(600), await massage(720)];
    const found = await options();
    const { body } = await take({ change: { absence: ill }, ...asProposed(found) }).expect(201);
    expect(body.data.treatments).toHaveLength(2);
    expect([await giver(first._id), await giver(second._id)]).toEqual([['Berit'], ['Berit']]);
    expect(await absences()).toHaveLength(1);
    expect(await day.differences()).toEqual([]);
    expect(await day.scene.told('audit', 'therapist')).not.toContain('therapist.treatmentsBroken');

    await take(body.data.undo).expect(201);
    expect([await giver(first._id), await giver(second._id)]).toEqual([['Anna'], ['Anna']]);
    expect(await absences()).toEqual([]);
    expect(await day.differences()).toEqual([]);
  });

  it('tells the guests who gives it now, if staff want', async () => {
    const known = await day.guest({ email: 'nora@guests.example' });
    const booked = await massage(630, { _customer: known });
    const sent = () =>
      app.connection
        .collection('messages')
        .find({ _vendor: day.scene.vendorId, template: 'treatmentConfirmation' })
        .toArray();
    const proposed = asProposed(await options());
    await take({ change: { absence: ill }, ...proposed, notifyGuests: true }).expect(201);
    const [message, ...others] = await sent();
    expect(others).toEqual([]);
    expect(message?.entity.id.toHexString()).toBe(booked._id);
    expect(message?.text).toContain('Berit');
  });

  it('leaves what staff leave, and says so in the audit log', async () => {
    const pause = await day.booked({
      ...{ status: 'pause', _treatmentType: undefined, timeindexEnd: 700 },
      ...{ timeindexStart: 660, therapists: by(day.anna) },
    });
    const [option] = await options();
    expect(option).toMatchObject({ candidates: [], reason: 'pause' });
    await take({ change: { absence: ill }, left: [pause._id] }).expect(201);
    expect(await day.scene.told('audit', 'therapist')).toContain('therapist.treatmentsBroken');
  });

  it('says why nobody can take one over', async () => {
    await massage(600, { wish: { _therapist: day.anna } });
    await massage(690, { treatmentLock: true });
    await day.booked({ timeindexStart: 780, therapists: by(day.anna) });
    for (const therapist of [day.berit, day.carl]) {
      await day.booked({
        ...{ status: 'pause', _treatmentType: undefined, timeindexEnd: 900 },
        ...{ timeindexStart: 780, therapists: by(therapist) },
      });
    }
    expect((await options()).map(({ reason }) => reason)).toEqual(['wish', 'locked', 'nobody']);
  });

  it.each([
    ['wish for a woman', { wish: { gender: 'woman' } }, ['Berit']],
    ['couple’s other therapist', {}, ['Berit']],
  ])('keeps the %s', async (what, change, names) => {
    const isCouple = what.startsWith('couple');
    await massage(600, {
      ...change,
      ...(isCouple ? { _treatmentType: day.couples, therapists: by(day.anna, day.carl) } : {}),
    });
    const [option] = await options();
    expect(option?.candidates.map(({ name }) => name)).toEqual(names);
    await take({ change: { absence: ill }, ...asProposed(await options()) }).expect(201);
    expect(await day.differences()).toEqual([]);
  });

  it.each<[string, (shift: string) => object]>([
    ['is shortened', (shift) => ({ shift: { _id: shift, shiftEnd: 660 } })],
    ['goes to somebody else', (shift) => ({ shift: { _id: shift, date: '2026-07-01' } })],
    ['is deleted', (shift) => ({ deletedShift: { _id: shift } })],
  ])('follows a shift that %s, and restores it', async (_, changeOf) => {
    const { body } = await day
      .staff(2)
      .get(`${SCHEDULE}/therapist/${day.anna}?from=${DAY}&until=${DAY}`);
    const [shift] = body.data.shifts;
    const booked = await massage(720);
    const change = changeOf(shift._id);
    const taken = await take({ change, ...asProposed(await options(change)) }).expect(201);
    expect(await giver(booked._id)).toEqual(['Berit']);
    await take(taken.body.data.undo).expect(201);
    expect(await giver(booked._id)).toEqual(['Anna']);
    const after = await day
      .staff(2)
      .get(`${SCHEDULE}/therapist/${day.anna}?from=${DAY}&until=${DAY}`);
    expect(after.body.data.shifts).toMatchObject([{ shiftStart: 540, shiftEnd: 1020 }]);
  });

  it('counts a treatment as broken if the shift would end before its room is reset', async () => {
    const scrub = await day.scene.treatmentType({
      ...{ therapists: [day.anna, day.berit], rooms: [day.birch] },
      reset: { minutes: 15, holds: 'room' },
    });
    // the guest leaves at 11:00, and the room is reset until 11:15
    const booked = await massage(600, { _treatmentType: scrub._id });
    const { body } = await day
      .staff(2)
      .get(`${SCHEDULE}/therapist/${day.anna}?from=${DAY}&until=${DAY}`);
    const [{ _id }] = body.data.shifts;
    expect(await options({ shift: { _id, shiftEnd: 675 } })).toEqual([]);
    const [option] = await options({ shift: { _id, shiftEnd: 660 } });
    expect(option).toMatchObject({ treatment: { _id: booked._id }, proposed: day.berit });
  });

  it('restores all shifts of a repeat', async () => {
    const repeat = { weekdays: [5], until: '2026-07-24' };
    const planned = await day
      .staff(2)
      .post(SCHEDULE, {
        ...{ _therapist: day.anna, date: '2026-07-03', shiftStart: 540, shiftEnd: 1020, repeat },
      })
      .expect(201);
    const [first] = planned.body.data;
    const change = { deletedShift: { _id: first._id, andFollowing: true } };
    const { body } = await take({ change }).expect(201);
    const days = async () =>
      (
        await day.staff().get(`${SCHEDULE}/therapist/${day.anna}?from=2026-07-01&until=2026-07-31`)
      ).body.data.shifts.map(({ date }: { date: string }) => date);
    expect(await days()).toEqual([]);
    await take(body.data.undo).expect(201);
    expect(await days()).toEqual(['2026-07-03', '2026-07-10', '2026-07-17', '2026-07-24']);
  });

  it('asks what becomes of coming treatments before somebody is deactivated', async () => {
    const booked = await massage(600);
    const off = { _id: day.anna, active: false };
    const refused = await day.staff(2).put(THERAPISTS, off).expect(409);
    expect(refused.body).toMatchObject({
      code: 'TREATMENTS_AFFECTED',
      data: { treatments: 1, items: [{ _id: booked._id, date: DAY, start: 600, end: 660 }] },
    });
    const change = { therapist: { ...off, version: 0 } };
    const taken = await take({ change, ...asProposed(await options(change)) }).expect(201);
    expect(await giver(booked._id)).toEqual(['Berit']);
    await take(taken.body.data.undo).expect(201);
    expect(await giver(booked._id)).toEqual(['Anna']);
    await day
      .staff(2)
      .put(THERAPISTS, { ...off, confirmImpact: true })
      .expect(200);
    expect(await giver(booked._id)).toEqual(['Anna']);
  });

  describe('changes nothing unless everything', () => {
    it('when one was booked since the preview', async () => {
      const seen = await massage(600);
      const found = await options();
      const booked = await massage(780);
      const { body } = await take({ change: { absence: ill }, ...asProposed(found) }).expect(409);
      expect(body).toMatchObject({ code: 'TREATMENTS_AFFECTED', data: { treatments: 2 } });
      expect([await giver(seen._id), await giver(booked._id)]).toEqual([['Anna'], ['Anna']]);
      expect(await absences()).toEqual([]);
    });

    it('when one was changed since the preview', async () => {
      const seen = [await massage(600), await massage(780)];
      const found = await options();
      await day.change(seen[1]._id, { comment: 'Bad shoulder' }).expect(200);
      const { body } = await take({ change: { absence: ill }, ...asProposed(found) }).expect(409);
      expect(body.code).toBe('STALE_VERSION');
      for (const { _id } of seen) expect(await giver(_id)).toEqual(['Anna']);
      expect(await absences()).toEqual([]);
    });

    it('when somebody was booked since the preview, and says who has them', async () => {
      await massage(600);
      const found = await options();
      const other = await day.booked({ timeindexStart: 630, therapists: by(day.berit) });
      const { body } = await take({ change: { absence: ill }, ...asProposed(found) }).expect(409);
      expect(body).toMatchObject({
        code: 'THERAPIST_TAKEN',
        data: { therapist: { name: 'Berit' }, holder: { _id: other._id } },
      });
      expect(await absences()).toEqual([]);
    });

    it.each<[string, object, number, string]>([
      ['goes to somebody who does not give it', { to: 'nobody' }, 422, 'THERAPIST_CANNOT_GIVE'],
      ['is handed over by somebody who does not give it', { from: 'carl' }, 404, 'NOT_FOUND'],
      ['is of an unknown id', { _id: '650000000000000000000000' }, 404, 'NOT_FOUND'],
    ])('when one %s', async (_, change, status, code) => {
      const { _id, version } = await massage(600);
      const nobody = (await day.scene.therapist({ name: 'New' }))._id;
      await day.shift(nobody);
      const ids: Record<string, string> = { nobody, carl: day.carl };
      const wanted = { _id, version, from: day.anna, to: day.berit, ...change };
      const named = (id: string) => ids[id] ?? id;
      const move = { ...wanted, from: named(wanted.from), to: named(wanted.to) };
      const { body } = await take({ change: { absence: ill }, moves: [move] }).expect(status);
      expect(body.code).toBe(code);
      expect(await absences()).toEqual([]);
    });

    it('when it is locked', async () => {
      const { _id, version } = await massage(600, { treatmentLock: true });
      const moves = [{ _id, version, from: day.anna, to: day.berit }];
      const { body } = await take({ change: { absence: ill }, moves }).expect(423);
      expect(body.code).toBe('TREATMENT_LOCKED');
      expect(await absences()).toEqual([]);
    });
  });

  it('undoes nothing once somebody has the therapist', async () => {
    const moved = await massage(600);
    const { body } = await take({
      change: { absence: { ...ill, until: DAY, end: 700 } },
      ...asProposed(await options({ absence: { ...ill, until: DAY, end: 700 } })),
    }).expect(201);
    await day
      .staff(2)
      .delete(`${ABSENCES}/${(await absences())[0]._id}`)
      .expect(200);
    await massage(600);
    const { status } = await take(body.data.undo);
    expect([404, 409]).toContain(status);
    expect(await giver(moved._id)).toEqual(['Berit']);
  });

  it('lets two who give the same time away at once both be right, or one be refused', async () => {
    // Carl alone is free for both
    await day.staff(2).post(ABSENCES, { _therapist: day.berit, from: DAY, until: DAY, start: 600 });
    const annas = await massage(600);
    const found = await options();
    const [first] = asProposed(found).moves;
    const both = await Promise.all([
      take({ change: { absence: ill }, ...asProposed(found) }),
      day.book({ timeindexStart: 615, therapists: by(day.carl) }),
    ]);
    const statuses = both.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409]);
    expect(first?.to).toBe(day.carl);
    expect(await giver(annas._id)).toEqual([both[0].status === 201 ? 'Carl' : 'Anna']);
    expect(await absences()).toHaveLength(both[0].status === 201 ? 2 : 1);
    expect(await day.differences()).toEqual([]);
  });

  it('is done once by two who do it at once', async () => {
    const booked = await massage(600);
    const input = { change: { absence: ill }, ...asProposed(await options()) };
    const both = await Promise.all([take(input), take(input)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await giver(booked._id)).toEqual(['Berit']);
    expect(await absences()).toHaveLength(1);
    expect(await day.differences()).toEqual([]);
  });

  it.each<[string, object]>([
    ['no change', {}],
    ['two changes', { absence: {}, therapist: {} }],
  ])('is of one change: %s is refused', async (_, kinds) => {
    const all: Record<string, object> = {
      absence: ill,
      therapist: { _id: day.anna, active: false },
    };
    const change = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, all[kind]]));
    expect((await preview(change).expect(422)).body.code).toBe('FIELD_REQUIRED');
    expect((await take({ change }).expect(422)).body.code).toBe('FIELD_REQUIRED');
  });

  it('is for level 2', async () => {
    await preview({ absence: ill }, 1).expect(403);
    await take({ change: { absence: ill } }, 1).expect(403);
  });
});
