import type { Types } from 'mongoose';
import { BookingChecker } from '../../src/modules/bookings/verify/booking-checker';
import { VerificationJob } from '../../src/modules/bookings/verify/verification-job';
import { newVendor } from '../support/new-vendor';
import { MailServer } from '../support/outside/mail-server';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';
import { newGuest } from '../support/things/accounts';

const BASE = '/api/v1/admin/notices';

describe('notices of what failed in the background', () => {
  let mail: MailServer;
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    mail = await MailServer.start();
    app = await TestApp.start(undefined, { SMTP_URL: mail.url });
  });
  afterAll(async () => {
    // of the installation: the next file with this database would list it too
    await app.connection.collection('queuedJobs').deleteMany({ kind: 'verify-bookings' });
    await app.stop();
    await mail.stop();
  });
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    vendor = await newVendor(app);
  });
  afterEach(() => jest.restoreAllMocks());

  const fail = async () => {
    mail.refusals.push({ code: 550, text: 'No such mailbox' });
    const guest = await newGuest(app, vendor);
    await app
      .staff(vendor, 1)
      .post(`/api/v1/admin/customers/${guest._id}/messages`, { subject: 'Hi', text: 'There' })
      .expect(201);
    await app.work();
  };
  const shown = async (session = app.staff(vendor, 1)) =>
    (await session.get(BASE).expect(200)).body.data;

  it('count the messages that were given up, one notice a day, told live', async () => {
    await fail();
    await fail();
    const [notice, ...more] = await shown();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      kind: 'messagesFailed',
      count: 2,
      detail: expect.stringContaining('No such mailbox'),
      at: '2026-06-15T09:00:00.000Z',
    });
    const told = { _vendor: vendor, type: 'notice.raised' };
    expect(await app.connection.collection('events').countDocuments(told)).toBe(2);
    expect(await shown(app.staff(await newVendor(app), 1))).toEqual([]);
    const { body } = await app.staff(vendor, 1).get(`/api/admin/dashboard/${vendor}`).expect(200);
    expect(body.data.failedMessagesCount).toBe(2);
    expect(body.data.failedMessages[0]._id).toBe(notice.entityId);
  });

  it('are dismissed by each for themselves, until it happens again', async () => {
    await fail();
    const [siri, per] = [app.staff(vendor, 1), app.staff(vendor, 3)];
    const [notice] = await shown(siri);
    await app
      .staff(await newVendor(app), 1)
      .put(`${BASE}/${notice._id}/dismiss`)
      .expect(404);
    await siri.put(`${BASE}/${notice._id}/dismiss`).expect(200);
    expect(await shown(siri)).toEqual([]);
    expect(await shown(per)).toHaveLength(1);
    app.clock.advance({ minutes: 5 });
    await fail();
    expect(await shown(siri)).toMatchObject([{ _id: notice._id, count: 2 }]);
    await siri.put(`${BASE}/dismiss`).expect(200);
    expect(await shown(siri)).toEqual([]);
  });

  it('tell of ledgers that the nightly check found wrong, and of a check that did not run', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    await guest.booked({ participants: 2 });
    await app.connection
      .collection('ledgers')
      .updateOne({ _service: scene.serviceId }, { $set: { 'used.t600': 5 } });
    app.clock.advance({ days: 1 });
    const nightly = async () => {
      await app.nest.get(VerificationJob).nightly();
      await app.work();
    };
    await nightly();
    expect(await shown(scene.staff())).toMatchObject([{ kind: 'bookingsDiffer', count: 1 }]);
    jest.spyOn(app.nest.get(BookingChecker), 'run').mockRejectedValue(new Error('away'));
    app.clock.advance({ days: 1 });
    await nightly();
    for (const minutes of [5, 30]) {
      app.clock.advance({ minutes });
      await app.work();
    }
    expect(await shown(scene.staff())).toMatchObject([
      { kind: 'jobFailed', detail: 'verify-bookings' },
      { kind: 'bookingsDiffer' },
    ]);
  });
});
