import { Types } from 'mongoose';
import { DAY } from '../support/scenes/booking-scene';
import { by, NINE, SpaDay } from '../support/scenes/spa-day';
import { TestApp } from '../support/test-app';

const UNKNOWN = '650000000000000000000000';

describe('what guests can book of a spa', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const path = (day: SpaDay, type = day.massage, query = '') =>
    `/api/spa/treatments/${day.scene.vendorId}/${type}?from=${DAY}&until=${DAY}${query}`;
  const offer = async (day: SpaDay, type?: string, query?: string) =>
    (
      await app
        .visitor()
        .get(path(day, type, query))
        .expect(200)
    ).body.data;
  const starts = async (day: SpaDay, type?: string, query?: string): Promise<number[]> =>
    (await offer(day, type, query)).days[0].starts;

  it('is told anybody, in their language', async () => {
    const day = await SpaDay.open(app);
    await day.scene.treatmentType({ name: 'Facial', online: false });
    await day.scene.treatmentType({ name: 'Wrap', active: false });
    const { body } = await app
      .visitor()
      .get(`/api/spa/treatments/${day.scene.vendorId}`)
      .expect(200);
    expect(body.data).toMatchObject([
      { _id: day.couples, guests: 2, currency: 'NOK' },
      { _id: day.massage, name: 'Massage', lengths: [{ minutes: 60, price: 120_000 }] },
    ]);
    const names = [day.anna, day.berit, day.carl].map((_id) => expect.objectContaining({ _id }));
    for (const { therapists } of body.data) expect(therapists).toEqual(names);
    await app.visitor().get('/api/spa/treatments/nowhere').expect(404);
  });

  it('begins when it really can, as staff are told', async () => {
    const day = await SpaDay.open(app);
    const free = await starts(day);
    expect([free.length, free[0], free.at(-1)]).toEqual([14, NINE, 930]);
    expect(free).toEqual(await day.starts());
    await day.booked({ therapists: by(day.anna) });
    await day.booked({ therapists: by(day.berit) });
    expect(await starts(day)).toEqual(await day.starts());
    expect(await starts(day)).not.toContain(600);
  });

  it('is told for every day of a period with the days of nights and mornings around it', async () => {
    const day = await SpaDay.open(app);
    await day.shift(day.anna, { date: '2026-06-20', shiftStart: 1320, shiftEnd: 1560 });
    const { body } = await app
      .visitor()
      .get(
        `/api/spa/treatments/${day.scene.vendorId}/${day.massage}?from=2026-06-18&until=2026-06-21`,
      )
      .expect(200);
    const told = body.data.days.map(({ date, starts: all }: { date: string; starts: number[] }) => [
      date,
      all.length,
    ]);
    // on Saturday night until 02:00: 22:00 to 23:30, and on Sunday 00:00 and 00:30
    expect(told).toEqual([
      ['2026-06-18', 0],
      [DAY, 14],
      ['2026-06-20', 4],
      ['2026-06-21', 2],
    ]);
  });

  it('keeps a wish, and says who can be asked for and what they cost', async () => {
    const day = await SpaDay.open(app);
    await app.connection
      .collection('therapists')
      .updateOne({ _id: new Types.ObjectId(day.berit) }, { $set: { level: 3 } });
    await app.connection
      .collection('therapists')
      .updateOne({ _id: new Types.ObjectId(day.anna) }, { $set: { active: false } });
    await app.connection
      .collection('treatmenttypes')
      .updateOne(
        { _id: new Types.ObjectId(day.massage) },
        { $set: { levelPrices: [{ level: 3, surcharge: 15_000 }] } },
      );
    await day.booked({ therapists: by(day.carl) });
    expect((await offer(day)).therapists).toEqual([
      { _id: day.berit, name: 'Berit', gender: 'woman', surcharge: 15_000 },
      { _id: day.carl, name: 'Carl', gender: 'man', surcharge: 0 },
    ]);
    expect(await starts(day, day.massage, '&gender=man')).not.toContain(600);
    expect(await starts(day, day.massage, '&gender=woman')).toContain(600);
    expect(await starts(day, day.massage, `&therapist=${day.carl}`)).not.toContain(600);
    await app
      .visitor()
      .get(path(day, day.massage, `&therapist=${day.anna}`))
      .expect(404);
  });

  it('keeps to the notice and the window', async () => {
    const day = await SpaDay.open(app);
    const types = app.connection.collection('treatmenttypes');
    const massage = { _id: new Types.ObjectId(day.massage) };
    // it is Monday, four days earlier
    await types.updateOne(massage, { $set: { bookingWindowDays: 3 } });
    expect(await offer(day)).toMatchObject({
      latestDate: '2026-06-18',
      days: [{ date: DAY, starts: [] }],
    });
    await types.updateOne(massage, { $set: { bookingWindowDays: 4 } });
    expect(await starts(day)).toHaveLength(14);
    app.clock.set('2026-06-19T07:00:00Z');
    expect((await starts(day))[0]).toBe(NINE);
    await types.updateOne(massage, { $set: { minNoticeMinutes: 90 } });
    expect((await starts(day))[0]).toBe(630);
  });

  it('is not told of what guests cannot book', async () => {
    const day = await SpaDay.open(app);
    const [hidden, other] = [
      await day.scene.treatmentType({ name: 'Facial', online: false }),
      await SpaDay.open(app),
    ];
    await app.visitor().get(path(day, hidden._id)).expect(404);
    await app.visitor().get(path(day, other.massage)).expect(404);
    await app.visitor().get(path(day, UNKNOWN)).expect(404);
    await app
      .visitor()
      .get(path(day, day.massage, `&length=${UNKNOWN}`))
      .expect(404);
    await app
      .visitor()
      .get(path(day, day.massage, '&gender=tall'))
      .expect(400);
    const period = (from: string, until: string) =>
      app
        .visitor()
        .get(
          `/api/spa/treatments/${day.scene.vendorId}/${day.massage}?from=${from}&until=${until}`,
        );
    expect((await period(DAY, '2026-06-18').expect(422)).body.code).toBe('INVALID_PERIOD');
    expect((await period(DAY, '2026-09-19').expect(422)).body.code).toBe('PERIOD_TOO_LONG');
  });
});
