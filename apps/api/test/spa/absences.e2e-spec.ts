import { ABSENCES, SCHEDULE, SpaScene, THERAPISTS } from '../support/scenes/spa-scene';
import { TestApp } from '../support/test-app';

const UNKNOWN = '650000000000000000000000';
const [MON, TUE, THU] = ['2026-06-22', '2026-06-23', '2026-06-25'];

describe('absences', () => {
  let app: TestApp;
  let scene: SpaScene;
  let mari: string;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await SpaScene.open(app);
    mari = (await scene.therapist())._id;
  });

  const enter = (change: object = {}, level: 1 | 2 = 2) =>
    scene.staff(level).post(ABSENCES, { _therapist: mari, from: MON, until: TUE, ...change });
  const entered = async (change: object = {}) => (await enter(change).expect(201)).body.data;
  const listed = async (level: 1 | 2 = 2, from = MON, until = from) =>
    (await scene.staff(level).get(`${ABSENCES}?from=${from}&until=${until}`).expect(200)).body.data;

  it('are entered by level 2, who alone reads why', async () => {
    await enter({}, 1).expect(403);
    const made = await entered({ reason: ' Ill ', start: 840 });
    expect(made).toEqual({
      ...{ _id: expect.any(String), _therapist: mari, from: MON, until: TUE },
      ...{ start: 840, reason: 'Ill', version: 0 },
    });
    expect(await listed()).toEqual([made]);
    const { reason: _, ...plain } = made;
    expect(await listed(1)).toEqual([plain]);
    for (const level of [1, 2] as const) {
      for (const path of [
        `/api/v1/admin/spa/schedule/from/${TUE}/until/${THU}`,
        `${SCHEDULE}/therapist/${mari}?from=${TUE}&until=${THU}`,
      ]) {
        const { body } = await scene.staff(level).get(path).expect(200);
        expect(body.data.absences).toEqual([level === 1 ? plain : made]);
      }
    }
    expect(await listed(2, THU)).toEqual([]);
    const events = await app.connection
      .collection('events')
      .find({ _vendor: scene.vendorId, type: 'absence.created' })
      .toArray();
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain('Ill');
    expect(await scene.told('audit', 'absence')).toEqual(['absence.created']);
  });

  it.each([
    ['no days', { from: undefined }, 400],
    ['an end before the start', { from: THU }, 'INVALID_PERIOD'],
    ['more than a year', { until: '2027-06-23' }, 'PERIOD_TOO_LONG'],
    ['no time at all', { until: MON, start: 600, end: 600 }, 'INVALID_TIME'],
    ['an end past midnight', { end: 1441 }, 400],
    ['null for a reason', { reason: null }, 400],
  ])('with %s are refused', async (_, change, problem) => {
    const { status, body } = await enter(change);
    expect(problem).toBe(status === 422 ? body.code : status);
    expect(await listed()).toEqual([]);
  });

  it('change by their version only, in the fields that are sent', async () => {
    const made = await entered({ start: 840, reason: 'Ill' });
    const path = `${ABSENCES}/${made._id}`;
    await scene.staff(2).put(path, { until: THU }).unset('if-match').expect(428);
    await scene.staff(1).put(path, { until: THU, version: 0 }).expect(403);
    const { body } = await scene
      .staff(2)
      .put(path, { until: THU, start: null, version: 0 })
      .expect(200);
    const { start: _, ...kept } = made;
    expect(body.data).toEqual({ ...kept, until: THU, version: 1 });
    const stale = await scene.staff(2).put(path, { until: THU, version: 0 }).expect(409);
    expect(stale.body.code).toBe('STALE_VERSION');
  });

  it('that cost treatments their therapist are entered only by who has seen which', async () => {
    await scene
      .staff(2)
      .post(SCHEDULE, { _therapist: mari, date: MON, shiftStart: 540, shiftEnd: 1020 })
      .expect(201);
    const pause = await scene.pause(mari, MON, 900, 960);
    const morning = await entered({ until: MON, end: 900 });
    const refused = await enter({ start: 930 }).expect(409);
    expect(refused.body).toMatchObject({
      code: 'TREATMENTS_AFFECTED',
      data: { treatments: 1, items: [{ _id: pause, date: MON, start: 900, end: 960 }] },
    });
    const path = `${ABSENCES}/${morning._id}`;
    const longer = await scene.staff(2).put(path, { end: null, version: 0 }).expect(409);
    expect(longer.body.code).toBe('TREATMENTS_AFFECTED');
    await scene.staff(2).put(path, { end: null, version: 0, confirmImpact: true }).expect(200);
    expect(await scene.told('audit', 'therapist')).toContain('therapist.treatmentsBroken');
  });

  it('are deleted by level 2, and keep their therapist until then', async () => {
    const { _id } = await entered();
    await scene.staff(2).delete(THERAPISTS, { _id: mari }).expect(409);
    await scene.staff(1).delete(`${ABSENCES}/${_id}`).expect(403);
    await scene.staff(2).delete(`${ABSENCES}/${_id}`).expect(200);
    await scene.staff(2).delete(`${ABSENCES}/${_id}`).expect(404);
    await scene.staff(2).delete(THERAPISTS, { _id: mari }).expect(200);
    expect(await scene.told('audit', 'absence')).toEqual(['absence.created', 'absence.deleted']);
  });

  it('are another venue’s as little as unknown ones', async () => {
    const made = await entered();
    const other = await SpaScene.open(app);
    const theirs = (await other.therapist())._id;
    await other.staff(2).post(ABSENCES, { _therapist: mari, from: MON, until: TUE }).expect(404);
    for (const id of [made._id, UNKNOWN]) {
      await other.staff(2).put(`${ABSENCES}/${id}`, { until: THU, version: 0 }).expect(404);
      await other.staff(2).delete(`${ABSENCES}/${id}`).expect(404);
    }
    await scene
      .staff(2)
      .put(`${ABSENCES}/${made._id}`, { _therapist: theirs, version: 0 })
      .expect(404);
    expect(await listed()).toEqual([made]);
  });
});
