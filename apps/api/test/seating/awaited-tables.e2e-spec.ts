import { Types } from 'mongoose';
import { WaitingListJob } from '../../src/modules/bookings/waiting-list/waiting-list.job';
import { DAY } from '../support/scenes/booking-scene';
import { DiningScene, EIGHT, SIX, seats } from '../support/scenes/dining-scene';
import { TestApp } from '../support/test-app';

/** A party at six has the only table until 20:30, so that nobody can be seated at eight. */
const service = { tables: 'atBooking', turnTimes: [{ upTo: 4, minutes: 150 }] };

describe('a table that gets free at another time than that of who waits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const scene = async (tables = [seats('only', 4)], rules: object = {}) => {
    const dining = await DiningScene.open(app, { service: { ...service, ...rules }, tables });
    const early = await dining.booking.guest();
    const late = await dining.booking.guest();
    return { dining, early, late };
  };
  const isPromoted = async (dining: DiningScene, id: string) => {
    await app.settled();
    const plan: { _id: string; active: boolean }[] = await dining.plan();
    return plan.find(({ _id }) => _id === id)?.active;
  };
  const roomOf = async (dining: DiningScene): Promise<{ _id: string; tables: Table[] }> => {
    const { body } = await dining.staff().get('/api/fnb/venues').expect(200);
    return body.data[0];
  };
  type Table = Record<string, unknown>;
  type Booked = { _id: string; version: number };

  it.each<[string, (dining: DiningScene, booked: Booked) => Promise<unknown>]>([
    [
      'is cancelled',
      (dining, { _id }) =>
        dining.staff().post(`/api/v1/admin/reservation/${_id}/cancel`, {}).expect(200),
    ],
    [
      'moves to another day',
      (dining, { _id }) =>
        dining
          .staff()
          .post('/api/admin/modifyBookings', { bookings: [{ _id, date: '2026-06-26' }] })
          .expect(200),
    ],
    [
      'leaves earlier',
      (dining, { _id, version }) =>
        dining.change(_id, { timeindexEnd: EIGHT, version }).expect(200),
    ],
    [
      'gives its table up',
      (dining, { _id, version }) => dining.change(_id, { tables: [], version }).expect(200),
    ],
  ])('seats them once who has it %s', async (_, free) => {
    const { dining, early, late } = await scene();
    const seated = await early.booked({ timeindex: SIX, participants: 4 });
    const waiting = await late.booked({ timeindex: EIGHT, participants: 4, waitingList: true });
    expect(await isPromoted(dining, waiting._id)).toBe(false);
    await free(dining, seated);
    expect(await isPromoted(dining, waiting._id)).toBe(true);
    expect(await dining.differences()).toEqual([]);
  });

  it('seats them once a block of it is deleted', async () => {
    const { dining, late } = await scene();
    const tables = [dining.table('only')];
    const block = { tables, from: DAY, until: DAY, start: SIX, end: 1380, reason: 'Wobbly leg' };
    const { _id: _venue } = await roomOf(dining);
    const { body } = await dining
      .staff(2)
      .post('/api/v1/fnb/blocks', { _venue, ...block })
      .expect(201);
    const waiting = await late.booked({ timeindex: EIGHT, participants: 4, waitingList: true });
    expect(await isPromoted(dining, waiting._id)).toBe(false);
    await dining.staff(2).delete(`/api/v1/fnb/blocks/${body.data._id}`).expect(200);
    expect(await isPromoted(dining, waiting._id)).toBe(true);
  });

  it.each<[string, (tables: Table[]) => object[]]>([
    [
      'gets another table',
      (tables) => [
        ...tables,
        { ...tables[0], _id: new Types.ObjectId().toHexString(), name: 'more' },
      ],
    ],
    ['has a larger one', (tables) => tables.map((table) => ({ ...table, guestCount: 4 }))],
  ])('seats them once the room %s', async (_, change) => {
    const { dining, early, late } = await scene([seats('only', 4), seats('small', 2)]);
    await early.booked({ timeindex: SIX, participants: 4 });
    const waiting = await late.booked({ timeindex: EIGHT, participants: 4, waitingList: true });
    expect(await isPromoted(dining, waiting._id)).toBe(false);
    const room = await roomOf(dining);
    await dining
      .staff(2)
      .put(`/api/v1/fnb/venues/${room._id}`, { ...room, tables: change(room.tables) })
      .expect(200);
    expect(await isPromoted(dining, waiting._id)).toBe(true);
  });

  it('seats them once the service may leave more seats empty', async () => {
    const { dining, early, late } = await scene([seats('only', 4), seats('large', 8)], {
      maxSpareSeats: 2,
    });
    await early.booked({ timeindex: SIX, participants: 4 });
    const waiting = await late.booked({ timeindex: EIGHT, participants: 4, waitingList: true });
    expect(await isPromoted(dining, waiting._id)).toBe(false);
    await dining
      .staff(2)
      .put(`/api/v1/services/${dining.booking.serviceId}`, { maxSpareSeats: 4 })
      .expect(200);
    expect(await isPromoted(dining, waiting._id)).toBe(true);
  });

  describe('in a process that dies right after the change', () => {
    const jobs = (dining: DiningScene) =>
      app.connection
        .collection('queuedJobs')
        .countDocuments({ _vendor: dining.booking.vendorId, kind: 'serve-waiting-list' });

    it('seats them all the same, as soon as another takes the job', async () => {
      const { dining, early, late } = await scene();
      const seated = await early.booked({ timeindex: SIX, participants: 4 });
      const { _id } = await late.booked({ timeindex: EIGHT, participants: 4, waitingList: true });
      await dining.staff().post(`/api/v1/admin/reservation/${seated._id}/cancel`, {}).expect(200);
      // nothing but the job: a test has no worker, and after the commit nobody serves tables
      const waits = { _id: new Types.ObjectId(_id), waitingList: true };
      expect(await app.connection.collection('bookings').countDocuments(waits)).toBe(1);
      expect(await jobs(dining)).toBe(1);
      await app.work('serve-waiting-list');
      expect(await app.connection.collection('bookings').countDocuments(waits)).toBe(0);
      expect(await jobs(dining)).toBe(0);
    });

    it('leaves no job of a change that was refused', async () => {
      const { dining, early } = await scene();
      const seated = await early.booked({ timeindex: SIX, participants: 4 });
      await dining.change(seated._id, { tables: [], version: seated.version + 7 }).expect(409);
      expect(await jobs(dining)).toBe(0);
    });
  });

  it('seats them once a hold of it is let go, or lapses', async () => {
    const { dining, early, late } = await scene();
    const hold = async () => {
      const { body } = await early.session
        .post('/api/v1/hub/holds', {
          ...{ _service: dining.booking.serviceId.toHexString(), date: DAY },
          ...{ timeindex: SIX, participants: 4 },
        })
        .expect(201);
      return body.data.holdId;
    };
    const wait = async () =>
      (await late.booked({ timeindex: EIGHT, participants: 4, waitingList: true }))._id;
    const holdId = await hold();
    const first = await wait();
    expect(await isPromoted(dining, first)).toBe(false);
    await early.session.delete(`/api/v1/hub/holds/${holdId}`).expect(200);
    expect(await isPromoted(dining, first)).toBe(true);
    await dining.staff().post(`/api/v1/admin/reservation/${first}/cancel`, {}).expect(200);

    await hold();
    const second = await wait();
    expect(await isPromoted(dining, second)).toBe(false);
    app.clock.advance({ minutes: 11 });
    await app.nest.get(WaitingListJob).tick();
    await app.work('serve-waiting-list');
    expect(await isPromoted(dining, second)).toBe(true);
  });

  it('seats one of those whose turns overlap', async () => {
    const { dining, early, late } = await scene();
    const seated = await early.booked({ timeindex: SIX, participants: 4 });
    const wait = async (timeindex: number) =>
      (await late.booked({ timeindex, participants: 4, waitingList: true }))._id;
    const first = await wait(EIGHT);
    const other = await dining.booking.guest();
    const { _id: second } = await other.booked({
      ...{ timeindex: SIX, participants: 4, waitingList: true },
    });
    await dining
      .change(seated._id, { timeindex: 600, timeindexEnd: 720, version: seated.version })
      .expect(200);
    const states = [await isPromoted(dining, first), await isPromoted(dining, second)];
    expect(states.filter(Boolean)).toHaveLength(1);
    expect(await dining.differences()).toEqual([]);
  });
});
