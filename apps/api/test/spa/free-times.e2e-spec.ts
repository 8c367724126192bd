import { Types } from 'mongoose';
import { DAY } from '../support/scenes/booking-scene';
import { by, NINE, SpaDay } from '../support/scenes/spa-day';
import { TestApp } from '../support/test-app';

const UNKNOWN = '650000000000000000000000';

describe('free times of a spa', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const path = (type: string, date = DAY) => `/api/spa/treatmentPath/schedule/${date}/${type}`;

  it('are every start on the spacing at which all that a treatment takes is free', async () => {
    const day = await SpaDay.open(app);
    const { body } = await day.staff().get(path(day.massage)).expect(200);
    expect(body.data).toMatchObject({ date: DAY, spaTimeSlotSpaceInMinutes: 30 });
    expect(body.data.starts[0]).toEqual({
      ...{ timeindexStart: NINE, timeindexEnd: 600, timeindexEndAndReset: 615 },
    });
    // the reset of the last is over by five
    expect(body.data.starts.at(-1)).toMatchObject({ timeindexStart: 930 });
    expect(body.data.starts).toHaveLength(14);
    await day.booked({ timeindexStart: NINE, therapists: by(day.anna), _room: day.birch });
    await day.booked({ timeindexStart: NINE, therapists: by(day.berit), _room: day.aspen });
    // Carl is free, but no room is
    expect((await day.starts())[0]).toBe(630);
  });

  it.each([
    [15, [540, 555, 570]],
    [20, [540, 560, 580]],
    [45, [540, 585, 630]],
  ])('begin every %i minutes, as the venue says', async (spacing, first) => {
    const day = await SpaDay.open(app, { spaTimeSlotSpaceInMinutes: spacing });
    expect((await day.starts()).slice(0, 3)).toEqual(first);
  });

  it('leave out breaks, absences and what is off the grid', async () => {
    const day = await SpaDay.open(app);
    const breaks = [{ start: 720, end: 750 }];
    const { modifiedCount } = await app.connection
      .collection('shifts')
      .updateMany({ _vendor: day.scene.vendorId }, { $set: { breaks } });
    expect(modifiedCount).toBe(3);
    const absent = { reason: 'Ill', version: 0 };
    for (const one of [day.berit, day.carl]) {
      await day.insert('absences', {
        ...{ _therapist: new Types.ObjectId(one), from: '2026-06-18', until: DAY, ...absent },
      });
    }
    expect(await day.starts()).toEqual([540, 570, 600, 630, 750, 780, 810, 840, 870, 900, 930]);
    await day.booked({ timeindexStart: 790 });
    expect(await day.starts()).toEqual([540, 570, 600, 630, 870, 900, 930]);
  });

  it('begin after what goes on from the evening before, which has therapist and room until then', async () => {
    const day = await SpaDay.open(app);
    const next = '2026-06-20';
    // from nine in the evening until three
    await day.shift(day.anna, { shiftStart: 1260, shiftEnd: 1620 });
    const late = { therapists: by(day.anna), _room: day.birch };
    const made = await day.booked({ timeindexStart: 1410, ...late });
    expect(made).toMatchObject({ date: DAY, timeindexEnd: 1470, timeindexEndAndReset: 1485 });
    const { body } = await day.staff().get(path(day.massage, next)).expect(200);
    expect(
      body.data.starts.map(({ timeindexStart }: { timeindexStart: number }) => timeindexStart),
    ).toEqual([60, 90]);
    const early = { date: next, timeindexStart: 30, therapists: by(day.anna), _room: day.aspen };
    const refused = await day.book(early).expect(409);
    expect(refused.body.code).toBe('THERAPIST_TAKEN');
    await day.booked({ ...early, timeindexStart: 60 });
    expect(await day.differences()).toEqual([]);
  });

  it('end with the shift, even where only the room is reset', async () => {
    const day = await SpaDay.open(app);
    const { body } = await day
      .staff(2)
      .put('/api/spa/treatmenttype', { _id: day.massage, reset: { minutes: 15, holds: 'room' } })
      .expect(200);
    expect(body.data.reset.holds).toBe('room');
    expect((await day.starts()).at(-1)).toBe(930);
    const path = `/api/v1/spa/therapist?date=${DAY}&start=960&end=1035&type=${day.massage}`;
    const free = await day.staff().get(path).expect(200);
    expect(free.body.data).toEqual([]);
    const refused = [
      await day.book({ timeindexStart: 946, therapists: by(day.anna) }),
      await day.book({ timeindexStart: 946 }),
    ];
    expect(refused.map((one) => one.body.code)).toEqual([
      'THERAPIST_NOT_WORKING',
      'NO_THERAPIST_FREE',
    ]);
    await day.booked({ timeindexStart: 945, therapists: by(day.anna) });
  });

  it('keep a wish, or are not offered', async () => {
    const day = await SpaDay.open(app);
    await day.booked({ therapists: by(day.carl) });
    expect(await day.starts(day.massage, '?gender=man')).not.toContain(600);
    expect(await day.starts(day.massage, '?gender=woman')).toContain(600);
    expect(await day.starts(day.massage, `?therapist=${day.carl}`)).not.toContain(630);
    await day
      .staff()
      .get(`${path(day.massage)}?therapist=${UNKNOWN}`)
      .expect(404);
    // of two women one is busy
    await day.booked({ therapists: by(day.anna) });
    expect(await day.starts(day.couples, '?gender=woman')).not.toContain(600);
  });

  it('of a couple need two therapists and the room for two', async () => {
    const day = await SpaDay.open(app);
    expect(await day.starts(day.couples)).toContain(600);
    const moved = await day.booked({ _room: day.aspen });
    expect(await day.starts(day.couples)).not.toContain(600);
    // but to itself its own time is free
    expect(await day.starts(day.couples, `?treatment=${moved._id}`)).toContain(600);
  });

  it('are not in the past, and online within notice and window', async () => {
    const day = await SpaDay.open(app);
    await app.connection
      .collection('treatmenttypes')
      .updateOne(
        { _vendor: day.scene.vendorId, _id: new Types.ObjectId(day.massage) },
        { $set: { bookingWindowDays: 3 } },
      );
    expect(await day.starts()).toContain(600);
    expect(await day.starts(day.massage, '?online')).toEqual([]);
    const { body } = await day.staff().get(path(day.massage, '2026-06-01')).expect(200);
    expect(body.data.starts).toEqual([]);
  });

  it('tell who and which room is free at a time', async () => {
    const day = await SpaDay.open(app);
    await day.booked({ therapists: by(day.anna), _room: day.birch });
    const query = `date=${DAY}&start=660&end=735&type=${day.massage}`;
    const therapists = await day.staff().get(`/api/v1/spa/therapist?${query}`).expect(200);
    expect(therapists.body.data).toEqual([
      { therapist: day.berit, name: 'Berit', gender: 'woman', works: true },
      { therapist: day.carl, name: 'Carl', gender: 'man', works: true },
    ]);
    const rooms = (start: number, type: string) =>
      day
        .staff()
        .get(`/api/spa/room/${DAY}/${start}/${start + 75}/${type}`)
        .expect(200);
    expect((await rooms(660, day.massage)).body.data).toEqual([
      { _id: day.aspen, name: 'Aspen', places: 2 },
    ]);
    // the reset is over at 11:15
    expect((await rooms(675, day.massage)).body.data).toHaveLength(2);
    expect((await rooms(675, day.couples)).body.data).toHaveLength(1);
  });

  it('tell a guest what guests can book, and nothing of others', async () => {
    const day = await SpaDay.open(app);
    const [own, other] = [await day.guest(), await day.guest()];
    const session = app.guest(day.scene.vendorId, new Types.ObjectId(own));
    const mine = await day.booked({ timeindexStart: NINE, _customer: own });
    const theirs = await day.booked({ timeindexStart: NINE, _customer: other });
    const starts = async (query = ''): Promise<number[]> => {
      const { body } = await session.get(`${path(day.massage)}${query}`).expect(200);
      return body.data.starts.map((one: { timeindexStart: number }) => one.timeindexStart);
    };
    expect((await starts())[0]).toBe(630);
    expect((await starts(`?treatment=${mine._id}`))[0]).toBe(NINE);
    await session.get(`${path(day.massage)}?treatment=${theirs._id}`).expect(404);
    await app.visitor().get(path(day.massage)).expect(401);

    const set = (fields: object) =>
      app.connection
        .collection('treatmenttypes')
        .updateOne({ _id: new Types.ObjectId(day.massage) }, { $set: fields });
    await set({ bookingWindowDays: 0 });
    expect(await starts()).toEqual([]);
    expect(await day.starts()).not.toEqual([]);
    await set({ online: false });
    await session.get(path(day.massage)).expect(404);
    const elsewhere = await SpaDay.open(app);
    await session.get(path(elsewhere.massage)).expect(404);
  });

  it.each([
    ['no day', (day: SpaDay) => `/api/spa/treatmentPath/schedule/2026-02-30/${day.massage}`, 400],
    ['an unknown wish', (day: SpaDay) => `${path(day.massage)}?gender=tall`, 400],
    ['no type', () => path(UNKNOWN), 404],
    ['another type’s length', (day: SpaDay) => `${path(day.massage)}?length=${UNKNOWN}`, 404],
    ['no number', (day: SpaDay) => `/api/spa/room/${DAY}/ten/700/${day.massage}`, 400],
    [
      'a time of the reset alone',
      (day: SpaDay) => `/api/spa/room/${DAY}/600/615/${day.massage}`,
      422,
    ],
    [
      'no end',
      (day: SpaDay) => `/api/v1/spa/therapist?date=${DAY}&start=600&type=${day.massage}`,
      400,
    ],
  ])('refuse %s', async (_, wrong, status) => {
    const day = await SpaDay.open(app);
    await day.staff().get(wrong(day)).expect(status);
  });
});
