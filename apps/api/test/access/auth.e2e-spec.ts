import { moduleKeys } from '@atrium/rules/venue/modules';
import { Types } from 'mongoose';
import supertest from 'supertest';
import { PasswordHasher } from '../../src/common/auth/password-hasher';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { anAddress, anEmail, newGuest, newUser, PASSWORD } from '../support/things/accounts';

describe('signing in', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  const slug = () => `venue-${vendor.toHexString()}`;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    vendor = await newVendor(app);
  });
  afterEach(() => jest.restoreAllMocks());

  const login = (body: object) =>
    app.visitor().post('/api/auth/login', body).set('x-forwarded-for', anAddress());

  const refresh = (body: object, cookie: string) =>
    app.visitor().post('/api/auth/refresh', body).set('cookie', cookie);

  /** `name=value` of the one cookie of an answer. */
  const cookieOf = (headers: Record<string, unknown>): string => {
    const [cookie = ''] = [headers['set-cookie']].flat();
    return String(cookie).split(';')[0] ?? '';
  };

  describe('of guests', () => {
    it('answers a token, who it is and the venue, and sets a cookie scripts cannot read', async () => {
      const guest = await newGuest(app, vendor, { level: 'Gold' });
      const { body, headers } = await login({
        email: guest.email.toUpperCase(),
        password: PASSWORD,
        vendor: slug(),
      }).expect(200);
      expect(body.data).toEqual({
        accessToken: expect.any(String),
        expiresIn: 900,
        user: {
          kind: 'guest',
          _id: guest._id.toHexString(),
          firstname: 'Kari',
          lastname: 'Nordmann',
          email: guest.email,
          vendor: {
            _id: vendor.toHexString(),
            slug: slug(),
            name: 'Test Venue',
            languageCode: 'en',
            timezone: 'Europe/Oslo',
            currency: 'NOK',
            modules: Object.fromEntries(moduleKeys.map((key) => [key, true])),
          },
        },
      });
      const [cookie] = [headers['set-cookie']].flat();
      expect(cookie).toMatch(
        new RegExp(
          `^atrium_guest_${vendor.toHexString()}=[\\w.-]+; Max-Age=2592000; Path=/api/auth; HttpOnly; SameSite=Lax$`,
        ),
      );
      expect(JSON.stringify(body)).not.toMatch(/argon|passwordHash/);
    });

    it('knows a guest at the own venue only', async () => {
      const other = await newVendor(app);
      const { email } = await newGuest(app, vendor);
      const { body } = await login({
        email,
        password: PASSWORD,
        vendor: other.toHexString(),
      }).expect(401);
      expect(body.code).toBe('INVALID_CREDENTIALS');
      await login({ email, password: PASSWORD }).expect(401);
      await login({ email, password: PASSWORD, vendor: 'nowhere' }).expect(404);
    });

    it('tells only who knows the password that the account is inactive', async () => {
      const { email } = await newGuest(app, vendor, { active: false });
      const right = await login({ email, password: PASSWORD, vendor: slug() }).expect(403);
      expect(right.body.code).toBe('ACCOUNT_INACTIVE');
      await login({ email, password: 'something else', vendor: slug() }).expect(401);
    });
  });

  describe('of staff', () => {
    it('needs no venue, and says the level', async () => {
      const { _id, email } = await newUser(app, vendor, { level: 3 });
      const { body, headers } = await login({ email, password: PASSWORD }).expect(200);
      expect(body.data.user).toMatchObject({
        kind: 'staff',
        _id: _id.toHexString(),
        level: 3,
        vendor: { _id: vendor.toHexString() },
      });
      expect(cookieOf(headers)).toMatch(/^atrium_staff=/);
      await app
        .visitor()
        .get('/api/v1/admin/users')
        .set('authorization', `Bearer ${body.data.accessToken}`)
        .expect(200);
    });

    it('refuses who has not followed the invitation', async () => {
      const { email } = await newUser(app, vendor, { invited: true });
      await login({ email, password: '' }).expect(401);
      await login({ email, password: PASSWORD }).expect(401);
    });
  });

  it('costs one hash whether the address, the password or nothing is wrong', async () => {
    const { email } = await newGuest(app, vendor);
    const verify = jest.spyOn(app.nest.get(PasswordHasher), 'verify');
    const attempts = [
      { email, password: PASSWORD },
      { email, password: 'wrong password' },
      { email: anEmail(), password: PASSWORD },
    ];
    for (const attempt of attempts) {
      verify.mockClear();
      await login({ ...attempt, vendor: slug() });
      expect(verify).toHaveBeenCalledTimes(1);
    }
  });

  it.each([
    [{}, ['email', 'password']],
    [{ email: 'a@example.com', password: 1 }, ['password']],
    [{ email: { $gt: '' }, password: 'x' }, ['email']],
    [{ email: 'a@example.com', password: 'x', vendor: { $ne: null } }, ['vendor']],
    [{ email: 'a@example.com', password: 'x', level: 4 }, ['level']],
  ])('refuses %j as malformed', async (body, fields) => {
    const answer = await login(body).expect(400);
    expect(answer.body.details.map(({ field }: { field: string }) => field)).toEqual(fields);
  });

  describe('staying signed in', () => {
    const signIn = async () => {
      const guest = await newGuest(app, vendor);
      const { headers } = await login({
        email: guest.email,
        password: PASSWORD,
        vendor: slug(),
      }).expect(200);
      return { guest, cookie: cookieOf(headers), as: { audience: 'guest', vendor: slug() } };
    };

    it('rotates: each refresh answers a new token and a new cookie', async () => {
      const { guest, cookie, as } = await signIn();
      app.clock.advance({ minutes: 15 });
      const first = await refresh(as, cookie).expect(200);
      expect(first.body.data.user._id).toBe(guest._id.toHexString());
      const next = cookieOf(first.headers);
      expect(next).not.toBe(cookie);
      app.clock.advance({ minutes: 15 });
      await refresh(as, next).expect(200);
    });

    it('ends the whole family when an old one is replayed, even one of many rotations ago', async () => {
      const { cookie: stolen, as } = await signIn();
      let cookie = stolen;
      for (let i = 0; i < 3; i++) {
        app.clock.advance({ minutes: 15 });
        cookie = cookieOf((await refresh(as, cookie).expect(200)).headers);
      }
      const replay = await refresh(as, stolen).expect(401);
      expect(replay.body.code).toBe('REFRESH_TOKEN_INVALID');
      expect(String(replay.headers['set-cookie'])).toMatch(/=; Max-Age=0; Path=\/api\/auth/);
      await refresh(as, cookie).expect(401);
    });

    it('lets two tabs race: both stay signed in, and neither is taken for a thief', async () => {
      const { cookie, as } = await signIn();
      const answers = await Promise.all([refresh(as, cookie), refresh(as, cookie)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      app.clock.advance({ minutes: 15 });
      const [first, second] = answers.map(({ headers }) => cookieOf(headers));
      const winner = await refresh(as, first ?? '').expect(200);
      await refresh(as, second ?? '').expect(200);
      await refresh(as, cookieOf(winner.headers)).expect(200);
    });

    it('lets nobody race later than ten seconds', async () => {
      const { cookie, as } = await signIn();
      const { headers } = await refresh(as, cookie).expect(200);
      app.clock.set(new Date(app.clock.now().getTime() + 10_001));
      await refresh(as, cookie).expect(401);
      await refresh(as, cookieOf(headers)).expect(401);
    });

    it('signs nobody out for a token somebody made up', async () => {
      const { cookie, as } = await signIn();
      const [name, token = ''] = cookie.split('=');
      await refresh(as, `${name}=${token.slice(0, 32)}${'A'.repeat(43)}.${'B'.repeat(43)}`).expect(
        401,
      );
      await refresh(as, `${name}=nonsense`).expect(401);
      await refresh(as, '').expect(401);
      await refresh(as, cookie).expect(200);
    });

    it('stores no token, only digests', async () => {
      const { guest, cookie } = await signIn();
      const session = await app.connection.collection('sessions').findOne({ accountId: guest._id });
      const [family = '', own = ''] = cookie.split('=')[1]?.split('.') ?? [];
      expect(own).toHaveLength(43);
      expect(JSON.stringify(session)).not.toContain(own);
      expect(JSON.stringify(session)).not.toContain(family);
    });

    it('ends after 30 days without a visit', async () => {
      const { cookie, as } = await signIn();
      app.clock.advance({ days: 30, minutes: 1 });
      await refresh(as, cookie).expect(401);
    });

    it('ends after 90 days, however often it is used', async () => {
      const { as, ...first } = await signIn();
      let { cookie } = first;
      for (const days of [29, 29, 29]) {
        app.clock.advance({ days });
        cookie = cookieOf((await refresh(as, cookie).expect(200)).headers);
      }
      app.clock.advance({ days: 3 });
      await refresh(as, cookie).expect(401);
    });

    it('ends when the account is deactivated', async () => {
      const { guest, cookie, as } = await signIn();
      await app.connection
        .collection('customers')
        .updateOne({ _id: guest._id }, { $set: { active: false } });
      await refresh(as, cookie).expect(401);
    });

    it('keeps staff and guests of several venues apart in one browser', async () => {
      const browser = supertest.agent(app.nest.getHttpServer());
      const other = await newVendor(app);
      const email = anEmail();
      await newUser(app, vendor, { email });
      await newGuest(app, vendor, { email });
      await newGuest(app, other, { email });
      for (const at of [undefined, slug(), other.toHexString()]) {
        await browser
          .post('/api/auth/login')
          .set('x-forwarded-for', anAddress())
          .send({ email, password: PASSWORD, ...(at ? { vendor: at } : {}) })
          .expect(200);
      }
      const who = async (body: object) =>
        (await browser.post('/api/auth/refresh').send(body).expect(200)).body.data.user;
      expect(await who({ audience: 'staff' })).toMatchObject({ kind: 'staff' });
      expect(await who({ audience: 'guest', vendor: slug() })).toMatchObject({
        kind: 'guest',
        vendor: { _id: vendor.toHexString() },
      });
      expect(await who({ audience: 'guest', vendor: other.toHexString() })).toMatchObject({
        vendor: { _id: other.toHexString() },
      });
      await browser.post('/api/auth/logout').send({ audience: 'staff' }).expect(204);
      await browser.post('/api/auth/refresh').send({ audience: 'staff' }).expect(401);
      await who({ audience: 'guest', vendor: slug() });
    });

    it('takes a guest’s cookie for no staff', async () => {
      const { cookie, as } = await signIn();
      const token = cookie.split('=')[1];
      await refresh({ audience: 'staff' }, `atrium_staff=${token}`).expect(401);
      await refresh({ audience: 'guest' }, cookie).expect(400);
      expect(as.audience).toBe('guest');
    });
  });

  describe('signing out', () => {
    it('ends the session by the bearer token alone, and clears the cookie', async () => {
      const { email } = await newUser(app, vendor);
      const { body, headers } = await login({ email, password: PASSWORD }).expect(200);
      const out = await app
        .visitor()
        .post('/api/auth/logout')
        .set('authorization', `Bearer ${body.data.accessToken}`)
        .expect(204);
      expect(String(out.headers['set-cookie'])).toMatch(/^atrium_staff=; /);
      await refresh({ audience: 'staff' }, cookieOf(headers)).expect(401);
    });

    it('does nothing for who is not signed in', async () => {
      await app.visitor().post('/api/auth/logout').expect(204);
      await app
        .visitor()
        .post('/api/auth/logout', { audience: 'guest', vendor: slug() })
        .expect(204);
    });
  });

  describe('GET /api/auth/me', () => {
    it('answers guests, staff, and a system administrator in another venue', async () => {
      const guest = await newGuest(app, vendor);
      const { body } = await app.guest(vendor, guest._id).get('/api/auth/me').expect(200);
      expect(body.data).toMatchObject({ kind: 'guest', _id: guest._id.toHexString() });
      const other = await newVendor(app, { name: 'Elsewhere' });
      const admin = await newUser(app, vendor, { level: 4 });
      const there = await app
        .staff(vendor, 4, admin._id)
        .get('/api/auth/me')
        .set('x-vendor-id', other.toHexString())
        .expect(200);
      expect(there.body.data).toMatchObject({
        _id: admin._id.toHexString(),
        level: 4,
        vendor: { _id: other.toHexString(), name: 'Elsewhere' },
      });
    });

    it('refuses visitors, and whose account is gone or inactive', async () => {
      await app.visitor().get('/api/auth/me').expect(401);
      await app.guest(vendor, new Types.ObjectId()).get('/api/auth/me').expect(401);
      const { _id } = await newUser(app, vendor, { active: false });
      await app.staff(vendor, 1, _id).get('/api/auth/me').expect(401);
    });
  });
});

describe('signing in over https', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start(undefined, { PUBLIC_URL: 'https://book.example' });
    vendor = await newVendor(app);
  });
  afterAll(() => app.stop());

  const guestOf = () => ({ audience: 'guest', vendor: vendor.toHexString() });
  const accounts = {
    guest: async () => {
      const { email } = await newGuest(app, vendor);
      return { login: { email, vendor: vendor.toHexString() }, as: guestOf() };
    },
    staff: async () => {
      const { email } = await newUser(app, vendor);
      return { login: { email }, as: { audience: 'staff' } };
    },
  };

  it.each(Object.entries(accounts))(
    'binds the cookies of %s to this host, and reads no others',
    async (who, make) => {
      const { login, as } = await make();
      const post = (path: string, body: object) =>
        app.visitor().post(`/api/auth/${path}`, body).set('x-forwarded-for', anAddress());
      const { headers } = await post('login', { ...login, password: PASSWORD }).expect(200);
      const cookies = [headers['set-cookie']].flat().map(String);
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-atrium_\w+=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
        // browsers refuse the prefix where a domain is named
        expect(cookie).not.toMatch(/domain/i);
      }
      const own = cookies.find((cookie) => cookie.startsWith(`__Host-atrium_${who}`));
      const session = own?.split(';')[0] ?? '';
      const planted = session.replace('__Host-', '');
      await post('refresh', as).set('cookie', planted).expect(401);
      const renewed = await post('refresh', as).set('cookie', session).expect(200);
      expect(String(renewed.headers['set-cookie'])).toMatch(/^__Host-atrium_/);
      const out = await post('logout', as).set('cookie', session).expect(204);
      expect(String(out.headers['set-cookie'])).toMatch(
        /^__Host-atrium_\w+=; Max-Age=0; Path=\/;.* Secure/,
      );
    },
  );
});
