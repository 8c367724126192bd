import { SpaScene, THERAPISTS, TREATMENT_TYPES } from '../support/scenes/spa-scene';
import { TestApp } from '../support/test-app';
import { newUser } from '../support/things/accounts';

const UNKNOWN = '650000000000000000000000';

describe('therapists', () => {
  let app: TestApp;
  let scene: SpaScene;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await SpaScene.open(app);
  });

  const listed = async (of = scene) => (await of.staff().get(THERAPISTS).expect(200)).body.data;
  const read = async (id: string) =>
    (await scene.staff().get(`/api/v1/spa/therapist/${id}`).expect(200)).body.data;

  it('are added by level 2 with defaults, and read by everybody in their order', async () => {
    await scene.staff(1).post(THERAPISTS, { name: 'Mari' }).expect(403);
    const { body } = await scene.staff(2).post(THERAPISTS, { name: ' Mari ' }).expect(201);
    expect(body.data).toEqual({
      _id: expect.any(String),
      name: 'Mari',
      gender: 'unspecified',
      languages: [],
      level: 1,
      active: true,
      sortOrder: 0,
      treatmentTypes: [],
      version: 0,
    });
    await scene.therapist({ name: 'Anne', sortOrder: 1 });
    await scene.therapist({ name: 'Jonas' });
    const names = (await listed()).map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Jonas', 'Mari', 'Anne']);
    expect(await read(body.data._id)).toEqual(body.data);
    // as older clients write it
    await scene.staff().get(`${THERAPISTS}/`).expect(200);
    expect(await scene.told('audit', 'therapist')).toHaveLength(3);
    expect(await scene.told('events', 'therapist')).toHaveLength(3);
  });

  it('say what they give, which the treatment types decide', async () => {
    const [mari, jonas] = [await scene.therapist(), await scene.therapist({ name: 'Jonas' })];
    const massage = await scene.treatmentType({ therapists: [mari._id, jonas._id] });
    const facial = await scene.treatmentType({ name: 'Facial', therapists: [mari._id] });
    const given = [
      { _id: facial._id, name: 'Facial' },
      { _id: massage._id, name: 'Massage' },
    ];
    expect((await read(mari._id)).treatmentTypes).toEqual(given);
    const all = await listed();
    expect(all.map((one: { treatmentTypes: object[] }) => one.treatmentTypes.length)).toEqual([
      1, 2,
    ]);
    const { body } = await scene.staff(2).put(THERAPISTS, { _id: mari._id, level: 3 }).expect(200);
    expect(body.data).toMatchObject({ level: 3, treatmentTypes: given });
  });

  it('change only in the fields that are sent, unless they have changed since', async () => {
    const made = await scene.therapist({
      ...{ gender: 'woman', languages: ['no', 'en'], imgUrl: 'https://pictures.example/mari.jpg' },
    });
    const { body } = await scene
      .staff(2)
      .put(THERAPISTS, { _id: made._id, imgUrl: null, active: false })
      .expect(200);
    const { imgUrl: _, ...kept } = made as typeof made & { imgUrl: string };
    expect(body.data).toEqual({ ...kept, active: false, version: 1 });
    const stale = await scene
      .staff(2)
      .put(THERAPISTS, { _id: made._id, name: 'Eva', version: 0 })
      .expect(409);
    expect(stale.body.code).toBe('STALE_VERSION');
    await scene.staff(1).put(THERAPISTS, { _id: made._id, name: 'Eva' }).expect(403);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['an unknown gender', { gender: 'x' }],
    ['an unknown language', { languages: ['da'] }],
    ['a language twice', { languages: ['no', 'no'] }],
    ['a level of six', { level: 6 }],
    ['null for what they must have', { active: null }],
    ['a picture that is no address', { imgUrl: 'mari' }],
    ['what they give', { treatmentTypes: [] }],
  ])('with %s are refused', async (_, change) => {
    const { _id } = await scene.therapist();
    await scene
      .staff(2)
      .post(THERAPISTS, { name: 'Eva', ...change })
      .expect(400);
    await scene
      .staff(2)
      .put(THERAPISTS, { _id, ...change })
      .expect(400);
    expect(await listed()).toHaveLength(1);
  });

  it('have a staff account of their venue, and none has another’s', async () => {
    const { _id: user } = await newUser(app, scene.vendorId);
    const _user = user.toHexString();
    const mari = await scene.therapist({ _user });
    expect(mari).toMatchObject({ _user });
    const jonas = await scene.therapist({ name: 'Jonas' });
    for (const send of [
      () => scene.staff(2).post(THERAPISTS, { name: 'Eva', _user }),
      () => scene.staff(2).put(THERAPISTS, { _id: jonas._id, _user }),
    ]) {
      const { status, body } = await send();
      expect([status, body.code]).toEqual([409, 'THERAPIST_ACCOUNT_TAKEN']);
    }
    const other = await SpaScene.open(app);
    await other.staff(2).post(THERAPISTS, { name: 'Eva', _user }).expect(404);
    const theirs = await other.therapist();
    await other.staff(2).put(THERAPISTS, { _id: theirs._id, _user }).expect(404);
    await scene.staff(2).put(THERAPISTS, { _id: mari._id, _user: null }).expect(200);
    await scene.staff(2).put(THERAPISTS, { _id: jonas._id, _user }).expect(200);
    expect(await read(mari._id)).not.toHaveProperty('_user');
  });

  it('are another venue’s as little as unknown ones', async () => {
    const made = await scene.therapist();
    const other = await SpaScene.open(app);
    for (const _id of [made._id, UNKNOWN]) {
      await other.staff().get(`/api/v1/spa/therapist/${_id}`).expect(404);
      await other.staff(2).put(THERAPISTS, { _id, name: 'Ours' }).expect(404);
      await other.staff(2).delete(THERAPISTS, { _id }).expect(404);
    }
    expect(await listed(other)).toEqual([]);
  });

  it('leave the treatment types when they are deleted', async () => {
    const [mari, jonas] = [await scene.therapist(), await scene.therapist({ name: 'Jonas' })];
    await scene.treatmentType({ therapists: [mari._id, jonas._id] });
    await scene.staff(1).delete(THERAPISTS, { _id: mari._id }).expect(403);
    await scene.staff(2).delete(THERAPISTS, { _id: mari._id }).expect(200);
    await scene.staff(2).delete(THERAPISTS, { _id: mari._id }).expect(404);
    const { body } = await scene.staff().get(TREATMENT_TYPES).expect(200);
    expect(body.data).toMatchObject([{ therapists: [jonas._id], version: 1 }]);
    expect(await scene.told('audit', 'treatmentType')).toEqual([
      'treatmentType.created',
      'treatmentType.updated',
    ]);
    expect(await scene.told('events', 'treatmentType')).toHaveLength(2);
  });

  it('are not deleted while a treatment type comes to name them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mari = await scene.therapist();
      const type = await scene.treatmentType();
      const [named, deleted] = await Promise.all([
        scene.staff(2).put(TREATMENT_TYPES, { _id: type._id, therapists: [mari._id] }),
        scene.staff(2).delete(THERAPISTS, { _id: mari._id }),
      ]);
      expect([named.status, deleted.status]).toEqual([expect.any(Number), 200]);
      expect([200, 404]).toContain(named.status);
      const { body } = await scene.staff().get(TREATMENT_TYPES).expect(200);
      const therapists = body.data.flatMap((one: { therapists: string[] }) => one.therapists);
      expect(therapists).toEqual([]);
    }
  });
});
