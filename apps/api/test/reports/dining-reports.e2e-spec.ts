import { Types } from 'mongoose';
import { newService } from '../../src/modules/bookings/testing/service.factory';
import { RefusalsService } from '../../src/modules/refusals/public';
import { newVendor } from '../support/new-vendor';
import { DAY } from '../support/scenes/booking-scene';
import { DiningScene, EIGHT, SIX, seats } from '../support/scenes/dining-scene';
import { TestApp } from '../support/test-app';

interface Row {
  key: string;
  name?: string;
  values: Record<string, number>;
}

const everyModule = {
  ...{ services: true, stays: true, spa: true },
  ...{ fnb: true, memberships: true, openBooking: true },
};

describe('the reports of the dining room', () => {
  let app: TestApp;
  let scene: DiningScene;
  let arrived: string;
  let left: string;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await DiningScene.open(app);
    [arrived, left] = await Promise.all([
      newStatus('Here', { hasArrived: true }),
      newStatus('Gone', { hasArrived: true, hasLeft: true }),
    ]);
  });
  afterEach(() => app.clock.set('2026-06-15T09:00:00Z'));

  const newStatus = async (name: string, rules: object) => {
    const _id = new Types.ObjectId();
    const status = {
      ...{ _id, _vendor: scene.booking.vendorId, name, color: '#4caf50', active: true, version: 0 },
      ...{ hasArrived: false, hasLeft: false, isWaitingList: false, ...rules },
    };
    await app.connection.collection('bookingStatuses').insertOne(status);
    return _id.toHexString();
  };
  const period = `from=${DAY}&until=${DAY}`;
  const get = (name: string, query = period, staff = scene.staff()) =>
    staff.get(`/api/v1/admin/reports/${name}?${query}`);
  const report = async (name: string, query = period) =>
    (await get(name, query).expect(200)).body.data;
  const rows = (some: Row[], value: string) =>
    some.map(({ key, name, values }) => [name ?? key, values[value]]);
  const mark = async (booking: { _id: string }, _bookingStatus: string, at: string) => {
    app.clock.set(`${DAY}T${at}:00Z`);
    await scene
      .staff()
      .put(`/api/v1/admin/reservation/${booking._id}/status`, { _bookingStatus })
      .set('If-Match', '*')
      .expect(200);
  };

  it('count covers by service, room and hour, and who came of them', async () => {
    const came = await scene.seated({ participants: 4, tables: scene.tables('2') });
    await scene.seated({ participants: 2, tables: scene.tables('1') });
    const late = { timeindex: EIGHT, timeindexEnd: 1320 };
    await scene.seated({ participants: 8, tables: scene.tables('4'), ...late });
    await scene.seated({ participants: 3, ...late });
    await mark(came, arrived, '16:05');
    // 20:30 in Oslo: the first sitting is over, the second is not
    app.clock.set(`${DAY}T18:30:00Z`);
    const data = await report('covers');
    expect(data.totals.values).toEqual({ covers: 17, came: 4, missed: 2, bookings: 4 });
    expect(rows(data.byHour, 'covers')).toEqual([
      ['18', 6],
      ['20', 11],
    ]);
    expect(rows(data.byRoom, 'covers')).toEqual([
      ['Restaurant', 14],
      ['', 3],
    ]);
    expect(rows(data.byService, 'covers')).toEqual([['Dinner', 17]]);
    expect(data.byHour[1]).toMatchObject({ hour: 20 });
    const elsewhere = await report('covers', `${period}&service=${new Types.ObjectId()}`);
    expect(elsewhere.totals.values.covers).toBe(0);
  });

  it('compare how long parties stayed with what was planned for them', async () => {
    const [quick, slow] = [
      await scene.seated({ participants: 2, tables: scene.tables('1') }),
      await scene.seated({ participants: 4, tables: scene.tables('2') }),
    ];
    await mark(quick, arrived, '16:00');
    await mark(slow, arrived, '16:10');
    await mark(quick, left, '17:30');
    await mark(slow, left, '18:40');
    const data = await report('turn-times');
    const values = { turns: 2, turnsKept: 0.5, plannedMinutes: 120, stayedMinutes: 120 };
    expect(data.totals.values).toEqual(values);
    expect(rows(data.byParty, 'stayedMinutes')).toEqual([
      ['2', 90],
      ['4', 150],
    ]);
    expect(rows(data.byTable, 'turnsKept')).toEqual([
      ['1', 1],
      ['2', 0],
    ]);
  });

  it('leave out a stay that was written down afterwards, or of which one end is missing', async () => {
    const [after, sitting] = [
      await scene.seated({ tables: scene.tables('1') }),
      await scene.seated({ tables: scene.tables('2') }),
    ];
    await mark(sitting, arrived, '16:05');
    await mark(after, arrived, '20:00');
    await mark(after, left, '20:01');
    expect((await report('turn-times')).totals.values).toEqual({ turns: 0 });
  });

  it('say which share of the open seats and tables was sold', async () => {
    await scene.seated({ participants: 2, tables: scene.tables('2') });
    await scene.seated({ participants: 10, tables: scene.tables('3', '4') });
    const data = await report('table-use', `from=${DAY}&until=2026-06-20`);
    // 18 seats and four tables, open from 18:00 to 22:00 on two days; 12 guests at three tables for two hours
    expect(data.totals.values).toEqual({
      seatUse: 0.1667,
      tableUse: 0.1875,
      seatHours: 24,
      openSeatHours: 144,
    });
    expect(rows(data.byPeriod, 'seatUse')).toEqual([
      [DAY, 0.3333],
      ['2026-06-20', 0],
    ]);
    expect(rows(data.byTable, 'tableUse')).toEqual([
      ['1', 0],
      ['2', 0.25],
      ['3', 0.25],
      ['4', 0.25],
    ]);
    expect(data.byService).toEqual([]);
    expect(rows(data.byRoom, 'openSeatHours')).toEqual([['Restaurant', 144]]);
  });

  it('leave out of what could be sold the time that tables are blocked', async () => {
    await scene.seated({ participants: 2, tables: scene.tables('2') });
    const { body } = await scene.staff().get('/api/fnb/venues').expect(200);
    const block = (change: object) =>
      scene
        .staff(2)
        .post('/api/v1/fnb/blocks', {
          ...{ _venue: body.data[0]._id, from: DAY, until: DAY, reason: 'Paint' },
          ...change,
        })
        .expect(201);
    // the table of eight until 19:00 on both days, and the table of two all night long on the first
    await block({ tables: [scene.table('4')], until: '2026-06-20', start: 900, end: 1_140 });
    await block({ tables: [scene.table('1')], start: 1_020, end: 120 });
    const data = await report('table-use', `from=${DAY}&until=2026-06-20`);
    // 144 seat hours less 2 × 8 and 2 × 4; 32 table hours less 2 × 1 and 4
    expect(data.totals.values).toEqual({
      seatUse: 0.0333,
      tableUse: 0.0769,
      seatHours: 4,
      openSeatHours: 120,
    });
    expect(rows(data.byTable, 'openSeatHours')).toEqual([
      ['1', 8],
      ['2', 32],
      ['3', 32],
      ['4', 48],
    ]);
  });

  it('count who was turned away by reason, though nothing else is kept of them', async () => {
    scene = await DiningScene.open(app, {
      service: { tables: 'atBooking', pacing: 8 },
      tables: [seats('1', 4)],
    });
    const guest = await scene.booking.guest();
    await guest.booked({ timeindex: SIX, participants: 4 });
    await guest.book({ timeindex: SIX, participants: 2 }).expect(409);
    await guest.book({ timeindex: SIX, participants: 5 }).expect(409);
    await guest.book({ timeindex: 1_000, participants: 3 }).expect(422);
    await guest.book({ timeindex: SIX, participants: 0 }).expect(422);
    await app.nest.get(RefusalsService).write();
    const data = await report('refusals');
    expect(data.totals.values).toEqual({ refusals: 3, refusedGuests: 10 });
    expect(rows(data.byReason, 'refusedGuests')).toEqual([
      ['NO_TABLE_FREE', 2],
      ['PACING_FULL', 5],
      ['TIME_NOT_OFFERED', 3],
    ]);
    expect(rows(data.byService, 'refusals')).toEqual([['Dinner', 3]]);
    await guest.book({ timeindex: SIX, participants: 2 }).expect(409);
    await app.nest.get(RefusalsService).write();
    expect((await report('refusals')).totals.values.refusals).toBe(4);
  });

  it('count of a refused group what it failed for, and of a series every date without room', async () => {
    scene = await DiningScene.open(app, {
      service: { tables: 'atBooking', pacing: 8 },
      tables: [seats('1', 4), seats('2', 8)],
    });
    const guest = await scene.booking.guest();
    const item = (change: object) => ({
      ...{ _service: scene.booking.serviceId.toHexString(), date: DAY },
      ...{ timeindex: SIX, timeindexEnd: EIGHT, participants: 4 },
      ...change,
    });
    const group = (...items: object[]) => guest.session.post('/api/v1/hub/groups', { items });
    await guest.booked({ timeindex: SIX, participants: 4 });
    const tooMany = await group(item({ participants: 2 }), item({ participants: 5 })).expect(409);
    expect(tooMany.body).toMatchObject({ code: 'PACING_FULL', data: { index: 1 } });
    const noTable = await scene
      .staff()
      .post('/api/v1/admin/bookings/groups', {
        _customer: guest.id,
        items: [item({ timeindex: EIGHT, timeindexEnd: 1320 }), item({ participants: 9 })],
      })
      .expect(409);
    expect(noTable.body).toMatchObject({ code: 'NO_TABLE_FREE', data: { index: 1 } });

    const series = (participants: number, until: string, onFull = 'skip') =>
      scene.staff().post('/api/v1/admin/bookings/series', {
        ...item({ participants }),
        ...{ _customer: guest.id, until, everyWeeks: 1, onFull },
      });
    // on the first of three weeks the table of eight is taken; the other two are booked
    await guest.booked({ timeindex: SIX, participants: 2 });
    const made = await series(6, '2026-07-03').expect(201);
    expect(made.body.data.dates.map(({ code }: { code?: string }) => code)).toEqual([
      'NO_TABLE_FREE',
      undefined,
      undefined,
    ]);
    const none = await series(6, '2026-06-26', 'skip').expect(409);
    expect(none.body.code).toBe('SERIES_WITHOUT_DATES');
    await scene
      .staff()
      .post('/api/v1/admin/bookings/series/preview', {
        ...item({ participants: 6 }),
        ...{ _customer: guest.id, until: '2026-06-26', everyWeeks: 1, onFull: 'skip' },
      })
      .expect(200);

    await app.nest.get(RefusalsService).write();
    const data = await report('refusals', `from=${DAY}&until=2026-06-26`);
    expect(rows(data.byReason, 'refusedGuests')).toEqual([
      ['NO_TABLE_FREE', 9 + 6 + 6 + 6],
      ['PACING_FULL', 5],
    ]);
    expect(rows(data.byPeriod, 'refusals').filter(([, count]) => count)).toEqual([
      [DAY, 4],
      ['2026-06-26', 1],
    ]);
  });

  it('have today’s figures on the dashboard, with the busiest quarter of an hour beside its pacing', async () => {
    scene = await DiningScene.open(app, { service: { pacing: 8 } });
    const dashboard = async () => {
      const path = `/api/admin/dashboard/${scene.booking.vendorId}?date=${DAY}`;
      return (await scene.staff().get(path).expect(200)).body.data;
    };
    expect((await dashboard()).covers).toEqual({ booked: 0, arrived: 0, pending: 0 });
    const six = await scene.seated({ participants: 4, tables: scene.tables('2') });
    await scene.seated({ participants: 2 });
    await scene.seated({ participants: 5, timeindex: EIGHT, timeindexEnd: 1320 });
    const yoga = await newService(app.connection, scene.booking.vendorId, { _venues: [] });
    await app.connection
      .collection('services')
      .updateOne({ _id: scene.booking.serviceId }, { $set: { tables: 'atBooking' } });
    await scene
      .staff()
      .post('/api/v1/drop-in', {
        ...{ _service: yoga.toHexString(), date: DAY, timeindex: 600, participants: 3 },
      })
      .expect(201);
    await mark(six, await newStatus('Here', { hasArrived: true }), '16:05');
    const { covers, participants } = await dashboard();
    expect(participants).toBe(14);
    expect(covers).toEqual({
      booked: 11,
      arrived: 4,
      pending: 7,
      busiest: {
        _service: scene.booking.serviceId.toHexString(),
        ...{ name: 'Dinner', start: SIX, covers: 6, pacing: 8 },
      },
    });
    const closed = await newVendor(app, { modules: { ...everyModule, fnb: false } });
    const { body } = await app.staff(closed, 1).get(`/api/admin/dashboard/${closed}`).expect(200);
    expect(body.data).not.toHaveProperty('covers');
  });

  it('are files as well', async () => {
    await scene.seated({ participants: 2, tables: scene.tables('1') });
    const path = 'covers/csv';
    await get(path, `${period}&table=room`, scene.staff(2)).expect(403);
    const { text } = await get(path, `${period}&table=room`, scene.staff(3)).expect(200);
    const lines = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('room,name,from,until,covers,came,missed,bookings');
    expect(lines[1]).toContain(`,Restaurant,${DAY},${DAY},2,0,0,1`);
  });

  it('are nobody else’s, and not there without the dining room', async () => {
    await scene.seated({ participants: 2, tables: scene.tables('1') });
    const other = await DiningScene.open(app);
    for (const kind of ['covers', 'turn-times', 'table-use', 'refusals']) {
      const { body } = await get(kind, period, other.staff()).expect(200);
      expect(Object.values(body.data.totals.values).filter((value) => value === 2)).toEqual([]);
    }
    const closed = app.staff(await newVendor(app, { modules: { ...everyModule, fnb: false } }), 1);
    const refused = await get('covers', period, closed);
    expect([refused.status, refused.body.code]).toEqual([403, 'MODULE_OFF']);
    await get('refusals', period, closed).expect(200);
    await get('covers', 'from=2026-06-20&until=2026-06-19').expect(422);
  });
});
