import { Types } from 'mongoose';
import { BookingScene, DAY } from '../../../../test/support/scenes/booking-scene';
import { TestApp } from '../../../../test/support/test-app';
import { systemContext } from '../../../common/context/request-context';
import { deadlineIn, PATIENCE_MS } from '../../../common/transactions/deadline';
import { ledgerIdOf } from '../../capacity/public';
import { bookingOf } from '../testing/booking.factory';
import { CreateBatcher } from './create-batcher';
import { NewBookings } from './new-bookings';

const ROUNDS = 12;

/** Two processes: neither knows what the other has in flight. */
describe('a repeat that another process answers', () => {
  let here: TestApp;
  let there: TestApp;
  beforeAll(async () => {
    here = await TestApp.start();
    there = await TestApp.start();
  });
  afterAll(async () => {
    await here.stop();
    await there.stop();
  });

  it('is never refused by its own success: the last place is booked once, and both are told so', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const scene = await BookingScene.open(here, { service: { capacity: 1, waitingList: false } });
      const guest = await scene.guest();
      const key = new Types.ObjectId().toHexString();
      const send = (app: TestApp) =>
        app
          .guest(scene.vendorId, guest.id)
          .post('/api/v1/hub/activity', guest.draft())
          .set('idempotency-key', key);
      const answers = await Promise.all([send(here), send(there)]);
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual([201, undefined]);
      }
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
      const messages = here.connection.collection('messages');
      expect(await messages.countDocuments({ _vendor: scene.vendorId })).toBe(1);
    }
  });

  it('completes a hold once, whatever key each sends', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const scene = await BookingScene.open(here, { service: { capacity: 5 } });
      const guest = await scene.guest();
      const { _service, date, timeindex } = guest.draft();
      const hold = await guest.session
        .post('/api/v1/hub/holds', { _service, date, timeindex, participants: 1 })
        .expect(201);
      const { holdId } = hold.body.data;
      const send = (app: TestApp, key: string) =>
        app
          .guest(scene.vendorId, guest.id)
          .post('/api/v1/hub/activity', guest.draft({ holdId }))
          .set('idempotency-key', key);
      const answers = await Promise.all([send(here, 'tab-1'), send(there, 'tab-2')]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
    }
  });

  it('cancels once, and is told of it twice', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const scene = await BookingScene.open(here);
      const guest = await scene.guest();
      const { _id } = await guest.booked();
      const key = new Types.ObjectId().toHexString();
      const send = (app: TestApp) =>
        app
          .guest(scene.vendorId, guest.id)
          .delete(`/api/v1/hub/activity/${_id}`)
          .set('idempotency-key', key);
      const answers = await Promise.all([send(here), send(there)]);
      expect(answers.map(({ body }) => body.code ?? 'done')).toEqual(['done', 'done']);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
    }
  });

  it('renews a reference that another booking has, and fails nobody beside it', async () => {
    const scene = await BookingScene.open(here);
    const guest = await scene.guest();
    const { bookingId } = await guest.booked();
    const ctx = systemContext(scene.vendorId.toHexString(), 'test', here.clock.now());
    const deadline = deadlineIn(PATIENCE_MS);
    const create = (reference: string) =>
      here.nest.get(CreateBatcher).submit({
        ctx,
        ledgerId: ledgerIdOf(scene.serviceId, DAY),
        booking: bookingOf({
          _vendor: scene.vendorId,
          _service: scene.serviceId,
          bookingId: reference,
        }),
        deadline,
        guestFresh: deadline,
        message: async () => null,
        answer: (booking) => booking.bookingId,
      });
    const made = await Promise.all([create('BESIDE01'), create(bookingId), create('BESIDE02')]);
    expect(new Set([...made, bookingId]).size).toBe(4);
    expect(await scene.sold()).toEqual({ ledger: 4, bookings: 4 });
  });

  it('renews it in any other transaction too, which then is told by the reference that it keeps', async () => {
    const scene = await BookingScene.open(here);
    const { bookingId } = await (await scene.guest()).booked();
    const ctx = systemContext(scene.vendorId.toHexString(), 'test', here.clock.now());
    const ids = { _vendor: scene.vendorId, _service: scene.serviceId };
    const both = [bookingOf({ ...ids, bookingId: 'BESIDE01' }), bookingOf({ ...ids, bookingId })];
    const told = await here.nest.get(NewBookings).create(ctx, {
      bookings: both,
      answer: () => both.map((booking) => booking.bookingId),
    });
    expect(told).not.toContain(bookingId);
    const stored = await here.connection
      .collection('bookings')
      .find({ _vendor: scene.vendorId })
      .toArray();
    expect(stored.map((booking) => booking.bookingId).sort()).toEqual([...told, bookingId].sort());
    expect(await scene.sold()).toEqual({ ledger: 3, bookings: 3 });
  });
});
