import { newVendor } from '../support/new-vendor';
import { signInScene } from '../support/scenes/sign-in-scene';
import { anEmail, linkIn, newestMail, newGuest, PASSWORD } from '../support/things/accounts';

const PROFILE = '/api/v1/hub/profile';

describe('the guest’s own profile', () => {
  const scene = signInScene();

  const login = (email: string) =>
    scene.post('/api/auth/login', {
      email,
      password: PASSWORD,
      vendor: scene.vendor.toHexString(),
    });
  const confirm = (body: object) => scene.post('/api/auth/confirmEmail', body);

  const codeFor = async (email: string) => {
    const link = linkIn((await newestMail(scene.app, email)).text);
    expect(link.pathname).toBe('/guest/confirmEmail');
    return {
      id: link.searchParams.get('guestId') ?? '',
      code: link.searchParams.get('code') ?? '',
    };
  };
  const wanting = async (email = anEmail()) => {
    const guest = await newGuest(scene.app, scene.vendor, { languageCode: 'no' });
    const session = scene.app.guest(scene.vendor, guest._id);
    const { body } = await session.put(PROFILE, { email, firstname: 'Kaia' }).expect(200);
    return { guest, session, email, profile: body.data };
  };

  describe('another email address', () => {
    it('waits for the link mailed to it, and the old one is told when it was followed', async () => {
      const { guest, session, email, profile } = await wanting();
      expect(profile).toMatchObject({
        firstname: 'Kaia',
        email: guest.email,
        pendingEmail: email,
      });
      await login(email).expect(401);
      const mail = await newestMail(scene.app, email);
      expect(mail).toMatchObject({ template: 'emailChange', language: 'no' });

      const { body } = await confirm(await codeFor(email)).expect(200);
      expect(body.data).toEqual({ email, vendor: `venue-${scene.vendor.toHexString()}` });
      await login(email).expect(200);
      await login(guest.email).expect(401);
      const { body: after } = await session.get(PROFILE).expect(200);
      expect(after.data.email).toBe(email);
      expect(after.data).not.toHaveProperty('pendingEmail');
      expect(await newestMail(scene.app, guest.email)).toMatchObject({ template: 'emailChanged' });
    });

    it('is in the audit log as the guest’s own change', async () => {
      const { guest, email } = await wanting();
      await confirm(await codeFor(email)).expect(200);
      const entry = await scene.app.connection
        .collection('audit')
        .findOne({ _vendor: scene.vendor, entityId: guest._id, 'after.email': email });
      expect(entry).toMatchObject({ action: 'customer.updated', actor: { kind: 'guest' } });
    });

    it('is taken over once, by the newest link, within the hour', async () => {
      const { session, email } = await wanting();
      const first = await codeFor(email);
      const other = anEmail();
      await session.put(PROFILE, { email: other }).expect(200);
      expect((await confirm(first).expect(422)).body.code).toBe('EMAIL_LINK_INVALID');
      const second = await codeFor(other);
      scene.app.clock.advance({ minutes: 60 });
      await confirm(second).expect(422);
      scene.app.clock.advance({ minutes: -1 });
      await confirm(second).expect(200);
      await confirm(second).expect(422);
    });

    it('must be nobody else’s, when asked for and again when confirmed', async () => {
      const taken = await newGuest(scene.app, scene.vendor);
      const guest = await newGuest(scene.app, scene.vendor);
      const refused = await scene.app
        .guest(scene.vendor, guest._id)
        .put(PROFILE, { email: taken.email.toUpperCase() })
        .expect(422);
      expect(refused.body.code).toBe('EMAIL_TAKEN');

      const { email } = await wanting();
      await newGuest(scene.app, scene.vendor, { email });
      const late = await confirm(await codeFor(email)).expect(422);
      expect(late.body.code).toBe('EMAIL_TAKEN');
    });

    it('may be that of a guest of another venue', async () => {
      const elsewhere = await newGuest(scene.app, await newVendor(scene.app));
      const { email } = await wanting(elsewhere.email);
      await confirm(await codeFor(email)).expect(200);
    });

    it.each([
      [
        'of another guest',
        (id: string, code: string) => ({
          id: id.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
          code,
        }),
      ],
      ['made up', (id: string) => ({ id, code: 'x'.repeat(75) })],
      ['empty', (id: string) => ({ id, code: '' })],
    ])('a code %s is refused', async (_name, wrong) => {
      const { email } = await wanting();
      const { id, code } = await codeFor(email);
      const { body } = await confirm(wrong(id, code)).expect(422);
      expect(body.code).toBe('EMAIL_LINK_INVALID');
    });

    it('the reset link that the old address has is dead', async () => {
      const { guest, email } = await wanting();
      await scene.app
        .staff(scene.vendor)
        .post(`/api/v1/admin/customers/${guest._id}/sendResetLink`);
      const reset = linkIn((await newestMail(scene.app, guest.email)).text);
      await confirm(await codeFor(email)).expect(200);
      await scene
        .post('/api/auth/resetVerification', {
          id: guest._id.toHexString(),
          code: reset.searchParams.get('code'),
          password: PASSWORD,
          confirmPassword: PASSWORD,
        })
        .expect(422);
    });

    it('cannot be asked for without end', async () => {
      const guest = await newGuest(scene.app, scene.vendor);
      const session = scene.app.guest(scene.vendor, guest._id);
      let status = 200;
      for (let tries = 0; status === 200 && tries < 100; tries++) {
        status = (await session.put(PROFILE, { email: anEmail() })).status;
      }
      expect(status).toBe(429);
      await session.put(PROFILE, { firstname: 'Still' }).expect(200);
    });
  });

  it('keeps what the guest says to offers, with its time, in the audit log', async () => {
    const guest = await newGuest(scene.app, scene.vendor);
    const session = scene.app.guest(scene.vendor, guest._id);
    const { body } = await session
      .put(PROFILE, { consents: { marketingEmail: true, marketingSms: false }, version: 0 })
      .expect(200);
    const at = '2026-06-15T09:00:00.000Z';
    expect(body.data.consents).toEqual([
      { type: 'marketingEmail', given: true, at },
      { type: 'marketingSms', given: false, at },
    ]);
    scene.app.clock.advance({ minutes: 5 });
    const { body: later } = await session
      .put(PROFILE, { consents: { marketingEmail: false }, version: body.data.version })
      .expect(200);
    expect(later.data.consents).toContainEqual({
      type: 'marketingEmail',
      given: false,
      at: '2026-06-15T09:05:00.000Z',
    });
    expect(later.data.consents).toContainEqual({ type: 'marketingSms', given: false, at });
    const entries = await scene.app.connection
      .collection('audit')
      .countDocuments({ _vendor: scene.vendor, entityId: guest._id, action: 'customer.consented' });
    expect(entries).toBe(2);
    await session.put(PROFILE, { consents: { terms: false } }).expect(400);
  });
});
