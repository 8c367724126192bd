import { early, SCHEDULE, SHIFT_TEMPLATES, SpaScene } from '../support/scenes/spa-scene';
import { TestApp } from '../support/test-app';

/** A Monday and the Sunday after it. */
const WEEK = { from: '2026-06-22', until: '2026-06-28' };

interface Shift {
  _id: string;
  _therapist: string;
  date: string;
}

describe('shift templates', () => {
  let app: TestApp;
  let scene: SpaScene;
  let mari: string;
  let jonas: string;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await SpaScene.open(app);
    mari = (await scene.therapist({ sortOrder: 1 }))._id;
    jonas = (await scene.therapist({ name: 'Jonas', sortOrder: 2 }))._id;
  });

  const template = (change: object = {}) => scene.made(SHIFT_TEMPLATES, { ...early, ...change });
  const use = (id: string, change: object = {}, level: 1 | 2 = 2) =>
    scene
      .staff(level)
      .post(`${SHIFT_TEMPLATES}/${id}/shifts`, { ...WEEK, therapists: [mari], ...change });
  const used = async (id: string, change: object = {}): Promise<Shift[]> =>
    (await use(id, change).expect(201)).body.data;
  const planned = async (): Promise<Shift[]> =>
    (
      await scene
        .staff()
        .get(`/api/v1/admin/spa/schedule/from/${WEEK.from}/until/${WEEK.until}`)
        .expect(200)
    ).body.data.shifts;
  const takeBack = (shifts: Shift[]) =>
    scene.staff(2).delete('/api/v1/spa/schedule/shifts', { shifts: shifts.map(({ _id }) => _id) });

  it('are made by level 2, and read by everybody by when they begin', async () => {
    await template({ name: 'Late', shiftStart: 840, shiftEnd: 1260 });
    await template({
      breaks: [
        { start: 900, end: 930 },
        { start: 720, end: 750 },
      ],
    });
    const { body } = await scene.staff(1).get(SHIFT_TEMPLATES).expect(200);
    expect(body.data).toMatchObject([
      {
        ...{ name: 'Early', shiftStart: 540, shiftEnd: 1020, weekdays: [1, 2, 3, 4, 5] },
        breaks: [
          { start: 720, end: 750 },
          { start: 900, end: 930 },
        ],
      },
      { name: 'Late', breaks: [] },
    ]);
    await scene.staff(1).post(SHIFT_TEMPLATES, early).expect(403);
    await use(body.data[0]._id, {}, 1).expect(403);
  });

  it.each([
    ['an end before its start', { shiftEnd: 500 }, 'INVALID_TIME'],
    ['a break after work', { breaks: [{ start: 1020, end: 1050 }] }, 'BREAK_OUTSIDE_SHIFT'],
  ])('with %s are refused', async (_, change, code) => {
    const made = await scene
      .staff(2)
      .post(SHIFT_TEMPLATES, { ...early, ...change })
      .expect(422);
    expect(made.body.code).toBe(code);
    const { _id, version } = await template();
    const changed = await scene
      .staff(2)
      .put(`${SHIFT_TEMPLATES}/${_id}`, { ...change, version })
      .expect(422);
    expect(changed.body.code).toBe(code);
  });

  it('plan their weekdays of a week, or others that are asked for', async () => {
    const { _id } = await template({ weekdays: [1, 3] });
    expect((await used(_id)).map(({ date }) => date)).toEqual(['2026-06-22', '2026-06-24']);
    const sunday = await used(_id, { weekdays: [0], therapists: [mari, jonas] });
    expect(sunday.map(({ date, _therapist }) => [date, _therapist])).toEqual([
      ['2026-06-28', mari],
      ['2026-06-28', jonas],
    ]);
    expect(await scene.told('audit', 'shift')).toEqual(['shift.planned', 'shift.planned']);
  });

  it('plan nothing where one shift is in the way, or all the others', async () => {
    await scene.made(SCHEDULE, {
      ...{ _therapist: mari, date: WEEK.from, shiftStart: 600, shiftEnd: 660 },
    });
    const { _id } = await template();
    const refused = await use(_id, { therapists: [mari, jonas] }).expect(409);
    expect(refused.body).toMatchObject({
      code: 'SHIFTS_OVERLAP',
      data: { shifts: [{ date: WEEK.from }] },
    });
    expect(await planned()).toHaveLength(1);
    expect(await used(_id, { therapists: [mari, jonas], around: true })).toHaveLength(9);
  });

  it('are taken back whole, unless a treatment needs one of their shifts', async () => {
    const { _id } = await template();
    const shifts = await used(_id, { therapists: [mari, jonas] });
    await takeBack(shifts).expect(200);
    expect(await planned()).toEqual([]);
    await takeBack(shifts).expect(404);

    const again = await used(_id);
    await scene.pause(mari, '2026-06-24', 600, 660);
    const refused = await takeBack(again).expect(409);
    expect(refused.body).toMatchObject({ code: 'TREATMENTS_AFFECTED', data: { treatments: 1 } });
    expect(await planned()).toHaveLength(5);
  });

  it('do not change the shifts that were planned from them', async () => {
    const { _id, version } = await template();
    await used(_id);
    await scene.staff(2).put(`${SHIFT_TEMPLATES}/${_id}`, { shiftEnd: 900, version }).expect(200);
    expect(await planned()).toMatchObject(Array(5).fill({ shiftStart: 540, shiftEnd: 1020 }));
    await scene.staff(2).delete(`${SHIFT_TEMPLATES}/${_id}`).expect(200);
    expect(await planned()).toHaveLength(5);
    expect(await scene.told('audit', 'shiftTemplate')).toEqual([
      'shiftTemplate.created',
      'shiftTemplate.updated',
      'shiftTemplate.deleted',
    ]);
  });

  it('plan a month at most, and not backwards', async () => {
    const { _id } = await template();
    const long = await use(_id, { until: '2026-07-23' }).expect(422);
    expect(long.body.code).toBe('PERIOD_TOO_LONG');
    const backwards = await use(_id, { until: '2026-06-21' }).expect(422);
    expect(backwards.body.code).toBe('INVALID_PERIOD');
  });
});
