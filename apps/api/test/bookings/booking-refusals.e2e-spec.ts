import { Types } from 'mongoose';
import { type BookingGuest, BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';

/** The refusals of docs/domain/bookings.md and their texts, one by one. */
describe('what is not booked', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  const specialDay = (startDate: string, change: object, endDate = startDate) => ({
    _id: new Types.ObjectId().toHexString(),
    startDate,
    endDate,
    open: true,
    comment: '',
    times: [],
    ...change,
  });
  const dayOf = async (scene: BookingScene, date = DAY) => {
    const { body } = await app
      .visitor()
      .get(`/api/v1/hub/activity/${scene.serviceId.toHexString()}?date=${date}`)
      .expect(200);
    return body.data.timeslots.data[0];
  };

  describe('refusals and their texts', () => {
    /** Whoever may make or change a booking is told the same. */
    const everyWay = async (service: object = {}) => {
      const scene = await BookingScene.open(app, { service: { capacity: 4, ...service } });
      const guest = await scene.guest();
      const made = await guest.booked();
      const ways: Record<string, (draft: object) => ReturnType<BookingGuest['book']>> = {
        'the hub': (draft) => guest.book({ ...draft }),
        'a hold': (draft) =>
          guest.session.post('/api/v1/hub/holds', scene.draft(undefined, { ...draft })),
        'a guest’s change': (draft) =>
          guest.session.put(`/api/v1/hub/reservation/${made._id}`, draft),
        staff: (draft) =>
          scene.staff().post('/api/admin/newBooking', scene.draft(guest, { ...draft })),
        'a drop-in': (draft) =>
          scene.staff().post('/api/v1/drop-in', scene.draft(undefined, { ...draft })),
        'a change by staff': (draft) =>
          scene
            .staff()
            .post('/api/admin/modifyBookings', { bookings: [{ _id: made._id, ...draft }] }),
      };
      return {
        scene,
        guest,
        refused: async (draft: object, status: number, text: string) => {
          for (const [way, send] of Object.entries(ways)) {
            const { body } = await send(draft);
            expect([way, body.statusCode, body.error]).toEqual([way, status, text]);
            expect(body.message).toBe(body.error);
          }
          expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
        },
      };
    };

    it('"Please select at least one participant"', async () => {
      const { refused } = await everyWay();
      await refused({ participants: 0 }, 422, 'Please select at least one participant');
    });

    it('"The number of participants exceeds the available slots."', async () => {
      const { refused } = await everyWay();
      const text = 'The number of participants exceeds the available slots.';
      await refused({ participants: 5 }, 409, text);
    });

    it('"Service is closed." and "Service is open but no available timeslots allocated."', async () => {
      const { refused } = await everyWay({
        specialdays: [
          specialDay('2026-06-20', { open: false }),
          specialDay('2026-06-21', { times: [] }),
        ],
      });
      await refused({ date: '2026-06-20' }, 422, 'Service is closed.');
      const text = 'Service is open but no available timeslots allocated.';
      await refused({ date: '2026-06-21' }, 422, text);
    });

    it('"each with a comment, default \'No comment has been added.\'": the day has its comment, or none', async () => {
      const scene = await BookingScene.open(app, {
        service: {
          specialdays: [
            specialDay('2026-06-20', { open: false, comment: ' Regatta ' }),
            specialDay('2026-06-21', { open: false, comment: ' ' }),
            specialDay('2026-06-22', { comment: 'Staff party' }),
            specialDay('2026-06-23', {}),
          ],
        },
      });
      const said = async (date: string) => {
        const { state, comment } = await dayOf(scene, date);
        return [state, comment];
      };
      expect(await said('2026-06-20')).toEqual(['closed', 'Regatta']);
      expect(await said('2026-06-21')).toEqual(['closed', undefined]);
      expect(await said('2026-06-22')).toEqual(['open-without-times', 'Staff party']);
      expect(await said('2026-06-23')).toEqual(['open-without-times', undefined]);
    });

    it('"Missing guest details": of a guest who cannot be reached, and of staff who name none', async () => {
      const scene = await BookingScene.open(app);
      const unreachable = await scene.guest({ email: undefined, phone: undefined });
      const nameless = await scene.guest({ firstname: '', lastname: ' ' });
      for (const answer of [
        await unreachable.book(),
        await nameless.book(),
        await scene.staff().post('/api/admin/newBooking', scene.draft(undefined)),
        await scene.staff().post('/api/v1/admin/waitingList', scene.draft(undefined)),
      ]) {
        expect([answer.status, answer.body.error]).toEqual([422, 'Missing guest details']);
      }
    });

    it('"Booking failed, please try again later. This could be because someone else booked the same time slot immediately before you."', async () => {
      const text =
        'Booking failed, please try again later. This could be because someone else booked the same time slot immediately before you.';
      const scene = await BookingScene.open(app, { service: { capacity: 2, waitingList: false } });
      const [quick, slow, held] = [await scene.guest(), await scene.guest(), await scene.guest()];
      const hold = await held.session.post('/api/v1/hub/holds', scene.draft(undefined)).expect(201);
      app.clock.advance({ minutes: 10 });
      await quick.booked({ participants: 2, available: 2 });
      for (const answer of [
        await slow.book({ participants: 2, available: 2 }),
        await held.book({ holdId: hold.body.data.holdId }),
        await scene.staff().post('/api/admin/newBooking', scene.draft(slow, { available: 1 })),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([409, 'BOOKING_FAILED']);
        expect([answer.body.error, answer.body.message]).toEqual([text, text]);
        expect(answer.body.data).toMatchObject({ available: 0 });
      }
    });

    it('"adults minimum 1; children minimum 0": of a guest’s booking; staff may book children alone', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const refusal = async (draft: object) => {
        const { body } = await guest.book({ ...draft });
        return [body.statusCode, body.code];
      };
      const alone = { participants: 2, numberOfChildren: 2 };
      expect(await refusal(alone)).toEqual([422, 'ADULT_REQUIRED']);
      expect(await refusal({ participants: 1, numberOfChildren: -1 })).toEqual([
        400,
        'VALIDATION_FAILED',
      ]);
      await scene.staff().post('/api/admin/newBooking', scene.draft(guest, alone)).expect(201);
      expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    });

    it('"adults plus children may not exceed available unless a waiting list booking"', async () => {
      const scene = await BookingScene.open(app, { service: { capacity: 4 } });
      const guest = await scene.guest();
      await guest.booked();
      const party = { participants: 4, numberOfChildren: 2 };
      await guest.book(party).expect(409);
      const waiting = await guest.booked({ ...party, waitingList: true });
      expect(waiting).toMatchObject({ active: false, waitingList: true, participants: 4 });
      expect(await scene.available()).toBe(3);
    });

    it('"Not a valid name": of a guest whom staff book for', async () => {
      const scene = await BookingScene.open(app);
      const { body } = await scene
        .staff()
        .post('/api/v1/admin/customers', { firstname: '<b>', phone: '+4791234567' })
        .expect(422);
      expect([body.code, body.error]).toEqual(['INVALID_NAME', 'Not a valid name']);
    });

    it('"employees cannot override availability"; "admins and system owners can": by either call', async () => {
      for (const level of [1, 2, 3, 4] as const) {
        const scene = await BookingScene.open(app, { service: { capacity: 1 } });
        const guest = await scene.guest();
        const { _id } = await guest.booked();
        const beyond = { ...scene.draft(guest), reason: 'Regular guest' };
        const override = { override: true, reason: 'Regular guest' };
        const bookings = [{ _id, participants: 3 }];
        const send = scene.staff(level);
        const made = await send.post('/api/admin/newBookingOverride', beyond);
        const grown = await send.post('/api/admin/modifyBookings', { bookings, ...override });
        const ok = level > 1;
        expect([level, made.status, grown.status]).toEqual([level, ok ? 201 : 403, ok ? 200 : 403]);
        const sold = ok ? 4 : 1;
        expect(await scene.sold()).toEqual({ ledger: sold, bookings: sold });
      }
    });

    it('"Exclusive bookings force participants to 1", by staff and on a change too', async () => {
      const scene = await BookingScene.open(app, { service: { exclusiveBooking: true } });
      const guest = await scene.guest();
      const draft = scene.draft(guest, { participants: 6, numberOfChildren: 2 });
      const { body } = await scene.staff().post('/api/admin/newBooking', draft).expect(201);
      expect(body.data).toMatchObject({ participants: 1, numberOfChildren: 0 });
      const changed = await guest.session
        .put(`/api/v1/hub/reservation/${body.data._id}`, { participants: 4 })
        .expect(200);
      expect(changed.body.data).toMatchObject({ participants: 1, numberOfChildren: 0 });
    });

    it('"optional comment field shown only if the service enables it": what comes all the same is not kept', async () => {
      const scene = await BookingScene.open(app, { service: { showCommentField: false } });
      const booking = await (await scene.guest()).booked({ comment: 'By the window' });
      expect(booking.comment).toBeUndefined();
    });
  });
});
