import type { Types } from 'mongoose';
import { AccessTokens } from '../../src/common/auth/access-token';
import { MAX_STREAMS } from '../../src/modules/live/open-streams';
import { newVendor } from '../support/new-vendor';
import { EventReader, GUEST_EVENTS, STAFF_EVENTS } from '../support/outside/event-reader';
import { BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

describe('live events', () => {
  let app: TestApp;
  let port: number;
  beforeAll(async () => {
    app = await TestApp.start();
    port = app.port;
  });
  afterAll(() => app.stop());

  const token = (vendor: Types.ObjectId) =>
    app.nest.get(AccessTokens).sign(
      {
        sub: vendor.toHexString(),
        aud: 'staff',
        vnd: vendor.toHexString(),
        lvl: 1,
        name: 'Level 1',
        lang: 'en',
        sid: vendor.toHexString(),
      },
      app.clock.now(),
    );

  it('tell the venue’s staff what was committed, and nobody else', async () => {
    const scene = await BookingScene.open(app);
    const stranger = await newVendor(app);
    const [ours, theirs] = [
      await EventReader.open(port, token(scene.vendorId)),
      await EventReader.open(port, token(stranger)),
    ];
    const guest = await scene.guest();
    const { _id } = await guest.booked({ participants: 2 });
    await guest.session.delete(`/api/v1/hub/activity/${_id}`).expect(200);
    await ours.until(() => ours.types.includes('booking.cancelled'));
    expect(ours.types).toEqual(['booking.created', 'booking.cancelled']);
    expect(ours.told[0]).toMatchObject({
      entityId: _id,
      payload: { participants: 2, service: scene.serviceId.toHexString() },
    });
    expect(theirs.types).toEqual([]);
    ours.close();
    theirs.close();
  });

  const guestToken = (vendor: Types.ObjectId, guest: Types.ObjectId) =>
    app.nest.get(AccessTokens).sign(
      {
        sub: guest.toHexString(),
        aud: 'guest',
        vnd: vendor.toHexString(),
        name: 'Guest',
        lang: 'en',
        sid: guest.toHexString(),
      },
      app.clock.now(),
    );
  const openAs = (vendor: Types.ObjectId, guest: Types.ObjectId, lastEventId?: string) =>
    EventReader.open(port, guestToken(vendor, guest), {
      path: GUEST_EVENTS,
      ...(lastEventId && { lastEventId }),
    });

  it('tell a guest their own bookings whole, and of others’ only that a slot has changed', async () => {
    const scene = await BookingScene.open(app);
    const [me, other] = [await scene.guest(), await scene.guest()];
    const stranger = await BookingScene.open(app);
    const [mine, theirs] = [
      await openAs(scene.vendorId, me.id),
      await openAs(stranger.vendorId, (await stranger.guest()).id),
    ];
    const own = await me.booked({ participants: 2 });
    const foreign = await other.booked({ participants: 3, comment: 'Private' });
    await scene
      .staff()
      .put('/api/v1/admin/quick-update', { bookingId: own._id, comment: 'Welcome' })
      .expect(200);
    await mine.until(() => mine.types.includes('booking.changed'));

    expect(mine.types).toEqual(['booking.created', 'availability.changed', 'booking.changed']);
    expect(mine.told[0]).toMatchObject({ entityId: own._id, payload: { participants: 2 } });
    const service = scene.serviceId.toHexString();
    expect(mine.told[1]).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      type: 'availability.changed',
      entityId: service,
      payload: { slots: [{ service, date: DAY, timeindex: TEN }] },
    });
    expect(JSON.stringify(mine.told)).not.toContain(foreign._id);
    expect(JSON.stringify(mine.told)).not.toContain(other.id.toHexString());
    expect(theirs.types).toEqual([]);

    // what was missed is told by the same rule
    mine.close();
    await other.session.delete(`/api/v1/hub/activity/${foreign._id}`).expect(200);
    const again = await openAs(scene.vendorId, me.id, mine.told[0]?.id);
    await again.until(() => again.types.length >= 3);
    expect(again.types).toEqual([
      'availability.changed',
      'booking.changed',
      'availability.changed',
    ]);
    again.close();
    theirs.close();
  });

  it('tell staff which of them did it, and of a guest only that it was one', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const [staff, mine] = [
      await EventReader.open(port, token(scene.vendorId)),
      await openAs(scene.vendorId, guest.id),
    ];
    const { _id } = await guest.booked({ participants: 2 });
    await scene
      .staff()
      .put('/api/v1/admin/quick-update', { bookingId: _id, comment: 'Window' })
      .expect(200);
    await staff.until(() => staff.told.length === 2);
    await mine.until(() => mine.told.length === 2);

    expect(staff.told.map(({ by }) => by)).toEqual([
      { kind: 'guest' },
      { kind: 'staff', id: expect.any(String), name: 'Level 1' },
    ]);
    expect(mine.told.map(({ by }) => by)).toEqual([undefined, undefined]);
    staff.close();
    mine.close();
  });

  it('tell a guest nothing of other guests, and of the venue only that it changed', async () => {
    const scene = await BookingScene.open(app);
    const [me, other] = [await scene.guest(), await scene.guest()];
    const mine = await openAs(scene.vendorId, me.id);
    await other.session.put('/api/v1/hub/profile', { firstname: 'Secret' }).expect(200);
    await scene
      .staff(2)
      .put('/api/v1/services', { _id: scene.serviceId.toHexString(), name: 'Renamed' })
      .expect(200);
    await mine.until(() => mine.types.length > 0);
    expect(mine.types).toEqual(['service.updated']);
    expect(mine.told[0]).toMatchObject({ entityId: scene.serviceId.toHexString(), payload: {} });
    mine.close();
  });

  it('resume after a reconnect with nothing missed', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const first = await EventReader.open(port, token(scene.vendorId));
    await guest.booked();
    await first.until(() => first.told.length === 1);
    first.close();
    const missed = [await guest.booked(), await guest.booked()];
    const second = await EventReader.open(port, token(scene.vendorId), {
      ...(first.told[0] && { lastEventId: first.told[0].id }),
    });
    const live = await guest.booked();
    const entities = () => second.told.map(({ entityId }) => entityId);
    await second.until(() => entities().includes(live._id));
    const wanted = [...missed, live].map(({ _id }) => _id);
    expect(entities().filter((id) => wanted.includes(id))).toEqual(wanted);
    second.close();
  });

  it('ask for a reload where the last known event is no longer kept', async () => {
    const vendor = await newVendor(app);
    const reader = await EventReader.open(port, token(vendor), {
      lastEventId: '650000000000000000000000',
    });
    await reader.until(() => reader.types.length === 1);
    expect(reader.types).toEqual(['reload']);
    reader.close();
  });

  it('are for staff who ask for a stream', async () => {
    const vendor = await newVendor(app);
    const path = STAFF_EVENTS;
    await app.visitor().get(path).expect(401);
    await app.guest(vendor, vendor).get(path).expect(403);
    await app.visitor().get(GUEST_EVENTS).expect(401);
    await app.staff(vendor).get(GUEST_EVENTS).expect(403);
    await app.guest(vendor, vendor).get(GUEST_EVENTS).expect(400);
    await app.staff(vendor).get(path).expect(400);
    await app
      .staff(vendor)
      .get(path)
      .set('accept', 'text/event-stream')
      .set('last-event-id', 'x')
      .expect(400);
  });

  it('are for whoever takes any type of answer too', async () => {
    const vendor = await newVendor(app);
    const reader = await EventReader.open(port, token(vendor), { accept: '*/*' });
    reader.close();
  });

  it('refuse one person’s eleventh stream, and have room again once one is closed', async () => {
    const scene = await BookingScene.open(app);
    const [me, other] = [await scene.guest(), await scene.guest()];
    const openMine = () => openAs(scene.vendorId, me.id);
    const [first, ...rest] = await Promise.all(Array.from({ length: MAX_STREAMS }, openMine));
    const { body, headers } = await me.session
      .get(GUEST_EVENTS)
      .set('accept', 'text/event-stream')
      .expect(429);
    expect(body.code).toBe('TOO_MANY_STREAMS');
    expect(headers['retry-after']).toBe('30');
    rest.push(await openAs(scene.vendorId, other.id));

    first?.close();
    const isRoom = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}${GUEST_EVENTS}`, {
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${guestToken(scene.vendorId, me.id)}`,
        },
      });
      await answer.body?.cancel();
      return answer.ok;
    };
    const deadline = Date.now() + 5_000;
    while (!(await isRoom())) expect(Date.now()).toBeLessThan(deadline);
    for (const reader of rest) reader.close();
  });
});
