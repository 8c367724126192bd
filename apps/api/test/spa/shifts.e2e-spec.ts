import { SCHEDULE, SpaScene, THERAPISTS } from '../support/scenes/spa-scene';
import { TestApp } from '../support/test-app';

const UNKNOWN = '650000000000000000000000';
/** Of the next week. */
const [MON, TUE, WED, SUN] = ['2026-06-22', '2026-06-23', '2026-06-24', '2026-06-28'];
const NEXT_MON = '2026-06-29';

interface Shift {
  _id: string;
  date: string;
  shiftStart: number;
  series?: string;
  version: number;
}

describe('shifts', () => {
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

  const day = (change: object = {}) => ({
    ...{ _therapist: mari, date: MON, shiftStart: 540, shiftEnd: 1020, ...change },
  });
  const plan = (change: object = {}, level: 1 | 2 = 2) =>
    scene.staff(level).post(SCHEDULE, day(change));
  const planned = async (change: object = {}): Promise<Shift[]> =>
    (await plan(change).expect(201)).body.data;
  const shift = async (change: object = {}): Promise<Shift> => {
    const [made] = await planned(change);
    if (!made) throw new Error('no shift');
    return made;
  };
  const week = async (from = MON, until = SUN, level: 1 | 2 = 1) =>
    (
      await scene
        .staff(level)
        .get(`/api/v1/admin/spa/schedule/from/${from}/until/${until}`)
        .expect(200)
    ).body.data;
  const days = (shifts: Shift[]) => shifts.map(({ date }) => date);

  const treated = (start: number, end: number, date = MON, therapist = mari) =>
    scene.pause(therapist, date, start, end);

  it('are planned by level 2, and read by everybody with the step of the grid', async () => {
    await plan({}, 1).expect(403);
    const breaks = [
      { start: 900, end: 915 },
      { start: 720, end: 750 },
    ];
    const made = await shift({ breaks, comment: 'First day' });
    expect(made).toEqual({
      ...{ _id: expect.any(String), ...day(), comment: 'First day', version: 0 },
      breaks: [...breaks].reverse(),
    });
    const read = { shifts: [made], absences: [], _vendor: { spaTimeSlotSpaceInMinutes: 30 } };
    expect(await week()).toEqual(read);
    expect((await week(TUE)).shifts).toEqual([]);
    const own = await scene
      .staff()
      .get(`${SCHEDULE}/therapist/${mari}?from=${MON}&until=${SUN}`)
      .expect(200);
    expect(own.body.data).toEqual(read);
    const one = await scene.staff().get(`${SCHEDULE}/${made._id}`).expect(200);
    expect(one.body.data).toEqual(made);
    expect(await scene.told('audit', 'shift')).toEqual(['shift.created']);
    expect(await scene.told('events', 'shift')).toEqual(['shift.created']);
  });

  it.each([
    ['no therapist', { _therapist: undefined }, 400],
    ['a start of tomorrow', { shiftStart: 1440, shiftEnd: 1500 }, 400],
    ['no day', { date: '2026-02-30' }, 400],
    ['an end at its start', { shiftEnd: 540 }, 'INVALID_TIME'],
    ['more than a day', { shiftEnd: 540 + 1441 }, 'INVALID_TIME'],
    ['a break before it', { breaks: [{ start: 500, end: 560 }] }, 'BREAK_OUTSIDE_SHIFT'],
    [
      'breaks at once',
      {
        breaks: [
          { start: 600, end: 630 },
          { start: 620, end: 640 },
        ],
      },
      'BREAKS_OVERLAP',
    ],
    ['a repeat that is over', { repeat: { weekdays: [1], until: '2026-06-21' } }, 'INVALID_PERIOD'],
    ['a repeat of years', { repeat: { weekdays: [1], until: '2027-06-23' } }, 'PERIOD_TOO_LONG'],
    ['a repeat on no day', { repeat: { weekdays: [], until: SUN } }, 400],
  ])('with %s are refused', async (_, change, problem) => {
    const { status, body } = await plan(change);
    expect(problem).toBe(status === 422 ? body.code : status);
    expect((await week()).shifts).toEqual([]);
  });

  it('of one therapist never overlap, past midnight neither; touching is none', async () => {
    const night = await shift({ shiftStart: 1320, shiftEnd: 1560 });
    const refused = await plan({ date: TUE, shiftStart: 60 }).expect(409);
    expect(refused.body).toMatchObject({ code: 'SHIFTS_OVERLAP', data: { shifts: [night] } });
    const morning = await shift({ date: TUE, shiftStart: 120 });
    await scene.staff(2).put(SCHEDULE, { _id: morning._id, shiftStart: 119 }).expect(409);
    // of somebody else they may
    const jonas = (await scene.therapist({ name: 'Jonas' }))._id;
    const his = await shift({ _therapist: jonas });
    await scene.staff(2).put(SCHEDULE, { _id: his._id, _therapist: mari }).expect(200);
    const theirs = await shift({ _therapist: jonas, shiftStart: 600 });
    await scene.staff(2).put(SCHEDULE, { _id: theirs._id, _therapist: mari }).expect(409);
    expect((await week()).shifts).toHaveLength(4);
  });

  it('planned at the same moment do not overlap either', async () => {
    const answers = await Promise.all(
      [540, 570, 600, 630].map((shiftStart) => plan({ shiftStart })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await week()).shifts).toHaveLength(1);
  });

  it('are repeated on weekdays until a day, all or none', async () => {
    const repeat = { weekdays: [1, 3], until: '2026-07-01' };
    const all = await planned({ repeat });
    expect(days(all)).toEqual([MON, WED, NEXT_MON, '2026-07-01']);
    expect(new Set(all.map(({ series }) => series)).size).toBe(1);
    const refused = await plan({ date: TUE, repeat: { weekdays: [3], until: WED } }).expect(409);
    expect(refused.body.data.shifts).toMatchObject([{ date: WED }]);
    expect((await week()).shifts).toHaveLength(2);
    expect(await scene.told('audit', 'shift')).toEqual(['shift.repeated']);
    expect(await scene.told('events', 'shift')).toEqual(['shift.repeated']);
  });

  it('of a repeat are deleted one by one, or with all that follow', async () => {
    const [first, second] = await planned({ repeat: { weekdays: [1, 2, 3, 4], until: SUN } });
    const remove = (body: object, level: 1 | 2 = 2) => scene.staff(level).delete(SCHEDULE, body);
    await remove({ _id: first?._id }, 1).expect(403);
    await remove({ _id: first?._id }).expect(200);
    await remove({ _id: first?._id }).expect(404);
    expect(days((await week()).shifts)).toEqual([TUE, WED, '2026-06-25']);
    await remove({ _id: second?._id, andFollowing: true }).expect(200);
    expect((await week()).shifts).toEqual([]);
    expect(await scene.told('audit', 'shift')).toEqual([
      'shift.repeated',
      'shift.deleted',
      'shift.deleted',
    ]);
  });

  it('change only in the fields that are sent, unless they have changed since', async () => {
    const made = await shift({ comment: 'First day', breaks: [{ start: 720, end: 750 }] });
    const change = (body: object, level: 1 | 2 = 2) =>
      scene.staff(level).put(SCHEDULE, { _id: made._id, ...body });
    await change({ shiftStart: 600 }, 1).expect(403);
    const { body } = await change({ shiftStart: 600, comment: null }).expect(200);
    const { comment: _, ...kept } = made as Shift & { comment: string };
    expect(body.data).toEqual({ ...kept, shiftStart: 600, version: 1 });
    const stale = await change({ shiftStart: 660, version: 0 }).expect(409);
    expect(stale.body.code).toBe('STALE_VERSION');
    const outside = await change({ shiftEnd: 730 }).expect(422);
    expect(outside.body.code).toBe('BREAK_OUTSIDE_SHIFT');
    await change({ date: null }).expect(400);
  });

  it('that treatments need are changed only by who has seen which', async () => {
    const made = await shift();
    const early = await treated(600, 660);
    const late = await treated(960, 1020);
    const change = (body: object) => scene.staff(2).put(SCHEDULE, { _id: made._id, ...body });
    // the treatments stay within it
    await change({ shiftStart: 600, shiftEnd: 1020 }).expect(200);
    const refused = await change({ shiftEnd: 960, breaks: [{ start: 630, end: 640 }] }).expect(409);
    const lost = (_id: string, start: number, end: number) => ({
      ...{ _id, _therapist: mari, date: MON, start, end },
    });
    expect(refused.body).toMatchObject({
      code: 'TREATMENTS_AFFECTED',
      data: { treatments: 2, items: [lost(early, 600, 660), lost(late, 960, 1020)] },
    });
    const gone = await scene.staff(2).delete(SCHEDULE, { _id: made._id }).expect(409);
    expect(gone.body.data.treatments).toBe(2);
    await change({ shiftEnd: 960, confirmImpact: true }).expect(200);
    expect(await scene.told('audit', 'therapist')).toEqual([
      'therapist.created',
      'therapist.treatmentsBroken',
    ]);
    // what has lost its therapist already is no news
    await change({ shiftEnd: 900 }).expect(200);
    await scene.staff(2).delete(SCHEDULE, { _id: made._id, confirmImpact: true }).expect(200);
  });

  it('of the past are changed without a word', async () => {
    const date = '2026-06-10';
    const made = await shift({ date });
    await treated(600, 660, date);
    await scene.staff(2).delete(SCHEDULE, { _id: made._id }).expect(200);
  });

  describe('of a week', () => {
    const copy = (change: object = {}, level: 1 | 2 = 2) =>
      scene.staff(level).post('/api/v1/spa/schedule/copy', { from: MON, to: NEXT_MON, ...change });

    it('are copied to another, without their repeat', async () => {
      const jonas = (await scene.therapist({ name: 'Jonas' }))._id;
      await planned({ repeat: { weekdays: [3], until: WED }, breaks: [{ start: 720, end: 750 }] });
      await shift({ _therapist: jonas, date: SUN, comment: 'Late' });
      await copy({}, 1).expect(403);
      const { body } = await copy().expect(201);
      expect(days(body.data)).toEqual([NEXT_MON, '2026-07-01', '2026-07-05']);
      expect(body.data[0]).toMatchObject({ breaks: [{ start: 720, end: 750 }] });
      expect(body.data[0]).not.toHaveProperty('series');
      expect((await week(NEXT_MON, '2026-07-05')).shifts).toEqual(body.data);
      expect(await scene.told('audit', 'shift')).toContain('shift.copied');
    });

    it('are copied for some, and never over another shift', async () => {
      const jonas = (await scene.therapist({ name: 'Jonas' }))._id;
      await shift();
      await shift({ _therapist: jonas, date: TUE });
      const there = await shift({ date: NEXT_MON, shiftStart: 1000, shiftEnd: 1100 });
      const refused = await copy().expect(409);
      expect(refused.body).toMatchObject({ code: 'SHIFTS_OVERLAP', data: { shifts: [there] } });
      await copy({ therapists: [UNKNOWN] }).expect(404);
      const around = await copy({ around: true, therapists: [mari, jonas] }).expect(201);
      expect(days(around.body.data)).toEqual(['2026-06-30']);
    });
  });

  it('keep their therapist from being deleted', async () => {
    const made = await shift();
    const kept = await scene.staff(2).delete(THERAPISTS, { _id: mari }).expect(409);
    expect(kept.body.code).toBe('THERAPIST_IN_USE');
    await scene.staff(2).delete(SCHEDULE, { _id: made._id }).expect(200);
    await scene.staff(2).delete(THERAPISTS, { _id: mari }).expect(200);
  });

  it('are another venue’s as little as unknown ones', async () => {
    const made = await shift();
    const other = await SpaScene.open(app);
    await other.staff(2).post(SCHEDULE, day()).expect(404);
    await other.staff().get(`${SCHEDULE}/therapist/${mari}?from=${MON}&until=${SUN}`).expect(404);
    for (const _id of [made._id, UNKNOWN]) {
      await other.staff().get(`${SCHEDULE}/${_id}`).expect(404);
      await other.staff(2).put(SCHEDULE, { _id, shiftStart: 600 }).expect(404);
      await other.staff(2).delete(SCHEDULE, { _id }).expect(404);
    }
    const theirs = (await other.therapist())._id;
    await scene.staff(2).put(SCHEDULE, { _id: made._id, _therapist: theirs }).expect(404);
    expect((await week()).shifts).toEqual([made]);
  });

  it('are read for 93 days at most', async () => {
    const read = (from: string, until: string) =>
      scene.staff().get(`/api/v1/admin/spa/schedule/from/${from}/until/${until}`);
    await read('2026-06-01', '2026-09-01').expect(200);
    expect((await read('2026-06-01', '2026-09-02').expect(422)).body.code).toBe('PERIOD_TOO_LONG');
    expect((await read(TUE, MON).expect(422)).body.code).toBe('INVALID_PERIOD');
    await read('monday', SUN).expect(400);
  });

  it('read in the log with whose they are', async () => {
    await shift({ breaks: [{ start: 720, end: 750 }] });
    const { body } = await scene.staff(2).get('/api/v1/admin/auditLogs?entity=shift').expect(200);
    const [{ subject, changes }] = body.data.items;
    expect(subject).toEqual({ name: 'Mari Lund', date: MON, timeindex: 540 });
    expect(changes).toContainEqual({ field: 'breaks', after: '[{"start":720,"end":750}]' });
  });
});
