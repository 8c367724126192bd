import { Types } from 'mongoose';
import { DAY } from '../support/scenes/booking-scene';
import { by, SpaDay, TREATMENT } from '../support/scenes/spa-day';
import { TestApp } from '../support/test-app';

const NEXT = '2026-06-26';
const REPORTS = '/api/v1/admin/reports';
const ROWS = '/api/v1/spa/reports/rows';
const SPA = '/api/reports/spa';
const MOST_USED = '/api/spa/statistics/mostUsedTreatment';
const whole = `from=${DAY}&until=${DAY}`;
const nok = (amount: number) => [{ amount, currency: 'NOK' }];

interface Row {
  key: string;
  name?: string;
  values: Record<string, unknown>;
}

describe('the reports of the spa', () => {
  let app: TestApp;
  let day: SpaDay;
  let kari: string;

  beforeAll(async () => {
    app = await TestApp.start();
    day = await SpaDay.open(app);
    kari = await day.guest({ firstname: 'Kari', lastname: 'Dahl' });
    const ole = await day.guest({ firstname: 'Ole', lastname: 'Berg' });
    const of = async (change: object) => (await day.booked(change))._id;
    await of({ _customer: kari, therapists: by(day.anna), _room: day.birch });
    await of({
      ...{ _customer: ole, timeindexStart: 720 },
      ...{ therapists: by(day.anna), _room: day.birch },
    });
    await of({
      ...{ timeindexStart: 840, _treatmentType: day.couples },
      ...{ therapists: by(day.berit, day.carl), _room: day.aspen },
    });
    const missed = await of({ _customer: ole, therapists: by(day.berit), _room: day.aspen });
    await day.change(missed, { status: 'no-show' }).expect(200);
    const pause = { status: 'pause', timeindexStart: 960, timeindexEnd: 1020 };
    await day
      .staff()
      .post(TREATMENT, { ...pause, date: DAY, therapists: by(day.carl) })
      .expect(201);
    await day.shift(day.anna, { date: NEXT });
    await day.booked({ _customer: kari, date: NEXT, therapists: by(day.anna) });
    // 13:30 in Oslo: the couple is yet to come
    app.clock.set(`${DAY}T11:30:00Z`);
  });
  afterAll(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    await app.stop();
  });

  const get = async (path: string, staff = day.staff()) =>
    (await staff.get(path).expect(200)).body.data;
  const valuesBy = (rows: Row[], value: string) =>
    rows.map(({ key, name, values }) => [name ?? key, values[value]]);
  const refused = async (path: string, staff = day.staff()) => {
    const { status, body } = await staff.get(path);
    return [status, body.code];
  };

  it('count treatments, what they bring, who missed theirs and who comes again', async () => {
    const data = await get(`${SPA}?lowDate=${DAY}&highDate=${DAY}`);
    expect(data.totals.values).toEqual({
      ...{ treatments: 4, treatmentRevenue: nok(360_000) },
      // one of the three that are over; one of the two that were given
      ...{ missedTreatments: 1, missedTreatmentRate: 0.3333, rebookingRate: 0.5 },
      // Anna 2.5, Berit 2.5 and Carl 1.25 of 24 hours less the pause
      ...{ therapistUse: 0.2717, treatmentHours: 6.3, workingHours: 23 },
      // 11:15 to 12:00 and 11:15 to 14:00
      ...{ gaps: 2, gapHours: 3.5 },
      ...{ roomUse: 0.3125, roomHours: 5, openRoomHours: 16 },
    });
    expect(valuesBy(data.byTherapist, 'treatmentRevenue')).toEqual([
      ['Anna', nok(240_000)],
      ['Berit', nok(60_000)],
      ['Carl', nok(60_000)],
    ]);
    expect(valuesBy(data.byRoom, 'roomHours')).toEqual([
      ['Aspen', 2.5],
      ['Birch', 2.5],
    ]);
    expect(valuesBy(data.byDay, 'treatments')).toEqual([[DAY, 4]]);
    expect(valuesBy(data.byHour, 'treatments').filter(([, count]) => count)).toEqual([
      ['10', 2],
      ['12', 1],
      ['14', 1],
    ]);
    const [ten] = data.byHour.filter(({ key }: Row) => key === '10');
    expect(ten.values).toMatchObject({ therapistUse: 0.6667, roomUse: 1 });
    // both begin at 11:15, and one goes on until two
    expect(valuesBy(data.byHour, 'gaps').filter(([, gaps]) => gaps)).toEqual([['11', 2]]);
    expect(valuesBy(data.byHour, 'gapHours').filter(([, hours]) => hours)).toEqual([
      ['11', 1.5],
      ['12', 1],
      ['13', 1],
    ]);
  });

  it('are among the other reports, by day, week and month, and as a file', async () => {
    const use = await get(`${REPORTS}/therapist-use?from=${DAY}&until=${NEXT}&groupBy=week`);
    expect(valuesBy(use.byPeriod, 'workingHours')).toEqual([
      ['2026-06-15', 23],
      ['2026-06-22', 8],
    ]);
    expect(use.byTherapist[0]).toMatchObject({ name: 'Anna', therapist: day.anna });
    expect(use.totals.values).not.toHaveProperty('treatments');
    const rooms = await get(`${REPORTS}/treatment-rooms?${whole}`);
    expect(valuesBy(rooms.byTreatmentRoom, 'roomUse')).toEqual([
      ['Aspen', 0.3125],
      ['Birch', 0.3125],
    ]);
    const { text } = await day
      .staff(3)
      .get(`${REPORTS}/treatments/csv?${whole}&table=therapist`)
      .expect(200);
    const lines = text.split('\r\n');
    expect(lines[0]).toContain('treatments,treatmentRevenue NOK,missedTreatments');
    expect(lines[1]).toContain(`Anna,${DAY},${DAY},2,2400,0`);
    expect(await refused(`${REPORTS}/treatments/csv?${whole}`, day.staff(2))).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });

  it('have the rows behind each figure, as many as it says', async () => {
    const rows = (query: string) => get(`${ROWS}?${whole}&${query}`);
    const { totals } = await get(`${SPA}?lowDate=${DAY}&highDate=${DAY}`);
    const [all, missed, gaps] = [
      await rows('figure=counted'),
      await rows('figure=noShow'),
      await rows('figure=gap'),
    ];
    expect([all.total, missed.total, gaps.total]).toEqual([
      totals.values.treatments,
      totals.values.missedTreatments,
      totals.values.gaps,
    ]);
    const charged = await rows('figure=charged');
    const sum = charged.items.reduce(
      (total: number, { price }: { price: { amount: number } }) => total + price.amount,
      0,
    );
    expect(nok(sum)).toEqual(totals.values.treatmentRevenue);
    expect((await rows('figure=rebooked')).items).toMatchObject([
      { guest: kari, guestName: 'Kari Dahl', start: 600, end: 660, therapists: ['Anna'] },
    ]);
    expect((await rows(`figure=gap&therapist=${day.anna}`)).items).toEqual([
      { date: DAY, start: 675, end: 720, therapists: ['Anna'] },
    ]);
    expect((await rows(`figure=shift&therapist=${day.carl}`)).items).toEqual([
      { date: DAY, start: 540, end: 960, therapists: ['Carl'] },
    ]);
    expect((await rows(`figure=counted&room=${day.aspen}&hour=14`)).items).toMatchObject([
      { type: 'Couple’s massage', room: 'Aspen', therapists: ['Berit', 'Carl'] },
    ]);
    const first = await rows('figure=counted&limit=3');
    expect([first.items.length, first.total, first.nextCursor]).toEqual([3, 4, '3']);
    expect((await rows('figure=counted&limit=3&cursor=3')).items).toEqual(all.items.slice(3));
  });

  it('have these rows as a file, for whoever may take data out', async () => {
    const file = async (query: string) =>
      (await day.staff(3).get(`${ROWS}.csv?${whole}&${query}`).expect(200)).text.split('\r\n');
    const [head, first, ...others] = await file('figure=charged');
    expect(head).toBe(
      '\ufeffdate,start,end,type,therapists,room,guestName,status,price,currency,treatment,guest',
    );
    expect(first).toMatch(
      new RegExp(
        `^${DAY},10:00,11:00,Massage,Anna,Birch,Kari Dahl,\\w+,1200,NOK,[0-9a-f]{24},${kari}$`,
      ),
    );
    expect(others).toHaveLength(3);
    expect(others[1]).toContain('Berit; Carl');
    expect((await file(`figure=gap&therapist=${day.anna}`)).slice(1)).toEqual([
      `${DAY},11:15,12:00,,Anna,,,,,,,`,
      '',
    ]);
    expect(await refused(`${ROWS}.csv?${whole}&figure=charged`, day.staff(2))).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });

  it('say which treatments are booked most, of the last month unless somebody asks', async () => {
    const lately = await get(MOST_USED);
    expect(lately).toMatchObject([
      { _id: day.massage, name: 'Massage', treatments: 3, treatmentRevenue: nok(240_000) },
      { _id: day.couples, treatments: 1 },
    ]);
    expect(await get(`${MOST_USED}?from=${NEXT}&until=${NEXT}`)).toMatchObject([
      { _id: day.massage, treatments: 1 },
    ]);
  });

  it.each([
    [`${SPA}?lowDate=${DAY}`, 400, 'VALIDATION_FAILED'],
    [`${SPA}?lowDate=${DAY}&highDate=19.06.2026`, 400, 'VALIDATION_FAILED'],
    [`${SPA}?lowDate=${NEXT}&highDate=${DAY}`, 422, 'INVALID_PERIOD'],
    [`${SPA}?lowDate=2024-01-01&highDate=${DAY}`, 422, 'PERIOD_TOO_LONG'],
    [`${ROWS}?${whole}&figure=everything`, 400, 'VALIDATION_FAILED'],
    [`${ROWS}?${whole}&figure=gap&therapist=x`, 400, 'VALIDATION_FAILED'],
    [`${ROWS}?from=${NEXT}&until=${DAY}&figure=gap`, 422, 'INVALID_PERIOD'],
    [`${MOST_USED}?from=${NEXT}&until=${DAY}`, 422, 'INVALID_PERIOD'],
    [`${REPORTS}/treatments?from=${NEXT}&until=${DAY}`, 422, 'INVALID_PERIOD'],
  ])('refuse %s', async (path, status, code) => {
    expect(await refused(path)).toEqual([status, code]);
  });

  it('tell guests nothing, and staff only of their own venue', async () => {
    const other = await SpaDay.open(app);
    for (const path of [
      `${SPA}?lowDate=${DAY}&highDate=${DAY}`,
      `${ROWS}?${whole}&figure=counted`,
      MOST_USED,
    ]) {
      const { status } = await app.guest(day.scene.vendorId, new Types.ObjectId(kari)).get(path);
      expect([path, status]).toEqual([path, 403]);
    }
    const data = await get(`${SPA}?lowDate=${DAY}&highDate=${DAY}`, other.staff());
    expect(data.totals.values.treatments).toBe(0);
    const theirs = await get(
      `${ROWS}?${whole}&figure=counted&therapist=${day.anna}`,
      other.staff(),
    );
    expect(theirs).toEqual({ items: [], total: 0 });
  });
});
