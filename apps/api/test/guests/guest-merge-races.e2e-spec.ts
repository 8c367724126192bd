import { setTimeout as sleep } from 'node:timers/promises';
import { Types } from 'mongoose';
import { BookingPresenter } from '../../src/modules/bookings/booking-presenter';
import { BookingCover } from '../../src/modules/bookings/coverage/booking-cover';
import { CustomersService } from '../../src/modules/customers/customers.service';
import { MergeSettling, SETTLES_MS } from '../../src/modules/customers/merge/merge-settling';
import { newMembershipType } from '../../src/modules/memberships/testing/membership.factory';
import { MembershipTypesService } from '../../src/modules/memberships/types/membership-types.service';
import { StaysRepository } from '../../src/modules/stays/stays.repository';
import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const BASE = '/api/v1/admin/customers';

describe('guests who are merged', () => {
  let app: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await BookingScene.open(app);
  });

  const desk = () => scene.staff(2);
  const make = async (guest: object) =>
    (await desk().post(BASE, guest).expect(201)).body.data as { _id: string; version: number };
  const book = async (customer: string) =>
    (
      await desk()
        .post('/api/admin/newBooking', {
          _service: scene.serviceId.toHexString(),
          _customer: customer,
          date: DAY,
          timeindex: 600,
          participants: 1,
        })
        .expect(201)
    ).body.data as { _id: string };
  const guestOf = async (booking: string) =>
    (await desk().get(`/api/v1/admin/reservation/${booking}`).expect(200)).body.data._customer?._id;

  const kari = {
    firstname: 'Kari',
    lastname: 'Nordmann',
    email: 'kari@mail.example',
    phone: '91234567',
    globalComments: 'Likes the window',
    allergies: 'Nuts',
    tags: ['Wine club'],
    preferences: 'A firm pillow',
  };
  const twin = {
    firstname: 'KARI',
    lastname: 'Nordmann',
    email: 'k.nordmann@work.example',
    phone: '+47 912 34 567',
    birthDate: '1980-05-17',
    company: 'Fjord AS',
    globalComments: 'Allergic to nuts',
    allergies: 'Shellfish',
    tags: ['Golf', 'wine club'],
    vip: true,
    doNotDelete: true,
  };

  describe('while something of theirs is being added', () => {
    afterEach(() => jest.restoreAllMocks());

    /** Holds back the first call of a method until it is let go. */
    function hold<T extends object>(target: T, method: keyof T & string) {
      const original = (target[method] as (...args: unknown[]) => Promise<unknown>).bind(target);
      let arrive = () => {};
      let letGo = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const free = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const spy = jest.spyOn(target as Record<string, () => Promise<unknown>>, method);
      spy.mockImplementationOnce(async (...args: unknown[]) => {
        arrive();
        await free;
        return original(...args);
      });
      return { arrived, letGo };
    }
    const merge = (kept: string, merged: string) =>
      desk().post(`${BASE}/merge`, { kept, merged }).expect(201);
    const undo = (id: string) => desk().post(`${BASE}/merges/${id}/undo`).expect(200);

    it('a booking that read its guest before the merge, and is made after it, is the kept guest’s; undone it goes back', async () => {
      const [a, b] = [await make(kari), await make(twin)];
      const held = hold(app.nest.get(BookingCover), 'cover');
      const booking = book(b._id);
      await held.arrived;
      const { body } = await merge(a._id, b._id);
      held.letGo();
      const { _id } = await booking;
      await app.work();
      expect(await guestOf(_id)).toBe(a._id);
      await undo(body.data.merge._id);
      expect(await guestOf(_id)).toBe(b._id);
    });

    it('(control: nobody looks after the merge, and it stays with the hidden guest)', async () => {
      const [a, b] = [await make(kari), await make(twin)];
      jest.spyOn(app.nest.get(MergeSettling), 'begin').mockResolvedValue();
      const held = hold(app.nest.get(BookingCover), 'cover');
      const booking = book(b._id);
      await held.arrived;
      await merge(a._id, b._id);
      held.letGo();
      const _id = new Types.ObjectId((await booking)._id);
      const stored = await app.connection.collection('bookings').findOne({ _id });
      expect(String(stored?._customer)).toBe(b._id);
    });

    it('(control: a membership that does not claim its guest stays with the hidden one)', async () => {
      const [a, b] = [await make(kari), await make(twin)];
      jest.spyOn(app.nest.get(MergeSettling), 'begin').mockResolvedValue();
      const customers = app.nest.get(CustomersService);
      jest.spyOn(customers, 'claim').mockImplementation(async (_tx, id) => new Types.ObjectId(id));
      const held = hold(app.nest.get(MembershipTypesService), 'get');
      const { _id: _membershipType } = await newMembershipType(app.connection, scene.vendorId);
      const adding = desk()
        .post(`${BASE}/${b._id}/memberships`, { _membershipType: _membershipType.toHexString() })
        .then(({ status }) => status);
      await held.arrived;
      await merge(a._id, b._id);
      held.letGo();
      expect(await adding).toBe(201);
      const stored = await app.connection
        .collection('memberships')
        .findOne({ _vendor: scene.vendorId });
      expect(String(stored?._customer)).toBe(b._id);
    });

    it('one that read its guest long ago follows in its own transaction', async () => {
      const [a, b] = [await make(kari), await make(twin)];
      // nobody looks after the merge
      jest.spyOn(app.nest.get(MergeSettling), 'begin').mockResolvedValue();
      const held = hold(app.nest.get(BookingCover), 'cover');
      const booking = book(b._id);
      await held.arrived;
      await merge(a._id, b._id);
      // as of a process that stood still for a minute
      const now = performance.now.bind(performance);
      jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
      held.letGo();
      expect(await guestOf((await booking)._id)).toBe(a._id);
    });

    it('what arrives when the process has ended is brought along by the job of another, as long as anything can', async () => {
      const [a, b] = [await make(kari), await make(twin)];
      await merge(a._id, b._id);
      await app.work();
      const { _id } = await book(a._id);
      const bookings = app.connection.collection('bookings');
      const stray = () =>
        bookings.updateOne(
          { _id: new Types.ObjectId(_id) },
          { $set: { _customer: new Types.ObjectId(b._id) } },
        );
      await stray();
      app.clock.set(new Date(app.clock.now().getTime() + SETTLES_MS));
      await app.work();
      expect(await guestOf(_id)).toBe(a._id);
      const left = { kind: 'settle-merge', _vendor: scene.vendorId };
      expect(await app.connection.collection('queuedJobs').countDocuments(left)).toBe(0);
    });

    it('bookings made together, or beyond the places, wait for the merge or are seen by it', async () => {
      const [a, b] = [await make(kari), await make(twin)];
      jest.spyOn(app.nest.get(MergeSettling), 'begin').mockResolvedValue();
      const item = {
        _service: scene.serviceId.toHexString(),
        ...{ date: DAY, timeindex: 600, participants: 1 },
      };
      const held = hold(app.nest.get(BookingCover), 'cover');
      const group = desk()
        .post('/api/v1/admin/bookings/groups', { _customer: b._id, items: [item] })
        .then(({ body }) => body.data.bookings[0]);
      await held.arrived;
      const merging = merge(a._id, b._id);
      await merging;
      held.letGo();
      expect(await guestOf((await group)._id)).toBe(a._id);
      // a request that still names the hidden guest after that is nobody's
      const beyond = { ...item, _customer: b._id, reason: 'a favour' };
      await desk().post('/api/admin/newBookingOverride', beyond).expect(404);
    });

    it('a booking that is given to a guest who is just being taken up goes to who takes them up', async () => {
      const [a, b, c] = [
        await make(kari),
        await make(twin),
        await make({ firstname: 'Ola', phone: '91234599' }),
      ];
      jest.spyOn(app.nest.get(MergeSettling), 'begin').mockResolvedValue();
      const { _id } = await book(c._id);
      const held = hold(app.nest.get(BookingPresenter), 'references');
      const giving = desk()
        .post('/api/admin/modifyBookings', { bookings: [{ _id, _customer: b._id }] })
        .then(({ status }) => status);
      await held.arrived;
      await merge(a._id, b._id);
      held.letGo();
      expect(await giving).toBe(200);
      expect(await guestOf(_id)).toBe(a._id);
    });

    it.each([
      [
        'a membership',
        () => hold(app.nest.get(MembershipTypesService), 'get'),
        async (guest: string) => {
          const { _id } = await newMembershipType(app.connection, scene.vendorId);
          return desk().post(`${BASE}/${guest}/memberships`, {
            _membershipType: _id.toHexString(),
          });
        },
        'memberships',
      ],
      [
        'a stay',
        () => hold(app.nest.get(StaysRepository), 'add'),
        async (guest: string) =>
          desk().post('/api/v1/admin/stays', {
            ...{ _customer: guest, arrivaldate: '2026-07-01', departuredate: '2026-07-02' },
            adults: 1,
          }),
        'stays',
      ],
    ])('%s is seen by the merge, which waits for it', async (_, holdBack, add, collection) => {
      const [a, b] = [await make(kari), await make(twin)];
      jest.spyOn(app.nest.get(MergeSettling), 'begin').mockResolvedValue();
      const held = holdBack();
      const adding = add(b._id);
      await held.arrived;
      const merging = merge(a._id, b._id).then(({ body }) => body.data.merge);
      await sleep(200);
      held.letGo();
      expect((await adding).status).toBe(201);
      expect((await merging).moved).toContainEqual({ kind: collection, count: 1 });
      const stored = await app.connection
        .collection(collection)
        .find({ _vendor: scene.vendorId })
        .toArray();
      expect(stored.map(({ _customer }) => String(_customer))).toEqual([a._id]);
    });

    it('never leaves anything with the hidden guest, however they fall together', async () => {
      for (let round = 0; round < 8; round += 1) {
        const [a, b] = [await make({ ...kari, email: '' }), await make({ ...twin, email: '' })];
        const type = await newMembershipType(app.connection, scene.vendorId);
        const draft = {
          ...{ _service: scene.serviceId.toHexString(), _customer: b._id },
          ...{ date: DAY, timeindex: 600, participants: 1, reason: 'x' },
        };
        await Promise.all([
          merge(a._id, b._id),
          desk().post('/api/admin/newBooking', draft),
          desk().post('/api/admin/newBookingOverride', draft),
          desk().post(`${BASE}/${b._id}/memberships`, { _membershipType: type._id.toHexString() }),
          desk().post('/api/v1/admin/stays', {
            ...{ _customer: b._id, arrivaldate: '2026-07-01', departuredate: '2026-07-02' },
            adults: 1,
          }),
        ]);
        await app.work();
        for (const collection of ['bookings', 'memberships', 'stays']) {
          const left = await app.connection
            .collection(collection)
            .countDocuments({ _vendor: scene.vendorId, _customer: new Types.ObjectId(b._id) });
          expect([collection, left]).toEqual([collection, 0]);
        }
      }
    });
  });
});
