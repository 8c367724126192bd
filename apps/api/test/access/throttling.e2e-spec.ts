import type { Types } from 'mongoose';
import { PasswordHasher } from '../../src/common/auth/password-hasher';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { anAddress, anEmail, newGuest, newUser, PASSWORD } from '../support/things/accounts';

const GUESSES = Number(process.env.GUESSES ?? 2_000);
const AT_ONCE = 50;
/** Over which the guesses are spread. */
const GUESSING_SECONDS = 10 * 60;

/** Two instances over one database, each with the defaults: 300 failures of an address in 15 minutes. */
describe('throttling', () => {
  let one: TestApp;
  let two: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    one = await TestApp.start();
    two = await TestApp.start();
    vendor = await newVendor(one);
  });
  afterAll(() => Promise.all([one.stop(), two.stop()]));
  beforeEach(() => setClocks('2026-06-15T09:00:00Z'));
  afterEach(() => jest.restoreAllMocks());

  const setClocks = (instant: string | Date) => {
    one.clock.set(instant);
    two.clock.set(instant);
  };
  const wait = (seconds: number) =>
    setClocks(new Date(one.clock.now().getTime() + seconds * 1_000));

  const attempt = (app: TestApp, ip: string, email: string, password = 'wrong', cookie = '') =>
    app
      .visitor()
      .post('/api/auth/login', { email, password })
      .set('x-forwarded-for', ip)
      .set('cookie', cookie);
  /** The cookie by which the device is known from now on. */
  const signIn = async (email: string, ip = anAddress()): Promise<string> => {
    const { headers } = await attempt(one, ip, email, PASSWORD).expect(200);
    const cookies = [headers['set-cookie']].flat().map(String);
    return cookies.find((cookie) => cookie.startsWith('atrium_device='))?.split(';')[0] ?? '';
  };

  it('lets 200 staff and guests sign in behind one address in a quarter of an hour', async () => {
    const hotel = anAddress();
    const people = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const { email } = i % 2 ? await newUser(one, vendor) : await newGuest(one, vendor);
        return { email, ...(i % 2 ? {} : { vendor: vendor.toHexString() }) };
      }),
    );
    const signInAs = async (person: object, password: string, app: TestApp) => {
      const { status } = await app
        .visitor()
        .post('/api/auth/login', { ...person, password })
        .set('x-forwarded-for', hotel);
      return status;
    };
    const statuses: number[] = [];
    for (const [i, person] of people.entries()) {
      const app = i % 3 ? one : two;
      // every third mistypes first
      if (i % 3 === 0) statuses.push(await signInAs(person, 'mistyped', app));
      statuses.push(await signInAs(person, PASSWORD, app));
      wait(4);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses).not.toContain(429);
  });

  it(`lets the owner in while a stranger guesses ${GUESSES} times, and looks at few of the guesses`, async () => {
    const { email } = await newUser(one, vendor);
    const device = await signIn(email);
    const verify = jest.spyOn(one.nest.get(PasswordHasher), 'verify');
    const stranger = anAddress();
    const login = async (ip: string, password: string, cookie = '') => {
      const { statusCode } = await one.nest.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': ip, cookie },
        payload: { email, password },
      });
      return statusCode;
    };
    // half of them from one address, the others from everywhere
    const guess = (number: number) => login(number % 2 ? stranger : anAddress(), `guess ${number}`);
    const guessed: number[] = [];
    const owners: number[] = [];
    for (let done = 0; done < GUESSES; done += AT_ONCE) {
      const [owner, ...answers] = await Promise.all([
        login(anAddress(), PASSWORD, device),
        ...Array.from({ length: AT_ONCE }, (_, i) => guess(done + i)),
      ]);
      owners.push(owner);
      guessed.push(...answers);
      wait((GUESSING_SECONDS * AT_ONCE) / GUESSES);
    }
    expect(new Set(owners)).toEqual(new Set([200]));
    expect(new Set(guessed)).toEqual(new Set([401, 429]));
    // a hash is what a guess costs us
    expect(verify.mock.calls.length - owners.length).toBeLessThan(50);

    const elsewhere = anAddress();
    const asked = await attempt(two, elsewhere, email, PASSWORD);
    expect(asked.status).toBe(429);
    const seconds = Number(asked.headers['retry-after']);
    expect(seconds).toBeLessThanOrEqual(60);
    for (let i = 0; i < 100; i++) await guess(i);
    wait(seconds);
    await attempt(two, elsewhere, email, PASSWORD).expect(200);
  }, 300_000);

  it('makes one address wait longer with each failure at an account, wherever it asks', async () => {
    const email = anEmail();
    const ip = anAddress();
    for (let i = 0; i < 5; i++) await attempt(i % 2 ? one : two, ip, email).expect(401);
    const waits: number[] = [];
    for (let i = 0; i < 5; i++) {
      const { body, headers } = await attempt(one, ip, email.toUpperCase()).expect(429);
      expect(body.code).toBe('TOO_MANY_REQUESTS');
      waits.push(Number(headers['retry-after']));
      wait(waits.at(-1) ?? 0);
      await attempt(two, ip, email).expect(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16]);
    await attempt(one, ip, anEmail()).expect(401);
  });

  it('asks addresses that are new to an account to wait while it is guessed at from many', async () => {
    const { email } = await newUser(one, vendor);
    for (let i = 0; i < 20; i++) await attempt(one, anAddress(), email).expect(401);
    const ip = anAddress();
    const { headers } = await attempt(one, ip, email, PASSWORD).expect(429);
    wait(Number(headers['retry-after']));
    await attempt(one, ip, email, PASSWORD).expect(200);
  });

  it('lets a burst of attempts at once through no further', async () => {
    const email = anEmail();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => attempt(i % 2 ? one : two, anAddress(), email)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('forgets the failures of an address that shows who it is', async () => {
    const { email } = await newUser(one, vendor);
    const ip = anAddress();
    for (let i = 0; i < 4; i++) await attempt(one, ip, email).expect(401);
    await attempt(one, ip, email, PASSWORD).expect(200);
    for (let i = 0; i < 5; i++) await attempt(one, ip, email).expect(401);
  });

  it('knows a device by no cookie that is made up or of another account', async () => {
    const [mine, theirs] = [await newUser(one, vendor), await newUser(one, vendor)];
    const device = await signIn(theirs.email);
    for (let i = 0; i < 20; i++) await attempt(one, anAddress(), mine.email).expect(401);
    const from = (cookie: string) => attempt(one, anAddress(), mine.email, PASSWORD, cookie);
    await from(device).expect(429);
    await from(`${device.slice(0, -4)}AAAA`).expect(429);
    await from('atrium_device=x').expect(429);
  });

  it('remembers several accounts of one device', async () => {
    const [first, second] = [await newUser(one, vendor), await newUser(one, vendor)];
    const device = await signIn(first.email);
    const { headers } = await attempt(one, anAddress(), second.email, PASSWORD, device).expect(200);
    const both = [headers['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.includes('device'));
    expect(both).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);
    for (const { email } of [first, second]) {
      for (let i = 0; i < 21; i++) await attempt(one, anAddress(), email);
      await attempt(one, anAddress(), email, PASSWORD, both?.split(';')[0]).expect(200);
    }
  });

  it('slows a known device down by its own failures alone', async () => {
    const { email } = await newUser(one, vendor);
    const device = await signIn(email);
    for (let i = 0; i < 5; i++) await attempt(one, anAddress(), email, 'wrong', device).expect(401);
    await attempt(one, anAddress(), email, PASSWORD, device).expect(429);
    wait(1);
    await attempt(one, anAddress(), email, PASSWORD, device).expect(200);
  });

  it('keeps nobody’s address in its counters', async () => {
    const email = anEmail();
    await attempt(one, anAddress(), email).expect(401);
    const found = await one.connection
      .collection('throttling')
      .countDocuments({ key: { $regex: email } });
    expect(found).toBe(0);
  });

  it('says what is left, by the fields of the IETF draft', async () => {
    const ip = anAddress();
    await attempt(one, ip, anEmail()).expect(401);
    const { headers } = await attempt(two, ip, anEmail()).expect(401);
    expect(headers['ratelimit-policy']).toBe('"login";q=300;w=900');
    expect(headers.ratelimit).toBe('"login";r=298;t=900');
  });
});

describe('throttling of an address', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start(undefined, { FAILED_ATTEMPTS_PER_QUARTER_HOUR: '20' });
    vendor = await newVendor(app);
  });
  afterAll(() => app.stop());

  const post = (path: string, ip: string, body: object) =>
    app.visitor().post(path, body).set('x-forwarded-for', ip);
  const login = (ip: string, email: string, password = 'wrong') =>
    post('/api/auth/login', ip, { email, password });

  it('counts failures over all accounts, and each action by itself', async () => {
    const ip = anAddress();
    for (let i = 0; i < 20; i++) await login(ip, anEmail()).expect(401);
    const { headers } = await login(ip, anEmail()).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    await post('/api/resetPassword', ip, { email: anEmail() }).expect(200);
  });

  it('counts no success', async () => {
    const ip = anAddress();
    const { email } = await newUser(app, vendor);
    for (let i = 0; i < 21; i++) await login(ip, email, PASSWORD).expect(200);
  });

  it('counts a network of IPv6 as one', async () => {
    for (let i = 0; i < 20; i++) await login(`2001:db8:1:2::${i + 1}`, anEmail()).expect(401);
    await login('2001:db8:1:2::ffff', anEmail()).expect(429);
    await login('2001:db8:1:3::1', anEmail()).expect(401);
  });

  it.each([
    ['/api/v1/auth/signup', {}],
    ['/api/resetPassword', {}],
    ['/api/auth/resetVerification', {}],
    ['/api/auth/signInLink', {}],
    ['/api/auth/signInLink/open', {}],
  ])('guards %s too, before it looks at the body', async (path, body) => {
    const ip = anAddress();
    for (let i = 0; i < 20; i++) await post(path, ip, body).expect(400);
    await post(path, ip, body).expect(429);
  });

  it('counts refreshes by a made-up cookie, and none of visitors without one', async () => {
    const ip = anAddress();
    const refresh = (cookie: string) =>
      post('/api/auth/refresh', ip, { audience: 'staff' }).set('cookie', cookie);
    for (let i = 0; i < 25; i++) await refresh('').expect(401);
    for (let i = 0; i < 20; i++) await refresh('atrium_staff=made-up').expect(401);
    const { headers } = await refresh('atrium_staff=made-up').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('lets nobody ask at sign-up who is a guest more than once or twice', async () => {
    const { email } = await newGuest(app, vendor);
    const ip = anAddress();
    const signUp = (address: string) =>
      post('/api/v1/auth/signup', ip, {
        ...{ firstName: 'Ada', lastName: 'Lovelace', password: PASSWORD },
        ...{ email: address, vendor: vendor.toHexString() },
      });
    await signUp(anEmail()).expect(201);
    await signUp(email).expect(422);
    await signUp(anEmail()).expect(201);
    await signUp(email).expect(422);
    await signUp(anEmail()).expect(429);
  });
});
