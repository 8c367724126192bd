import { Types } from 'mongoose';
import { DAY } from '../support/scenes/booking-scene';
import { DiningScene, EIGHT, SIX } from '../support/scenes/dining-scene';
import { TestApp } from '../support/test-app';

const UNKNOWN = '650000000000000000000000';
/** 19:35: no time of the service. */
const LATE = 1175;

describe('reservations on the floor plan', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const newStatus = async (scene: DiningScene, change: object) => {
    const { body } = await scene
      .staff(2)
      .post('/api/booking/bookingStatus', { name: 'Status', color: '#112233', ...change })
      .expect(201);
    return body.data._id;
  };

  describe('are made', () => {
    it('for a drop-in at a table, in the default segment', async () => {
      const scene = await DiningScene.open(app);
      const staff = scene.staff(3);
      const { body: segment } = await staff
        .post('/api/v1/admin/segments', { type: 'Walk-in' })
        .expect(201);
      await staff
        .put('/api/v1/admin/vendor', { _defaultSegment: segment.data._id, version: 0 })
        .expect(200);
      const made = await scene.seated({ tables: scene.tables('1'), internalComment: 'Birthday' });
      expect(made).toMatchObject({
        _service: { name: 'Dinner' },
        _segment: { type: 'Walk-in' },
        tables: scene.tables('1'),
        participants: 2,
        timeindex: SIX,
        timeindexEnd: EIGHT,
        internalComment: 'Birthday',
        active: true,
        attendenceVerified: false,
        onlineBooking: false,
        version: 0,
      });
      expect(made._customer).toBeUndefined();
      expect(await scene.plan()).toMatchObject([{ _id: made._id, tables: scene.tables('1') }]);
      expect(await scene.booking.sold(DAY, SIX)).toEqual({ ledger: 2, bookings: 2 });
    });

    it('for a guest, known or new, with a status', async () => {
      const scene = await DiningScene.open(app);
      const known = await scene.booking.guest();
      const here = await newStatus(scene, { hasArrived: true });
      const seated = await scene.seated({
        _customer: known.id.toHexString(),
        _bookingStatus: here,
        tables: scene.tables('1'),
      });
      expect(seated).toMatchObject({
        _customer: { firstname: 'Kari' },
        attendenceVerified: true,
      });
      const guest = { firstname: 'Per', lastname: 'Hansen', phone: '+4791234567' };
      const made = await scene.seated({ guest, tables: scene.tables('2') });
      expect(made._customer).toMatchObject(guest);
      const stored = await scene.staff().get(`/api/v1/admin/customers/${made._customer._id}`);
      expect(stored.body.data).toMatchObject(guest);
    });

    it('leave no guest behind where the table is taken', async () => {
      const scene = await DiningScene.open(app);
      await scene.seated({ tables: scene.tables('1') });
      const guest = { firstname: 'Nobody', lastname: 'Comes' };
      await scene.seat({ guest, tables: scene.tables('1') }).expect(409);
      const found = await app.connection
        .collection('customers')
        .countDocuments({ _vendor: scene.booking.vendorId });
      expect(found).toBe(0);
    });

    it('at any time of an open day, where the tables alone decide', async () => {
      const scene = await DiningScene.open(app, { service: { capacity: 2 } });
      const times = { timeindex: LATE, timeindexEnd: LATE + 120 };
      await scene.seated({ ...times, participants: 4, tables: scene.tables('2') });
      await scene.seated({ ...times, participants: 8, tables: scene.tables('4') });
      // where places are sold, they are taken
      await scene.seated({ tables: scene.tables('1') });
      const full = await scene.seat({ tables: scene.tables('3') }).expect(409);
      expect(full.body.code).toBe('SLOT_FULL');
      expect(await scene.differences()).toEqual([]);
    });

    it('beyond the places by level 2 alone, with a reason; a table is never doubled', async () => {
      const scene = await DiningScene.open(app, { service: { capacity: 2 } });
      await scene.seated({ tables: scene.tables('1') });
      const over = { override: true, reason: 'Regulars', tables: scene.tables('2') };
      await scene.seat(over).expect(403);
      const without = await scene.seat({ ...over, reason: ' ' }, scene.staff(2)).expect(422);
      expect(without.body.code).toBe('OVERRIDE_REASON_REQUIRED');
      await scene.seat(over, scene.staff(2)).expect(201);
      const taken = await scene.seat(over, scene.staff(2)).expect(409);
      expect(taken.body.code).toBe('TABLE_TAKEN');
      expect(await scene.differences()).toEqual([]);
    });

    it.each([
      ['no participants', { participants: 0 }, 422, 'MISSING_PARTICIPANTS'],
      ['an end before the start', { timeindexEnd: SIX }, 422, 'INVALID_TIME'],
      ['a day gone by', { date: '2026-06-12' }, 422, 'DATE_IN_PAST'],
      ['a service that is not there', { _service: UNKNOWN }, 404, 'NOT_FOUND'],
      ['a guest who is not there', { _customer: UNKNOWN }, 404, 'NOT_FOUND'],
      ['a table that is not there', { tables: [{ _table: UNKNOWN }] }, 404, 'NOT_FOUND'],
      ['a table that is no id', { tables: [{ _table: 'x' }] }, 400, 'VALIDATION_FAILED'],
      ['no tables at all', { tables: null }, 400, 'VALIDATION_FAILED'],
      ['a minute too many', { timeindexEnd: 2_881 }, 400, 'VALIDATION_FAILED'],
      ['a field that nobody knows', { table: 1 }, 400, 'VALIDATION_FAILED'],
      ['a guest without a name', { guest: { phone: '+4791234567' } }, 422, 'MISSING_GUEST_DETAILS'],
    ])('not with %s', async (_, change, status, code) => {
      const scene = await DiningScene.open(app);
      const { body } = await scene.seat(change);
      expect([body.statusCode, body.code]).toEqual([status, code]);
    });

    it('not with a table twice, nor on a closed day, nor by a guest or a visitor', async () => {
      const specialdays = [
        { _id: UNKNOWN, startDate: DAY, endDate: DAY, open: false, times: [], comment: '' },
      ];
      const scene = await DiningScene.open(app, { service: { specialdays } });
      const twice = await scene.seat({ tables: scene.tables('1', '1') }).expect(400);
      expect(twice.body.code).toBe('VALIDATION_FAILED');
      const closed = await scene.seat({ tables: scene.tables('1') }).expect(422);
      expect(closed.body.code).toBe('SERVICE_CLOSED');
      await scene.seat({}, (await scene.booking.guest()).session).expect(403);
      await scene.seat({}, app.visitor()).expect(401);
    });

    it('not with another venue’s table or service', async () => {
      const [ours, theirs] = [await DiningScene.open(app), await DiningScene.open(app)];
      await ours.seat({ tables: theirs.tables('1') }).expect(404);
      await ours.seat({ _service: theirs.booking.serviceId.toHexString() }).expect(404);
      const mine = await ours.seated();
      await ours.change(mine._id, { tables: theirs.tables('1') }).expect(404);
      const other = await theirs.seated({ tables: theirs.tables('1') });
      await ours.change(other._id, { participants: 3 }).expect(404);
      await ours.staff(2).delete(`/api/v1/seating/reservations/${other._id}`).expect(404);
      expect(await theirs.plan()).toMatchObject([{ participants: 2, version: 0 }]);
    });

    it('once for a key, however often they are sent', async () => {
      const scene = await DiningScene.open(app);
      const key = new Types.ObjectId().toHexString();
      const staff = scene.staff();
      const send = () =>
        scene.seat({ tables: scene.tables('1') }, staff).set('idempotency-key', key);
      const first = await send().expect(201);
      expect((await send().expect(201)).body).toEqual(first.body);
      expect(await scene.plan()).toHaveLength(1);
    });

    it('not while the venue has no dining rooms', async () => {
      const scene = await DiningScene.open(app);
      await app.connection
        .collection('vendors')
        .updateOne({ _id: scene.booking.vendorId }, { $set: { 'modules.fnb': false } });
      const { body } = await scene.seat().expect(403);
      expect(body.code).toBe('MODULE_OFF');
    });
  });

  describe('a table that is taken', () => {
    it('is told with who has it, and from when to when', async () => {
      const scene = await DiningScene.open(app);
      const guest = await scene.booking.guest();
      const first = await scene.seated({
        _customer: guest.id.toHexString(),
        tables: scene.tables('1', '2'),
      });
      const late = { timeindex: EIGHT - 1, timeindexEnd: EIGHT + 60 };
      const { body } = await scene.seat({ ...late, tables: scene.tables('2') }).expect(409);
      expect(body).toMatchObject({
        code: 'TABLE_TAKEN',
        data: {
          table: { _id: scene.table('2'), name: '2' },
          holder: { kind: 'booking', _id: first._id, name: 'Kari Nordmann' },
          date: DAY,
          from: SIX,
          to: EIGHT,
        },
      });
      // touching is no overlap
      await scene.seated({ timeindex: EIGHT, timeindexEnd: 1320, tables: scene.tables('2') });
    });

    it('goes to one of two hosts who want it at the same moment', async () => {
      const scene = await DiningScene.open(app);
      const parties = await Promise.all(Array.from({ length: 8 }, () => scene.seated()));
      const answers = await Promise.all(
        parties.map(({ _id, version }) =>
          scene.change(_id, { version, tables: scene.tables('4') }).then(({ body }) => body),
        ),
      );
      const won = answers.filter(({ success }) => success);
      expect(won).toHaveLength(1);
      for (const { success, code, data } of answers) {
        if (success) continue;
        expect(code).toBe('TABLE_TAKEN');
        expect(data).toMatchObject({ holder: { _id: won[0].data._id, name: '' } });
      }
      const plan = await scene.plan();
      expect(plan.filter(({ tables }: { tables: [] }) => tables.length > 0)).toHaveLength(1);
      expect(await scene.differences()).toEqual([]);
    });

    it('is taken past midnight, on the plans of both days', async () => {
      const scene = await DiningScene.open(app);
      const night = { timeindex: 1430, timeindexEnd: 1550 };
      const made = await scene.seated({ ...night, tables: scene.tables('1') });
      const noTable = await scene.seated({ ...night });
      const next = '2026-06-20';
      const early = { date: next, timeindex: 100, timeindexEnd: 200 };
      const { body } = await scene.seat({ ...early, tables: scene.tables('1') }).expect(409);
      expect(body.data).toMatchObject({
        holder: { _id: made._id },
        date: DAY,
        from: 1430,
        to: 1550,
      });
      const ids = async (date: string) =>
        (await scene.plan(date)).map(({ _id }: { _id: string }) => _id).sort();
      expect(await ids(DAY)).toEqual([made._id, noTable._id].sort());
      expect(await ids(next)).toEqual([made._id]);
      expect(await ids('2026-06-21')).toEqual([]);
      await scene.change(made._id, { timeindexEnd: 1440 }).expect(200);
      expect(await ids(next)).toEqual([]);
      await scene.seated({ ...early, tables: scene.tables('1') });
    });
  });

  describe('are changed', () => {
    it('by what is sent alone: tables, times, party, comments', async () => {
      const scene = await DiningScene.open(app);
      const made = await scene.seated({ tables: scene.tables('1'), comment: 'Nuts' });
      const moved = await scene
        .change(made._id, { version: 0, tables: scene.tables('2', '3') })
        .expect(200);
      expect(moved.body.data).toMatchObject({
        tables: scene.tables('2', '3'),
        timeindex: SIX,
        comment: 'Nuts',
        version: 1,
      });
      await scene.seated({ tables: scene.tables('1') });
      const later = await scene.change(made._id, { timeindex: LATE }).expect(200);
      expect(later.body.data).toMatchObject({ timeindex: LATE, timeindexEnd: LATE + 120 });
      const stretched = await scene
        .change(made._id, { timeindexEnd: 1400, participants: 5 })
        .expect(200);
      expect(stretched.body.data).toMatchObject({
        timeindexEnd: 1400,
        participants: 5,
        version: 3,
      });
      await scene.change(made._id, { tables: [] }).expect(200);
      await scene.seated({ tables: scene.tables('2') });
      expect(await scene.differences()).toEqual([]);
    });

    it('to a time of the service again, where they count toward its places', async () => {
      const scene = await DiningScene.open(app, { service: { capacity: 4 } });
      await scene.seated({ participants: 3, tables: scene.tables('2') });
      const late = await scene.seated({ timeindex: LATE, timeindexEnd: 1300 });
      const { body } = await scene.change(late._id, { timeindex: SIX }).expect(409);
      expect(body.code).toBe('SLOT_FULL');
      await scene.change(late._id, { timeindex: EIGHT }).expect(200);
      expect(await scene.booking.sold(DAY, EIGHT)).toEqual({ ledger: 2, bookings: 2 });
      const stored = await app.connection
        .collection('bookings')
        .findOne({ _id: new Types.ObjectId(late._id) });
      expect(stored).not.toHaveProperty('anyTime');
    });

    it('not onto what somebody has, and stay as they were', async () => {
      const scene = await DiningScene.open(app);
      const first = await scene.seated({ tables: scene.tables('1') });
      const second = await scene.seated({
        timeindex: EIGHT,
        timeindexEnd: 1320,
        tables: scene.tables('1'),
      });
      const { body } = await scene.change(first._id, { timeindexEnd: EIGHT + 30 }).expect(409);
      expect(body).toMatchObject({ code: 'TABLE_TAKEN', data: { holder: { _id: second._id } } });
      expect(await scene.plan()).toMatchObject([{ timeindexEnd: EIGHT, version: 0 }, {}]);
    });

    it('not in a version that somebody has changed, nor without one', async () => {
      const scene = await DiningScene.open(app);
      const made = await scene.seated();
      await scene.change(made._id, { participants: 3 }).expect(200);
      const stale = await scene.change(made._id, { version: 0, participants: 4 }).expect(409);
      expect(stale.body).toMatchObject({ code: 'STALE_VERSION', data: { currentVersion: 1 } });
      const none = await scene.change(made._id, { participants: 4 }).unset('if-match');
      expect([none.status, none.body.code]).toEqual([428, 'VERSION_REQUIRED']);
    });

    it('by their status: one that is inactive gives the table up, one that has left ends now', async () => {
      const scene = await DiningScene.open(app);
      const [here, gone, left] = [
        await newStatus(scene, { hasArrived: true }),
        await newStatus(scene, { active: false }),
        await newStatus(scene, { hasArrived: true, hasLeft: true }),
      ];
      app.clock.set(`${DAY}T17:30:00Z`);
      const made = await scene.seated({
        ...{ timeindex: 1140, timeindexEnd: 1260 },
        tables: scene.tables('1'),
      });
      const arrived = await scene.change(made._id, { _bookingStatus: here }).expect(200);
      expect(arrived.body.data).toMatchObject({ attendenceVerified: true, tables: [{}] });
      const ended = await scene.change(made._id, { _bookingStatus: left }).expect(200);
      expect(ended.body.data).toMatchObject({ timeindexEnd: 1170, attendenceVerified: true });
      const rest = { timeindex: 1170, timeindexEnd: 1260 };
      const next = await scene.seated({ ...rest, tables: scene.tables('1') });
      const cancelled = await scene.change(next._id, { _bookingStatus: gone }).expect(200);
      expect(cancelled.body.data).toMatchObject({ active: false, tables: [] });
      const seat = await scene.change(next._id, { tables: scene.tables('1') }).expect(422);
      expect(seat.body.code).toBe('NOT_AT_TABLES');
      await scene.seated({ ...rest, tables: scene.tables('1') });
      expect(await scene.differences()).toEqual([]);
      app.clock.set('2026-06-15T09:00:00Z');
    });

    it('and say so in the audit log and to who listens', async () => {
      const scene = await DiningScene.open(app);
      const made = await scene.seated({ tables: scene.tables('1') });
      await scene.change(made._id, { tables: scene.tables('2') }).expect(200);
      const entityId = new Types.ObjectId(made._id);
      const audit = app.connection.collection('audit');
      expect(await audit.findOne({ entityId, action: 'booking.changed' })).toMatchObject({
        actor: { kind: 'staff', level: 1 },
        before: { tables: [{ _table: new Types.ObjectId(scene.table('1')) }] },
        after: { tables: [{ _table: new Types.ObjectId(scene.table('2')) }] },
      });
      const { body } = await scene
        .staff()
        .get(`/api/v1/admin/reservation/${made._id}/auditLogs`)
        .expect(200);
      expect(body.data.items[0].changes).toContainEqual({
        field: 'tables',
        before: '["1"]',
        after: '["2"]',
      });
      const events = await app.connection.collection('events').find({ entityId }).toArray();
      expect(events.map(({ type }) => type)).toEqual(['booking.created', 'booking.changed']);
    });
  });

  it('are deleted by level 2 alone, which frees their tables', async () => {
    const scene = await DiningScene.open(app);
    const made = await scene.seated({ tables: scene.tables('1') });
    const path = `/api/v1/seating/reservations/${made._id}`;
    await scene.staff(1).delete(path).expect(403);
    await scene.staff(2).delete(path).expect(200);
    await scene.staff(2).delete(path).expect(404);
    await scene.seated({ tables: scene.tables('1') });
    expect(await scene.differences()).toEqual([]);
  });
});
