import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { MailServer } from '../support/outside/mail-server';
import { TestApp } from '../support/test-app';
import { anEmail, newGuest } from '../support/things/accounts';

const BASE = '/api/v1/admin/parkedJobs';

describe('background work that kept failing', () => {
  let mail: MailServer;
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    mail = await MailServer.start();
    app = await TestApp.start(undefined, { SMTP_URL: mail.url });
  });
  afterAll(async () => {
    await app.stop();
    await mail.stop();
  });
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    mail.refusals.length = 0;
    vendor = await newVendor(app);
  });

  const staff = (level: 1 | 2 | 3 | 4 = 2, of = vendor) => app.staff(of, level);
  const listed = async (session = staff()) => (await session.get(BASE).expect(200)).body.data;
  const stored = async (id: string) =>
    (await staff().get(`/api/v1/admin/messages/${id}`).expect(200)).body.data;

  /** A message that the mail server has refused for good. */
  const lose = async () => {
    mail.refusals.push({ code: 550, text: 'No such mailbox' });
    const guest = await newGuest(app, vendor);
    const { body } = await staff()
      .post(`/api/v1/admin/customers/${guest._id}/messages`, { subject: 'Hi', text: 'There' })
      .expect(201);
    await app.work();
    const [job] = await listed();
    return { guest, message: body.data._id as string, job: job._id as string };
  };

  it('is shown with what failed and why, without what it carries', async () => {
    const { guest, message } = await lose();
    const jobs = await listed();
    expect(jobs).toEqual([
      {
        _id: expect.any(String),
        kind: 'send-message',
        attempts: 1,
        createdAt: '2026-06-15T09:00:00.000Z',
        parkedAt: '2026-06-15T09:00:00.000Z',
        error: expect.stringContaining('No such mailbox'),
        installation: false,
      },
    ]);
    expect(JSON.stringify(jobs)).not.toContain(guest.email);
    expect(await stored(message)).toMatchObject({ state: 'failed' });
  });

  it('is tried again, which is in the log, and leaves the list', async () => {
    const { guest, message, job } = await lose();
    await staff().post(`${BASE}/${job}/retry`).expect(200);
    expect(await stored(message)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await listed()).toEqual([]);
    await app.work();
    expect(mail.to(guest.email)).toHaveLength(1);
    expect(await stored(message)).toMatchObject({ state: 'sent', attempts: 1 });
    const entry = { action: 'job.retried', entityId: new Types.ObjectId(job) };
    expect(await app.connection.collection('audit').countDocuments(entry)).toBe(1);
    await staff().post(`${BASE}/${job}/retry`).expect(404);
  });

  it('is tried again once for the same idempotency key', async () => {
    const { guest, job } = await lose();
    const me = staff();
    const retry = () =>
      me.post(`${BASE}/${job}/retry`).set('idempotency-key', `again-${job}`).expect(200);
    await retry();
    await retry();
    await app.work();
    expect(mail.to(guest.email)).toHaveLength(1);
  });

  it('is not in the list any more once the message was sent from the guest’s card', async () => {
    const { guest, message } = await lose();
    await staff(1)
      .post(`/api/v1/admin/customers/${guest._id}/messages/${message}/resend`)
      .expect(200);
    await app.work();
    expect(await listed()).toEqual([]);
    expect(mail.to(guest.email)).toHaveLength(1);
  });

  it('stays parked when another try is refused: a link that works no more', async () => {
    const { message, job } = await lose();
    const text = 'Choose your password: https://atrium.example/reset?code=••••••';
    await app.connection
      .collection('messages')
      .updateOne({ _id: new Types.ObjectId(message) }, { $set: { text } });
    const { body } = await staff().post(`${BASE}/${job}/retry`).expect(422);
    expect(body.code).toBe('MESSAGE_LINK_OVER');
    expect(await listed()).toHaveLength(1);
  });

  it('is removed for good, which is in the log', async () => {
    const { guest, job } = await lose();
    await staff().delete(`${BASE}/${job}`).expect(200);
    expect(await listed()).toEqual([]);
    app.clock.advance({ days: 1 });
    await app.work();
    expect(mail.to(guest.email)).toHaveLength(0);
    const entry = { action: 'job.removed', entityId: new Types.ObjectId(job) };
    expect(await app.connection.collection('audit').countDocuments(entry)).toBe(1);
    await staff().delete(`${BASE}/${job}`).expect(404);
  });

  it('goes when its guest is erased, with the address that its error may name', async () => {
    const { guest } = await lose();
    await staff(3)
      .delete('/api/admin/delete_customer', { userId: guest._id.toHexString() })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    expect(await listed()).toEqual([]);
  });

  it('is for administrators and up, of that venue only', async () => {
    const { job } = await lose();
    await staff(1).get(BASE).expect(403);
    await staff(1).post(`${BASE}/${job}/retry`).expect(403);
    await staff(1).delete(`${BASE}/${job}`).expect(403);
    const guest = await newGuest(app, vendor);
    await app.guest(vendor, guest._id).get(BASE).expect(403);
    await app.visitor().get(BASE).expect(401);
    for (const level of [3, 4] as const) {
      const stranger = staff(level, await newVendor(app));
      expect(await listed(stranger)).toEqual([]);
      await stranger.post(`${BASE}/${job}/retry`).expect(404);
      await stranger.delete(`${BASE}/${job}`).expect(404);
    }
    await staff().post(`${BASE}/nonsense/retry`).expect(404);
    expect(await listed(staff(3))).toHaveLength(1);
  });

  it('of the installation is for system administrators', async () => {
    const jobs = app.connection.collection('queuedJobs');
    const { insertedId } = await jobs.insertOne({
      kind: 'send-reset-link',
      payload: { email: anEmail() },
      attempts: 4,
      createdAt: app.clock.now(),
      parkedAt: app.clock.now(),
      error: 'broken',
    });
    const id = insertedId.toHexString();
    expect(await listed(staff(3))).toEqual([]);
    await staff(3).post(`${BASE}/${id}/retry`).expect(404);
    expect(await listed(staff(4))).toMatchObject([{ _id: id, installation: true }]);
    await staff(4).delete(`${BASE}/${id}`).expect(200);
  });
});
