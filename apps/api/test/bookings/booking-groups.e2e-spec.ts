import { Types } from 'mongoose';
import { newService } from '../../src/modules/bookings/testing/service.factory';
import { newVendor } from '../support/new-vendor';
import { BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';
const STAFF = '/api/v1/admin/bookings/groups';
const HUB = '/api/v1/hub/groups';

describe('several services in one go', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  /** Yoga with 10 places, a sauna with 3. */
  const resort = async (sauna: object = {}) => {
    const scene = await BookingScene.open(app);
    const change = { name: 'Sauna', capacity: 3, ...sauna };
    const saunaId = await newService(app.connection, scene.vendorId, change);
    const item = (of: Types.ObjectId, change: object = {}) => ({
      _service: of.toHexString(),
      date: DAY,
      timeindex: TEN,
      participants: 2,
      ...change,
    });
    return {
      scene,
      guest: await scene.guest(),
      yoga: (change: object = {}) => item(scene.serviceId, change),
      sauna: (change: object = {}) => item(saunaId, change),
      soldSauna: async () => {
        const ledger = await app.connection
          .collection<{ _id: string; used: { t600?: number } }>('ledgers')
          .findOne({ _id: `${saunaId.toHexString()}|${DAY}` });
        return ledger?.used.t600 ?? 0;
      },
      kept: () => app.connection.collection('bookings').countDocuments({ _vendor: scene.vendorId }),
    };
  };

  it('are booked for a guest by staff, as one group, with one message', async () => {
    const { scene, guest, yoga, sauna, soldSauna } = await resort();
    const { body } = await scene
      .staff()
      .post(STAFF, {
        _customer: guest.id.toHexString(),
        items: [sauna({ date: '2026-06-20', roomNumber: '7' }), yoga(), sauna()],
      })
      .expect(201);
    const { _id, bookings } = body.data;
    expect(bookings).toMatchObject([
      { _service: { name: 'Sauna' }, date: '2026-06-20', roomNumber: '7', _group: _id },
      { _service: { name: 'Yoga' }, date: DAY, _group: _id },
      { _service: { name: 'Sauna' }, date: DAY, _group: _id },
    ]);
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    expect(await soldSauna()).toBe(2);
    const read = await scene.staff().get(`${STAFF}/${_id}`).expect(200);
    expect(read.body.data.bookings.map(({ date }: { date: string }) => date)).toEqual([
      DAY,
      DAY,
      '2026-06-20',
    ]);
    const mails = await app.connection
      .collection('messages')
      .find({ _vendor: scene.vendorId })
      .toArray();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Together with: Sauna');
    expect(mails[0]?.text).toMatch(/Total: NOK\s1,500\n/);
    const audited = await app.connection
      .collection('audit')
      .countDocuments({ _vendor: scene.vendorId, action: 'booking.created' });
    expect(audited).toBe(3);
  });

  it('are all refused for one that cannot be booked, which the refusal names', async () => {
    const { scene, guest, yoga, sauna, kept } = await resort();
    const _customer = guest.id.toHexString();
    const refused = async (items: object[], index: number, status: number, code: string) => {
      for (const send of [
        () => scene.staff().post(STAFF, { _customer, items }),
        () => guest.session.post(HUB, { items }),
      ]) {
        const { body } = await send();
        expect([body.statusCode, body.code, body.data?.index]).toEqual([status, code, index]);
        expect(body.details).toEqual([
          { field: `items.${index}`, code: body.code, message: body.error },
        ]);
      }
    };
    await refused([yoga(), sauna({ participants: 4 })], 1, 409, 'SLOT_FULL');
    await refused([yoga(), sauna({ participants: 4, available: 4 })], 1, 409, 'BOOKING_FAILED');
    await refused(
      [yoga({ timeindex: 615 }), sauna({ participants: 0 })],
      0,
      422,
      'TIME_NOT_OFFERED',
    );
    await refused([yoga(), sauna({ participants: 0 })], 1, 422, 'MISSING_PARTICIPANTS');
    await refused(
      [yoga(), sauna({ _service: new Types.ObjectId().toHexString() })],
      1,
      404,
      'NOT_FOUND',
    );
    const addons = [{ _addon: new Types.ObjectId().toHexString(), quantity: 1 }];
    await refused([yoga({ addons })], 0, 422, 'UNKNOWN_ADDON');
    await scene.staff().post(STAFF, { _customer, items: [] }).expect(400);
    await scene
      .staff()
      .post(STAFF, { items: [yoga()] })
      .expect(400);
    expect(await kept()).toBe(0);
    expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
  });

  it('count together where they want the same slot', async () => {
    const { guest, yoga, sauna, soldSauna, kept } = await resort();
    const { body } = await guest.session
      .post(HUB, {
        items: [sauna(), yoga(), sauna({ participants: 1 }), sauna({ participants: 1 })],
      })
      .expect(409);
    expect(body).toMatchObject({
      code: 'SLOT_FULL',
      data: { index: 3, available: 0 },
      details: [{ field: 'items.3' }],
    });
    expect(await kept()).toBe(0);
    await guest.session.post(HUB, { items: [sauna(), sauna({ participants: 1 })] }).expect(201);
    expect(await soldSauna()).toBe(3);
  });

  it('complete the guest’s holds; other people’s holds still count', async () => {
    const { scene, guest, yoga, sauna, soldSauna } = await resort();
    const other = await scene.guest();
    const hold = async (who: typeof guest, draft: object) => {
      const { body } = await who.session.post('/api/v1/hub/holds', draft).expect(201);
      return body.data.holdId as string;
    };
    const holdId = await hold(guest, sauna());
    await hold(other, sauna({ participants: 1 }));
    await guest.session.post(HUB, { items: [yoga(), sauna()] }).expect(409);
    await guest.session
      .post(HUB, { items: [yoga(), sauna({ holdId }), sauna({ participants: 1 })] })
      .expect(409);
    const { body } = await guest.session
      .post(HUB, { items: [yoga(), sauna({ holdId })] })
      .expect(201);
    expect(body.data.bookings).toHaveLength(2);
    expect(body.data.bookings[0]).toMatchObject({ _group: body.data._id, canCancel: true });
    expect(await soldSauna()).toBe(2);
    const holds = await app.connection
      .collection<{ holds: { h: string }[] }>('ledgers')
      .find({ _vendor: scene.vendorId })
      .toArray();
    expect(holds.flatMap((ledger) => ledger.holds.map(({ h }) => h))).not.toContain(holdId);
  });

  it('let an item without room wait as a whole: the refusal offers it, the others are booked, both are told', async () => {
    const { scene, guest, yoga, sauna, soldSauna, kept } = await resort();
    const owner = await scene.guest();
    const [taken] = (
      await owner.session.post(HUB, { items: [sauna({ participants: 2 })] }).expect(201)
    ).body.data.bookings;
    const items = [yoga(), sauna()];
    const refused = await guest.session.post(HUB, { items }).expect(409);
    expect(refused.body).toMatchObject({
      code: 'SLOT_FULL',
      data: { index: 1, available: 1, waitingList: true },
    });
    expect(await kept()).toBe(1);
    const { body } = await guest.session
      .post(HUB, { items: [yoga(), sauna({ waitingList: true })] })
      .expect(201);
    expect(body.data.bookings).toMatchObject([
      { active: true, waitingList: false, _group: body.data._id },
      { active: false, waitingList: true, waitingListPosition: 1, _group: body.data._id },
    ]);
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    expect(await soldSauna()).toBe(2);
    const mails = await app.connection
      .collection('messages')
      .find({ _vendor: scene.vendorId, customerId: guest.id })
      .toArray();
    expect(mails.map(({ template }) => template).sort()).toEqual([
      'bookingConfirmation',
      'waitingListEntry',
    ]);
    const confirmation = mails.find(({ template }) => template === 'bookingConfirmation');
    expect(confirmation?.text).not.toContain('Sauna');
    expect(confirmation?.text).toMatch(/Total: NOK\s500\n/);
    // who waits as part of a party is promoted as anybody else
    await owner.session.delete(`/api/v1/hub/activity/${taken._id}`).expect(200);
    await app.settled();
    const read = await guest.session.get(`${HUB}/${body.data._id}`).expect(200);
    expect(read.body.data.bookings.map(({ active }: { active: boolean }) => active)).toEqual([
      true,
      true,
    ]);
    expect(await soldSauna()).toBe(2);
  });

  it('keep all or nothing where an item waits: another without room refuses the whole, and nobody waits', async () => {
    const { scene, guest, yoga, sauna, kept } = await resort();
    const _customer = guest.id.toHexString();
    const send = (items: object[]) => scene.staff().post(STAFF, { _customer, items });
    const { body } = await send([
      sauna({ waitingList: true, participants: 3 }),
      yoga(),
      sauna({ participants: 4 }),
    ]).expect(409);
    // an item that waits takes none of the places of its slot
    expect(body.data).toMatchObject({ index: 2, available: 3, waitingList: true });
    expect(await kept()).toBe(0);
    const made = await send([
      sauna({ waitingList: true, participants: 3 }),
      sauna({ participants: 3 }),
    ]).expect(201);
    expect(made.body.data.bookings[0]).toMatchObject({ waitingList: true, waitingListPosition: 1 });
    const path = `${STAFF}/${made.body.data._id}/cancel`;
    const cancelled = await scene.staff().post(path, {}).expect(200);
    expect(
      cancelled.body.data.bookings.map(({ active, waitingList }: Record<string, boolean>) => [
        active,
        waitingList,
      ]),
    ).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('offer no waiting where the service has no list', async () => {
    const { guest, yoga, sauna, kept } = await resort({ waitingList: false });
    const full = await guest.session
      .post(HUB, { items: [yoga(), sauna({ participants: 4 })] })
      .expect(409);
    expect(full.body.data).toMatchObject({ index: 1, waitingList: false });
    const { body } = await guest.session
      .post(HUB, { items: [yoga(), sauna({ waitingList: true })] })
      .expect(422);
    expect([body.code, body.data.index]).toEqual(['WAITING_LIST_NOT_OFFERED', 1]);
    expect(await kept()).toBe(0);
  });

  it('race in any order without waiting for each other for ever: one of two gets the last places', async () => {
    const { scene, guest, yoga, sauna, soldSauna, kept } = await resort();
    const other = await scene.guest();
    const both = [yoga({ participants: 6 }), sauna()];
    const answers = await Promise.all([
      guest.session.post(HUB, { items: both }),
      other.session.post(HUB, { items: [...both].reverse() }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await kept()).toBe(2);
    expect(await scene.sold()).toEqual({ ledger: 6, bookings: 6 });
    expect(await soldSauna()).toBe(2);
  });

  it('repeat with their key, and are booked once', async () => {
    const { guest, yoga, sauna, kept } = await resort();
    const key = new Types.ObjectId().toHexString();
    const send = () =>
      guest.session.post(HUB, { items: [yoga(), sauna()] }).set('idempotency-key', key);
    const first = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(first.body);
    expect(await kept()).toBe(2);
  });

  it('keep the rules of guests: code, notice, booking window', async () => {
    const { guest, yoga, sauna } = await resort({ code: 'Fjord', bookingWindowDays: 10 });
    const refused = async (change: object, status: number, code: string) => {
      const { body } = await guest.session.post(HUB, { items: [yoga(), sauna(change)] });
      expect([body.statusCode, body.code, body.data?.index]).toEqual([status, code, 1]);
    };
    await refused({}, 403, 'SERVICE_CODE_REQUIRED');
    await refused({ code: 'fjord', date: '2026-06-27' }, 422, 'BEYOND_BOOKING_WINDOW');
    await refused({ code: 'fjord', date: '2026-06-14' }, 422, 'DATE_IN_PAST');
    await guest.session.post(HUB, { items: [yoga(), sauna({ code: 'fjord' })] }).expect(201);
  });

  it('are cancelled by their guest all together, or not at all once a deadline has passed', async () => {
    const { scene, guest, yoga, sauna, soldSauna } = await resort({ cancellationHours: 24 });
    const items = [yoga({ date: '2026-06-22' }), sauna()];
    const { body } = await guest.session.post(HUB, { items }).expect(201);
    const path = `${HUB}/${body.data._id}`;
    app.clock.set('2026-06-18T08:00:00.001Z');
    const late = await guest.session.delete(path).expect(422);
    expect(late.body).toMatchObject({ code: 'CANCELLATION_DEADLINE_PASSED', data: { index: 0 } });
    expect(await scene.sold('2026-06-22')).toEqual({ ledger: 2, bookings: 2 });
    app.clock.set('2026-06-18T08:00:00.000Z');
    const gone = await guest.session.delete(path).expect(200);
    expect(gone.body.data.bookings.map(({ active }: { active: boolean }) => active)).toEqual([
      false,
      false,
    ]);
    expect(await soldSauna()).toBe(0);
    expect(await scene.sold('2026-06-22')).toEqual({ ledger: 0, bookings: 0 });
    const twice = await guest.session.delete(path).expect(422);
    expect(twice.body.code).toBe('BOOKING_CANCELLED');
    const read = await guest.session.get(path).expect(200);
    expect(read.body.data.bookings).toHaveLength(2);
  });

  it('are cancelled by staff also after the deadline, with a reason', async () => {
    const { scene, guest, yoga, sauna } = await resort({ cancellationHours: 200 });
    const _customer = guest.id.toHexString();
    const { body } = await scene
      .staff()
      .post(STAFF, { _customer, items: [yoga(), sauna()] })
      .expect(201);
    const path = `${STAFF}/${body.data._id}/cancel`;
    await scene.staff().post(path, { reason: 'Storm' }).expect(200);
    const reasons = await app.connection
      .collection('audit')
      .find({ _vendor: scene.vendorId, action: 'booking.cancelled' })
      .toArray();
    expect(reasons.map(({ reason }) => reason)).toEqual(['Storm', 'Storm']);
  });

  it('of another guest or venue are not there', async () => {
    const { scene, guest, yoga } = await resort();
    const { body } = await guest.session.post(HUB, { items: [yoga()] }).expect(201);
    const { _id } = body.data;
    const other = await scene.guest();
    await other.session.get(`${HUB}/${_id}`).expect(404);
    await other.session.delete(`${HUB}/${_id}`).expect(404);
    const stranger = app.staff(await newVendor(app), 4);
    await stranger.get(`${STAFF}/${_id}`).expect(404);
    await stranger.post(`${STAFF}/${_id}/cancel`, {}).expect(404);
    await scene.staff(4).get(`${HUB}/${_id}`).expect(403);
    await guest.session.get(`${STAFF}/${_id}`).expect(403);
    await app
      .visitor()
      .post(HUB, { items: [yoga()] })
      .expect(401);
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
  });
});
