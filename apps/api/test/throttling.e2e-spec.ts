import { anAddress, anEmail, newUser, PASSWORD } from './support/accounts';
import { newVendor } from './support/new-vendor';
import { TestApp } from './support/test-app';

/** Two instances over one database: the default is 20 attempts in 15 minutes. */
describe('throttling', () => {
  let one: TestApp;
  let two: TestApp;
  beforeAll(async () => {
    one = await TestApp.start();
    two = await TestApp.start();
  });
  afterAll(() => Promise.all([one.stop(), two.stop()]));

  const attempt = (app: TestApp, ip: string, email: string, password = 'wrong') =>
    app.visitor().post('/api/auth/login', { email, password }).set('x-forwarded-for', ip);

  it('counts an account over all addresses and instances', async () => {
    const email = anEmail();
    for (let i = 0; i < 20; i++) {
      await attempt(i % 2 ? one : two, anAddress(), email).expect(401);
    }
    const { body, headers } = await attempt(one, anAddress(), email.toUpperCase()).expect(429);
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    await attempt(two, anAddress(), email).expect(429);
    await attempt(one, anAddress(), anEmail()).expect(401);
  });

  it('counts an address over all accounts, and each action by itself', async () => {
    const ip = anAddress();
    for (let i = 0; i < 20; i++) await attempt(one, ip, anEmail()).expect(401);
    await attempt(two, ip, anEmail()).expect(429);
    await one
      .visitor()
      .post('/api/resetPassword', { email: anEmail() })
      .set('x-forwarded-for', ip)
      .expect(200);
  });

  it('lets a burst of attempts at once through no further', async () => {
    const email = anEmail();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => attempt(i % 2 ? one : two, anAddress(), email)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('forgets the failures of an account that shows who it is', async () => {
    const { email } = await newUser(one, await newVendor(one));
    for (let i = 0; i < 19; i++) await attempt(one, anAddress(), email).expect(401);
    await attempt(one, anAddress(), email, PASSWORD).expect(200);
    await attempt(one, anAddress(), email).expect(401);
  });

  it('keeps nobody’s address in its counters', async () => {
    const email = anEmail();
    await attempt(one, anAddress(), email).expect(401);
    const found = await one.connection
      .collection('throttling')
      .countDocuments({ key: { $regex: email } });
    expect(found).toBe(0);
  });

  it.each([
    ['/api/v1/auth/signup', {}],
    ['/api/resetPassword', {}],
    ['/api/auth/resetVerification', {}],
  ])('guards %s too, before it looks at the body', async (path, body) => {
    const ip = anAddress();
    const call = () => one.visitor().post(path, body).set('x-forwarded-for', ip);
    for (let i = 0; i < 20; i++) await call().expect(400);
    await call().expect(429);
  });
});
