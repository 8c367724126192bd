import { Types } from 'mongoose';
import { newService, timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { DAY } from '../support/scenes/booking-scene';
import { DiningScene, EIGHT, SIX, seats } from '../support/scenes/dining-scene';
import { TestApp } from '../support/test-app';

const promised = { tables: 'atBooking' };
const view = { ...seats('view', 4), attributes: ['window', 'highChair'] };
const wall = { ...seats('wall', 4), attributes: [] };
const NOBODYS = '650000000000000000000000';

describe('what a party would like of its table', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const open = (options: Parameters<typeof DiningScene.open>[1] = {}) =>
    DiningScene.open(app, {
      tables: [wall, view],
      ...options,
      service: { ...promised, ...options.service },
    });
  const book = async (scene: DiningScene, tableWish: object | undefined, change: object = {}) =>
    (await scene.booking.guest()).book({
      ...{ timeindex: SIX, participants: 4, ...change },
      ...(tableWish ? { tableWish } : {}),
    });

  it('decides between tables that are alike, and the guest is told what of it they have', async () => {
    const scene = await open();
    const guest = await scene.booking.guest();
    const wish = { attributes: ['window', 'outside'] };
    const { body } = await guest
      .book({ timeindex: SIX, participants: 4, tableWish: wish })
      .expect(201);
    const told = { ...wish, granted: ['window'], tableGranted: false };
    expect(body.data).toMatchObject({ tableWish: told, rooms: ['Restaurant'] });
    const again = await guest.session.get(`/api/v1/hub/reservation/${body.data._id}`).expect(200);
    expect(again.body.data).toMatchObject({ tableWish: told, rooms: ['Restaurant'] });
    const [seated] = await scene.plan();
    expect(seated).toMatchObject({ tables: scene.tables('view'), tableWish: told });

    // the other party has the same wish, and no window is left
    const late = await book(scene, { attributes: ['window'] });
    expect(late.body.data.tableWish).toMatchObject({ attributes: ['window'], granted: [] });
  });

  it('is a table, too, of those at which the service seats', async () => {
    const scene = await open();
    const liked = { _table: scene.table('view') };
    const { body } = await book(scene, liked);
    expect(body.data.tableWish).toEqual({
      ...{ attributes: [], ...liked, tableName: 'view' },
      ...{ granted: [], tableGranted: true },
    });
    const other = await open();
    for (const _table of [NOBODYS, other.table('view')]) {
      const refused = await book(scene, { _table }, { timeindex: EIGHT });
      expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await scene.plan()).length).toBe(1);
  });

  it.each([
    ['an attribute that no table can have', { attributes: ['balcony'] }],
    ['the same twice', { attributes: ['window', 'window'] }],
    ['null', null],
    ['a table that is no id', { _table: 'view' }],
  ])('is refused where it is %s', async (_, tableWish) => {
    const scene = await open();
    const guest = await scene.booking.guest();
    const { body } = await guest.book({ timeindex: SIX, participants: 4, tableWish }).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });

  it('stays with the booking until somebody changes it or takes it back', async () => {
    const scene = await open();
    const guest = await scene.booking.guest();
    const tableWish = { attributes: ['window'], _table: scene.table('wall') };
    const { _id } = await guest.booked({ timeindex: SIX, participants: 4, tableWish });
    const change = async (fields: object) => {
      const { body } = await guest.session
        .put(`/api/v1/hub/reservation/${_id}`, fields)
        .expect(200);
      return body.data.tableWish;
    };
    expect(await change({ timeindex: EIGHT })).toMatchObject(tableWish);
    expect(await change({ tableWish: { attributes: ['highChair'] } })).toEqual({
      ...{ attributes: ['highChair'], granted: [], tableGranted: false },
    });
    expect(await change({ tableWish: {} })).toBeUndefined();
  });

  it('can be said and changed on the floor plan and in express bookings', async () => {
    const scene = await open();
    const tableWish = { attributes: ['wheelchair'] };
    const seated = await scene.seated({ tableWish, tables: scene.tables('view') });
    expect(seated.tableWish).toMatchObject({ ...tableWish, granted: [] });
    const liked = { _table: scene.table('wall'), attributes: ['highChair'] };
    const { body } = await scene
      .change(seated._id, { tableWish: liked, version: seated.version })
      .expect(200);
    expect(body.data.tableWish).toMatchObject({ granted: ['highChair'], tableGranted: false });
    const unknown = { tableWish: { _table: NOBODYS }, version: body.data.version };
    await scene.change(seated._id, unknown).expect(404);
    const guest = await scene.booking.guest();
    const draft = scene.booking.draft(guest, { timeindex: SIX, participants: 4, tableWish: liked });
    const made = await scene.staff().post('/api/admin/newBooking', draft).expect(201);
    expect(made.body.data.tableWish).toMatchObject({ ...liked, tableGranted: true });
  });

  it('is none of a service that gives no tables when guests book', async () => {
    const scene = await open({ service: { tables: 'none' } });
    const { body } = await book(scene, { attributes: ['window'] });
    expect(body.data).toMatchObject({ rooms: [] });
    expect(body.data).not.toHaveProperty('tableWish');
  });

  it('keeps what it can where the booking goes to a service of other rooms', async () => {
    const scene = await open();
    const { body } = await scene
      .staff(2)
      .post('/api/v1/fnb/venues', { name: 'Terrace', tables: [] })
      .expect(201);
    const brunch = await newService(app.connection, scene.booking.vendorId, {
      times: [timeOfWeek(SIX, EIGHT)],
      _venues: [new Types.ObjectId(body.data._id)],
    });
    const tableWish = { attributes: ['window'], _table: scene.table('wall') };
    const seated = await scene.seated({ tableWish });
    const moved = await scene
      .change(seated._id, { _service: brunch.toHexString(), version: seated.version })
      .expect(200);
    expect(moved.body.data.tableWish).toEqual({
      ...{ attributes: ['window'], granted: [], tableGranted: false },
    });
  });

  it('is offered from what the rooms of the activity have', async () => {
    const scene = await open({
      tables: [wall, view, { ...seats('door', 0), attributes: ['outside'] }],
    });
    const path = `/api/v1/hub/activity/${scene.booking.serviceId.toHexString()}?date=${DAY}`;
    const { body } = await app.visitor().get(path).expect(200);
    expect(body.data.seating).toEqual({
      rooms: [
        {
          ...{ _id: expect.any(String), name: 'Restaurant' },
          tables: [
            { _id: scene.table('wall'), name: 'wall', guestCount: 4 },
            { _id: scene.table('view'), name: 'view', guestCount: 4 },
          ],
        },
      ],
      tablesAtBooking: true,
      wishes: ['window', 'highChair'],
    });
    const [{ _id: room }] = body.data.seating.rooms;
    const none = { tables: 'none', _venues: [room], _id: scene.booking.serviceId.toHexString() };
    await scene.staff(2).put('/api/v1/services', none).expect(200);
    const after = await app.visitor().get(path).expect(200);
    expect(after.body.data.seating).toEqual({
      ...{ rooms: [{ _id: room, name: 'Restaurant', tables: [] }], tablesAtBooking: false },
      wishes: [],
    });
  });
});
