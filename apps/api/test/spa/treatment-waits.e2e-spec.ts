import { Types } from 'mongoose';
import { TreatmentWaitsJob } from '../../src/modules/spa/waiting-list/treatment-waits.job';
import { DAY } from '../support/scenes/booking-scene';
import { by, SpaDay } from '../support/scenes/spa-day';
import { TestApp, type UserSession } from '../support/test-app';

const PATH = '/api/v1/hub/treatment-waits';
const DESK = '/api/v1/spa/treatment-waits';
const TEN = 600;
const MINUTE = 60_000;

interface Own {
  readonly id: string;
  readonly email: string;
  readonly session: UserSession;
}

describe('the waiting list of a spa', () => {
  let app: TestApp;
  let day: SpaDay;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T07:00:00Z');
    day = await SpaDay.open(app);
  });

  const guest = async (of = day): Promise<Own> => {
    const email = `${new Types.ObjectId().toHexString()}@example.com`;
    const id = await of.guest({ email, languageCode: 'en' });
    return {
      ...{ id, email },
      get session() {
        return app.guest(of.scene.vendorId, new Types.ObjectId(id));
      },
    };
  };
  const join = ({ session }: Own, change: object = {}) =>
    session.post(PATH, { _treatmentType: day.massage, from: DAY, until: DAY, ...change });
  const waiting = async (own: Own, change: object = {}) => {
    const { status, body } = await join(own, change);
    expect([status, body.code]).toEqual([201, undefined]);
    return body.data;
  };
  /** Nobody can be booked: a pause each from nine to five. */
  const fullDay = async (): Promise<string[]> => {
    const pauses: string[] = [];
    for (const one of [day.anna, day.berit, day.carl]) {
      const pause = { status: 'pause', _treatmentType: undefined, therapists: by(one) };
      const times = { timeindexStart: 540, timeindexEnd: 1020 };
      pauses.push((await day.booked({ ...pause, ...times }))._id);
    }
    return pauses;
  };
  const free = (pause: string | undefined) =>
    day.staff().delete('/api/spa/treatment', { _id: pause }).expect(200);
  const later = (minutes: number) =>
    app.clock.set(new Date(app.clock.now().getTime() + minutes * MINUTE).toISOString());
  /** What a minute brings. */
  const look = async () => {
    await app.nest.get(TreatmentWaitsJob).tick();
    await app.work('serve-treatment-waits');
  };
  const mails = ({ email }: Own) =>
    app.connection
      .collection('messages')
      .find({ to: email, template: 'treatmentFree' })
      .sort({ _id: 1 })
      .toArray();
  const told = async (...guests: Own[]) =>
    Promise.all(guests.map(async (one) => (await mails(one)).length));

  it('a guest is told of what becomes free, by a link that holds nothing', async () => {
    const [pause] = await fullDay();
    const own = await guest();
    const wait = await waiting(own, { wish: { gender: 'woman' } });
    expect(wait).toMatchObject({
      ...{ _treatmentType: { _id: day.massage, name: 'Massage' }, minutes: 60 },
      ...{ wish: { gender: 'woman' }, from: DAY, until: DAY },
    });
    await look();
    expect(await told(own)).toEqual([0]);

    await free(pause);
    await look();
    const [mail, ...others] = await mails(own);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('09:00, 09:30, 10:00');
    expect(mail?.text).toContain(
      `/new-treatment/${day.massage}?length=${wait._length}&wish=woman&date=${DAY}`,
    );
    expect(await day.starts()).toContain(TEN);
    expect((await own.session.get(PATH).expect(200)).body.data).toEqual([
      { ...wait, toldAt: app.clock.now().toISOString() },
    ]);

    later(60);
    await look();
    expect(await told(own)).toEqual([1]);
  });

  it('keeps what somebody waits for from being deleted', async () => {
    const { _id } = await day.scene.therapist({ name: 'Dora' });
    await waiting(await guest(), { wish: { _therapist: _id } });
    const kinds = async (kind: string, id: string) => {
      const path = `/api/v1/admin/dependents/${kind}/${id}`;
      return (await day.staff().get(path).expect(200)).body.data;
    };
    const waits = { kind: 'treatmentWaits', count: 1, blocks: true };
    expect(await kinds('therapist', _id)).toEqual([waits]);
    expect(await kinds('treatmentType', day.massage)).toContainEqual(waits);
    const refused = await day.staff(2).delete('/api/spa/therapist', { _id }).expect(409);
    expect(refused.body.code).toBe('THERAPIST_IN_USE');
    await day.staff(2).delete('/api/spa/treatmenttype', { _id: day.massage }).expect(409);
    const other = await SpaDay.open(app);
    const path = `/api/v1/admin/dependents/therapist/${_id}`;
    expect((await other.staff().get(path).expect(200)).body.data).toEqual([]);
  });

  it('whoever has waited longest is told first, the next half an hour later, if a time is left', async () => {
    const [pause, second] = await fullDay();
    const [first, next, last] = [await guest(), await guest(), await guest()];
    for (const one of [first, next, last]) {
      await waiting(one);
      later(1);
    }
    await free(pause);
    await look();
    expect(await told(first, next, last)).toEqual([1, 0, 0]);
    later(29);
    await look();
    expect(await told(first, next, last)).toEqual([1, 0, 0]);
    later(1);
    await look();
    expect(await told(first, next, last)).toEqual([1, 1, 0]);

    // another therapist brings no start that the first two do not know
    await free(second);
    later(30);
    await look();
    expect(await told(first, next, last)).toEqual([1, 1, 1]);
  });

  it('somebody whose wish cannot be kept holds up nobody', async () => {
    const [pause] = await fullDay();
    const [first, next] = [await guest(), await guest()];
    await waiting(first, { wish: { _therapist: day.carl } });
    await waiting(next);
    await free(pause);
    await look();
    expect(await told(first, next)).toEqual([0, 1]);
  });

  it.each([
    [
      'a treatment is moved',
      async (pauses: string[]) => {
        const [, , carl = ''] = pauses;
        await day.change(carl, { timeindexStart: 780, timeindexEnd: 1020 }).expect(200);
      },
    ],
    [
      'a shift is added',
      async () => {
        const shift = { _therapist: day.anna, date: DAY, shiftStart: 1020, shiftEnd: 1200 };
        await day.staff(2).post('/api/spa/schedule', shift).expect(201);
      },
    ],
  ])('they are told when %s', async (_, change) => {
    const pauses = await fullDay();
    const own = await guest();
    await waiting(own);
    await change(pauses);
    await look();
    expect(await told(own)).toEqual([1]);
  });

  it('they are told when an absence is deleted', async () => {
    for (const one of [day.anna, day.berit, day.carl]) {
      const absence = { _therapist: one, from: DAY, until: DAY };
      await day.staff(2).post('/api/v1/spa/absences', absence).expect(201);
    }
    const own = await guest();
    await waiting(own, { from: '2026-06-16', until: '2026-06-22' });
    const { body } = await day
      .staff(2)
      .get(`/api/v1/spa/absences?from=${DAY}&until=${DAY}`)
      .expect(200);
    await day.staff(2).delete(`/api/v1/spa/absences/${body.data[0]._id}`).expect(200);
    await look();
    expect(await told(own)).toEqual([1]);
  });

  it('what they saw when they joined is no news, until it was taken', async () => {
    const own = await guest();
    await waiting(own);
    await look();
    expect(await told(own)).toEqual([0]);
    const pauses = await fullDay();
    await look();
    await free(pauses[0]);
    await look();
    expect(await told(own)).toEqual([1]);
  });

  it('with too little notice left, nobody is told', async () => {
    const pauses = await fullDay();
    const own = await guest();
    await waiting(own);
    app.clock.set('2026-06-19T14:00:00Z');
    await free(pauses[0]);
    await look();
    expect(await told(own)).toEqual([0]);
  });

  it('two looks at the same moment tell nobody twice', async () => {
    const [pause] = await fullDay();
    const own = await guest();
    await waiting(own);
    await free(pause);
    const job = app.nest.get(TreatmentWaitsJob);
    const one = { id: new Types.ObjectId(), kind: job.kind, payload: {}, attempts: 1 };
    const run = () =>
      job.run({
        ...{ ...one, vendorId: day.scene.vendorId.toHexString() },
        signal: new AbortController().signal,
      });
    await Promise.all([run(), run()]);
    expect(await told(own)).toEqual([1]);
  });

  it('a guest who books it leaves the list, online at once and at the desk within a minute', async () => {
    const [own, other] = [await guest(), await guest()];
    await waiting(own);
    await waiting(other);
    const treatment = { _treatmentType: day.massage, date: DAY, timeindexStart: TEN };
    await own.session.post('/api/v1/hub/treatments', treatment).expect(201);
    expect((await own.session.get(PATH)).body.data).toEqual([]);
    later(1);
    await day.booked({ timeindexStart: TEN, _customer: other.id });
    await look();
    expect((await other.session.get(PATH)).body.data).toEqual([]);
    expect(await day.scene.told('audit', 'treatmentWait')).toEqual([
      'treatmentWait.created',
      'treatmentWait.created',
      'treatmentWait.deleted',
      'treatmentWait.deleted',
    ]);
  });

  it('a treatment that was booked before does not end it', async () => {
    const own = await guest();
    await day.booked({ timeindexStart: TEN, _customer: own.id });
    later(1);
    await waiting(own);
    await look();
    expect((await own.session.get(PATH)).body.data).toHaveLength(1);
  });

  it('it ends with its last day', async () => {
    const own = await guest();
    await waiting(own);
    app.clock.set('2026-06-19T22:30:00Z');
    expect((await own.session.get(PATH)).body.data).toEqual([]);
    await look();
    const left = { _vendor: day.scene.vendorId };
    expect(await app.connection.collection('treatmentwaits').countDocuments(left)).toBe(0);
  });

  it('a guest leaves it, and only their own place', async () => {
    const own = await guest();
    const { _id } = await waiting(own);
    const elsewhere = await SpaDay.open(app);
    for (const other of [await guest(), await guest(elsewhere)]) {
      await other.session.delete(`${PATH}/${_id}`).expect(404);
      expect((await other.session.get(PATH).expect(200)).body.data).toEqual([]);
    }
    await own.session.delete(`${PATH}/${_id}`).expect(200);
    await own.session.delete(`${PATH}/${_id}`).expect(404);
    await app.visitor().post(PATH, {}).expect(401);
    await day.staff().get(PATH).expect(403);
  });

  it.each([
    ['more than a week', { until: '2026-06-26' }, 422, 'PERIOD_TOO_LONG'],
    ['until before it begins', { until: '2026-06-18' }, 422, 'INVALID_PERIOD'],
    ['a day that is over', { from: '2026-06-14' }, 422, 'DATE_IN_PAST'],
    ['another length', { _length: '650000000000000000000000' }, 404, 'NOT_FOUND'],
    ['no type', { _treatmentType: '650000000000000000000000' }, 404, 'NOT_FOUND'],
    ['nobody by name', { wish: { _therapist: '650000000000000000000000' } }, 404, 'NOT_FOUND'],
  ])('nobody waits for %s', async (_, change, status, code) => {
    const refused = await join(await guest(), change);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it.each([
    ['what the desk alone books', { online: false }, 'TREATMENT_NOT_ONLINE'],
    ['what is no longer sold', { active: false }, 'TREATMENT_TYPE_INACTIVE'],
    ['a day that cannot be booked yet', { bookingWindowDays: 3 }, 'BEYOND_BOOKING_WINDOW'],
  ])('nor for %s', async (_, fields, code) => {
    await app.connection
      .collection('treatmenttypes')
      .updateOne({ _id: new Types.ObjectId(day.massage) }, { $set: fields });
    const refused = await join(await guest());
    expect([refused.status, refused.body.code]).toEqual([422, code]);
  });

  it('once for a day, however often it is asked for', async () => {
    const own = await guest();
    const answers = await Promise.all([join(own), join(own), join(own)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const again = await join(own, { from: '2026-06-17', until: '2026-06-22' });
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_WAITING']);
    await waiting(own, { from: '2026-06-20', until: '2026-06-22' });
    await waiting(own, { _treatmentType: day.couples });
  });

  it('the desk sees who waits and what is free, tells somebody out of turn, and takes them off', async () => {
    const pauses = await fullDay();
    const [first, next] = [await guest(), await guest()];
    await waiting(first);
    later(1);
    const { _id } = await waiting(next, { from: '2026-06-18', until: '2026-06-20' });
    const none = await day.staff().post(`${DESK}/${_id}/tell`);
    expect([none.status, none.body.code]).toEqual([409, 'NO_TIME_FREE']);
    await free(pauses[0]);
    const { body } = await day.staff().get(`${DESK}?date=${DAY}`).expect(200);
    expect(body.data).toMatchObject([
      { _customer: { email: first.email }, free: [{ date: DAY }] },
      { _id, _customer: { email: next.email }, free: [{ date: DAY }] },
    ]);
    expect((await day.staff().get(`${DESK}?date=2026-06-18`)).body.data).toMatchObject([{ _id }]);

    const answer = await day.staff().post(`${DESK}/${_id}/tell`).expect(200);
    expect(answer.body.data.toldAt).toBe(app.clock.now().toISOString());
    expect(await told(first, next)).toEqual([0, 1]);
    await look();
    expect(await told(first, next)).toEqual([0, 1]);
    await day.staff().delete(`${DESK}/${_id}`).expect(200);
    expect((await next.session.get(PATH)).body.data).toEqual([]);
    await look();
    expect(await told(first, next)).toEqual([1, 1]);
  });

  it('a guest without an email address is passed over, and the desk is told', async () => {
    const [pause] = await fullDay();
    const [own, next] = [await guest(), await guest()];
    const { _id } = await waiting(own);
    later(1);
    await waiting(next);
    await app.connection
      .collection('customers')
      .updateOne({ _id: new Types.ObjectId(own.id) }, { $unset: { email: 1 } });
    await free(pause);
    const refused = await day.staff().post(`${DESK}/${_id}/tell`);
    expect([refused.status, refused.body.code]).toEqual([422, 'GUEST_WITHOUT_EMAIL']);
    await look();
    expect(await told(next)).toEqual([1]);
  });

  it('it goes with a guest who is erased', async () => {
    const own = await guest();
    await waiting(own);
    await day.staff(3).delete('/api/admin/delete_customer', { userId: own.id }).expect(200);
    expect((await day.staff().get(DESK).expect(200)).body.data).toEqual([]);
  });
});
