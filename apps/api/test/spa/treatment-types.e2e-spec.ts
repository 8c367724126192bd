import { massage, SpaScene, TREATMENT_TYPES as TYPES } from '../support/scenes/spa-scene';
import { TestApp } from '../support/test-app';

const UNKNOWN = '650000000000000000000000';
const handsOn = (minutes: number) => ({ kind: 'handsOn', minutes });
const setting = (minutes: number) => ({ kind: 'setting', minutes });

describe('treatment types', () => {
  let app: TestApp;
  let scene: SpaScene;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await SpaScene.open(app);
  });

  const listed = async (of = scene) => (await of.staff().get(TYPES).expect(200)).body.data;

  it('are added by level 2 with defaults, and read by everybody in their order', async () => {
    await scene.staff(1).post(TYPES, massage).expect(403);
    const { body } = await scene.staff(2).post(TYPES, massage).expect(201);
    expect(body.data).toEqual({
      _id: expect.any(String),
      name: 'Massage',
      description: '',
      languageList: [],
      lengths: [
        {
          _id: expect.any(String),
          phases: [handsOn(60)],
          minutes: 60,
          price: 120_000,
        },
      ],
      preparation: { minutes: 0, holds: 'both' },
      reset: { minutes: 0, holds: 'both' },
      levelPrices: [],
      therapists: [],
      rooms: [],
      guests: 1,
      taxRates: [],
      therapistsNeeded: 1,
      cancelInformation: 24,
      addons: [],
      anyOrder: false,
      intake: { asked: false, questions: [] },
      online: true,
      active: true,
      sortOrder: 0,
      version: 0,
    });
    await scene.treatmentType({ name: 'Facial' });
    await scene.treatmentType({ name: 'Zen', sortOrder: -0 });
    await scene.treatmentType({ name: 'Aroma', sortOrder: 9 });
    const names = (await listed()).map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Facial', 'Massage', 'Zen', 'Aroma']);
    expect(await scene.told('audit', 'treatmentType')).toHaveLength(4);
    expect(await scene.told('events', 'treatmentType')).toHaveLength(4);
  });

  it('have phases, time around them, prices by level, texts and addons', async () => {
    const whole = {
      name: 'Colour',
      description: 'Colour and cut',
      languageList: [{ languageType: 'de', name: 'Farbe' }],
      lengths: [{ phases: [handsOn(30), setting(45), handsOn(20)], price: 90_000 }],
      preparation: { minutes: 5, holds: 'therapist' },
      reset: { minutes: 15, holds: 'room' },
      levelPrices: [
        { level: 5, surcharge: 20_000 },
        { level: 3, surcharge: 10_000 },
      ],
      guests: 2,
      therapistsNeeded: 2,
      cancelInformation: 48,
      anyOrder: true,
      addons: [{ name: 'Oil', price: 5_000 }],
      online: false,
      minNoticeMinutes: 120,
      bookingWindowDays: 90,
    };
    const made = await scene.treatmentType(whole);
    expect(made).toMatchObject({
      ...whole,
      lengths: [{ ...whole.lengths[0], minutes: 95 }],
      levelPrices: [...whole.levelPrices].reverse(),
      addons: [{ _id: expect.any(String), name: 'Oil', price: 5_000 }],
    });
  });

  it('change only in the fields that are sent, unless they have changed since', async () => {
    const made = await scene.treatmentType({ minNoticeMinutes: 60 });
    const { body } = await scene
      .staff(2)
      .put(TYPES, { _id: made._id, name: 'Deep massage', minNoticeMinutes: null })
      .expect(200);
    const { minNoticeMinutes: _, ...kept } = made as typeof made & { minNoticeMinutes: number };
    expect(body.data).toEqual({ ...kept, name: 'Deep massage', version: 1 });
    const stale = await scene
      .staff(2)
      .put(TYPES, { _id: made._id, name: 'Massage', version: 0 })
      .expect(409);
    expect(stale.body.code).toBe('STALE_VERSION');
    await scene.staff(1).put(TYPES, { _id: made._id, name: 'Massage' }).expect(403);
    expect(await listed()).toMatchObject([{ name: 'Deep massage' }]);
  });

  it('keep the ids of their lengths, and take no others', async () => {
    const made = await scene.treatmentType();
    const [length] = (await listed())[0].lengths;
    const { minutes: _, ...sent } = length;
    const { body } = await scene
      .staff(2)
      .put(TYPES, {
        _id: made._id,
        lengths: [{ ...sent, price: 1 }, sent, { ...sent, _id: UNKNOWN }],
      })
      .expect(200);
    const ids = body.data.lengths.map(({ _id }: { _id: string }) => _id);
    expect(ids[0]).toBe(length._id);
    expect(new Set([...ids, UNKNOWN]).size).toBe(4);
  });

  it.each([
    ['no length', { lengths: [] }, 400],
    ['a phase of four minutes', { lengths: [{ phases: [handsOn(4)], price: 1 }] }, 400],
    ['half a minute', { lengths: [{ phases: [handsOn(30.5)], price: 1 }] }, 400],
    ['seven guests', { guests: 7 }, 400],
    ['a level twice', { levelPrices: [1, 2].map((surcharge) => ({ level: 1, surcharge })) }, 400],
    ['null for a list', { therapists: null }, 400],
    [
      'nothing but waiting',
      { lengths: [{ phases: [setting(30)], price: 1 }] },
      'TREATMENT_WITHOUT_HANDS_ON',
    ],
    [
      'more than twelve hours',
      { lengths: [{ phases: [handsOn(480), handsOn(245)], price: 1 }] },
      'TREATMENT_TOO_LONG',
    ],
  ])('with %s are refused', async (_, change, problem) => {
    const made = await scene.treatmentType();
    const [created, changed] = [
      await scene.staff(2).post(TYPES, { ...massage, ...change }),
      await scene.staff(2).put(TYPES, { _id: made._id, ...change }),
    ];
    for (const { status, body } of [created, changed]) {
      expect(problem).toBe(status === 400 ? 400 : body.code);
    }
    expect(await listed()).toHaveLength(1);
  });

  it('name therapists and rooms of their own venue', async () => {
    const other = await SpaScene.open(app);
    const [theirs, room] = [await other.therapist(), await other.room()];
    const made = await scene.treatmentType();
    for (const named of [{ therapists: [theirs._id] }, { rooms: [room._id] }]) {
      await scene
        .staff(2)
        .post(TYPES, { ...massage, ...named })
        .expect(404);
      await scene
        .staff(2)
        .put(TYPES, { _id: made._id, ...named })
        .expect(404);
    }
    const [mari, birch] = [await scene.therapist(), await scene.room()];
    await scene
      .staff(2)
      .put(TYPES, { _id: made._id, therapists: [mari._id], rooms: [birch._id] })
      .expect(200);
    expect(await listed()).toMatchObject([{ therapists: [mari._id], rooms: [birch._id] }]);
  });

  it('are another venue’s as little as unknown ones', async () => {
    const made = await scene.treatmentType();
    const other = await SpaScene.open(app);
    for (const _id of [made._id, UNKNOWN]) {
      await other.staff(2).put(TYPES, { _id, name: 'Ours' }).expect(404);
      await other.staff(2).delete(TYPES, { _id }).expect(404);
    }
    expect(await listed(other)).toEqual([]);
  });

  it('are deleted by level 2', async () => {
    const { _id } = await scene.treatmentType();
    await scene.staff(1).delete(TYPES, { _id }).expect(403);
    await scene.staff(2).delete(TYPES, {}).expect(400);
    await scene.staff(2).delete(TYPES, { _id }).expect(200);
    await scene.staff(2).delete(TYPES, { _id }).expect(404);
    expect(await listed()).toEqual([]);
    expect(await scene.told('audit', 'treatmentType')).toEqual([
      'treatmentType.created',
      'treatmentType.deleted',
    ]);
  });

  it('read in the log with the names of whom and what they name', async () => {
    const [mari, birch] = [await scene.therapist(), await scene.room()];
    await scene.treatmentType({ therapists: [mari._id], rooms: [birch._id] });
    const { body } = await scene
      .staff(2)
      .get('/api/v1/admin/auditLogs?entity=treatmentType')
      .expect(200);
    const [{ subject, changes }] = body.data.items;
    expect(subject.name).toBe('Massage');
    expect(changes).toContainEqual({ field: 'therapists', after: '["Mari Lund"]' });
    expect(changes).toContainEqual({ field: 'rooms', after: '["Birch"]' });
  });

  it('are refused where the venue has no spa', async () => {
    const { modules } = { modules: { spa: false } as never };
    const without = await SpaScene.open(app, { modules });
    const { body } = await without.staff(2).get(TYPES).expect(403);
    expect(body.code).toBe('MODULE_OFF');
  });
});
