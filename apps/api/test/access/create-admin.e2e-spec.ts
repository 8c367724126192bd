import { randomBytes } from 'node:crypto';
import { createAdmin } from '../../src/cli/create-admin-command';
import { TestApp } from '../support/test-app';
import { anEmail, linkIn, newUser, PASSWORD } from '../support/things/accounts';

describe('create-admin', () => {
  let app: TestApp;
  let said: string;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    said = '';
    jest.spyOn(console, 'log').mockImplementation((line: string) => {
      said += `${line}\n`;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const aVendor = () => `house-${randomBytes(6).toString('hex')}`;
  const run = (change: { email: string; vendor: string; vendorName?: string; timezone?: string }) =>
    createAdmin(app.nest, {
      firstname: 'Anna',
      lastname: 'Berg',
      timezone: 'Europe/Oslo',
      country: 'NO',
      currency: 'NOK',
      language: 'no',
      ...change,
    });
  const choosePassword = (link: URL) =>
    app.visitor().post('/api/auth/resetVerification', {
      id: link.searchParams.get('userId'),
      code: link.searchParams.get('code'),
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
  const vendorsOf = (slug: string) => app.connection.collection('vendors').find({ slug }).toArray();

  it('makes the first venue and somebody who, by the link alone, administers all of them', async () => {
    const [email, vendor] = [anEmail(), aVendor()];
    await run({ email, vendor, vendorName: 'Fjellheim Hotell' });
    const link = linkIn(said);
    expect(link.pathname).toBe('/reset-password');
    // printed and nowhere else
    expect(await app.connection.collection('messages').countDocuments({ to: email })).toBe(0);

    await choosePassword(link).expect(200);
    const { body } = await app
      .visitor()
      .post('/api/auth/login', { email, password: PASSWORD })
      .expect(200);
    const { body: found } = await app
      .visitor()
      .get('/api/v1/admin/vendors?limit=5')
      .set('authorization', `Bearer ${body.data.accessToken}`)
      .expect(200);
    expect(JSON.stringify(found)).toContain('Fjellheim Hotell');
    await choosePassword(link).expect(422);
    await expect(run({ email, vendor })).rejects.toThrow('has an account already');
  });

  it('called again before the password is chosen prints another link, and the first is dead', async () => {
    const [email, vendor] = [anEmail(), aVendor()];
    await run({ email, vendor, vendorName: 'Fjellheim Hotell' });
    const lost = linkIn(said);
    said = '';
    await run({ email: email.toUpperCase(), vendor });
    await choosePassword(lost).expect(422);
    await choosePassword(linkIn(said)).expect(200);
    expect(await vendorsOf(vendor)).toHaveLength(1);
  });

  it('makes nothing of half an order', async () => {
    const vendor = aVendor();
    await expect(run({ email: anEmail(), vendor })).rejects.toThrow(
      `There is no vendor '${vendor}'`,
    );
    const named = { vendor, vendorName: 'Fjellheim' };
    await expect(run({ email: 'anna', ...named })).rejects.toThrow('email must be an email');
    await expect(run({ email: anEmail(), ...named, timezone: 'Oslo' })).rejects.toThrow('timezone');
    expect(await vendorsOf(vendor)).toHaveLength(0);
  });

  it('raises nobody who is there already', async () => {
    const [email, vendor] = [anEmail(), aVendor()];
    await run({ email: anEmail(), vendor, vendorName: 'Fjellheim Hotell' });
    const [made] = await vendorsOf(vendor);
    if (!made) throw new Error('no vendor was made');
    await newUser(app, made._id, { email, level: 1, invited: true });
    await expect(run({ email, vendor })).rejects.toThrow('has an account already');
  });
});
