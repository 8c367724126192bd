import type { Types } from 'mongoose';
import { CustomersService } from '../../src/modules/customers/customers.service';
import { UsersService } from '../../src/modules/users/users.service';
import { newVendor } from '../support/new-vendor';
import { signInScene } from '../support/scenes/sign-in-scene';
import { TestApp } from '../support/test-app';
import {
  anAddress,
  anEmail,
  linkIn,
  newestMail,
  newGuest,
  newUser,
  PASSWORD,
} from '../support/things/accounts';

const FRESH = 'En helt ny dør 42';

describe('choosing a password by a link', () => {
  const scene = signInScene();
  afterEach(() => jest.restoreAllMocks());

  const ask = async (email: string, at: string | undefined = scene.vendor.toHexString()) => {
    const answer = await scene.post('/api/resetPassword', { email, ...(at ? { vendor: at } : {}) });
    await scene.app.work();
    return answer;
  };
  const askedStaff = async (email: string) => {
    await scene.post('/api/resetPassword', { email }).expect(200);
    await scene.app.work();
  };
  const choose = (body: object) =>
    scene.post('/api/auth/resetVerification', { password: FRESH, confirmPassword: FRESH, ...body });
  const login = (email: string, password: string, at?: Types.ObjectId) =>
    scene.post('/api/auth/login', { email, password, ...(at ? { vendor: at.toHexString() } : {}) });

  /** Asks for a link and reads it from the mail. */
  const linkFor = async (email: string) => {
    await ask(email);
    const link = linkIn((await newestMail(scene.app, email)).text);
    return {
      id: link.searchParams.get('guestId') ?? '',
      code: link.searchParams.get('code') ?? '',
      link,
    };
  };

  it('27: sets it, ends every session, works once, and tells the guest', async () => {
    const guest = await newGuest(scene.app, scene.vendor, { languageCode: 'no' });
    const session = await login(guest.email, PASSWORD, scene.vendor).expect(200);
    const cookie = String(session.headers['set-cookie']).split(';')[0] ?? '';
    const { id, code, link } = await linkFor(guest.email);
    expect(link.pathname).toBe('/guest/resetPassword');
    expect(id).toBe(guest._id.toHexString());

    const { body } = await choose({ id, code }).expect(200);
    expect(body).toEqual({
      success: true,
      message: 'Successfully reset password',
      data: {
        message: 'Successfully reset password',
        audience: 'guest',
        vendor: `venue-${scene.vendor.toHexString()}`,
      },
    });
    expect(await newestMail(scene.app, guest.email)).toMatchObject({
      template: 'passwordChanged',
      language: 'no',
      subject: 'Passordet ditt hos Test Venue er endret',
    });
    await login(guest.email, PASSWORD, scene.vendor).expect(401);
    await login(guest.email, FRESH, scene.vendor).expect(200);
    await scene
      .post('/api/auth/refresh', { audience: 'guest', vendor: scene.vendor.toHexString() })
      .set('cookie', cookie)
      .expect(401);
    const again = await choose({ id, code }).expect(422);
    expect(again.body.code).toBe('RESET_LINK_INVALID');
  });

  it('is in the audit log without the hash', async () => {
    const guest = await newGuest(scene.app, scene.vendor);
    await choose(await linkFor(guest.email).then(({ id, code }) => ({ id, code }))).expect(200);
    const entry = await scene.app.connection
      .collection('audit')
      .findOne({ _vendor: scene.vendor, action: 'customer.passwordChanged' });
    expect(entry).toMatchObject({ entityId: guest._id, after: { passwordHash: '(secret)' } });
  });

  it('27: is dead after an hour', async () => {
    const { email } = await newGuest(scene.app, scene.vendor);
    const { id, code } = await linkFor(email);
    scene.app.clock.advance({ minutes: 60 });
    await choose({ id, code }).expect(422);
  });

  it('is alive a second before the hour', async () => {
    const { email } = await newGuest(scene.app, scene.vendor);
    const { id, code } = await linkFor(email);
    scene.app.clock.set('2026-06-15T09:59:59Z');
    await choose({ id, code }).expect(200);
  });

  it('27: is dead after a newer one', async () => {
    const { email } = await newGuest(scene.app, scene.vendor);
    const old = await linkFor(email);
    const fresh = await linkFor(email);
    await choose({ id: old.id, code: old.code }).expect(422);
    await choose({ id: fresh.id, code: fresh.code }).expect(200);
  });

  it('is dead once the address it went to is no longer the guest’s', async () => {
    const { email, _id } = await newGuest(scene.app, scene.vendor);
    const { id, code } = await linkFor(email);
    await scene.app
      .staff(scene.vendor, 1)
      .put('/api/admin/customer', { _id: _id.toHexString(), email: anEmail() })
      .expect(200);
    await choose({ id, code }).expect(422);
  });

  it('works once when used twice at the same moment', async () => {
    const { email } = await newGuest(scene.app, scene.vendor);
    const { id, code } = await linkFor(email);
    const answers = await Promise.all([choose({ id, code }), choose({ id, code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it.each([
    ['', '', 'PASSWORD_EMPTY', 'Password cannot be empty.'],
    ['', FRESH, 'PASSWORD_EMPTY', 'Password cannot be empty.'],
    [FRESH, `${FRESH}!`, 'PASSWORDS_DO_NOT_MATCH', 'Passwords do not match.'],
    ['1234567', '1234567', 'PASSWORD_TOO_SHORT', undefined],
    ['a'.repeat(129), 'a'.repeat(129), 'PASSWORD_TOO_LONG', undefined],
    ['Password123', 'Password123', 'PASSWORD_TOO_COMMON', undefined],
    ['iloveyou1', 'iloveyou1', 'PASSWORD_TOO_COMMON', undefined],
    ['aaaaaaaa', 'aaaaaaaa', 'PASSWORD_TOO_SIMPLE', undefined],
  ])(
    'refuses %j confirmed as %j, and the link stays good',
    async (password, confirmPassword, code, text) => {
      const { email } = await newGuest(scene.app, scene.vendor);
      const link = await linkFor(email);
      const { body } = await choose({
        id: link.id,
        code: link.code,
        password,
        confirmPassword,
      }).expect(422);
      expect(body.code).toBe(code);
      if (text) expect(body.message).toBe(text);
      await choose({ id: link.id, code: link.code }).expect(200);
    },
  );

  it('refuses the guest’s own address as a password, and the link stays good', async () => {
    const { email } = await newGuest(scene.app, scene.vendor);
    const { id, code } = await linkFor(email);
    const own = { password: email, confirmPassword: email };
    const { body } = await choose({ id, code, ...own }).expect(422);
    expect(body.code).toBe('PASSWORD_TOO_SIMPLE');
    await choose({ id, code }).expect(200);
  });

  it('makes the device known, so that others’ guesses do not keep the guest out', async () => {
    const { email } = await newGuest(scene.app, scene.vendor);
    const { id, code } = await linkFor(email);
    for (let i = 0; i < 22; i++) await login(email, 'guess', scene.vendor);
    const { headers } = await choose({ id, code }).expect(200);
    const [device = ''] = [headers['set-cookie']].flat();
    await login(email, FRESH, scene.vendor).expect(429);
    await login(email, FRESH, scene.vendor)
      .set('cookie', String(device).split(';')[0] ?? '')
      .expect(200);
  });

  it('opens nobody else’s account', async () => {
    const mine = await newGuest(scene.app, scene.vendor);
    const theirs = await newGuest(scene.app, scene.vendor);
    const { code } = await linkFor(mine.email);
    await choose({ id: theirs._id.toHexString(), code }).expect(422);
    await choose({ id: 'nobody', code }).expect(422);
    await choose({ id: mine._id.toHexString(), code: `${code.slice(0, -4)}AAAA` }).expect(422);
    await choose({ id: mine._id.toHexString(), code: 'x' }).expect(422);
  });

  it('stores no code', async () => {
    const guest = await newGuest(scene.app, scene.vendor);
    const { code } = await linkFor(guest.email);
    const stored = await scene.app.connection
      .collection('oneTimeCodes')
      .findOne({ _id: guest._id });
    expect(stored).toMatchObject({ purpose: 'reset', _vendor: scene.vendor });
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  it('begins with the public address that the process was started with', async () => {
    const elsewhere = await TestApp.start(undefined, { PUBLIC_URL: 'https://book.example/' });
    const { email } = await newGuest(scene.app, scene.vendor);
    await elsewhere
      .visitor()
      .post('/api/resetPassword', { email, vendor: scene.vendor.toHexString() })
      .set('x-forwarded-for', anAddress())
      .expect(200);
    await elsewhere.work();
    expect(linkIn((await newestMail(scene.app, email)).text).origin).toBe('https://book.example');
    const signedIn = await elsewhere
      .visitor()
      .post('/api/auth/login', { email, password: PASSWORD, vendor: scene.vendor.toHexString() })
      .set('x-forwarded-for', anAddress())
      .expect(200);
    const cookies = [signedIn.headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /^__Host-atrium_(guest|device).*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    }
    expect(signedIn.headers['cache-control']).toBe('no-store');
    await elsewhere.stop();
  });

  describe('asking for it', () => {
    it('sends at most three mails in 15 minutes, and answers the same', async () => {
      const { email } = await newGuest(scene.app, scene.vendor);
      const first = await ask(email);
      for (let i = 0; i < 5; i++) expect((await ask(email)).body).toEqual(first.body);
      expect(await scene.mailsTo(email)).toBe(3);
      scene.app.clock.advance({ minutes: 16 });
      await ask(email);
      expect(await scene.mailsTo(email)).toBe(4);
    });

    it('27: answers the same for a guest, for nobody, and for an inactive guest', async () => {
      const { email } = await newGuest(scene.app, scene.vendor);
      const inactive = await newGuest(scene.app, scene.vendor, { active: false });
      const nobody = anEmail();
      const answers = [await ask(email), await ask(nobody), await ask(inactive.email)];
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(body).toEqual(answers[0]?.body);
      }
      expect([
        await scene.mailsTo(email),
        await scene.mailsTo(nobody),
        await scene.mailsTo(inactive.email),
      ]).toEqual([1, 0, 0]);
    });

    it('answers before it has looked whether there is an account, so its time tells nothing', async () => {
      let lookUp = (_found: null) => {};
      const held = new Promise<null>((resolve) => {
        lookUp = resolve;
      });
      jest.spyOn(scene.app.nest.get(CustomersService), 'findForSignIn').mockReturnValue(held);
      jest.spyOn(scene.app.nest.get(UsersService), 'findForSignIn').mockReturnValue(held);
      const { email } = await newGuest(scene.app, scene.vendor);
      await scene
        .post('/api/resetPassword', { email, vendor: scene.vendor.toHexString() })
        .expect(200);
      await scene.post('/api/resetPassword', { email }).expect(200);
      lookUp(null);
      await scene.app.work();
    });

    it('gives the same answer again for the same idempotency key, account or not', async () => {
      const { email } = await newGuest(scene.app, scene.vendor);
      const nobody = anEmail();
      const [known, unknown] = await Promise.all(
        [email, nobody].map(async (address) => {
          const call = () =>
            scene
              .post('/api/resetPassword', { email: address, vendor: scene.vendor.toHexString() })
              .set('idempotency-key', `key-${address}`)
              .expect(200);
          await call();
          await scene.app.work();
          return (await call()).body;
        }),
      );
      await scene.app.work();
      expect(known).toEqual(unknown);
    });

    it('finds guests at the venue named only, and refuses an unknown venue or address', async () => {
      const other = await newVendor(scene.app);
      const { email } = await newGuest(scene.app, scene.vendor);
      await ask(email, other.toHexString());
      expect(await scene.mailsTo(email)).toBe(0);
      await scene.post('/api/resetPassword', { email, vendor: 'nowhere' }).expect(404);
      await scene.post('/api/resetPassword', { email: 'no address' }).expect(400);
    });
  });

  describe('of staff', () => {
    it('leads to /reset-password and ends the sessions', async () => {
      const { email, _id } = await newUser(scene.app, scene.vendor);
      const session = await login(email, PASSWORD).expect(200);
      await askedStaff(email);
      const link = linkIn((await newestMail(scene.app, email)).text);
      expect(link.pathname).toBe('/reset-password');
      expect(link.searchParams.get('userId')).toBe(_id.toHexString());
      const { body } = await choose({
        id: _id.toHexString(),
        code: link.searchParams.get('code'),
      }).expect(200);
      expect(body.data.audience).toBe('staff');
      await login(email, FRESH).expect(200);
      await scene
        .post('/api/auth/refresh', { audience: 'staff' })
        .set('cookie', String(session.headers['set-cookie']).split(';')[0] ?? '')
        .expect(401);
    });
  });

  describe('of a guest whom staff created', () => {
    it('activates the account by the link in the mail, a week long', async () => {
      const email = anEmail();
      const { body } = await scene.app
        .staff(scene.vendor, 1)
        .post('/api/v1/admin/customers', { firstname: 'Ola', lastname: 'Nordmann', email })
        .expect(201);
      const mail = await newestMail(scene.app, email);
      expect(mail.template).toBe('activation');
      const link = linkIn(mail.text);
      expect(link.pathname).toBe(`/activate/${body.data._id}`);
      scene.app.clock.advance({ days: 6, hours: 23 });
      await choose({ id: body.data._id, code: link.searchParams.get('code') }).expect(200);
      await login(email, FRESH, scene.vendor).expect(200);
    });
  });
});
