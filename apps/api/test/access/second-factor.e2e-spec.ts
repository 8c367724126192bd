import { createHash, randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import type { Level } from '../../src/common/context/request-context';
import { newVendor } from '../support/new-vendor';
import { signInScene } from '../support/scenes/sign-in-scene';
import { TestApp } from '../support/test-app';
import { anAddress, newestMail, newGuest, newUser, PASSWORD } from '../support/things/accounts';

const PATH = '/api/auth/secondFactor';

describe('the second factor of staff', () => {
  const scene = signInScene();

  const later = (seconds: number) =>
    scene.app.clock.set(new Date(scene.app.clock.now().getTime() + seconds * 1000).toISOString());
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: scene.app.clock.now().getTime(),
    });
  const login = (email: string, code?: string) =>
    scene.app
      .visitor()
      .post('/api/auth/login', { email, password: PASSWORD, ...(code ? { code } : {}) })
      .set('x-forwarded-for', anAddress());

  const signedIn = async (email: string, code?: string) => {
    const { body } = await login(email, code).expect(200);
    return { ...scene.bearer(body.data.accessToken), user: body.data.user };
  };
  const enrol = async (me: Pick<Awaited<ReturnType<typeof signedIn>>, 'post'>) => {
    const offered = await me.post(`${PATH}/authenticator`, { password: PASSWORD }).expect(200);
    const { secret, uri } = offered.body.data as { secret: string; uri: string };
    const confirmed = await me
      .post(`${PATH}/authenticator/confirm`, { code: codeOf(secret) })
      .expect(200);
    return { secret, uri, codes: confirmed.body.data.recoveryCodes as string[] };
  };
  /** Somebody whose authenticator shows a code that was not used yet. */
  const enrolled = async (level: Level = 1) => {
    const user = await newUser(scene.app, scene.vendor, { level });
    const me = await signedIn(user.email);
    const factor = await enrol(me);
    later(30);
    return { ...user, ...factor, me };
  };
  const refusal = async (email: string, code?: string) =>
    (await login(email, code).expect(401)).body.code;

  it('is set up with the password and a code, and asked for from then on', async () => {
    const { email, me, uri, secret } = await enrolled();
    expect(uri).toContain(`otpauth://totp/Atrium:${encodeURIComponent(email)}`);
    const { body } = await me.get(PATH).expect(200);
    expect(body.data).toEqual({
      since: '2026-06-15T09:00:00.000Z',
      passkeys: 0,
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect(await refusal(email)).toBe('SECOND_FACTOR_NEEDED');
    expect(await refusal(email, '000000')).toBe('SECOND_FACTOR_WRONG');
    await login(email, codeOf(secret)).expect(200);
    expect(await newestMail(scene.app, email)).toMatchObject({ template: 'newDevice' });
    const told = await scene.app.connection
      .collection('messages')
      .countDocuments({ to: email, template: 'secondFactorChanged' });
    expect(told).toBe(1);
  });

  it('is not revealed to who does not know the password', async () => {
    const { email } = await enrolled();
    const { body } = await scene.app
      .visitor()
      .post('/api/auth/login', { email, password: 'not this one' })
      .set('x-forwarded-for', anAddress())
      .expect(401);
    expect(body.code).toBe('INVALID_CREDENTIALS');
  });

  it('takes a code once, and none that is older than the last one taken', async () => {
    const { email, secret } = await enrolled();
    const older = codeOf(secret);
    later(30);
    const code = codeOf(secret);
    await login(email, code).expect(200);
    expect(await refusal(email, code)).toBe('SECOND_FACTOR_WRONG');
    expect(await refusal(email, older)).toBe('SECOND_FACTOR_WRONG');
  });

  it('lets one code in once, however many try it at the same moment', async () => {
    const { email, secret } = await enrolled();
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2, 3].map(() => login(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('understands a phone whose clock is half a minute off, and not one that is further', async () => {
    const { email, secret } = await enrolled();
    const code = codeOf(secret);
    later(90);
    expect(await refusal(email, code)).toBe('SECOND_FACTOR_WRONG');
    const next = codeOf(secret);
    later(30);
    await login(email, next).expect(200);
  });

  it('lets in by each recovery code once, however it is typed', async () => {
    const { email, codes } = await enrolled();
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    const me = await signedIn(email, first);
    expect(await refusal(email, first)).toBe('SECOND_FACTOR_WRONG');
    await login(email, ` ${second.toUpperCase().replaceAll('-', ' ')} `).expect(200);
    const { body } = await me.get(PATH).expect(200);
    expect(body.data.recoveryCodesLeft).toBe(8);
  });

  it('renews recovery codes, and the old ones are worth nothing', async () => {
    const { email, codes, me } = await enrolled();
    const { body } = await me.post(`${PATH}/recoveryCodes`, { password: PASSWORD }).expect(200);
    expect(await refusal(email, codes[0])).toBe('SECOND_FACTOR_WRONG');
    await login(email, body.data.recoveryCodes[0]).expect(200);
  });

  it('is turned off with the password, and told by mail', async () => {
    const { email, me } = await enrolled();
    await me.delete(PATH, { password: 'not this one' }).expect(422);
    await me.delete(PATH, { password: PASSWORD }).expect(204);
    await login(email).expect(200);
    const mails = scene.app.connection.collection('messages');
    expect(await mails.countDocuments({ to: email, template: 'secondFactorChanged' })).toBe(2);
  });

  it('keeps the authenticator in use until another one has shown a code', async () => {
    const { email, secret, me } = await enrolled();
    const offered = await me.post(`${PATH}/authenticator`, { password: PASSWORD }).expect(200);
    await me.post(`${PATH}/authenticator/confirm`, { code: '000000' }).expect(422);
    await login(email, codeOf(secret)).expect(200);
    later(30);
    const other = offered.body.data.secret as string;
    await me.post(`${PATH}/authenticator/confirm`, { code: codeOf(other) }).expect(200);
    later(30);
    expect(await refusal(email, codeOf(secret))).toBe('SECOND_FACTOR_WRONG');
    await login(email, codeOf(other)).expect(200);
  });

  it('stores neither the secret nor a recovery code in clear', async () => {
    const { _id, secret, codes } = await enrolled();
    const stored = JSON.stringify(
      await scene.app.connection.collection('secondFactors').findOne({ _id }),
    );
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code);
  });

  it('hashes recovery codes slowly, with a salt of their own, and still takes those of before', async () => {
    const { _id, email, codes } = await enrolled();
    const factors = scene.app.connection.collection('secondFactors');
    const stored = await factors.findOne({ _id });
    const { recoverySalt, recoveryCodes } = stored ?? { recoverySalt: '', recoveryCodes: [] };
    expect(Buffer.from(recoverySalt, 'base64url')).toHaveLength(16);
    const plainDigest = (code = '') =>
      createHash('sha256').update(code.replaceAll('-', '')).digest('base64url');
    for (const code of codes) expect(recoveryCodes).not.toContain(plainDigest(code));
    await factors.updateOne(
      { _id },
      { $set: { recoveryCodes: [plainDigest(codes[0])] }, $unset: { recoverySalt: 1 } },
    );
    await login(email, codes[0]).expect(200);
    expect(await refusal(email, codes[0])).toBe('SECOND_FACTOR_WRONG');
  });

  it('is sealed again at the next sign-in after the key was replaced; a recovery code needs no key', async () => {
    const { _id, email, secret, codes } = await enrolled();
    const sealedWith = async () =>
      (await scene.app.connection.collection('secondFactors').findOne({ _id }))?.secret.keyId;
    expect(await sealedWith()).toBe('development');
    const [next, old] = [randomBytes(32), Buffer.from('only-for-development-and-tests-0')];
    const renewed = await TestApp.start(scene.app.clock.now().toISOString(), {
      INTAKE_KEYS: `next:${next.toString('base64')},development:${old.toString('base64')}`,
    });
    await renewed
      .visitor()
      .post('/api/auth/login', { email, password: PASSWORD, code: codeOf(secret) })
      .set('x-forwarded-for', anAddress())
      .expect(200);
    await renewed.stop();
    expect(await sealedWith()).toBe('next');
    await login(email, codes[0]).expect(200);
  });

  it('is for staff', async () => {
    const { _id } = await newGuest(scene.app, scene.vendor);
    await scene.app.guest(scene.vendor, _id).get(PATH).expect(403);
    await scene.app.visitor().get(PATH).expect(401);
  });

  describe('where the venue demands it', () => {
    const demand = async (secondFactorFrom: number | null) => {
      const owner = scene.app.staff(
        scene.vendor,
        3,
        (await newUser(scene.app, scene.vendor, { level: 3 }))._id,
      );
      const { body } = await owner.put('/api/v1/admin/vendor', { secondFactorFrom }).expect(200);
      return body.data;
    };

    it('opens nothing but setting it up, at the levels that are asked, until it is there', async () => {
      expect(await demand(2)).toMatchObject({ secondFactorFrom: 2 });
      const free = await signedIn((await newUser(scene.app, scene.vendor, { level: 1 })).email);
      expect(free.user).not.toHaveProperty('mustEnrol');
      await free.get('/api/v1/admin/profile').expect(200);

      const { email } = await newUser(scene.app, scene.vendor, { level: 2 });
      const me = await signedIn(email);
      expect(me.user.mustEnrol).toBe(true);
      const refused = await me.get('/api/v1/admin/profile').expect(403);
      expect(refused.body.code).toBe('SECOND_FACTOR_REQUIRED');
      expect((await me.get('/api/auth/me').expect(200)).body.data.mustEnrol).toBe(true);
      const { secret } = await enrol(me);
      later(30);
      const enrolledMe = await signedIn(email, codeOf(secret));
      expect(enrolledMe.user).not.toHaveProperty('mustEnrol');
      await enrolledMe.get('/api/v1/admin/profile').expect(200);
      const { body } = await enrolledMe.delete(PATH, { password: PASSWORD }).expect(422);
      expect(body.code).toBe('SECOND_FACTOR_REQUIRED');
    });

    it('asks those who are signed in at their next refresh, and lets them go on in the same session', async () => {
      const { email } = await newUser(scene.app, scene.vendor, { level: 2 });
      const { headers } = await login(email).expect(200);
      const [first = ''] = [headers['set-cookie']].flat();
      await demand(1);
      const refresh = async (cookie: string) => {
        const answer = await scene.app
          .visitor()
          .post('/api/auth/refresh', { audience: 'staff' })
          .set('cookie', cookie.split(';')[0] ?? '')
          .expect(200);
        const [next = ''] = [answer.headers['set-cookie']].flat();
        return { ...answer.body.data, cookie: String(next) };
      };
      const asked = await refresh(String(first));
      expect(asked.user.mustEnrol).toBe(true);
      await enrol(scene.bearer(asked.accessToken));
      const free = await refresh(asked.cookie);
      await scene.bearer(free.accessToken).get('/api/v1/admin/profile').expect(200);
    });

    it('no longer asks once the venue no longer does', async () => {
      await demand(1);
      expect(await demand(null)).not.toHaveProperty('secondFactorFrom');
      const me = await signedIn((await newUser(scene.app, scene.vendor, { level: 2 })).email);
      await me.get('/api/v1/admin/profile').expect(200);
    });
  });

  describe('reset by a colleague', () => {
    const reset = (level: Level, of: Types.ObjectId, by: Types.ObjectId) =>
      scene.app
        .staff(scene.vendor, level, by)
        .delete(`/api/v1/admin/users/${of.toHexString()}/secondFactor`);

    it('lets the password alone in again, ends the sessions, and tells both by mail', async () => {
      const lost = await enrolled(2);
      const owner = await newUser(scene.app, scene.vendor, { level: 3 });
      const list = await scene.app
        .staff(scene.vendor, 3, owner._id)
        .get('/api/v1/admin/users')
        .expect(200);
      const having = list.body.data.filter(
        (one: { hasSecondFactor: boolean }) => one.hasSecondFactor,
      );
      expect(having).toMatchObject([{ email: lost.email }]);

      await reset(3, lost._id, owner._id).expect(204);
      await lost.me.get('/api/auth/me').expect(401);
      await login(lost.email).expect(200);
      const mails = await scene.app.connection
        .collection('messages')
        .find({ template: 'secondFactorChanged', to: { $in: [lost.email, owner.email] } })
        .toArray();
      const told = mails.filter(({ text }) => String(text).includes('Two-step login reset'));
      expect(told.map(({ to }) => to).sort()).toEqual([lost.email, owner.email].sort());
      const audit = await scene.app.connection
        .collection('audit')
        .findOne({ action: 'user.secondFactorReset' });
      expect(audit?.entityId).toEqual(lost._id);
    });

    it('takes level 3, nobody above oneself, and somebody else', async () => {
      const lost = await enrolled(4);
      const owner = await newUser(scene.app, scene.vendor, { level: 3 });
      await reset(2, lost._id, owner._id).expect(403);
      await reset(3, lost._id, owner._id).expect(403);
      const { body } = await reset(3, owner._id, owner._id).expect(422);
      expect(body.code).toBe('OWN_SECOND_FACTOR');
      const other = await newVendor(scene.app);
      await scene.app
        .staff(other, 4, (await newUser(scene.app, other, { level: 4 }))._id)
        .delete(`/api/v1/admin/users/${lost._id.toHexString()}/secondFactor`)
        .expect(404);
    });
  });
});
