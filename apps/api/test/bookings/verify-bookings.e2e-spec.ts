import { Types } from 'mongoose';
import { verifyBookings } from '../../src/cli/verify-command';
import { BookingChecker } from '../../src/modules/bookings/verify/booking-checker';
import { BookingRepair } from '../../src/modules/bookings/verify/booking-repair';
import { type Difference, isRepairable } from '../../src/modules/bookings/verify/difference';
import { MembershipRepair } from '../../src/modules/bookings/verify/membership-repair';
import { VerificationJob } from '../../src/modules/bookings/verify/verification-job';
import {
  aMembership,
  newMembershipType,
} from '../../src/modules/memberships/testing/membership.factory';
import { BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

interface StoredLedger {
  _id: string;
  used: Record<string, number>;
  cap: Record<string, number>;
  holds: object[];
  v: number;
}

describe('the verification of bookings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const ledgers = () => app.connection.collection<StoredLedger>('ledgers');
  const ledgerId = (scene: BookingScene) => `${scene.serviceId.toHexString()}|${DAY}`;

  const differences = (scene: BookingScene): Promise<Difference[]> =>
    app.nest.get(BookingChecker).ofVendor(scene.vendorId);

  const mend = (scene: BookingScene) =>
    app.nest
      .get(BookingRepair)
      .ledger({ vendorId: scene.vendorId.toHexString() }, scene.serviceId, DAY);

  it('finds nothing after bookings, changes, cancellations and holds', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const { _id } = await guest.booked({ participants: 3 });
    await guest.session.put(`/api/v1/hub/reservation/${_id}`, { participants: 5 }).expect(200);
    const other = await guest.booked({ participants: 2 });
    await guest.session.delete(`/api/v1/hub/activity/${other._id}`).expect(200);
    await guest.booked({ participants: 6, waitingList: true });
    const hold = { _service: scene.serviceId, date: DAY, timeindex: TEN, participants: 2 };
    await guest.session.post('/api/v1/hub/holds', hold).expect(201);
    expect(await differences(scene)).toEqual([]);
  });

  it('names a ledger that drifted, mends it, and writes down what it was', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    await guest.booked({ participants: 3 });
    const _id = ledgerId(scene);
    await ledgers().updateOne({ _id }, { $set: { 'used.t600': 1, 'cap.t600': 99 } });
    expect(await differences(scene)).toEqual([
      { kind: 'used', ledgerId: _id, t: TEN, ledger: 1, bookings: 3 },
      { kind: 'capacity', ledgerId: _id, t: TEN, ledger: 99, service: 10 },
    ]);
    await mend(scene);
    expect(await differences(scene)).toEqual([]);
    expect(await scene.sold()).toEqual({ ledger: 3, bookings: 3 });
    const entry = await app.connection
      .collection('audit')
      .findOne({ _vendor: scene.vendorId, action: 'ledger.repaired' });
    expect(entry).toMatchObject({
      actor: { kind: 'system', name: 'verify-bookings' },
      before: { used: { t600: 1 }, cap: { t600: 99 } },
      after: { used: { t600: 3 }, cap: { t600: 10 } },
    });
  });

  it('makes a ledger that is missing, so that its places are sold once', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    await guest.booked({ participants: 9 });
    await ledgers().deleteOne({ _id: ledgerId(scene) });
    expect(await differences(scene)).toEqual([
      { kind: 'missing-ledger', ledgerId: ledgerId(scene), bookings: 9 },
    ]);
    await mend(scene);
    expect(await differences(scene)).toEqual([]);
    await guest.book({ participants: 2 }).expect(409);
  });

  it('takes away a hold that would never end', async () => {
    const scene = await BookingScene.open(app);
    await (await scene.guest()).booked();
    const exp = new Date('2099-01-01T00:00:00Z');
    const hold = { h: 'stuck', t: TEN, pax: 9, g: 'nobody', exp };
    await ledgers().updateOne({ _id: ledgerId(scene) }, { $push: { holds: hold } });
    expect(await differences(scene)).toEqual([
      { kind: 'stuck-hold', ledgerId: ledgerId(scene), holdId: 'stuck', expires: exp },
    ]);
    await mend(scene);
    expect(await differences(scene)).toEqual([]);
    expect(await scene.available()).toBe(9);
  });

  it('calls oversold only what nobody was allowed to sell', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    await guest.booked({ participants: 10 });
    const beyond = { ...scene.draft(guest, { participants: 4 }), reason: 'the owner’s birthday' };
    await scene.staff(2).post('/api/admin/newBookingOverride', beyond).expect(201);
    expect(await differences(scene)).toEqual([]);
    // as a lost update would leave it: 15 came in where 10 places and 4 more were allowed
    const filter = { _vendor: scene.vendorId, participants: 10 };
    await app.connection.collection('bookings').updateOne(filter, { $inc: { participants: 1 } });
    await ledgers().updateOne({ _id: ledgerId(scene) }, { $inc: { 'used.t600': 1 } });
    expect(await differences(scene)).toEqual([
      { kind: 'oversold', ledgerId: ledgerId(scene), t: TEN, allowed: 14, bookings: 15 },
    ]);
  });

  it('keeps what was sold before a slot was made smaller', async () => {
    const scene = await BookingScene.open(app);
    await (await scene.guest()).booked({ participants: 8 });
    const _id = scene.serviceId.toHexString();
    const service = { _id, capacity: 5, acceptsBrokenBookings: true };
    await scene.staff(2).put('/api/v1/services', service).expect(200);
    expect(await differences(scene)).toEqual([]);
  });

  it('names a booking that counts and waits at once', async () => {
    const scene = await BookingScene.open(app);
    const { _id, bookingId } = await (await scene.guest()).booked();
    const { matchedCount } = await app.connection
      .collection('bookings')
      .updateOne({ _vendor: scene.vendorId }, { $set: { waitingList: true } });
    expect(matchedCount).toBe(1);
    expect(_id).toBeDefined();
    expect(await differences(scene)).toEqual([
      { kind: 'used', ledgerId: ledgerId(scene), t: TEN, ledger: 1, bookings: 0 },
      { kind: 'booking', ledgerId: ledgerId(scene), bookingId, problem: 'counts and waits' },
    ]);
  });

  describe('of memberships', () => {
    const memberships = () => app.connection.collection('memberships');
    const uses = () => app.connection.collection('membershipUses');

    /** A card of 10 that paid for a booking of 2 and was used once at the desk. */
    const used = async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const { _id: _membershipType } = await newMembershipType(app.connection, scene.vendorId, {
        services: [scene.serviceId],
      });
      const card = aMembership(scene.vendorId, {
        ...{ _customer: guest.id, _membershipType, maxNumberOfUsages: 10 },
      });
      await memberships().insertOne({ ...card });
      const _membership = card._id.toHexString();
      const booking = await guest.booked({ participants: 2, _membership });
      await scene.staff().post(`/api/v1/admin/memberships/${_membership}/use`, {}).expect(200);
      expect(await differences(scene)).toEqual([]);
      const ledger = `membership:${_membership}`;
      return {
        scene,
        guest,
        _id: card._id,
        ledger,
        booking: booking._id as string,
        mended: async () => {
          await app.nest
            .get(MembershipRepair)
            .repair({ vendorId: scene.vendorId.toHexString() }, ledger);
          expect(await differences(scene)).toEqual([]);
          const { body } = await scene.staff().get(`/api/v1/admin/memberships/${_membership}`);
          return body.data.numberOfUsages as number;
        },
      };
    };

    it('names a count that drifted, mends it, and writes down what it was', async () => {
      const { scene, _id, ledger, mended } = await used();
      await memberships().updateOne({ _id }, { $set: { numberOfUsages: 1, entries: 5 } });
      expect(await differences(scene)).toEqual([
        { kind: 'membership-count', ledgerId: ledger, says: 1, sum: 3 },
        { kind: 'membership-entries', ledgerId: ledger, says: 5, last: 2 },
      ]);
      expect(await mended()).toBe(3);
      const entry = await app.connection
        .collection('audit')
        .findOne({ _vendor: scene.vendorId, action: 'membership.repaired' });
      expect(entry).toMatchObject({
        actor: { kind: 'system', name: 'verify-bookings' },
        before: { numberOfUsages: 1, entries: 5 },
        after: { numberOfUsages: 3, entries: 2 },
      });
    });

    it('names an entry whose sum is not that of the ledger, and sums it up again', async () => {
      const { scene, _id, ledger, mended } = await used();
      await uses().updateOne({ _membership: _id, no: 2 }, { $set: { numberOfUsages: 9 } });
      expect(await differences(scene)).toEqual([
        { kind: 'membership-entry', ledgerId: ledger, no: 2, says: 9, sum: 3 },
      ]);
      expect(await mended()).toBe(3);
    });

    it('names a booking whose uses were lost, and takes them', async () => {
      const { scene, _id, ledger, booking, mended } = await used();
      await uses().deleteOne({ _membership: _id, no: 1 });
      await uses().updateOne({ _membership: _id }, { $set: { numberOfUsages: 1 } });
      await memberships().updateOne({ _id }, { $set: { numberOfUsages: 1 } });
      expect(await differences(scene)).toEqual([
        { kind: 'membership-booking', ledgerId: ledger, by: booking, uses: 0, owed: 2 },
      ]);
      expect(await mended()).toBe(3);
    });

    it('names a booking that is gone and has uses all the same, and gives them back', async () => {
      const { scene, guest, ledger, booking, mended } = await used();
      const _id = new Types.ObjectId(booking);
      await app.connection.collection('bookings').deleteOne({ _id });
      await mend(scene);
      expect(await differences(scene)).toEqual([
        { kind: 'membership-booking', ledgerId: ledger, by: booking, uses: 2, owed: 0 },
      ]);
      expect(await mended()).toBe(1);
      // the card goes on from there
      const _membership = ledger.split(':')[1];
      await guest.booked({ participants: 9, _membership });
      expect(await differences(scene)).toEqual([]);
    });

    it('finds nothing after changes, cancellations in time and late, undone uses and a restored booking', async () => {
      const { scene, guest, booking, ledger } = await used();
      const path = `/api/v1/hub/reservation/${booking}`;
      await guest.session.put(path, { participants: 4 }).expect(200);
      await guest.session.put(path, { participants: 3 }).expect(200);
      await scene
        .staff()
        .post(`/api/v1/admin/memberships/${ledger.split(':')[1]}/undoUse`, {})
        .expect(200);
      await guest.session.delete(`/api/v1/hub/activity/${booking}`).expect(200);
      expect(await differences(scene)).toEqual([]);
    });

    it('tells of more uses than there are, which nobody can mend', async () => {
      const { scene, _id, ledger } = await used();
      await memberships().updateOne({ _id }, { $set: { maxNumberOfUsages: 2 } });
      const [difference, ...others] = await differences(scene);
      expect([difference, others]).toEqual([
        { kind: 'membership-overused', ledgerId: ledger, allowed: 2, uses: 3 },
        [],
      ]);
      expect(difference && isRepairable(difference)).toBe(false);
    });

    it('is mended by the command, line by line, and counted by the metric of the night', async () => {
      const { _id, scene } = await used();
      const nightly = async () => {
        await app.connection.collection('queuedJobs').deleteMany({ kind: 'verify-bookings' });
        await app.nest.get(VerificationJob).nightly();
        await app.work();
        const { text } = await app.visitor().get('/api/metrics').expect(200);
        return Number(/^booking_differences (\d+)$/m.exec(text)?.[1]);
      };
      const before = await nightly();
      await memberships().updateOne({ _id }, { $inc: { numberOfUsages: 1 } });
      expect(await nightly()).toBe(before + 1);
      const lines: string[] = [];
      const log = jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
      try {
        await verifyBookings(app.nest, { repair: true });
      } finally {
        log.mockRestore();
      }
      expect(lines).toContain(
        `membership:${_id.toHexString()}: says that 4 were used, its ledger 3`,
      );
      expect(lines.at(-1)).toMatch(/ [1-9]\d* memberships, .* [1-9]\d* mended$/);
      expect(await differences(scene)).toEqual([]);
    });
  });

  it('tells in the metrics of every instance what the night found', async () => {
    const scene = await BookingScene.open(app);
    await (await scene.guest()).booked();
    await ledgers().updateOne({ _id: ledgerId(scene) }, { $inc: { 'used.t600': 1 } });
    // nights of other tests of this worker
    await app.connection.collection('queuedJobs').deleteMany({ kind: 'verify-bookings' });
    const metrics = async () => (await app.visitor().get('/api/metrics').expect(200)).text;
    expect(await metrics()).not.toMatch(/^booking_differences/m);
    await app.nest.get(VerificationJob).nightly();
    await app.work();
    expect(await metrics()).toMatch(/^booking_differences [1-9]\d*$/m);
    expect(await metrics()).toMatch(/^booking_verified_timestamp_seconds 1781514000$/m);
  });
});
