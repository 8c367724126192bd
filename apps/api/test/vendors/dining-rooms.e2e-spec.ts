import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';

const LIST = '/api/fnb/venues';
const ROOMS = '/api/v1/fnb/venues';
const id = () => new Types.ObjectId().toHexString();

const table = (name: string, change: object = {}) => ({
  ...{ name, guestCount: 4, position: { posX: 10, posY: 12.5 }, size: { width: 8, height: 9 } },
  ...change,
});

describe('dining rooms', () => {
  let app: TestApp;
  let vendorId: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendorId = await newVendor(app);
  });

  const staff = (level: 1 | 2 = 2) => app.staff(vendorId, level);
  const add = async (body: object) => (await staff().post(ROOMS, body).expect(201)).body.data;
  const rooms = async () => (await staff(1).get(LIST).expect(200)).body.data;
  const defaults = async () =>
    (await rooms()).map(({ name, defaultFNB }: { name: string; defaultFNB: boolean }) =>
      defaultFNB ? `${name}*` : name,
    );

  it('are drawn with tables, combinations, shapes and sections, and read back as they were', async () => {
    const [bay, hearth, south] = [id(), id(), id()];
    const created = await add({
      name: ' Restaurant ',
      tables: [
        table('Bay', { _id: bay, section: south, attributes: ['window', 'highChair'] }),
        table('Hearth', { _id: hearth, minGuests: 2, radius: 50, rotation: 45 }),
        table('Counter'),
      ],
      combinations: [{ name: 'Bay and Hearth', tables: [bay, hearth], guestCount: 8 }],
      shapes: [{ kind: 'wall', position: { posX: 0, posY: 0 }, size: { width: 100, height: 1 } }],
      sections: [{ _id: south, name: 'South', color: '#00aa00' }],
    });
    expect(created).toMatchObject({
      ...{ name: 'Restaurant', defaultFNB: true, version: 0 },
      tables: [
        { name: 'Bay', minGuests: 1, radius: 0, rotation: 0, attributes: ['window', 'highChair'] },
        { name: 'Hearth', minGuests: 2, radius: 50, rotation: 45, attributes: [], section: null },
        { name: 'Counter', position: { posX: 10, posY: 12.5 }, size: { width: 8, height: 9 } },
      ],
      combinations: [{ name: 'Bay and Hearth', minGuests: 1, guestCount: 8 }],
      shapes: [{ kind: 'wall', rotation: 0 }],
      sections: [{ name: 'South', color: '#00aa00' }],
    });
    const [first, second] = created.tables;
    expect(created.combinations[0].tables).toEqual([first._id, second._id]);
    expect(first.section).toBe(created.sections[0]._id);
    expect(await rooms()).toEqual([created]);
  });

  it('keep the ids of what stays; an id that the room does not have is only a name', async () => {
    const room = await add({ name: 'Restaurant', tables: [table('Bay')] });
    const [bay] = room.tables;
    const invented = id();
    const { body } = await staff()
      .put(`${ROOMS}/${room._id}`, {
        tables: [table('New', { _id: invented }), { ...bay, name: 'Bay window' }],
        combinations: [{ name: 'Both', tables: [invented, bay._id], guestCount: 8 }],
      })
      .expect(200);
    const [added, kept] = body.data.tables;
    expect([kept._id, kept.name]).toEqual([bay._id, 'Bay window']);
    expect(added._id).not.toBe(invented);
    expect(body.data.combinations[0].tables).toEqual([added._id, bay._id]);
  });

  it('always have one default, whatever is added, changed and deleted', async () => {
    const first = await add({ name: 'Restaurant' });
    const second = await add({ name: 'Terrace' });
    expect(await defaults()).toEqual(['Restaurant*', 'Terrace']);
    await staff().put(`${ROOMS}/${second._id}`, { defaultFNB: true }).expect(200);
    expect(await defaults()).toEqual(['Terrace*', 'Restaurant']);
    const refused = await staff().put(`${ROOMS}/${second._id}`, { defaultFNB: false }).expect(422);
    expect(refused.body.code).toBe('DEFAULT_ROOM_REQUIRED');
    // the room that was the default has changed, so whoever still edits it as such is told
    const stale = { defaultFNB: true, version: first.version };
    await staff().put(`${ROOMS}/${first._id}`, stale).unset('if-match').expect(409);
    await add({ name: 'Cellar', defaultFNB: true });
    expect(await defaults()).toEqual(['Cellar*', 'Restaurant', 'Terrace']);
    const [cellar] = await rooms();
    await staff().delete(`${ROOMS}/${cellar._id}`).expect(200);
    expect(await defaults()).toEqual(['Restaurant*', 'Terrace']);
  });

  it('have one default even if two are made it at once', async () => {
    const names = ['North', 'East', 'South', 'West'];
    const made = await Promise.all(names.map((name) => add({ name, defaultFNB: true })));
    await Promise.all(
      made.map(({ _id }) => staff().put(`${ROOMS}/${_id}`, { defaultFNB: true }).expect(200)),
    );
    const list: { defaultFNB: boolean }[] = await rooms();
    expect(list.filter(({ defaultFNB }) => defaultFNB)).toHaveLength(1);
  });

  it.each<[string, object, number, string, string?]>([
    ['a blank name', { name: ' ' }, 400, 'VALIDATION_FAILED', 'name'],
    [
      'a table beyond the plan',
      { tables: [table('Bay', { position: { posX: 101, posY: 0 } })] },
      400,
      'VALIDATION_FAILED',
      'tables.0.position.posX',
    ],
    [
      'a table without a place',
      { tables: [table('Bay', { position: null })] },
      400,
      'VALIDATION_FAILED',
      'tables.0.position',
    ],
    [
      'an attribute nobody knows',
      { tables: [table('Bay', { attributes: ['sofa'] })] },
      400,
      'VALIDATION_FAILED',
      'tables.0.attributes',
    ],
    [
      'a combination of one',
      { combinations: [{ name: 'One', tables: [id()], guestCount: 2 }] },
      400,
      'VALIDATION_FAILED',
      'combinations.0.tables',
    ],
    [
      'more tables than a room may have',
      { tables: Array.from({ length: 301 }, (_, n) => table(`${n}`)) },
      400,
      'VALIDATION_FAILED',
      'tables',
    ],
    [
      'two tables of one name',
      { tables: [table('Bay'), table('bay')] },
      422,
      'NAME_USED_TWICE',
      'tables.1.name',
    ],
    [
      'a party larger than the table',
      { tables: [table('Bay', { minGuests: 5 })] },
      422,
      'INVALID_PARTY',
      'tables.0.minGuests',
    ],
    [
      'a section that the room does not have',
      { tables: [table('Bay', { section: id() })] },
      422,
      'UNKNOWN_SECTION',
      'tables.0.section',
    ],
    [
      'a combination of tables that the room does not have',
      { combinations: [{ name: 'Two', tables: [id(), id()], guestCount: 2 }] },
      422,
      'UNKNOWN_TABLE',
      'combinations.0.tables.0',
    ],
  ])('refuse %s', async (_, body, status, code, field) => {
    const refused = await staff()
      .post(ROOMS, { name: 'Restaurant', ...body })
      .expect(status);
    expect(refused.body).toMatchObject({
      code,
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
    expect(await rooms()).toEqual([]);
  });

  it('take the largest plan that is allowed', async () => {
    const tables = Array.from({ length: 300 }, (_, n) => table(`Table ${n}`, { _id: id() }));
    const combinations = Array.from({ length: 100 }, (_, n) => ({
      ...{ name: `Joined ${n}`, guestCount: 80 },
      tables: tables.slice(n, n + 20).map((one) => (one as { _id?: string })._id),
    }));
    const shapes = Array.from({ length: 300 }, (_, n) => ({
      ...{ kind: 'plant', rotation: n, position: { posX: n / 4, posY: 3.25 } },
      size: { width: 1, height: 1.5 },
    }));
    const room = await add({ name: 'Hall', tables, combinations, shapes });
    expect(room.combinations[99].tables).toHaveLength(20);
    const { body } = await staff().put(`${ROOMS}/${room._id}`, room).expect(200);
    expect(body.data).toEqual({ ...room, version: 1 });
  });

  it('have a name of their own, and are twenty at most', async () => {
    await add({ name: 'Restaurant' });
    const taken = await staff().post(ROOMS, { name: 'Restaurant' }).expect(409);
    expect(taken.body.code).toBe('ROOM_NAME_TAKEN');
    for (let n = 2; n <= 20; n += 1) await add({ name: `Room ${n}` });
    const refused = await staff().post(ROOMS, { name: 'One more' }).expect(422);
    expect(refused.body.code).toBe('TOO_MANY_ROOMS');
  });

  it('are read by level 1 and changed by level 2, with the module, at their own venue', async () => {
    const room = await add({ name: 'Restaurant' });
    const path = `${ROOMS}/${room._id}`;
    await staff(1).post(ROOMS, { name: 'Terrace' }).expect(403);
    await staff(1).put(path, { name: 'Terrace' }).expect(403);
    await staff(1).delete(path).expect(403);
    await app.visitor().get(LIST).expect(401);
    const theirs = app.staff(await newVendor(app), 2);
    expect((await theirs.get(LIST).expect(200)).body.data).toEqual([]);
    await theirs.put(path, { name: 'Ours' }).expect(404);
    await theirs.delete(path).expect(404);
    const modules = {
      services: true,
      stays: true,
      spa: true,
      memberships: true,
      openBooking: true,
    };
    const without = await newVendor(app, { modules: { ...modules, fnb: false } });
    const off = await app.staff(without, 2).post(ROOMS, { name: 'Terrace' }).expect(403);
    expect(off.body.code).toBe('MODULE_OFF');
  });

  it('tell the log and the desks what was changed', async () => {
    const room = await add({ name: 'Restaurant', tables: [table('Bay')] });
    const change = { tables: [{ ...room.tables[0], guestCount: 6 }] };
    await staff().put(`${ROOMS}/${room._id}`, change).expect(200);
    await staff().delete(`${ROOMS}/${room._id}`).expect(200);
    const { body } = await staff().get('/api/v1/admin/auditLogs?entity=diningRoom').expect(200);
    const entries: { action: string; subject: { name: string }; changes: { field: string }[] }[] =
      body.data.items;
    expect(entries.map(({ action, subject: { name } }) => `${action} ${name}`)).toEqual([
      'diningRoom.deleted Restaurant',
      'diningRoom.updated Restaurant',
      'diningRoom.created Restaurant',
    ]);
    expect(entries[1]?.changes.map(({ field }) => field)).toEqual(['tables']);
    const events = await app.connection.collection('events').find({ _vendor: vendorId }).toArray();
    expect(events.map(({ type, entityId }) => `${type} ${entityId}`)).toEqual([
      `diningRoom.created ${room._id}`,
      `diningRoom.updated ${room._id}`,
      `diningRoom.deleted ${room._id}`,
    ]);
  });
});
