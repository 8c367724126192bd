import { Types } from 'mongoose';
import { PasswordHasher } from '../../src/common/auth/password-hasher';
import { aGuest } from '../../src/modules/customers/testing/guest.factory';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { auditOfGuest, makeGuest } from '../support/things/customers';

describe('a guest’s own profile', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    vendor = await newVendor(app);
  });
  afterAll(() => app.stop());

  const staff = () => app.staff(vendor, 1);
  const make = (guest?: object) => makeGuest(app, vendor, guest);
  const auditOf = (id: string) => auditOfGuest(app, vendor, id);

  const signedIn = async (change = {}) => {
    const stored = aGuest(vendor, {
      email: 'kari@mail.example',
      companions: ['Ola', 'Per'],
      globalComments: 'Of staff only',
      passwordHash: await app.nest.get(PasswordHasher).hash('old-password-1'),
      ...change,
    });
    await app.connection.collection('customers').insertOne(stored);
    return app.guest(vendor, stored._id);
  };
  const path = '/api/v1/hub/profile';

  it('sees the own data, and nothing that staff wrote', async () => {
    const guest = await signedIn();
    const { body } = await guest.get(path).expect(200);
    expect(body.data).toEqual({
      _id: guest.id?.toHexString(),
      firstname: 'Kari',
      lastname: 'Nordmann',
      email: 'kari@mail.example',
      consents: [],
      version: 0,
    });
    const companions = await guest.get(`${path}/companions`).expect(200);
    expect(companions.body.data).toEqual({ names: ['Ola', 'Per'] });
  });

  it.each(['', '  ', null, '7'])(
    'keeps a first name: %j is refused where it stands',
    async (firstname) => {
      const guest = await signedIn();
      const { body } = await guest.put(path, { firstname, version: 0 }).expect(422);
      expect(body).toMatchObject({ code: 'INVALID_NAME', details: [{ field: 'firstname' }] });
    },
  );

  it('keeps its address: null is refused', async () => {
    const guest = await signedIn();
    const { body } = await guest.put(path, { email: null, version: 0 }).expect(422);
    expect(body.code).toBe('INVALID_EMAIL');
    expect((await guest.get(path).expect(200)).body.data.email).toBe('kari@mail.example');
  });

  it('clears by null what a guest need not have, and nothing that was left out', async () => {
    const guest = await signedIn({ phone: '+4791234567', languageCode: 'de' });
    const { body } = await guest
      .put(path, { lastname: null, languageCode: null, version: 0 })
      .expect(200);
    expect(body.data).toMatchObject({ firstname: 'Kari', phone: '+4791234567', version: 1 });
    expect(body.data.lastname).toBe('');
    expect(body.data).not.toHaveProperty('languageCode');
  });

  it('is not changed by a body that says nothing', async () => {
    const guest = await signedIn();
    await guest.put(path).set('content-type', 'application/json').send('null').expect(400);
    expect((await guest.get(path).expect(200)).body.data.version).toBe(0);
  });

  it('changes it, but not what is staff’s, and not to nothing', async () => {
    const guest = await signedIn();
    const { body } = await guest
      .put(path, { firstName: 'Kaia', phone: '91234567', version: 0 })
      .expect(200);
    expect(body.data).toMatchObject({ firstname: 'Kaia', phone: '+4791234567', version: 1 });
    await guest.put(path, { firstName: 'Karin', version: 0 }).expect(409);
    await guest.put(path, { doNotDelete: true }).expect(400);
    await guest.put(path, { globalComments: '' }).expect(400);
    const { body: refused } = await guest.put(path, { email: '' }).expect(422);
    expect(refused.code).toBe('INVALID_EMAIL');
    await make({ firstname: 'Ola', email: 'ola@mail.example' });
    await guest.put(path, { email: 'OLA@mail.example' }).expect(422);
  });

  it('changes the own password knowing the old one', async () => {
    const guest = await signedIn();
    const input = { password: 'new-password-1', confirmPassword: 'new-password-1' };
    const change = (currentPassword: string) =>
      guest.put(`${path}/password`, { ...input, currentPassword });
    expect((await change('wrong').expect(422)).body.code).toBe('WRONG_PASSWORD');
    await change('old-password-1').expect(200);
    expect((await change('old-password-1').expect(422)).body.code).toBe('WRONG_PASSWORD');
  });

  it('takes the own data along, and nothing that staff wrote', async () => {
    const guest = await signedIn({
      consents: [{ type: 'terms', given: true, at: app.clock.now() }],
    });
    const { body } = await guest.get(`${path}/export`).expect(200);
    expect(body.data).toEqual({
      exportedAt: '2026-06-15T09:00:00.000Z',
      guest: expect.objectContaining({
        email: 'kari@mail.example',
        companions: ['Ola', 'Per'],
        consents: [{ type: 'terms', given: true, at: '2026-06-15T09:00:00.000Z' }],
      }),
      reservations: { upcoming: [], past: [] },
      stays: [],
      treatments: [],
      memberships: [],
      membershipUses: [],
      messages: [],
      reviews: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/Of staff only|argon2/);
  });

  it('is forgotten at the own wish, knowing the password', async () => {
    const guest = await signedIn();
    const id = guest.id?.toHexString() ?? '';
    await guest.put(path, { firstName: 'Kaia' }).expect(200);
    const { body } = await guest.delete(path, { password: 'wrong' }).expect(422);
    expect(body.code).toBe('WRONG_PASSWORD');
    await guest.delete(path, { password: 'old-password-1' }).expect(200);
    await guest.get(path).expect(404);
    await staff().get(`/api/v1/admin/customers/${id}`).expect(404);
    const log = await auditOf(id);
    expect(log.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['customer.updated', '(erased)'],
      ['customer.erased', '(erased)'],
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Kaia|Kari|127\.0\.0\.1/);
  });

  it('who is not one has no profile', async () => {
    for (const call of [path, `${path}/companions`, `${path}/export`]) {
      await app.visitor().get(call).expect(401);
      await staff().get(call).expect(403);
      await app.guest(vendor, new Types.ObjectId()).get(call).expect(404);
    }
    const elsewhere = await signedIn();
    await app
      .guest(await newVendor(app), elsewhere.id ?? vendor)
      .get(path)
      .expect(404);
    await app.visitor().put(path, {}).expect(401);
    await staff().put(path, {}).expect(403);
    await staff().put(`${path}/password`, {}).expect(403);
    await staff().delete(path, {}).expect(403);
    await app.visitor().delete(path, {}).expect(401);
  });
});
