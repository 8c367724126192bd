import { newVendor } from '../support/new-vendor';
import { signInScene } from '../support/scenes/sign-in-scene';
import { anAddress, anEmail, newestMail, newGuest, PASSWORD } from '../support/things/accounts';

describe('signing up', () => {
  const scene = signInScene();

  const form = (change: object = {}) => ({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: anEmail(),
    phone: '+47 912 34 567',
    password: PASSWORD,
    vendor: scene.vendor.toHexString(),
    ...change,
  });
  const signUp = (body: object) =>
    scene.app.visitor().post('/api/v1/auth/signup', body).set('x-forwarded-for', anAddress());

  it('creates a guest who can sign in, and welcomes them in their language', async () => {
    const input = form();
    const { body } = await signUp(input).set('accept-language', 'nb-NO').expect(201);
    expect(body.data).toEqual({
      _id: expect.any(String),
      firstname: 'Ada',
      lastname: 'Lovelace',
      email: input.email,
    });
    await scene.app
      .visitor()
      .post('/api/auth/login', {
        email: input.email,
        password: PASSWORD,
        vendor: scene.vendor.toHexString(),
      })
      .set('x-forwarded-for', anAddress())
      .expect(200);
    expect(await newestMail(scene.app, input.email)).toMatchObject({
      template: 'welcome',
      language: 'no',
    });
  });

  it('refuses an address the venue already has, with the fixed text', async () => {
    const input = form();
    await signUp(input).expect(201);
    const { body } = await signUp({ ...input, email: input.email.toUpperCase() }).expect(422);
    expect(body).toMatchObject({ code: 'EMAIL_TAKEN', message: 'User email already exists' });
  });

  it('opens nothing to an address that nobody has proven: staff’s guest of it stays closed', async () => {
    const known = await newGuest(scene.app, scene.vendor, {
      firstname: 'Grace',
      globalComments: 'Of staff only',
    });
    const chosen = 'chosen-by-a-stranger-1';
    const input = form({ email: known.email, password: chosen });
    expect((await signUp(input).expect(422)).body.code).toBe('EMAIL_TAKEN');
    await scene.app
      .visitor()
      .post('/api/auth/login', {
        email: known.email,
        password: chosen,
        vendor: scene.vendor.toHexString(),
      })
      .set('x-forwarded-for', anAddress())
      .expect(401);
    const stored = await scene.app.connection.collection('customers').findOne({ _id: known._id });
    expect(stored).toMatchObject({ firstname: 'Grace' });
  });

  it('makes one guest of two requests at once', async () => {
    const input = form();
    const answers = await Promise.all([signUp(input), signUp(input)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('lets the same address be a guest of another venue', async () => {
    const input = form();
    await signUp(input).expect(201);
    await signUp({ ...input, vendor: (await newVendor(scene.app)).toHexString() }).expect(201);
  });

  it('answers a repeat with the same key alike, and lets another visitor use the key', async () => {
    const input = form();
    const key = `signup-${input.email}`;
    const first = await signUp(input).set('idempotency-key', key).expect(201);
    const second = await signUp(input).set('idempotency-key', key).expect(201);
    expect(second.body).toEqual(first.body);
    const other = form();
    const { body } = await signUp(other).set('idempotency-key', key).expect(201);
    expect(body.data.email).toBe(other.email);
  });

  it.each([
    [{ password: 'short' }, 422, 'PASSWORD_TOO_SHORT'],
    [{ password: 'qwertyuiop' }, 422, 'PASSWORD_TOO_COMMON'],
    [{ password: ' '.repeat(8) }, 422, 'PASSWORD_TOO_SIMPLE'],
    [{ email: 'ada@example.com', password: 'ada@example.com' }, 422, 'PASSWORD_TOO_SIMPLE'],
    [{ phone: '123' }, 422, 'INVALID_PHONE'],
    [{ firstName: ' ' }, 422, 'MISSING_GUEST_DETAILS'],
    [{ email: 'nothing' }, 400, 'VALIDATION_FAILED'],
    [{ firstName: 'x'.repeat(101) }, 400, 'VALIDATION_FAILED'],
    [{ vendor: 'nowhere' }, 404, 'VENDOR_NOT_FOUND'],
    [{ level: 4 }, 400, 'VALIDATION_FAILED'],
  ])('refuses %j', async (change, status, code) => {
    const { body } = await signUp(form(change)).expect(status);
    expect(body.code).toBe(code);
  });
});
