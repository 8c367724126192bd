import { Types } from 'mongoose';
import { systemContext } from '../../src/common/context/request-context';
import { newReference } from '../../src/common/short-reference';
import type { Booking } from '../../src/modules/bookings/booking.schema';
import { bookingOf } from '../../src/modules/bookings/testing/booking.factory';
import { BookingWrites } from '../../src/modules/bookings/write/booking-writes';
import { CapacityService } from '../../src/modules/capacity/public';
import { BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const ROOMS = '/api/v1/fnb/venues';
/** A Monday, 11:00 in Oslo. */
const TODAY = '2026-06-15';

interface Room {
  _id: string;
  version: number;
  tables: { _id: string; name: string; guestCount: number }[];
  combinations: object[];
}

describe('a change of a dining room', () => {
  let app: TestApp;
  let scene: BookingScene;
  let room: Room;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await BookingScene.open(app, { service: { capacity: 1_000 } });
    const place = { position: { posX: 10, posY: 10 }, size: { width: 8, height: 8 } };
    const ids = [new Types.ObjectId().toHexString(), new Types.ObjectId().toHexString()];
    const { body } = await scene
      .staff(2)
      .post(ROOMS, {
        name: 'Restaurant',
        tables: ['Bay', 'Hearth'].map((name, at) => ({
          ...{ _id: ids[at], name, guestCount: 4, ...place },
        })),
        combinations: [{ name: 'Both', tables: ids, guestCount: 10 }],
      })
      .expect(201);
    room = body.data;
  });

  const tableId = (name: string) => room.tables.find((table) => table.name === name)?._id ?? '';
  const seat = async (names: string[], participants: number, change: Partial<Booking> = {}) => {
    const guest = await scene.guest({ firstname: 'Kari', lastname: 'Nordmann' });
    const booking = bookingOf({
      ...{ _vendor: scene.vendorId, _service: scene.serviceId, _customer: guest.id },
      ...{ bookingId: newReference(), participants, timeindex: TEN, timeindexEnd: TEN + 120 },
      start: new Date(`${DAY}T00:00:00Z`),
      tables: names.map((name) => ({ _table: new Types.ObjectId(tableId(name)) })),
      ...change,
    });
    const ctx = systemContext(scene.vendorId.toHexString(), 'test', app.clock.now());
    const day = booking.start.toISOString().slice(0, 10);
    const turn = { days: [{ serviceId: scene.serviceId, date: day }] };
    await app.nest.get(CapacityService).inTurn(ctx, turn, async (tx) => {
      await app.nest
        .get(BookingWrites)
        .write(tx, [{ before: null, after: booking }], { override: true });
    });
    return booking._id.toHexString();
  };
  const preview = async (change: object, query = '') =>
    (await scene.staff(2).post(`${ROOMS}/${room._id}/impact${query}`, change).expect(200)).body
      .data;
  const without = (name: string) => ({
    tables: room.tables.filter((table) => table.name !== name),
    combinations: [],
  });
  const smaller = (name: string, guestCount: number) => ({
    tables: room.tables.map((table) => (table.name === name ? { ...table, guestCount } : table)),
  });

  it('says which coming bookings lose their table, their seats or their combination', async () => {
    const four = await seat(['Bay'], 4);
    const two = await seat(['Bay'], 2, { timeindex: 780, timeindexEnd: 900 });
    const ten = await seat(['Bay', 'Hearth'], 10, { timeindex: 1080, timeindexEnd: 1200 });
    const told = async (change: object) =>
      (await preview(change)).items.map(({ _id, reason }: { _id: string; reason: string }) => [
        _id,
        reason,
      ]);
    expect(await told({ name: 'Bistro' })).toEqual([]);
    expect(await told(smaller('Bay', 3))).toEqual([[four, 'tooSmall']]);
    expect(await told({ combinations: [] })).toEqual([[ten, 'combinationRemoved']]);
    expect(await told(without('Bay'))).toEqual([
      [four, 'tableRemoved'],
      [two, 'tableRemoved'],
      [ten, 'tableRemoved'],
    ]);
    expect(await preview(smaller('Bay', 3))).toEqual({
      bookings: 1,
      participants: 4,
      items: [
        {
          _id: four,
          bookingId: expect.any(String),
          guest: 'Kari Nordmann',
          date: DAY,
          timeindex: TEN,
          timeindexEnd: TEN + 120,
          participants: 4,
          tables: [tableId('Bay')],
          reason: 'tooSmall',
        },
      ],
    });
  });

  it('leaves out what is over, cancelled or at tables of another room', async () => {
    const start = new Date(`${TODAY}T00:00:00Z`);
    await seat(['Bay'], 2, { start, timeindex: 540, timeindexEnd: 600 });
    await seat(['Bay'], 2, { active: false });
    await seat([], 2, { tables: [{ _table: new Types.ObjectId() }] });
    const here = await seat(['Bay'], 2, { start, timeindex: 600, timeindexEnd: 720 });
    const yesterday = new Date('2026-06-14T00:00:00Z');
    const late = await seat(['Hearth'], 2, {
      start: yesterday,
      timeindex: 1380,
      timeindexEnd: 2220,
    });
    const { items } = await preview({ tables: [], combinations: [] });
    expect(items.map(({ _id }: { _id: string }) => _id)).toEqual([late, here]);
  });

  it('is told in pages, by day and time', async () => {
    const ids: string[] = [];
    for (const timeindex of [480, 600, 720, 1080]) {
      ids.push(await seat(['Bay'], 2, { timeindex, timeindexEnd: timeindex + 60 }));
    }
    const found: string[] = [];
    let query = '?limit=3';
    for (let page = 0; page < 2; page += 1) {
      const answer = await preview(without('Bay'), query);
      expect([answer.bookings, answer.participants]).toEqual([4, 8]);
      found.push(...answer.items.map(({ _id }: { _id: string }) => _id));
      query = `?limit=3&cursor=${answer.nextCursor}`;
    }
    expect(query).toContain('undefined');
    expect(found).toEqual(ids);
  });

  it('is refused until it is confirmed; then the log names the bookings', async () => {
    const four = await seat(['Bay'], 4);
    const path = `${ROOMS}/${room._id}`;
    const staff = scene.staff(2);
    const refused = await staff.put(path, smaller('Bay', 3)).expect(409);
    expect(refused.body).toMatchObject({
      code: 'RESERVATIONS_AFFECTED',
      data: { bookings: 1, items: [{ _id: four }] },
    });
    expect((await staff.get('/api/fnb/venues')).body.data).toEqual([room]);
    await staff.put(path, { ...smaller('Bay', 3), confirmImpact: true }).expect(200);
    // it lost its seats then; another change is not to blame
    await staff.put(path, { name: 'Bistro' }).expect(200);
    const kept = await staff.delete(path).expect(409);
    expect(kept.body.code).toBe('RESERVATIONS_AFFECTED');
    await staff.delete(`${path}?confirmImpact=true`).expect(200);
    const { body } = await staff.get('/api/v1/admin/auditLogs?entity=diningRoom').expect(200);
    expect(body.data.items.map(({ action }: { action: string }) => action).sort()).toEqual([
      'diningRoom.bookingsBroken',
      'diningRoom.bookingsBroken',
      'diningRoom.created',
      'diningRoom.deleted',
      'diningRoom.updated',
      'diningRoom.updated',
    ]);
  });

  it('is previewed by level 2 only, and not of a stale version', async () => {
    const path = `${ROOMS}/${room._id}/impact`;
    await scene.staff(1).post(path, {}).expect(403);
    const stale = await scene.staff(2).post(path, { version: 3 }).unset('if-match').expect(409);
    expect(stale.body.code).toBe('STALE_VERSION');
    await scene
      .staff(2)
      .post(path, { tables: [{ name: '' }] })
      .expect(400);
  });
});
