import { Types } from 'mongoose';
import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { newVendor } from '../support/new-vendor';
import { type BookingGuest, BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';

describe('a change of a service that has bookings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  const specialDay = (date: string, change: object) => ({
    startDate: date,
    endDate: date,
    open: true,
    comment: '',
    times: [],
    ...change,
  });

  /** A party of 4, then one of 3, then one of 2, of 10 places. */
  const sold = async (service: object = {}) => {
    const scene = await BookingScene.open(app, { service });
    const guests: BookingGuest[] = [];
    const bookings: { _id: string; bookingId: string }[] = [];
    for (const [firstname, participants] of [
      ['Four', 4],
      ['Three', 3],
      ['Two', 2],
    ] as const) {
      const guest = await scene.guest({ firstname });
      guests.push(guest);
      bookings.push(await guest.booked({ participants }));
      app.clock.advance({ minutes: 1 });
    }
    const path = `/api/v1/services/${scene.serviceId.toHexString()}`;
    return {
      scene,
      guests,
      bookings,
      preview: async (change: object) => {
        const { body } = await scene.staff(2).post(`${path}/preview-change`, change).expect(200);
        return body.data;
      },
      save: (change: object) => scene.staff(2).put(path, change),
    };
  };

  it('is not deleted while it has bookings, and says how many', async () => {
    const { scene } = await sold();
    const path = `/api/v1/services/${scene.serviceId.toHexString()}`;
    const { body } = await scene.staff(3).delete(path).expect(409);
    expect(body).toMatchObject({ code: 'SERVICE_IN_USE', data: { uses: 3 } });
  });

  it('is told which bookings no longer fit, by day, time and guest, and saves nothing', async () => {
    const { scene, bookings, preview } = await sold();
    expect(await preview({ capacity: 5 })).toEqual({
      bookings: 2,
      participants: 5,
      slots: [
        {
          date: DAY,
          timeindex: TEN,
          capacity: 5,
          booked: 9,
          broken: 2,
          bookings: [
            {
              _id: bookings[1]?._id,
              bookingId: bookings[1]?.bookingId,
              guest: 'Three Nordmann',
              participants: 3,
            },
            {
              _id: bookings[2]?._id,
              bookingId: bookings[2]?.bookingId,
              guest: 'Two Nordmann',
              participants: 2,
            },
          ],
        },
      ],
    });
    expect(await preview({ capacity: 9 })).toEqual({
      bookings: 0,
      participants: 0,
      slots: [],
    });
    expect(await scene.available()).toBe(1);
  });

  it('counts every booking that no longer fits, and names them page by page', async () => {
    const { scene, bookings } = await sold();
    const guest = await scene.guest({ firstname: 'Later' });
    const later = await guest.booked({ date: '2026-06-26', participants: 6 });
    const path = `/api/v1/services/${scene.serviceId.toHexString()}/preview-change`;
    const page = async (query: string) => {
      const { body } = await scene
        .staff(2)
        .post(`${path}?limit=2${query}`, { capacity: 3 })
        .expect(200);
      const { slots, nextCursor, ...counts } = body.data;
      expect(counts).toEqual({ bookings: 3, participants: 12 });
      return {
        nextCursor: nextCursor as string | undefined,
        named: slots.map((slot: { date: string; broken: number; bookings: { _id: string }[] }) => [
          slot.date,
          slot.broken,
          slot.bookings.map(({ _id }) => _id),
        ]),
      };
    };
    const first = await page('');
    expect(first.named).toEqual([[DAY, 2, [bookings[0]?._id, bookings[2]?._id]]]);
    const second = await page(`&cursor=${first.nextCursor}`);
    expect(second).toEqual({ nextCursor: undefined, named: [['2026-06-26', 1, [later._id]]] });
    // of a slot that does not end with its page the rest is on the next
    const { body } = await scene.staff(2).post(`${path}?limit=1`, { capacity: 3 }).expect(200);
    expect((await page(`&cursor=${body.data.nextCursor}`)).named).toEqual([
      [DAY, 2, [bookings[2]?._id]],
      ['2026-06-26', 1, [later._id]],
    ]);
    await scene.staff(2).post(`${path}?cursor=x`, { capacity: 3 }).expect(400);
  });

  it('is complete where more bookings are broken than one answer names', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 9_000 } });
    const guest = await scene.guest();
    const { _id } = await guest.booked();
    const stored = app.connection.collection('bookings');
    const one = await stored.findOne({ _id: new Types.ObjectId(_id as string) });
    const more = Array.from({ length: 6_000 }, (_, n) => ({
      ...one,
      _id: new Types.ObjectId(),
      bookingId: `MANY${n}`,
    }));
    await stored.insertMany(more);
    await app.connection
      .collection<{ _id: string }>('ledgers')
      .updateOne(
        { _id: `${scene.serviceId.toHexString()}|${DAY}` },
        { $inc: { 'used.t600': 6_000 } },
      );
    const path = `/api/v1/services/${scene.serviceId.toHexString()}`;
    const { body } = await scene
      .staff(2)
      .post(`${path}/preview-change`, { capacity: 1 })
      .expect(200);
    expect(body.data).toMatchObject({ bookings: 6_000, slots: [{ broken: 6_000, booked: 6_001 }] });
    expect(body.data.slots[0].bookings).toHaveLength(200);
    const saved = await scene.staff(2).put(path, { capacity: 1 }).expect(409);
    expect(saved.body.data).toMatchObject({ bookings: 6_000, slots: [{ bookings: 6_000 }] });
  });

  it.each([
    ['other times', { times: [{ start: 660, availableDays: [{ day: 5 }] }] }, 3],
    ['another weekday', { times: [{ start: TEN, availableDays: [{ day: 4 }] }] }, 3],
    ['a smaller time', { times: [{ start: TEN, capacity: 6, availableDays: [{ day: 5 }] }] }, 1],
    ['a day that is closed', { specialdays: [specialDay(DAY, { open: false })] }, 3],
    ['another day that is closed', { specialdays: [specialDay('2026-06-20', { open: false })] }, 0],
    ['one booking for the whole slot', { exclusiveBooking: true }, 3],
    ['what can no longer be booked', { active: false }, 0],
    ['a new name', { name: 'Pilates' }, 0],
  ])('tells of %s', async (_, change, broken) => {
    const { preview, save } = await sold();
    expect((await preview(change)).bookings).toBe(broken);
    await save(change).expect(broken > 0 ? 409 : 200);
  });

  it('is refused until it is accepted; then it drops none, sells no more, and is in the audit log', async () => {
    const { scene, bookings, save } = await sold();
    const refused = await save({ capacity: 5, version: 0 }).expect(409);
    expect(refused.body).toMatchObject({
      code: 'CAPACITY_BREAKS_BOOKINGS',
      data: {
        bookings: 2,
        participants: 5,
        slots: [{ date: DAY, timeindex: TEN, capacity: 5, booked: 9, bookings: 2 }],
      },
    });
    expect(await scene.available()).toBe(1);
    await save({ capacity: 5, version: 0, acceptsBrokenBookings: true }).expect(200);
    expect(await scene.sold()).toEqual({ ledger: 9, bookings: 9 });
    expect(await scene.available()).toBe(0);
    const late = await scene.guest();
    await late.book().expect(409);
    const entry = await app.connection
      .collection('audit')
      .findOne({ _vendor: scene.vendorId, action: 'service.bookingsBroken' });
    expect(entry?.after).toEqual({
      bookings: 2,
      bookingIds: [bookings[1]?.bookingId, bookings[2]?.bookingId],
    });
    // what did not fit before is not asked about again
    await save({ name: 'Yoga for all' }).expect(200);
    await save({ capacity: 4 }).expect(200);
    await save({ capacity: 3 }).expect(409);
  });

  it('does not mind what is over: slots that have begun, cancelled and waiting bookings', async () => {
    const { scene, guests, bookings, preview } = await sold();
    await guests[0]?.session.delete(`/api/v1/hub/activity/${bookings[0]?._id}`).expect(200);
    await guests[0]?.booked({ participants: 9, waitingList: true });
    expect((await preview({ capacity: 5 })).bookings).toBe(0);
    expect((await preview({ capacity: 4 })).participants).toBe(2);
    app.clock.set('2026-06-19T08:00:00.001Z');
    expect((await preview({ capacity: 0 })).bookings).toBe(0);
    expect(await scene.sold()).toEqual({ ledger: 5, bookings: 5 });
  });

  it('meets a booking that is made meanwhile: it is refused, or the booking is', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scene = await BookingScene.open(app, { service: { capacity: 4 } });
      const guest = await scene.guest();
      const path = `/api/v1/services/${scene.serviceId.toHexString()}`;
      const [saved, booked] = await Promise.all([
        scene.staff(2).put(path, { capacity: 1 }),
        guest.book({ participants: 3 }),
      ]);
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual([saved.status, booked.status]);
    }
  });

  it('18: a special day with more places promotes the queue', async () => {
    const scene = await BookingScene.open(app, {
      service: { capacity: 1, times: [timeOfWeek(TEN, 720)] },
    });
    const [owner, waiter] = [await scene.guest(), await scene.guest()];
    await owner.booked();
    const waiting = await waiter.booked({ waitingList: true });
    const times = [{ start: TEN, end: 720, capacity: 2, availableDays: [] }];
    await scene
      .staff(2)
      .put(`/api/v1/services/${scene.serviceId.toHexString()}`, {
        specialdays: [specialDay(DAY, { times })],
      })
      .expect(200);
    const isIn = async () => {
      const { body } = await waiter.session.get(`/api/v1/hub/reservation/${waiting._id}`);
      return body.data.active as boolean;
    };
    await app.settled();
    expect(await isIn()).toBe(true);
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
  });

  it('is told to who may edit services, of the venue’s own', async () => {
    const { scene } = await sold();
    const path = `/api/v1/services/${scene.serviceId.toHexString()}/preview-change`;
    await scene.staff(1).post(path, { capacity: 5 }).expect(403);
    await app
      .staff(await newVendor(app), 4)
      .post(path, { capacity: 5 })
      .expect(404);
    await scene.staff(2).post(path, { capacity: 5, version: 7 }).expect(409);
    await scene.staff(2).post(path, { capacity: -1 }).expect(400);
    const twice = { start: TEN, availableDays: [{ day: 1 }] };
    await scene
      .staff(2)
      .post(path, { times: [twice, twice] })
      .expect(422);
    await scene
      .staff(2)
      .post(`/api/v1/services/${new Types.ObjectId().toHexString()}/preview-change`, {})
      .expect(404);
  });
});
