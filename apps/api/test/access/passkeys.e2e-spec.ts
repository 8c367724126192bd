import { Types } from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import type { Level } from '../../src/common/context/request-context';
import { newVendor } from '../support/new-vendor';
import { PasskeyDevice } from '../support/outside/passkey-device';
import { signInScene } from '../support/scenes/sign-in-scene';
import { anAddress, newestMail, newGuest, newUser, PASSWORD } from '../support/things/accounts';

const PASSKEYS = '/api/auth/passkeys';
const FACTOR = '/api/auth/secondFactor';
const CONFIRM = '/api/auth/confirmIdentity';
const EXPORT = '/api/v1/admin/exports/guests.csv';

describe('passkeys of staff', () => {
  const scene = signInScene();
  type Me = ReturnType<typeof scene.bearer>;

  const login = (email: string, proof: object = {}) =>
    scene.app
      .visitor()
      .post('/api/auth/login', { email, password: PASSWORD, ...proof })
      .set('x-forwarded-for', anAddress());
  const signedIn = async (email: string, proof?: object) => {
    const { body } = await login(email, proof).expect(200);
    return { ...scene.bearer(body.data.accessToken), user: body.data.user };
  };
  const offered = async (me: Me) =>
    (await me.post(`${PASSKEYS}/options`, { password: PASSWORD }).expect(200)).body.data;
  const add = async (me: Me, key = new PasskeyDevice(), name = 'Work laptop') => {
    const { body } = await me
      .post(PASSKEYS, { name, passkey: key.make(await offered(me)) })
      .expect(200);
    return {
      key,
      passkeyId: body.data.passkey._id as string,
      codes: body.data.recoveryCodes as string[] | undefined,
    };
  };
  /** Somebody with a passkey. */
  const enrolled = async (level: Level = 1, vendor = scene.vendor) => {
    const user = await newUser(scene.app, vendor, { level });
    const me = await signedIn(user.email);
    return { ...user, me, ...(await add(me)) };
  };
  /** What their passkey is asked after the right password. */
  const asked = async (email: string) => {
    const { body } = await login(email).expect(401);
    expect(body.code).toBe('SECOND_FACTOR_NEEDED');
    return body.data.passkey as { challenge: string };
  };
  const refusal = async (email: string, proof: object) =>
    (await login(email, proof).expect(401)).body.code;

  it('are added with the password, and asked for after it from then on', async () => {
    const { email, _id, me, key, codes, passkeyId } = await enrolled();
    expect(new Set(codes).size).toBe(10);
    const { body: needed } = await login(email).expect(401);
    expect(needed.data).toMatchObject({
      hasAuthenticator: false,
      passkey: {
        rpId: 'localhost',
        userVerification: 'preferred',
        allowCredentials: [{ id: key.id, type: 'public-key', transports: ['usb'] }],
      },
    });
    scene.app.clock.advance({ minutes: 1 });
    const back = await signedIn(email, { passkey: key.use(await asked(email)) });
    expect((await back.get(PASSKEYS).expect(200)).body.data).toEqual([
      {
        _id: passkeyId,
        name: 'Work laptop',
        createdAt: '2026-06-15T09:00:00.000Z',
        lastUsedAt: '2026-06-15T09:01:00.000Z',
      },
    ]);
    expect((await me.get(FACTOR).expect(200)).body.data).toEqual({
      passkeys: 1,
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    const told = await scene.app.connection
      .collection('messages')
      .findOne({ to: email, template: 'secondFactorChanged' });
    expect(told?.text).toContain('Passkey added');
    const audit = scene.app.connection.collection('audit');
    expect(await audit.countDocuments({ action: 'user.passkeyAdded', entityId: _id })).toBe(1);
  });

  it('name the venue, the account and what it has already, to the browser', async () => {
    const { email, me, key, _id } = await enrolled();
    expect(await offered(me)).toMatchObject({
      rp: { id: 'localhost' },
      user: { id: Buffer.from(_id.id).toString('base64url'), name: email },
      excludeCredentials: [{ id: key.id }],
    });
  });

  it('are not made known to who does not know the password', async () => {
    const { email } = await enrolled();
    const { body } = await login(email, { password: 'not this one' }).expect(401);
    expect(body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(body).not.toHaveProperty('data');
  });

  it.each([
    ['from another site', { origin: 'https://evil.example' }],
    [
      'from a venue’s own host, where staff do not sign in',
      { origin: 'http://fjord.localhost:3000' },
    ],
    ['for another domain', { rpId: 'evil.example' }],
    ['to a challenge that nobody gave', { challenge: 'bm90LWdpdmVu' }],
  ])('refuse an answer %s, to sign in as to be added', async (_, otherwise) => {
    const { email, me, key } = await enrolled();
    expect(await refusal(email, { passkey: key.use(await asked(email), otherwise) })).toBe(
      'PASSKEY_WRONG',
    );
    const made = new PasskeyDevice().make(await offered(me), otherwise);
    const { body } = await me.post(PASSKEYS, { name: 'Other', passkey: made }).expect(422);
    expect(body.code).toBe('PASSKEY_WRONG');
    expect((await me.get(PASSKEYS).expect(200)).body.data).toHaveLength(1);
  });

  it('refuse a signature of another key', async () => {
    const { email, key } = await enrolled();
    const { signature } = new PasskeyDevice().use(await asked(email));
    expect(await refusal(email, { passkey: { ...key.use(await asked(email)), signature } })).toBe(
      'PASSKEY_WRONG',
    );
  });

  it('use a challenge up, whether the answer is right or wrong', async () => {
    const { email, key } = await enrolled();
    const first = await asked(email);
    const answer = key.use(first);
    await login(email, { passkey: answer }).expect(200);
    expect(await refusal(email, { passkey: answer })).toBe('PASSKEY_WRONG');
    expect(await refusal(email, { passkey: key.use(first) })).toBe('PASSKEY_WRONG');
    const second = await asked(email);
    await refusal(email, { passkey: key.use(second, { origin: 'https://evil.example' }) });
    expect(await refusal(email, { passkey: key.use(second) })).toBe('PASSKEY_WRONG');
  });

  it('let one answer in once, however many send it at the same moment', async () => {
    const { email, key } = await enrolled();
    const passkey = key.use(await asked(email));
    const answers = await Promise.all([1, 2, 3].map(() => login(email, { passkey })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('have five minutes to answer', async () => {
    const { email, key } = await enrolled();
    const challenge = await asked(email);
    scene.app.clock.advance({ minutes: 5 });
    expect(await refusal(email, { passkey: key.use(challenge) })).toBe('PASSKEY_WRONG');
  });

  it('refuse a copy, whose counter lags behind', async () => {
    const { email, key } = await enrolled();
    await login(email, { passkey: key.use(await asked(email), { counter: 7 }) }).expect(200);
    expect(await refusal(email, { passkey: key.use(await asked(email), { counter: 7 }) })).toBe(
      'PASSKEY_WRONG',
    );
    await login(email, { passkey: key.use(await asked(email), { counter: 8 }) }).expect(200);
  });

  it('need not count, nor ask for a finger, after the password', async () => {
    const { email, key } = await enrolled();
    for (const _ of [1, 2]) {
      const passkey = key.use(await asked(email), { counter: 0, isVerified: false });
      await login(email, { passkey }).expect(200);
    }
  });

  it('answer for their own account alone, and for what was asked', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const elsewhere = await enrolled(1, await newVendor(scene.app));
    for (const { key } of [other, elsewhere]) {
      const passkey = key.use(await asked(one.email));
      expect(await refusal(one.email, { passkey })).toBe('PASSKEY_WRONG');
    }
    // a challenge of one account, answered by the other's own passkey
    const passkey = other.key.use(await asked(one.email));
    expect(await refusal(other.email, { passkey })).toBe('PASSKEY_WRONG');
    // a challenge to confirm, at sign-in
    const { body } = await one.me.post(`${CONFIRM}/passkey`, {}).expect(200);
    expect(await refusal(one.email, { passkey: one.key.use(body.data) })).toBe('PASSKEY_WRONG');
    const made = new PasskeyDevice().make(await offered(one.me));
    await other.me.post(PASSKEYS, { name: 'Taken', passkey: made }).expect(422);
  });

  it('stand beside the authenticator: either lets in, and the first brings the recovery codes', async () => {
    const { email, me, key, codes = [] } = await enrolled();
    const { body } = await me.post(`${FACTOR}/authenticator`, { password: PASSWORD }).expect(200);
    const { secret } = body.data as { secret: string };
    const codeNow = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: scene.app.clock.now().getTime(),
      });
    await login(email, { code: codes[0] }).expect(200);
    await me.post(`${FACTOR}/authenticator/confirm`, { code: codeNow() }).expect(200);
    scene.app.clock.advance({ minutes: 1 });
    await login(email, { code: codeNow() }).expect(200);
    await login(email, { passkey: key.use(await asked(email)) }).expect(200);
    const second = await add(me, new PasskeyDevice(), 'Phone');
    expect(second.codes).toBeUndefined();
    const { body: needed } = await login(email).expect(401);
    expect(needed.data.hasAuthenticator).toBe(true);
    expect(needed.data.passkey.allowCredentials).toHaveLength(2);
  });

  it('let in by a recovery code when they are lost, once', async () => {
    const { email, codes = [] } = await enrolled();
    const [code] = codes;
    await login(email, { code }).expect(200);
    expect(await refusal(email, { code })).toBe('SECOND_FACTOR_WRONG');
    expect(await refusal(email, { code: '123456' })).toBe('SECOND_FACTOR_WRONG');
  });

  it('are removed with the password, the last one with its recovery codes', async () => {
    const { email, me, passkeyId, _id } = await enrolled();
    const { passkeyId: second } = await add(me, new PasskeyDevice(), 'Phone');
    const { body } = await me
      .delete(`${PASSKEYS}/${second}`, { password: 'not this one' })
      .expect(422);
    expect(body.code).toBe('WRONG_PASSWORD');
    await me.delete(`${PASSKEYS}/${second}`, { password: PASSWORD }).expect(204);
    await asked(email);
    await me.delete(`${PASSKEYS}/${passkeyId}`, { password: PASSWORD }).expect(204);
    await me.delete(`${PASSKEYS}/${passkeyId}`, { password: PASSWORD }).expect(404);
    await login(email).expect(200);
    expect(await scene.app.connection.collection('secondFactors').countDocuments({ _id })).toBe(0);
    const told = await scene.app.connection
      .collection('messages')
      .find({ to: email, template: 'secondFactorChanged' })
      .toArray();
    expect(told.filter(({ text }) => String(text).includes('Passkey removed'))).toHaveLength(2);
  });

  it('are nobody else’s to remove', async () => {
    const [one, other] = [await enrolled(4), await enrolled()];
    const elsewhere = await enrolled(1, await newVendor(scene.app));
    for (const { passkeyId } of [other, elsewhere]) {
      await one.me.delete(`${PASSKEYS}/${passkeyId}`, { password: PASSWORD }).expect(404);
    }
  });

  it('are ten at most, and each one once', async () => {
    const { me, key } = await enrolled();
    const again = await me
      .post(PASSKEYS, { name: 'Again', passkey: key.make(await offered(me)) })
      .expect(422);
    expect(again.body.code).toBe('PASSKEY_KNOWN');
    for (let count = 1; count < 10; count += 1) await add(me);
    const { body } = await me.post(`${PASSKEYS}/options`, { password: PASSWORD }).expect(422);
    expect(body.code).toBe('TOO_MANY_PASSKEYS');
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['no passkey', { passkey: undefined }],
    ['several passkeys', { passkey: [] }],
    ['a passkey that is none', { passkey: { id: 'not base64!' } }],
  ])('are not added with %s', async (_, change) => {
    const me = await signedIn((await newUser(scene.app, scene.vendor)).email);
    const passkey = new PasskeyDevice().make(await offered(me));
    await me.post(PASSKEYS, { name: 'Phone', passkey, ...change }).expect(400);
  });

  it('refuse what is no answer at all', async () => {
    const { email, me, key } = await enrolled();
    const passkey = key.use(await asked(email));
    for (const clientDataJSON of ['e30', 'bm8', 'bnVsbA']) {
      expect(await refusal(email, { passkey: { ...passkey, clientDataJSON } })).toBe(
        'PASSKEY_WRONG',
      );
    }
    await login(email, { passkey: { ...passkey, signature: 7 } }).expect(400);
    const made = { ...new PasskeyDevice().make(await offered(me)), attestationObject: 'AAAA' };
    await me.post(PASSKEYS, { name: 'Phone', passkey: made }).expect(422);
    await me.post(`${PASSKEYS}/options`, { password: 'not this one' }).expect(422);
  });

  it('confirm that it is still the same person', async () => {
    const { me, key } = await enrolled(3);
    scene.app.clock.advance({ minutes: 11 });
    await me.get(EXPORT).expect(403);
    const ask = async () => (await me.post(`${CONFIRM}/passkey`, {}).expect(200)).body.data;
    const wrong = key.use(await ask(), { origin: 'https://evil.example' });
    const { body: refused } = await me.post(CONFIRM, { passkey: wrong }).expect(422);
    expect(refused.code).toBe('PASSKEY_WRONG');
    const passkey = key.use(await ask());
    const { body } = await me.post(CONFIRM, { passkey }).expect(200);
    await scene.bearer(body.data.accessToken).get(EXPORT).expect(200);
    await me.post(CONFIRM, { passkey }).expect(422);
  });

  it('are asked to confirm only where there are some', async () => {
    const me = await signedIn((await newUser(scene.app, scene.vendor)).email);
    await me.post(`${CONFIRM}/passkey`, {}).expect(404);
  });

  it('slow down who guesses at the password', async () => {
    const me = await signedIn((await newUser(scene.app, scene.vendor)).email);
    const codes: string[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      codes.push((await me.post(`${PASSKEYS}/options`, { password: 'guess' })).body.code);
    }
    expect(codes[0]).toBe('WRONG_PASSWORD');
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('are for staff', async () => {
    const { _id } = await newGuest(scene.app, scene.vendor);
    await scene.app.guest(scene.vendor, _id).get(PASSKEYS).expect(403);
    await scene.app.visitor().get(PASSKEYS).expect(401);
  });

  it('do what the venue demands, and the last one stays', async () => {
    const owner = await newUser(scene.app, scene.vendor, { level: 3 });
    await scene.app
      .staff(scene.vendor, 3, owner._id)
      .put('/api/v1/admin/vendor', { secondFactorFrom: 1 })
      .expect(200);
    const { email } = await newUser(scene.app, scene.vendor);
    const me = await signedIn(email);
    expect(me.user.mustEnrol).toBe(true);
    await me.get('/api/v1/admin/profile').expect(403);
    const { key, passkeyId } = await add(me);
    const free = await signedIn(email, { passkey: key.use(await asked(email)) });
    expect(free.user).not.toHaveProperty('mustEnrol');
    await free.get('/api/v1/admin/profile').expect(200);
    const { body } = await free
      .delete(`${PASSKEYS}/${passkeyId}`, { password: PASSWORD })
      .expect(422);
    expect(body.code).toBe('SECOND_FACTOR_REQUIRED');
    await asked(email);
  });

  it('go when the second factor is turned off, or reset by a colleague', async () => {
    const own = await enrolled();
    await own.me.delete(FACTOR, { password: PASSWORD }).expect(204);
    await login(own.email).expect(200);

    const lost = await enrolled();
    const owner = await newUser(scene.app, scene.vendor, { level: 3 });
    const manager = scene.app.staff(scene.vendor, 3, owner._id);
    const { body } = await manager.get(`/api/v1/admin/users/${lost._id}`).expect(200);
    expect(body.data.hasSecondFactor).toBe(true);
    await manager.delete(`/api/v1/admin/users/${lost._id}/secondFactor`).expect(204);
    await lost.me.get('/api/auth/me').expect(401);
    await login(lost.email).expect(200);
    expect((await newestMail(scene.app, owner.email)).text).toContain('Two-step login reset');
    const passkeys = scene.app.connection.collection('passkeys');
    expect(await passkeys.countDocuments({ _vendor: scene.vendor })).toBe(0);
  });

  it('are read by an index, as are their challenges', async () => {
    const { _id, key } = await enrolled();
    const _vendor = new Types.ObjectId(scene.vendor);
    const stages = async (collection: string, filter: object) => {
      const plan = await scene.app.connection.collection(collection).find(filter).explain();
      return JSON.stringify(plan.queryPlanner.winningPlan);
    };
    for (const plan of [
      await stages('passkeys', { _vendor, accountId: _id, kind: 'staff' }),
      await stages('passkeys', { _vendor, credentialId: key.id }),
      await stages('passkeyChallenges', { _vendor, challengeHash: 'a', purpose: 'add' }),
    ]) {
      expect(plan).toMatch(/IXSCAN|EXPRESS_IXSCAN/);
      expect(plan).not.toContain('COLLSCAN');
    }
  });
});
