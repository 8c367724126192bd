import { Types } from 'mongoose';
import type { Level } from '../../src/common/context/request-context';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import {
  anAddress,
  anEmail,
  linkIn,
  newestMail,
  newUser,
  PASSWORD,
} from '../support/things/accounts';

const path = '/api/v1/admin/users';
const FRESH = 'En helt ny dør 42';

describe('staff accounts', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  let owner: Types.ObjectId;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app);
    owner = (await newUser(app, vendor, { level: 3 }))._id;
  });

  const as = (level: Level, id = owner) => app.staff(vendor, level, id);
  const form = (change: object = {}) => ({
    email: anEmail(),
    firstname: 'Ada',
    lastname: 'Berg',
    phone: '+47 912 34 567',
    level: 1,
    ...change,
  });
  const invite = async (change: object = {}) =>
    (await as(3).post(path, form(change)).expect(201)).body.data as {
      _id: string;
      email: string;
      version: number;
    };
  const login = (email: string, password = PASSWORD) =>
    app.visitor().post('/api/auth/login', { email, password }).set('x-forwarded-for', anAddress());

  it('begin with an invitation by mail, whose link chooses the password', async () => {
    const input = form({ level: 2 });
    const { body } = await as(3).post(path, input).expect(201);
    expect(body.data).toEqual({
      _id: expect.any(String),
      email: input.email,
      firstname: 'Ada',
      lastname: 'Berg',
      phone: '+4791234567',
      level: 2,
      active: true,
      hasSecondFactor: false,
      invited: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: 0,
    });
    const mail = await newestMail(app, input.email);
    expect(mail.text).toContain('Level 3 has given you access to Test Venue');
    const link = linkIn(mail.text);
    expect(link.pathname).toBe('/reset-password');
    await app
      .visitor()
      .post('/api/auth/resetVerification', {
        id: link.searchParams.get('userId'),
        code: link.searchParams.get('code'),
        password: FRESH,
        confirmPassword: FRESH,
      })
      .set('x-forwarded-for', anAddress())
      .expect(200);
    await login(input.email, FRESH).expect(200);
    const read = await as(3).get(`${path}/${body.data._id}`).expect(200);
    expect(read.body.data.invited).toBe(false);
  });

  it('are listed by last name, of the own venue only', async () => {
    await invite({ lastname: 'Zetterlund' });
    await invite({ lastname: 'Aasen' });
    const { body } = await as(3).get(path).expect(200);
    expect(body.data.map(({ lastname }: { lastname: string }) => lastname)).toEqual([
      'Aasen',
      'Ansatt',
      'Zetterlund',
    ]);
  });

  it('share no address, over all venues and cases', async () => {
    const { email } = await invite();
    const elsewhere = app.staff(await newVendor(app), 3);
    const { body } = await elsewhere.post(path, form({ email: email.toUpperCase() })).expect(422);
    expect(body.code).toBe('EMAIL_TAKEN');
    const other = await invite();
    await as(3).put(`${path}/${other._id}`, { email }).expect(422);
  });

  it('give one of two invitations of an address at once to whom it comes first', async () => {
    const input = form();
    const answers = await Promise.all([as(3).post(path, input), as(3).post(path, input)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('are created once for a repeated idempotency key', async () => {
    const input = form();
    const send = () => as(3).post(path, input).set('idempotency-key', input.email).expect(201);
    const first = await send();
    expect((await send()).body).toEqual(first.body);
  });

  it('free an address when it changes, and sign in with the new one', async () => {
    const { _id, email } = await newUser(app, vendor);
    const next = anEmail();
    await as(3).put(`${path}/${_id}`, { email: next.toUpperCase() }).expect(200);
    await login(email).expect(401);
    await login(next).expect(200);
    await invite({ email });
  });

  it('let no link work that went to an address they have no more', async () => {
    const { _id, email } = await invite();
    const link = linkIn((await newestMail(app, email)).text);
    await as(3).put(`${path}/${_id}`, { email: anEmail() }).expect(200);
    await app
      .visitor()
      .post('/api/auth/resetVerification', {
        id: _id,
        code: link.searchParams.get('code'),
        password: FRESH,
        confirmPassword: FRESH,
      })
      .set('x-forwarded-for', anAddress())
      .expect(422);
  });

  it.each([
    [{ phone: '912 34 567' }, 422, 'INVALID_PHONE'],
    [{ phone: '+47 1' }, 422, 'INVALID_PHONE'],
    [{ email: 'nobody' }, 400, 'VALIDATION_FAILED'],
    [{ firstname: ' ' }, 400, 'VALIDATION_FAILED'],
    [{ level: 5 }, 400, 'VALIDATION_FAILED'],
    [{ level: 0 }, 400, 'VALIDATION_FAILED'],
    [{ passwordHash: 'x' }, 400, 'VALIDATION_FAILED'],
    [{ active: 'yes' }, 400, 'VALIDATION_FAILED'],
  ])('refuse %j', async (change, status, code) => {
    const { body } = await as(3).post(path, form(change)).expect(status);
    expect(body.code).toBe(code);
  });

  it.each([{ level: null }, { active: null }, { email: null }, { firstname: null }])(
    'are not emptied by %j',
    async (change) => {
      const { _id } = await invite();
      await as(3).put(`${path}/${_id}`, change).expect(400);
    },
  );

  describe('and their levels', () => {
    it.each<[Level, Level, number]>([
      [3, 1, 201],
      [3, 3, 201],
      [3, 4, 403],
      [4, 4, 201],
    ])('level %i may invite level %i: %i', async (level, wished, status) => {
      await as(level)
        .post(path, form({ level: wished }))
        .expect(status);
    });

    it.each<[Level, Level, Level, number]>([
      [3, 2, 3, 200],
      [3, 2, 4, 403],
      [3, 4, 1, 403],
      [4, 4, 1, 200],
    ])('level %i may turn level %i into %i: %i', async (level, before, after, status) => {
      const { _id } = await newUser(app, vendor, { level: before });
      await as(level).put(`${path}/${_id}`, { level: after }).expect(status);
    });

    it('nobody below may rename, deactivate or invite again who stands above', async () => {
      const { _id } = await newUser(app, vendor, { level: 4 });
      await as(3).put(`${path}/${_id}`, { firstname: 'X' }).expect(403);
      await as(3).delete(`${path}/${_id}`).expect(403);
      await as(3).post(`${path}/${_id}/sendInvitation`).expect(403);
    });

    it('a system administrator invites the first owner of another venue', async () => {
      const other = await newVendor(app, { name: 'Elsewhere' });
      const { body } = await as(4)
        .post(path, form({ level: 3 }))
        .set('x-vendor-id', other.toHexString())
        .expect(201);
      const stored = await app.connection
        .collection('users')
        .findOne({ _id: new Types.ObjectId(String(body.data._id)) });
      expect(stored?._vendor).toEqual(other);
    });
  });

  describe('when they are deactivated', () => {
    it('let nobody in, end every session and every link, and stay in the list', async () => {
      const { _id, email } = await newUser(app, vendor);
      const session = await login(email).expect(200);
      await as(3).post(`${path}/${_id}/sendInvitation`).expect(204);
      const link = linkIn((await newestMail(app, email)).text);
      await as(3).delete(`${path}/${_id}`).expect(204);
      await login(email).expect(403);
      await app
        .visitor()
        .post('/api/auth/refresh', { audience: 'staff' })
        .set('cookie', String(session.headers['set-cookie']).split(';')[0] ?? '')
        .expect(401);
      await app
        .visitor()
        .post('/api/auth/resetVerification', {
          id: _id.toHexString(),
          code: link.searchParams.get('code'),
          password: FRESH,
          confirmPassword: FRESH,
        })
        .set('x-forwarded-for', anAddress())
        .expect(422);
      const { body } = await as(3).get(`${path}/${_id}`).expect(200);
      expect(body.data.active).toBe(false);
      await as(3).put(`${path}/${_id}`, { active: true }).expect(200);
      await login(email).expect(200);
    });

    it('are not the own one, nor does anybody change the own level', async () => {
      const { body } = await as(3).delete(`${path}/${owner}`).expect(422);
      expect(body.code).toBe('OWN_ACCOUNT');
      await as(3).put(`${path}/${owner}`, { active: false }).expect(422);
      await as(3).put(`${path}/${owner}`, { level: 2 }).expect(422);
      await as(3).put(`${path}/${owner}`, { firstname: 'New' }).expect(200);
    });
  });

  it('refuse a stale change, and say which version is current', async () => {
    const { _id, version } = await invite();
    await as(3).put(`${path}/${_id}`, { firstname: 'One', version }).expect(200);
    const { body } = await as(3).put(`${path}/${_id}`, { firstname: 'Two', version }).expect(409);
    expect(body).toMatchObject({ code: 'STALE_VERSION', data: { currentVersion: 1 } });
  });

  it('of another venue are not there', async () => {
    const { _id } = await invite();
    const stranger = app.staff(await newVendor(app), 3);
    await stranger.get(`${path}/${_id}`).expect(404);
    await stranger.put(`${path}/${_id}`, { firstname: 'X' }).expect(404);
    await stranger.delete(`${path}/${_id}`).expect(404);
    await stranger.post(`${path}/${_id}/sendInvitation`).expect(404);
    await as(3).get(`${path}/nobody`).expect(404);
  });

  it('are audited, with what changed and no more', async () => {
    const { _id } = await invite();
    await as(3).put(`${path}/${_id}`, { firstname: 'Eva', phone: '' }).expect(200);
    const entry = await app.connection
      .collection('audit')
      .findOne({ _vendor: vendor, action: 'user.updated' });
    expect(entry).toMatchObject({
      before: { firstname: 'Ada', phone: '+4791234567' },
      after: { firstname: 'Eva' },
      actor: { kind: 'staff', id: owner.toHexString() },
    });
  });

  describe('the own one', () => {
    it('is read and changed by anybody of the staff', async () => {
      const { _id, email } = await newUser(app, vendor);
      const me = app.staff(vendor, 1, _id);
      const { body } = await me.get('/api/v1/admin/profile').expect(200);
      expect(body.data).toMatchObject({ _id: _id.toHexString(), email });
      await me.put('/api/v1/admin/profile', { firstname: 'Eva' }).expect(200);
      await me.put('/api/v1/admin/profile', { level: 3 }).expect(400);
      await me.put('/api/v1/admin/profile', { email: anEmail() }).expect(400);
    });

    it('is found by a system administrator who works in another venue', async () => {
      const admin = await newUser(app, vendor, { level: 4 });
      const other = await newVendor(app);
      const there = (request: ReturnType<ReturnType<typeof as>['get']>) =>
        request.set('x-vendor-id', other.toHexString());
      const me = as(4, admin._id);
      const { body } = await there(me.get('/api/v1/admin/profile')).expect(200);
      expect(body.data._id).toBe(admin._id.toHexString());
      await there(me.put('/api/v1/admin/profile', { firstname: 'Eva' })).expect(200);
    });

    it('gets a new password for the current one; other sessions end, this one stays', async () => {
      const { _id, email } = await newUser(app, vendor);
      const [here, there] = [await login(email).expect(200), await login(email).expect(200)];
      const change = (body: object) =>
        app
          .visitor()
          .put('/api/v1/admin/profile/password', body)
          .set('authorization', `Bearer ${here.body.data.accessToken}`)
          .set('x-forwarded-for', anAddress());
      const wrong = await change({
        currentPassword: 'wrong',
        password: FRESH,
        confirmPassword: FRESH,
      }).expect(422);
      expect(wrong.body.code).toBe('WRONG_PASSWORD');
      const unlike = { currentPassword: PASSWORD, password: FRESH, confirmPassword: 'x' };
      expect((await change(unlike).expect(422)).body.code).toBe('PASSWORDS_DO_NOT_MATCH');
      await change({ currentPassword: PASSWORD, password: FRESH, confirmPassword: FRESH }).expect(
        204,
      );
      const refresh = ({ headers }: { headers: Record<string, unknown> }) =>
        app
          .visitor()
          .post('/api/auth/refresh', { audience: 'staff' })
          .set('cookie', String(headers['set-cookie']).split(';')[0] ?? '');
      await refresh(here).expect(200);
      await refresh(there).expect(401);
      await login(email, FRESH).expect(200);
      expect(_id).toBeDefined();
    });
  });
});
