import { Secret, TOTP } from 'otpauth';
import { signInScene } from '../support/scenes/sign-in-scene';
import { anAddress, newGuest, newUser, PASSWORD } from '../support/things/accounts';

const CONFIRM = '/api/auth/confirmIdentity';
const FACTOR = '/api/auth/secondFactor';
const EXPORT = '/api/v1/admin/exports/guests.csv';

/** What is refused to staff and guests who have not lately said who they are. */
const asked = [
  'delete /api/v1/hub/passkeys/{id}',
  'post /api/v1/hub/passkeys',
  'post /api/v1/hub/passkeys/options',
  'delete /api/admin/delete_customer',
  'delete /api/v1/admin/users/{id}',
  'delete /api/v1/admin/users/{id}/secondFactor',
  'get /api/v1/admin/bookings.csv',
  'get /api/v1/admin/exports/{kind}.csv',
  'get /api/v1/admin/payments.csv',
  'get /api/v1/admin/reports/{report}/csv',
  'get /api/v1/spa/reports/rows.csv',
  'post /api/v1/admin/apiKeys',
  'post /api/v1/admin/apiKeys/{id}/renew',
  'post /api/v1/admin/customers/merge',
  'post /api/v1/admin/privacy/requests/{id}/answer',
  'post /api/v1/admin/users',
  'post /api/v1/admin/users/{id}/sendInvitation',
  'post /api/v1/admin/vendors/{id}/owners',
  'post /api/v1/admin/webhooks',
  'post /api/v1/admin/webhooks/{id}/secret',
  'put /api/v1/admin/apiKeys/{id}',
  'put /api/v1/admin/customers/{id}/setPassword',
  'put /api/v1/admin/users/{id}',
  'put /api/v1/admin/webhooks/{id}',
];

describe('what staff are asked again before', () => {
  const scene = signInScene();

  /** Signed in eleven minutes ago. */
  const idle = async (level: 1 | 3 = 3) => {
    const user = await newUser(scene.app, scene.vendor, { level });
    const { body } = await scene.app
      .visitor()
      .post('/api/auth/login', { email: user.email, password: PASSWORD })
      .set('x-forwarded-for', anAddress())
      .expect(200);
    scene.app.clock.advance({ minutes: 11 });
    return { ...user, me: scene.bearer(body.data.accessToken) };
  };

  it('is what the document says, and every one of these refuses', async () => {
    const { body: document } = await scene.app.visitor().get('/open-api.json').expect(200);
    const said = Object.entries<Record<string, Record<string, unknown>>>(document.paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods)
          .filter(([, operation]) => operation['x-confirmed-within-minutes'] === 10)
          .map(([method]) => `${method} ${path}`),
    );
    expect(said.sort()).toEqual([...asked].sort());
    const old = scene.app.staff(scene.vendor, 4);
    const oldGuest = scene.app.guest(scene.vendor, scene.vendor);
    scene.app.clock.advance({ minutes: 10 });
    for (const line of asked) {
      const [method = '', path = ''] = line.split(' ');
      const by = path.startsWith('/api/v1/hub/') ? oldGuest : old;
      const { status, body } = await by.call(
        method as 'get',
        path
          .replace('{id}', String(scene.vendor))
          .replace('{kind}', 'guests')
          .replace('{report}', 'dining'),
      );
      expect([line, status, body.code]).toEqual([line, 403, 'CONFIRM_IDENTITY_REQUIRED']);
    }
  });

  it('lets signing in count for ten minutes', async () => {
    const manager = scene.app.staff(scene.vendor, 3);
    scene.app.clock.advance({ minutes: 9 });
    await manager.get(EXPORT).expect(200);
    scene.app.clock.advance({ minutes: 1 });
    const { body } = await manager.get(EXPORT).expect(403);
    expect(body).toMatchObject({
      code: 'CONFIRM_IDENTITY_REQUIRED',
      message: 'Confirm that it is you to go on.',
    });
    // what is not on the list goes on
    await manager.get('/api/v1/admin/users').expect(200);
  });

  it('says first that somebody may not do it at all', async () => {
    const { me } = await idle(1);
    const { body } = await me.post('/api/v1/admin/users', {}).expect(403);
    expect(body.code).toBe('FORBIDDEN');
  });

  it('goes on with the password, for the session and its later tokens', async () => {
    const { me, _id } = await idle();
    await me.get(EXPORT).expect(403);
    const { body } = await me.post(CONFIRM, { password: PASSWORD }).expect(200);
    expect(body.data).toEqual({ accessToken: expect.any(String), expiresIn: 900 });
    const again = scene.bearer(body.data.accessToken);
    await again.get(EXPORT).expect(200);
    const guest = await newGuest(scene.app, scene.vendor);
    await again
      .put(`/api/v1/admin/customers/${guest._id}/setPassword`, {
        password: 'Fjord og fjell 8',
        confirmPassword: 'Fjord og fjell 8',
      })
      .expect(200);
    // the token before is as old as it was
    await me.get(EXPORT).expect(403);
    const session = await scene.app.connection.collection('sessions').findOne({ accountId: _id });
    expect(session?.confirmedAt).toEqual(scene.app.clock.now());
    scene.app.clock.advance({ minutes: 10 });
    await again.get(EXPORT).expect(403);
  });

  it('keeps the moment when the token is renewed', async () => {
    const user = await newUser(scene.app, scene.vendor, { level: 3 });
    const login = await scene.app
      .visitor()
      .post('/api/auth/login', { email: user.email, password: PASSWORD })
      .set('x-forwarded-for', anAddress())
      .expect(200);
    const cookie = String(login.headers['set-cookie'])
      .split(',')
      .map((one) => one.split(';')[0]?.trim())
      .find((one) => one?.includes('atrium_staff'));
    scene.app.clock.advance({ minutes: 9 });
    const renewed = await scene.app
      .visitor()
      .post('/api/auth/refresh', { audience: 'staff' })
      .set('cookie', String(cookie))
      .expect(200);
    const me = scene.bearer(renewed.body.data.accessToken);
    await me.get(EXPORT).expect(200);
    scene.app.clock.advance({ minutes: 1 });
    await me.get(EXPORT).expect(403);
  });

  it('takes a code of the authenticator once, and a recovery code', async () => {
    const { me } = await idle();
    const { body: offered } = await me
      .post(`${FACTOR}/authenticator`, { password: PASSWORD })
      .expect(200);
    const codeNow = () =>
      new TOTP({ secret: Secret.fromBase32(offered.data.secret) }).generate({
        timestamp: scene.app.clock.now().getTime(),
      });
    const { body: confirmed } = await me
      .post(`${FACTOR}/authenticator/confirm`, { code: codeNow() })
      .expect(200);
    scene.app.clock.advance({ minutes: 1 });
    const code = codeNow();
    await me.post(CONFIRM, { code }).expect(200);
    const { body } = await me.post(CONFIRM, { code }).expect(422);
    expect(body).toMatchObject({ code: 'SECOND_FACTOR_WRONG', details: [{ field: 'code' }] });
    await me.post(CONFIRM, { code: confirmed.data.recoveryCodes[0] }).expect(200);
    await me.post(CONFIRM, { code: confirmed.data.recoveryCodes[0] }).expect(422);
  });

  it.each([
    ['a wrong password', { password: 'not this one' }, 422, 'WRONG_PASSWORD'],
    ['nothing', {}, 400, 'VALIDATION_FAILED'],
    ['a code without an authenticator', { code: '123456' }, 422, 'SECOND_FACTOR_WRONG'],
    ['a password of the wrong kind', { password: 7 }, 400, 'VALIDATION_FAILED'],
  ])('is not convinced by %s', async (_, given, status, code) => {
    const { me } = await idle();
    const { body } = await me.post(CONFIRM, given).expect(status);
    expect(body.code).toBe(code);
    await me.get(EXPORT).expect(403);
  });

  it('slows down who guesses', async () => {
    const { me } = await idle();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      codes.push((await me.post(CONFIRM, { password: 'guess' })).body.code);
    }
    expect(codes[0]).toBe('WRONG_PASSWORD');
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('is for staff, whose session goes on', async () => {
    const guest = await newGuest(scene.app, scene.vendor);
    await scene.app
      .guest(scene.vendor, guest._id)
      .post(CONFIRM, { password: PASSWORD })
      .expect(403);
    await scene.app.visitor().post(CONFIRM, { password: PASSWORD }).expect(401);
    // a token whose session nobody knows
    const user = await newUser(scene.app, scene.vendor);
    await scene.app
      .staff(scene.vendor, 1, user._id)
      .post(CONFIRM, { password: PASSWORD })
      .expect(401);
  });
});
