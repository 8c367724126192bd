import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import type { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { type Fault, MailServer } from '../support/outside/mail-server';
import { TestApp } from '../support/test-app';
import { anAddress, anEmail, newGuest } from '../support/things/accounts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const letter = { subject: 'Your sauna', text: 'It is warm – bring a towel.' };

describe('a mail server at its worst', () => {
  let mail: MailServer;
  let app: TestApp;
  let vendor: Types.ObjectId;

  beforeAll(async () => {
    mail = await MailServer.start();
    app = await TestApp.start(undefined, {
      // Long enough that a busy machine is not mistaken for a silent server.
      SMTP_URL: `${mail.url}?socketTimeout=6000`,
      MAIL_FROM: 'Atrium <no-reply@fjord.example>',
      MAIL_DKIM: `mail:fjord.example:${Buffer.from(privateKey).toString('base64')}`,
    });
  });
  afterAll(async () => {
    await app.stop();
    await mail.stop();
  });
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    vendor = await newVendor(app);
  });

  const write = async (known?: Awaited<ReturnType<typeof newGuest>>) => {
    const guest = known ?? (await newGuest(app, vendor));
    const { body } = await app
      .staff(vendor, 1)
      .post(`/api/v1/admin/customers/${guest._id}/messages`, letter)
      .expect(201);
    return { guest, id: body.data._id as string };
  };
  const stored = async (id: string) =>
    (await app.staff(vendor, 1).get(`/api/v1/admin/messages/${id}`).expect(200)).body.data;

  it.each<[string, Fault, RegExp]>([
    ['answers 4xx once it has read the mail', { code: 451, text: 'Try later' }, /451 Try later/],
    ['breaks off in the middle', 'drop', /closed|ECONNRESET/i],
    ['says nothing more', 'silence', /timeout/i],
  ])(
    'that %s gets it a minute later, once and as the same message',
    async (_what, fault, error) => {
      mail.faults.push(fault);
      const { guest, id } = await write();
      await app.work();
      expect(await stored(id)).toMatchObject({
        ...{ state: 'pending', attempts: 1, nextAttemptAt: '2026-06-15T09:01:00.000Z' },
        error: expect.stringMatching(error),
      });
      expect(mail.to(guest.email)).toHaveLength(0);
      app.clock.advance({ minutes: 1 });
      await app.work();
      expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 2 });
      const [arrived, ...more] = mail.to(guest.email);
      expect(more).toEqual([]);
      expect(arrived?.source).toMatch(new RegExp(`^Message-ID: <${id}@fjord\\.example>`, 'm'));
    },
  );

  it('that answers 5xx once it has read the mail is not asked again', async () => {
    mail.faults.push({ code: 554, text: 'Looks like spam' });
    const { guest, id } = await write();
    await app.work();
    app.clock.advance({ hours: 12 });
    await app.work();
    expect(await stored(id)).toMatchObject({
      ...{ state: 'failed', attempts: 1 },
      error: expect.stringMatching(/554 Looks like spam/),
    });
    expect(mail.to(guest.email)).toHaveLength(0);
  });

  it('that takes its time delays only the mail that it is slow with', async () => {
    let take = () => {};
    mail.hold = new Promise((resolve) => {
      take = () => resolve();
    });
    setTimeout(take, 500);
    const { guest, id } = await write();
    await app.work();
    mail.hold = undefined;
    expect(mail.to(guest.email)).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  describe('that says there is no such address', () => {
    const refuse = () => mail.refusals.push({ code: 550, text: 'No such mailbox' });
    const lose = async (known?: Awaited<ReturnType<typeof newGuest>>) => {
      refuse();
      const lost = await write(known);
      await app.work();
      expect(await stored(lost.id)).toMatchObject({ state: 'failed' });
      app.clock.advance({ minutes: 5 });
      return lost;
    };
    const then = async (known: Awaited<ReturnType<typeof newGuest>>) => {
      const { id } = await write(known);
      await app.work();
      app.clock.advance({ minutes: 5 });
      const { state, suppression } = await stored(id);
      return { state, suppression };
    };
    const kept = { state: 'suppressed', suppression: 'undeliverable' };
    const sent = { state: 'sent', suppression: undefined };

    it('is believed the second time: nothing more is sent there, to others as before', async () => {
      const { guest } = await lose();
      await lose(guest);
      expect(await then(guest)).toEqual(kept);
      expect(mail.to(guest.email)).toHaveLength(0);
      expect(await then(await newGuest(app, vendor))).toEqual(sent);
    });

    it('is not believed where a message arrived in between', async () => {
      const { guest } = await lose();
      expect(await then(guest)).toEqual(sent);
      await lose(guest);
      expect(await then(guest)).toEqual(sent);
    });

    it('is not meant where it refuses what is said, or a full mailbox', async () => {
      const { guest, id } = await write();
      const other = await write(guest);
      mail.faults.push({ code: 550, text: 'Looks like spam' });
      mail.refusals.push({ code: 552, text: 'Mailbox full' });
      await app.work();
      const states = await Promise.all([stored(id), stored(other.id)]);
      expect(states.map(({ state }) => state)).toEqual(['failed', 'failed']);
      app.clock.advance({ minutes: 5 });
      expect(await then(guest)).toEqual(sent);
    });

    it('is asked again once the address was changed', async () => {
      const { guest } = await lose();
      await lose(guest);
      const email = anEmail();
      await app.connection
        .collection('customers')
        .updateOne({ _id: guest._id }, { $set: { email } });
      expect(await then(guest)).toEqual(sent);
      expect(mail.to(email)).toHaveLength(1);
    });

    it('is asked again once staff send a message again, which clears the address', async () => {
      const { guest, id } = await lose();
      await lose(guest);
      await lose(await newGuest(app, vendor));
      expect(await then(guest)).toEqual(kept);
      await app
        .staff(vendor, 1)
        .post(`/api/v1/admin/customers/${guest._id}/messages/${id}/resend`)
        .expect(200);
      await app.work();
      expect(await stored(id)).toMatchObject({ state: 'sent' });
      app.clock.advance({ minutes: 5 });
      expect(await then(guest)).toEqual(sent);
    });

    it('is asked about a link that the guest has just asked for', async () => {
      const { guest } = await lose();
      await lose(guest);
      await app
        .visitor()
        .post('/api/resetPassword', { email: guest.email, vendor: vendor.toHexString() })
        .set('x-forwarded-for', anAddress())
        .expect(200);
      await app.work('send-reset-link');
      await app.work();
      expect(mail.to(guest.email)).toHaveLength(1);
      app.clock.advance({ minutes: 5 });
      expect(await then(guest)).toEqual(sent);
    });
  });

  it('gets mail whose signature holds, and holds no more once a word is changed', async () => {
    const { guest } = await write();
    await app.work();
    const [arrived] = mail.to(guest.email);
    const { raw = Buffer.alloc(0) } = arrived ?? {};
    const asked: string[] = [];
    const resolver = async (name: string) => {
      asked.push(name);
      return [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]];
    };
    const verdict = async (source: Buffer) => {
      const { results } = await dkimVerify(source, { resolver });
      return results.map(({ status, signingDomain }) => [signingDomain, status.result]);
    };
    expect(await verdict(raw)).toEqual([['fjord.example', 'pass']]);
    expect(new Set(asked)).toEqual(new Set(['mail._domainkey.fjord.example']));
    const forged = Buffer.from(
      raw.toString('latin1').replace('It is warm', 'It is cold'),
      'latin1',
    );
    expect(await verdict(forged)).toEqual([['fjord.example', 'neutral']]);
  });
});
