import { DAY } from '../support/scenes/booking-scene';
import { DiningScene, EIGHT, SIX, seats } from '../support/scenes/dining-scene';
import { TestApp } from '../support/test-app';

const BLOCKS = '/api/v1/fnb/blocks';
const NEXT = '2026-06-20';
const UNKNOWN = '650000000000000000000000';

describe('blocked tables', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const roomOf = async (scene: DiningScene) => {
    const { body } = await scene.staff().get('/api/fnb/venues').expect(200);
    return body.data[0];
  };
  const block = async (scene: DiningScene, change: object = {}, staff = scene.staff(2)) => {
    const { _id: _venue } = await roomOf(scene);
    const day = { from: DAY, until: DAY, reason: 'Wobbly leg' };
    return staff.post(BLOCKS, { _venue, ...day, ...change });
  };
  const blocked = async (scene: DiningScene, change: object = {}) => {
    const { status, body } = await block(scene, change);
    expect([status, body.code]).toEqual([201, undefined]);
    return body.data;
  };
  const listed = async (scene: DiningScene, from = DAY, until = from) => {
    const { body } = await scene.staff().get(`${BLOCKS}?from=${from}&until=${until}`).expect(200);
    return body.data;
  };
  const evening = { start: SIX, end: EIGHT };
  const told = async (scene: DiningScene, collection: string, field: string) => {
    const found = await app.connection
      .collection(collection)
      .find({ _vendor: scene.booking.vendorId, [field]: /^tableBlock\./ })
      .sort({ _id: 1 })
      .toArray();
    return found.map((one) => one[field]);
  };

  it('are given to nobody, and a host who tries reads why', async () => {
    const scene = await DiningScene.open(app);
    const tables = [scene.table('1')];
    const made = await blocked(scene, { tables, ...evening });
    expect(made).toMatchObject({ tables, from: DAY, until: DAY, ...evening, gaps: [], version: 0 });
    const { body } = await scene.seat({ tables: scene.tables('1', '2') }).expect(409);
    expect(body).toMatchObject({
      code: 'TABLE_TAKEN',
      data: {
        table: { _id: scene.table('1'), name: '1' },
        holder: { kind: 'block', _id: made._id, reason: 'Wobbly leg' },
        ...{ date: DAY, from: SIX, to: EIGHT },
      },
    });
    // touching is no overlap
    await scene.seated({ timeindex: EIGHT, timeindexEnd: 1320, tables: scene.tables('1') });
    const party = await scene.seated({ tables: scene.tables('2') });
    await scene.change(party._id, { version: 0, tables: scene.tables('1') }).expect(409);
    expect(await scene.differences()).toEqual([]);
    await scene.staff(2).delete(`${BLOCKS}/${made._id}`).expect(200);
    await scene.change(party._id, { version: 0, tables: scene.tables('1') }).expect(200);
    expect(await listed(scene)).toEqual([]);
    expect(await told(scene, 'audit', 'action')).toEqual([
      'tableBlock.created',
      'tableBlock.deleted',
    ]);
    expect(await told(scene, 'events', 'type')).toEqual([
      'tableBlock.created',
      'tableBlock.deleted',
    ]);
    expect(await scene.differences()).toEqual([]);
  });

  it('are promised to nobody', async () => {
    const scene = await DiningScene.open(app, {
      service: { tables: 'atBooking' },
      tables: [seats('2', 2), seats('4', 4), seats('8', 8)],
      combinations: [{ name: 'Both', tables: ['2', '4'], guestCount: 6 }],
    });
    await blocked(scene, { tables: [scene.table('2'), scene.table('8')], ...evening });
    expect(await scene.booking.available(DAY, SIX)).toBe(4);
    expect(await scene.booking.available(DAY, EIGHT)).toBe(8);
    const guest = await scene.booking.guest();
    const refused = await guest.book({ timeindex: SIX, participants: 6 });
    expect([refused.status, refused.body.code]).toEqual([409, 'NO_TABLE_FREE']);
    await guest.booked({ timeindex: SIX, participants: 2 });
    const [{ tables }] = await scene.plan();
    expect(tables.map(({ _table }: { _table: string }) => scene.nameOf(_table))).toEqual(['4']);
  });

  it('cover the section and the room that was named, and nights into the next day', async () => {
    const scene = await DiningScene.open(app);
    const room = await roomOf(scene);
    const { body } = await scene
      .staff(2)
      .put(`/api/v1/fnb/venues/${room._id}`, {
        version: room.version,
        sections: [{ _id: UNKNOWN, name: 'Bar', color: '#112233' }],
        tables: room.tables.map((table: { name: string }) => ({
          ...table,
          section: table.name === '1' || table.name === '3' ? UNKNOWN : null,
        })),
      })
      .expect(200);
    const section = body.data.sections[0]._id;
    const ofSection = await blocked(scene, { section, ...evening });
    expect(ofSection).toMatchObject({
      section,
      tables: [scene.table('1'), scene.table('3')],
    });
    const night = await blocked(scene, { start: 1380, end: 60, until: NEXT });
    expect(night.tables).toHaveLength(4);
    expect((await listed(scene)).map(({ _id }: { _id: string }) => _id)).toEqual([
      ofSection._id,
      night._id,
    ]);
    expect(await listed(scene, '2026-06-21')).toMatchObject([{ _id: night._id }]);
    expect(await listed(scene, '2026-06-22')).toEqual([]);
    const late = { date: '2026-06-21', tables: scene.tables('2') };
    const { body: taken } = await scene.seat({ ...late, timeindex: 30, timeindexEnd: 90 });
    expect(taken.data).toMatchObject({
      holder: { _id: night._id },
      date: NEXT,
      from: 1380,
      to: 1500,
    });
    await scene.seated({ ...late, timeindex: 60, timeindexEnd: 120 });
    expect(await scene.differences()).toEqual([]);
  });

  it('are not blocked where somebody sits, unless the block goes around them', async () => {
    const scene = await DiningScene.open(app);
    const guest = await scene.booking.guest();
    const party = await scene.seated({
      ...{ timeindex: 1140, timeindexEnd: 1260, tables: scene.tables('1', '2') },
      _customer: guest.id.toHexString(),
    });
    const other = await blocked(scene, { tables: [scene.table('3')], start: 600, end: 660 });
    const refused = await block(scene);
    expect([refused.status, refused.body.code]).toEqual([409, 'RESERVATIONS_IN_THE_WAY']);
    expect(refused.body.data).toMatchObject({
      bookings: 1,
      items: [
        {
          _id: party._id,
          ...{ guest: 'Kari Nordmann', date: DAY, timeindex: 1140, timeindexEnd: 1260 },
          tables: [scene.table('1'), scene.table('2')],
        },
      ],
      blocks: [{ _id: other._id, reason: 'Wobbly leg' }],
    });
    expect(await listed(scene)).toHaveLength(1);
    const around = await blocked(scene, { around: true });
    expect(around.gaps).toHaveLength(3);
    expect(around.gaps).toContainEqual({
      ...{ _table: scene.table('1'), date: DAY, start: 1140, end: 1260 },
    });
    await scene.change(party._id, { version: 0, timeindexEnd: 1265 }).expect(409);
    // the time that the reservation had stays free once it is gone
    await scene.change(party._id, { version: 0, tables: [] }).expect(200);
    await scene.seated({ timeindex: 1140, timeindexEnd: 1260, tables: scene.tables('2') });
    await scene
      .seat({ timeindex: 1139, timeindexEnd: 1200, tables: scene.tables('1') })
      .expect(409);
    expect(await scene.differences()).toEqual([]);
    await scene.staff(2).delete(`${BLOCKS}/${around._id}`).expect(200);
    expect(await scene.differences()).toEqual([]);
  });

  it('are one of two, however many block and seat at the same moment', async () => {
    const scene = await DiningScene.open(app);
    const tables = [scene.table('1')];
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const { status, body } =
          index % 2
            ? await block(scene, { tables })
            : await scene.seat({ tables: scene.tables('1') });
        return [status, body.code];
      }),
    );
    expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
    for (const [status, code] of answers) {
      if (status !== 201) expect(['TABLE_TAKEN', 'RESERVATIONS_IN_THE_WAY']).toContain(code);
    }
    expect(await scene.differences()).toEqual([]);
  });

  it.each([
    ['a last day before the first', { until: '2026-06-18' }, 422, 'INVALID_PERIOD'],
    ['61 days', { until: '2026-08-18' }, 422, 'PERIOD_TOO_LONG'],
    ['no time at all', { start: 600, end: 600 }, 422, 'INVALID_TIME'],
    ['no reason', { reason: ' ' }, 400, 'VALIDATION_FAILED'],
    ['no tables', { tables: [] }, 400, 'VALIDATION_FAILED'],
    ['a table of no room', { tables: [UNKNOWN] }, 404, 'NOT_FOUND'],
    ['a section of no room', { section: UNKNOWN }, 404, 'NOT_FOUND'],
    ['a room that is not there', { _venue: UNKNOWN }, 404, 'NOT_FOUND'],
    ['a day that is none', { from: '2026-02-30' }, 400, 'VALIDATION_FAILED'],
  ])('are not made with %s', async (_, change, status, code) => {
    const scene = await DiningScene.open(app);
    const { body } = await block(scene, change);
    expect([body.statusCode, body.code]).toEqual([status, code]);
  });

  it('need a room with tables', async () => {
    const scene = await DiningScene.open(app, { tables: [] });
    expect((await block(scene)).body.code).toBe('BLOCK_WITHOUT_TABLES');
  });

  it('are blocked by level 2, and seen by level 1', async () => {
    const scene = await DiningScene.open(app);
    expect((await block(scene, {}, scene.staff(1))).status).toBe(403);
    const { _id } = await blocked(scene);
    await scene.staff(1).delete(`${BLOCKS}/${_id}`).expect(403);
    expect(await listed(scene)).toMatchObject([{ _id }]);
  });

  it('are blocked once, however often the request is repeated', async () => {
    const scene = await DiningScene.open(app);
    const { _id: _venue } = await roomOf(scene);
    const staff = scene.staff(2);
    const send = () =>
      staff
        .post(BLOCKS, { _venue, from: DAY, until: DAY, reason: 'Painter' })
        .set('Idempotency-Key', 'the-painter-comes-once');
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data).toEqual(first.body.data);
    expect(await listed(scene)).toHaveLength(1);
  });

  it('leave the block when the room loses them; with the last one it goes', async () => {
    const scene = await DiningScene.open(app);
    const room = await roomOf(scene);
    const tables = [scene.table('1'), scene.table('2')];
    const both = await blocked(scene, { tables });
    await blocked(scene, { tables: [scene.table('3')] });
    const kept = room.tables.filter(({ name }: { name: string }) => name === '2' || name === '4');
    const change = { version: room.version, tables: kept };
    await scene.staff(2).put(`/api/v1/fnb/venues/${room._id}`, change).expect(200);
    expect(await listed(scene)).toMatchObject([{ _id: both._id, tables: [scene.table('2')] }]);
    expect(await told(scene, 'events', 'type')).toEqual([
      ...['tableBlock.created', 'tableBlock.created'],
      ...['tableBlock.updated', 'tableBlock.deleted'],
    ]);
    expect(await scene.differences()).toEqual([]);
    await scene.staff(2).delete(`/api/v1/fnb/venues/${room._id}`).expect(200);
    expect(await listed(scene)).toEqual([]);
    expect(await scene.differences()).toEqual([]);
  });

  it('cover a large room for weeks in one go', async () => {
    const many = Array.from({ length: 80 }, (_, index) => seats(`${index}`, 4));
    const scene = await DiningScene.open(app, { tables: many });
    const { _id } = await blocked(scene, { until: '2026-08-17' });
    expect((await block(scene, { until: '2026-08-17' })).status).toBe(409);
    await scene.staff(2).delete(`${BLOCKS}/${_id}`).expect(200);
    expect(await scene.differences()).toEqual([]);
  });
});
