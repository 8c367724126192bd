import { setTimeout as sleep } from 'node:timers/promises';
import { Types } from 'mongoose';
import { LEASE_MS } from '../../src/common/queue/job-runner';
import { newVendor } from '../support/new-vendor';
import { MailServer } from '../support/outside/mail-server';
import { TestApp } from '../support/test-app';
import { anAddress, anEmail, linkIn, newestMail, newGuest } from '../support/things/accounts';

const letter = { subject: 'Your sauna', text: 'It is warm.\n\nBring a towel & <friends>.' };

describe('messages that are sent', () => {
  let mail: MailServer;
  let app: TestApp;
  let other: TestApp;
  let vendor: Types.ObjectId;

  beforeAll(async () => {
    mail = await MailServer.start();
    const environment = { SMTP_URL: mail.url, MAIL_FROM: 'Atrium <no-reply@atrium.example>' };
    app = await TestApp.start(undefined, environment);
    other = await TestApp.start(undefined, environment);
  });
  afterAll(async () => {
    await Promise.all([app.stop(), other.stop()]);
    await mail.stop();
  });
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    other.clock.set('2026-06-15T09:00:00Z');
    vendor = await newVendor(app, { name: 'Fjord “Spa”', email: 'post@fjord.example' });
  });
  afterEach(() => jest.restoreAllMocks());

  const settled = () => app.work();
  const staff = () => app.staff(vendor, 1);
  const write = async (to?: string) => {
    const guest = await newGuest(app, vendor, to ? { email: to } : {});
    const { body } = await staff()
      .post(`/api/v1/admin/customers/${guest._id}/messages`, letter)
      .expect(201);
    return { guest, id: body.data._id as string };
  };
  const stored = async (id: string) =>
    (await staff().get(`/api/v1/admin/messages/${id}`).expect(200)).body.data;
  const queued = () => app.connection.collection('queuedJobs');

  it('go out right after they are written, as text and page, in the venue’s name', async () => {
    const { guest, id } = await write();
    await settled();
    const [arrived, ...more] = mail.to(guest.email);
    expect(more).toEqual([]);
    expect(arrived?.from).toBe('no-reply@atrium.example');
    const { source = '' } = arrived ?? {};
    expect(source).toMatch(/^From: =\?UTF-8\?Q\?Fjord_.+\?= <no-reply@atrium\.example>/m);
    expect(source).toMatch(/^Reply-To: post@fjord\.example/m);
    expect(source).toMatch(/^Subject: Your sauna/m);
    expect(source).toMatch(new RegExp(`^Message-ID: <${id}@atrium\\.example>`, 'm'));
    expect(source).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(source).toMatch(/multipart\/alternative/);
    expect(source).toMatch(/Bring a towel & <friends>\./);
    expect(source).toMatch(/Bring a towel &amp; &lt;friends&gt;\./);
    expect(await stored(id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      sentAt: '2026-06-15T09:00:00.000Z',
      template: 'freeText',
    });
  });

  describe('what can wait', () => {
    const offer = async (phone?: string) => {
      const guest = await newGuest(app, vendor, phone ? { phone } : {});
      const { body } = await staff()
        .post(`/api/v1/admin/customers/${guest._id}/messages`, { ...letter, marketing: true })
        .expect(201);
      await settled();
      return { guest, message: body.data };
    };

    it.each([
      ['of whom no number is known', undefined, '2026-06-16T06:00:00.000Z'],
      ['with a number of the venue’s country', '+4790123456', '2026-06-16T06:00:00.000Z'],
      // 16:30 in Toronto, 12:30 in Vancouver
      ['for whom it is day', '+14165550123', undefined],
    ])('waits at half past ten for the morning of a guest %s', async (_, phone, at) => {
      app.clock.set('2026-06-15T20:30:00Z');
      const { guest, message } = await offer(phone);
      const now = '2026-06-15T20:30:00.000Z';
      expect(message).toMatchObject({ state: 'pending', nextAttemptAt: at ?? now });
      expect(mail.to(guest.email)).toHaveLength(at ? 0 : 1);
      if (!at) return;
      app.clock.set(at);
      await settled();
      expect(mail.to(guest.email)).toHaveLength(1);
    });

    it('waits as the venue says, or not at all', async () => {
      const hours = async (quietFrom: number, quietUntil: number) => {
        const { body } = await app.staff(vendor, 3).get('/api/v1/admin/vendor').expect(200);
        const { version } = body.data;
        const input = { quietFrom, quietUntil, version };
        await app.staff(vendor, 3).put('/api/v1/admin/vendor', input).expect(200);
      };
      app.clock.set('2026-06-15T20:30:00Z');
      await hours(22 * 60, 7 * 60 + 30);
      expect((await offer()).message.nextAttemptAt).toBe('2026-06-16T05:30:00.000Z');
      await hours(0, 0);
      const { guest } = await offer();
      expect(mail.to(guest.email)).toHaveLength(1);
    });

    it('is nothing that a guest asked for, or needs to know', async () => {
      app.clock.set('2026-06-15T20:30:00Z');
      const { guest } = await write();
      await settled();
      expect(mail.to(guest.email)).toHaveLength(1);
    });
  });

  it('are tried again when the server asks for it, as the same message', async () => {
    mail.refusals.push({ code: 451, text: 'Try later' });
    const { guest, id } = await write();
    await settled();
    expect(await stored(id)).toMatchObject({
      state: 'pending',
      attempts: 1,
      nextAttemptAt: '2026-06-15T09:01:00.000Z',
      error: expect.stringContaining('451'),
    });
    await settled();
    expect(mail.to(guest.email)).toHaveLength(0);
    app.clock.advance({ minutes: 1 });
    await settled();
    expect(mail.to(guest.email)).toHaveLength(1);
    expect(mail.to(guest.email)[0]?.source).toContain(`Message-ID: <${id}@`);
    const sent = await stored(id);
    expect(sent).toMatchObject({ state: 'sent', attempts: 2 });
    expect(sent).not.toHaveProperty('error');
    expect(sent).not.toHaveProperty('nextAttemptAt');
  });

  it('are given up when the server refuses for good, and staff see why', async () => {
    mail.refusals.push({ code: 550, text: 'No such mailbox' });
    const { guest, id } = await write();
    await settled();
    expect(await stored(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      error: expect.stringContaining('No such mailbox'),
    });
    app.clock.advance({ days: 1 });
    await settled();
    expect(mail.to(guest.email)).toHaveLength(0);
    const { body } = await staff().get('/api/v1/admin/messages?state=failed').expect(200);
    expect(body.data.items.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
  });

  describe('what did not arrive', () => {
    const lose = async () => {
      mail.refusals.push({ code: 550, text: 'No such mailbox' });
      const lost = await write();
      await settled();
      return lost;
    };
    const resend = (guest: Types.ObjectId | string, id: string, as = staff()) =>
      as.post(`/api/v1/admin/customers/${String(guest)}/messages/${id}/resend`);

    it('is sent once more, to the address that the guest has now, and that is in the log', async () => {
      const { guest, id } = await lose();
      const email = anEmail();
      await app.connection
        .collection('customers')
        .updateOne({ _id: guest._id }, { $set: { email } });
      const { body } = await resend(guest._id, id).expect(200);
      expect(body.data).toMatchObject({ _id: id, state: 'pending', to: email, attempts: 0 });
      expect(body.data).not.toHaveProperty('error');
      await settled();
      expect(mail.to(email)).toHaveLength(1);
      expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 1 });
      const { body: log } = await staff()
        .get(`/api/v1/admin/customers/${guest._id}/auditLogs`)
        .expect(200);
      expect(log.data.items[0]).toMatchObject({ action: 'message.resent' });
      const refused = await resend(guest._id, id).expect(422);
      expect(refused.body.code).toBe('MESSAGE_NOT_FAILED');
    });

    it('fails again where the address is still wrong, and is tried no more by itself', async () => {
      const { guest, id } = await lose();
      mail.refusals.push({ code: 550, text: 'Still no such mailbox' });
      await resend(guest._id, id).expect(200);
      await settled();
      expect(await stored(id)).toMatchObject({
        state: 'failed',
        error: expect.stringContaining('Still no such mailbox'),
      });
    });

    it('is sent once where the same request comes twice', async () => {
      const { guest, id } = await lose();
      const me = staff();
      const key = new Types.ObjectId().toHexString();
      await resend(guest._id, id, me).set('idempotency-key', key).expect(200);
      await resend(guest._id, id, me).set('idempotency-key', key).expect(200);
      await settled();
      expect(mail.to(guest.email)).toHaveLength(1);
    });

    it('is not sent with a link that works no more', async () => {
      const { guest, id } = await lose();
      const text = 'Choose your password: https://atrium.example/reset?code=••••••';
      await app.connection
        .collection('messages')
        .updateOne({ _id: new Types.ObjectId(id) }, { $set: { text } });
      const { body } = await resend(guest._id, id).expect(422);
      expect(body.code).toBe('MESSAGE_LINK_OVER');
    });

    it('is not sent as marketing to who has opted out since', async () => {
      const { guest, id } = await lose();
      await app.connection
        .collection('messages')
        .updateOne({ _id: new Types.ObjectId(id) }, { $set: { marketing: true } });
      const consents = [{ type: 'marketingEmail', given: false, at: app.clock.now() }];
      await app.connection
        .collection('customers')
        .updateOne({ _id: guest._id }, { $set: { consents } });
      const { body } = await resend(guest._id, id).expect(422);
      expect(body.code).toBe('GUEST_OPTED_OUT');
    });

    it('is sent to nobody without an address, of no other guest, and by no other venue', async () => {
      const { guest, id } = await lose();
      const somebody = await newGuest(app, vendor);
      await resend(somebody._id, id).expect(404);
      const elsewhere = app.staff(await newVendor(app), 3);
      await resend(guest._id, id, elsewhere).expect(404);
      await resend(guest._id, 'nonsense').expect(404);
      await app.connection
        .collection('customers')
        .updateOne({ _id: guest._id }, { $unset: { email: 1 } });
      const { body } = await resend(guest._id, id).expect(422);
      expect(body.code).toBe('GUEST_WITHOUT_EMAIL');
    });
  });

  it('are given up after seven tries', async () => {
    const { id } = await (async () => {
      mail.refusals.push(...Array.from({ length: 7 }, () => ({ code: 452, text: 'Full' })));
      return write();
    })();
    await settled();
    for (let i = 0; i < 7; i++) {
      app.clock.advance({ hours: 12 });
      await settled();
    }
    expect(await stored(id)).toMatchObject({ state: 'failed', attempts: 7 });
    expect(mail.refusals).toHaveLength(0);
  });

  it('survive a crash between commit and sending: another instance sends them', async () => {
    const { guest, id } = await write();
    expect(await stored(id)).toMatchObject({ state: 'pending', attempts: 0 });
    await other.work();
    expect(mail.to(guest.email)).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ state: 'sent' });
  });

  it('survive a sender that dies while sending: they are due again when its lease is over', async () => {
    const { guest } = await write();
    const leased = new Date(app.clock.now().getTime() + LEASE_MS);
    await queued().updateOne(
      { kind: 'send-message', _vendor: vendor },
      { $set: { dueAt: leased, claim: 'of a process that died' } },
    );
    await other.work();
    expect(mail.to(guest.email)).toHaveLength(0);
    other.clock.set(new Date(app.clock.now().getTime() + LEASE_MS));
    await other.work();
    expect(mail.to(guest.email)).toHaveLength(1);
  });

  it('are not sent again when their sender died after writing down that they were', async () => {
    const { guest, id } = await write();
    await app.connection
      .collection('messages')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { state: 'sent' } });
    await other.work();
    expect(mail.to(guest.email)).toHaveLength(0);
    expect(await queued().countDocuments({ _vendor: vendor })).toBe(0);
  });

  it('go out once each, however many senders there are', async () => {
    const written = await Promise.all(Array.from({ length: 12 }, () => write()));
    await Promise.all([app.work(), other.work()]);
    for (const { guest } of written) expect(mail.to(guest.email)).toHaveLength(1);
  });

  it('are not written at all when the change they tell of is not', async () => {
    const email = anEmail();
    await newGuest(app, vendor, { email });
    await app
      .visitor()
      .post('/api/v1/auth/signup', {
        firstName: 'A',
        lastName: 'B',
        email,
        password: 'Fjord og fjell 7',
        vendor: vendor.toHexString(),
      })
      .set('x-forwarded-for', anAddress())
      .expect(422);
    await settled();
    expect(await app.connection.collection('messages').countDocuments({ to: email })).toBe(0);
  });

  it('carry the code of a reset to its owner, and show it to nobody else, before or after', async () => {
    const { email, _id } = await newGuest(app, vendor);
    await staff()
      .post(`/api/v1/admin/customers/${_id}/sendResetLink`)
      .expect(({ status }) => {
        expect(status).toBeLessThan(300);
      });
    const code = linkIn((await newestMail(app, email)).text).searchParams.get('code') ?? '';
    const shown = async () => {
      const { body } = await app.staff(vendor, 4).get('/api/v1/admin/messages').expect(200);
      return JSON.stringify(body);
    };
    expect(await shown()).not.toContain(code);
    expect(await shown()).toContain('code=••••••');
    await settled();
    expect(mail.to(email)[0]?.source.replace(/=3D/g, '=')).toContain(code);
    expect(JSON.stringify(await newestMail(app, email))).not.toContain(code);
  });

  it('are not sent any more when their link has run out', async () => {
    const { email } = await newGuest(app, vendor);
    await app
      .visitor()
      .post('/api/resetPassword', { email, vendor: vendor.toHexString() })
      .set('x-forwarded-for', anAddress())
      .expect(200);
    await app.work('send-reset-link');
    app.clock.advance({ minutes: 60 });
    await settled();
    expect(mail.to(email)).toHaveLength(0);
    expect(await newestMail(app, email)).toMatchObject({ state: 'failed' });
  });

  it('that are under way are finished before an instance stops', async () => {
    const third = await TestApp.start(undefined, { SMTP_URL: mail.url, JOBS_ENABLED: 'true' });
    let take = () => {};
    mail.hold = new Promise((resolve) => {
      take = () => resolve();
    });
    const { guest, id } = await write();
    while ((await stored(id)).state !== 'sending') await sleep(20);
    const stopped = third.stop();
    take();
    mail.hold = undefined;
    await stopped;
    expect(mail.to(guest.email)).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ state: 'sent' });
  });
});
