import { ROOMS, SpaScene, TREATMENT_TYPES } from '../support/scenes/spa-scene';
import { TestApp } from '../support/test-app';

const UNKNOWN = '650000000000000000000000';

describe('treatment rooms', () => {
  let app: TestApp;
  let scene: SpaScene;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await SpaScene.open(app);
  });

  const listed = async (of = scene) => (await of.staff().get(ROOMS).expect(200)).body.data;

  it('are added by level 2 with defaults, and read by everybody in their order', async () => {
    await scene.staff(1).post(ROOMS, { name: 'Birch' }).expect(403);
    const { body } = await scene.staff(2).post(ROOMS, { name: 'Birch' }).expect(201);
    expect(body.data).toEqual({
      _id: expect.any(String),
      ...{ name: 'Birch', places: 1, equipment: [], active: true, sortOrder: 0, version: 0 },
    });
    const whole = { kind: 'wet room', places: 2, equipment: ['shower', 'steam'] };
    expect(await scene.room({ name: 'Aspen', ...whole })).toMatchObject(whole);
    const names = (await listed()).map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Aspen', 'Birch']);
    expect(await scene.told('audit', 'treatmentRoom')).toHaveLength(2);
    expect(await scene.told('events', 'treatmentRoom')).toHaveLength(2);
  });

  it('change by their version only, in the fields that are sent', async () => {
    const made = await scene.room({ kind: 'wet room' });
    const path = `${ROOMS}/${made._id}`;
    const missing = await scene.staff(2).put(path, { places: 2 }).unset('if-match').expect(428);
    expect(missing.body.code).toBe('VERSION_REQUIRED');
    const { body } = await scene.staff(2).put(path, { version: 0, kind: null }).expect(200);
    const { kind: _, ...kept } = made as typeof made & { kind: string };
    expect(body.data).toEqual({ ...kept, version: 1 });
    const stale = await scene.staff(2).put(path, { version: 0, places: 2 }).expect(409);
    expect(stale.body.code).toBe('STALE_VERSION');
    await scene.staff(1).put(path, { version: 1, places: 2 }).expect(403);
  });

  it.each([
    ['no name', { name: '' }],
    ['no places', { places: 0 }],
    ['seven places', { places: 7 }],
    ['equipment twice', { equipment: ['shower', 'shower'] }],
    ['null for what they must have', { places: null }],
  ])('with %s are refused', async (_, change) => {
    const { _id } = await scene.room();
    await scene
      .staff(2)
      .post(ROOMS, { name: 'Aspen', ...change })
      .expect(400);
    await scene
      .staff(2)
      .put(`${ROOMS}/${_id}`, { version: 0, ...change })
      .expect(400);
    expect(await listed()).toHaveLength(1);
  });

  it('are another venue’s as little as unknown ones', async () => {
    const made = await scene.room();
    const other = await SpaScene.open(app);
    for (const id of [made._id, UNKNOWN]) {
      await other.staff(2).put(`${ROOMS}/${id}`, { version: 0, name: 'Ours' }).expect(404);
      await other.staff(2).delete(`${ROOMS}/${id}`).expect(404);
    }
    expect(await listed(other)).toEqual([]);
  });

  it('leave the treatment types when they are deleted', async () => {
    const [birch, aspen] = [await scene.room(), await scene.room({ name: 'Aspen' })];
    await scene.treatmentType({ rooms: [birch._id, aspen._id] });
    await scene.staff(1).delete(`${ROOMS}/${birch._id}`).expect(403);
    await scene.staff(2).delete(`${ROOMS}/${birch._id}`).expect(200);
    await scene.staff(2).delete(`${ROOMS}/${birch._id}`).expect(404);
    const { body } = await scene.staff().get(TREATMENT_TYPES).expect(200);
    expect(body.data).toMatchObject([{ rooms: [aspen._id], version: 1 }]);
    expect(await scene.told('audit', 'treatmentRoom')).toContain('treatmentRoom.deleted');
  });
});
