import { Types } from 'mongoose';
import { RemoveUnusedPicturesJob } from '../../src/modules/media/remove-unused-pictures.job';
import { newVendor } from '../support/new-vendor';
import { DiningScene, seats } from '../support/scenes/dining-scene';
import { TestApp } from '../support/test-app';
import { aPicture, PICTURES } from '../support/things/pictures';

const ROOMS = '/api/v1/fnb/venues';
const DAY_MS = 24 * 60 * 60_000;

describe('the pictures of a dining room', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app);
  });

  const staff = (level: 1 | 2 | 3 = 2) => app.staff(vendor, level);
  const add = async (body: object = {}) =>
    (
      await staff()
        .post(ROOMS, { name: 'Restaurant', ...body })
        .expect(201)
    ).body.data;
  const put = (room: { _id: string }, body: object) => staff().put(`${ROOMS}/${room._id}`, body);
  const describeIt = (id: string, text = 'The room', languageType = 'en') =>
    staff()
      .put(`${PICTURES}/${id}`, { alts: [{ languageType, text }] })
      .expect(200);

  it('are none at first, and stay while they are not named', async () => {
    const room = await add();
    expect(room).toMatchObject({ _background: null, backgroundOpacity: 40, _picture: null });
    const { _id } = await aPicture(app, staff());
    await describeIt(_id);
    const pictures = { _background: _id, backgroundOpacity: 25, _picture: _id };
    const saved = (await put(room, pictures).expect(200)).body.data;
    expect(saved).toMatchObject(pictures);
    const renamed = (await put(room, { name: 'Hall' }).expect(200)).body.data;
    expect(renamed).toMatchObject({ name: 'Hall', ...pictures });
    const { body } = await staff(1).get('/api/fnb/venues').expect(200);
    expect(body.data).toEqual([renamed]);
    const none = (await put(room, { _background: null, _picture: null }).expect(200)).body.data;
    expect(none).toMatchObject({ _background: null, backgroundOpacity: 25, _picture: null });
  });

  it('beneath the plan need no text, those for guests do', async () => {
    const { _id } = await aPicture(app, staff());
    const room = await add({ _background: _id });
    for (const path of [ROOMS, `${ROOMS}/${room._id}/impact`]) {
      const { body } = await staff().post(path, { name: 'Other', _picture: _id }).expect(422);
      expect(body.code).toBe('PICTURE_WITHOUT_TEXT');
    }
    expect((await put(room, { _picture: _id }).expect(422)).body.code).toBe('PICTURE_WITHOUT_TEXT');
    await describeIt(_id);
    await put(room, { _picture: _id }).expect(200);
  });

  it.each<[string, object, number, string]>([
    ['no id', { _background: 'sauna' }, 400, 'VALIDATION_FAILED'],
    ['what nobody has', { _picture: new Types.ObjectId() }, 404, 'NOT_FOUND'],
    ['a strength of nothing', { backgroundOpacity: 9 }, 400, 'VALIDATION_FAILED'],
    ['a strength that hides the plan', { backgroundOpacity: 61 }, 400, 'VALIDATION_FAILED'],
    ['half a per cent', { backgroundOpacity: 20.5 }, 400, 'VALIDATION_FAILED'],
  ])('refuse %s', async (_what, body, status, code) => {
    const room = await add();
    expect((await put(room, body).expect(status)).body.code).toBe(code);
    expect((await staff().get('/api/fnb/venues').expect(200)).body.data).toEqual([room]);
  });

  it('are chosen from level 2 on, at the version that was opened', async () => {
    const room = await add();
    const { _id } = await aPicture(app, staff());
    const body = { _background: _id, version: room.version };
    await staff(1).put(`${ROOMS}/${room._id}`, body).expect(403);
    await put(room, body).expect(200);
    await put(room, { ...body, backgroundOpacity: 20 })
      .unset('if-match')
      .expect(409);
  });

  it('are in use until the room shows them no more, or is deleted', async () => {
    const [plan, photo] = [await aPicture(app, staff()), await aPicture(app, staff())];
    await describeIt(photo._id);
    const room = await add({ _background: plan._id, _picture: photo._id });
    for (const { _id } of [plan, photo]) {
      const { body } = await staff().delete(`${PICTURES}/${_id}`).expect(409);
      expect(body).toMatchObject({ code: 'PICTURE_IN_USE', data: { uses: 1 } });
    }
    await afterDays(8);
    expect(await known()).toEqual([plan._id, photo._id].sort());
    // from guests to beneath the plan: still in use
    await put(room, { _background: photo._id, _picture: null }).expect(200);
    await afterDays(8);
    expect(await known()).toEqual([photo._id]);
    await staff().delete(`${ROOMS}/${room._id}`).expect(200);
    await afterDays(8);
    expect(await known()).toEqual([]);
  });

  it('are named in the audit log', async () => {
    const { _id } = await aPicture(app, staff());
    const room = await add();
    await put(room, { _background: _id, backgroundOpacity: 30 }).expect(200);
    const { body } = await staff(3).get(`/api/v1/admin/auditLogs?entityId=${room._id}`).expect(200);
    const [{ changes }] = body.data.items;
    expect(changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: '_background', after: 'sauna.jpg' }),
        expect.objectContaining({ field: 'backgroundOpacity', after: '30' }),
      ]),
    );
  });

  it('are seen by guests, but for the one beneath the plan', async () => {
    const scene = await DiningScene.open(app, {
      tables: [seats('1', 2)],
      service: { tables: 'atBooking' },
    });
    vendor = scene.booking.vendorId;
    const read = async () =>
      (await app.visitor().get(`/api/v1/fnb/rooms/${vendor}`).expect(200)).body.data.rooms[0];
    const { _id } = await aPicture(app, staff());
    const room = await read();
    await put(room, { _background: _id }).expect(200);
    expect(await read()).toEqual(room);
    await describeIt(_id);
    await put(room, { _picture: _id }).expect(200);
    expect(await read()).toEqual({
      ...room,
      picture: {
        ...{ _id, width: 600, height: 400, widths: [320, 640], alt: 'The room' },
        ...{ placeholder: expect.stringMatching(/^data:image/), focalPoint: { x: 50, y: 50 } },
      },
    });
    await describeIt(_id, 'Der Raum', 'de');
    expect(await read()).toEqual(room);
  });

  async function afterDays(days: number): Promise<void> {
    app.clock.set(new Date(app.clock.now().getTime() + days * DAY_MS).toISOString());
    await app.nest.get(RemoveUnusedPicturesJob).nightly();
    await app.work('remove-unused-pictures');
  }

  async function known(): Promise<string[]> {
    const { body } = await staff().get(PICTURES).expect(200);
    return body.data.items.map(({ _id }: { _id: string }) => _id).sort();
  }
});
