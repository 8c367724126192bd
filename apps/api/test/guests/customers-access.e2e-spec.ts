import { type Permission, permissions } from '@atrium/rules/access/access-levels';
import { Types } from 'mongoose';
import { PasswordHasher } from '../../src/common/auth/password-hasher';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { auditOfGuest, makeGuest } from '../support/things/customers';

const nobody = '0123456789abcdef01234567';

describe('guests', () => {
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
  const owner = () => app.staff(vendor, 3);
  const save = (guest: object) => staff().put('/api/admin/customer', guest);
  const make = (guest?: object) => makeGuest(app, vendor, guest);
  const auditOf = (id: string) => auditOfGuest(app, vendor, id);

  describe('a password by staff', () => {
    const path = (id: string) => `/api/v1/admin/customers/${id}/setPassword`;
    const chosen = { password: 'demo-password-1', confirmPassword: 'demo-password-1' };

    it('opens the account, ends its sessions, and is not in the log', async () => {
      const { _id } = await make();
      const session = {
        _vendor: vendor,
        kind: 'guest',
        accountId: new Types.ObjectId(_id as string),
      };
      await app.connection.collection('sessions').insertOne({
        ...session,
        _id: new Types.ObjectId(),
        familyHash: 'x',
        current: [],
        previous: [],
      });
      const { body } = await owner().put(path(_id), chosen).expect(200);
      expect(body).toEqual({ success: true, data: null, message: 'Successfully reset password' });
      expect(await app.connection.collection('sessions').countDocuments(session)).toBe(0);
      const stored = await app.connection
        .collection('customers')
        .findOne({ _id: new Types.ObjectId(_id as string) });
      expect(await app.nest.get(PasswordHasher).verify(stored?.passwordHash, chosen.password)).toBe(
        true,
      );
      const guest = await staff().get(`/api/v1/admin/customers/${_id}`).expect(200);
      expect(guest.body.data.hasPassword).toBe(true);
      expect(JSON.stringify(guest.body)).not.toContain('argon2');
      expect(JSON.stringify(await auditOf(_id))).not.toContain('argon2');
    });

    it.each([
      [{ password: '', confirmPassword: '' }, 'Password cannot be empty.'],
      [{ ...chosen, confirmPassword: 'demo-password-2' }, 'Passwords do not match.'],
      [{ password: 'short', confirmPassword: 'short' }, /at least 8/],
      [{ password: 'password1', confirmPassword: 'password1' }, /too common/],
    ])('refuses %p', async (input, text) => {
      const { _id } = await make();
      const { body } = await owner().put(path(_id), input).expect(422);
      expect(body.error).toMatch(text);
    });
  });

  it('a reset link is written to the outbox of a guest with an address', async () => {
    const { _id } = await make();
    await staff().post(`/api/v1/admin/customers/${_id}/sendResetLink`).expect(200);
    const messages = await app.connection
      .collection('messages')
      .find({ _vendor: vendor, to: 'kari@mail.example' })
      .sort({ _id: 1 })
      .toArray();
    // the first invites a guest whom staff created
    expect(messages.map(({ template }) => template)).toEqual(['activation', 'passwordReset']);
    expect((await auditOf(_id)).map(({ action }) => action)).toContain('customer.resetLinkSent');
    const without = await make({ firstname: 'Ola' });
    const { body } = await staff()
      .post(`/api/v1/admin/customers/${without._id}/sendResetLink`)
      .expect(422);
    expect(body.code).toBe('GUEST_WITHOUT_EMAIL');
  });

  it('no reset link is sent to a guest who is not active: it would be refused', async () => {
    const { _id } = await make({ firstname: 'Ola', email: 'ola@mail.example', active: false });
    const path = `/api/v1/admin/customers/${_id}/sendResetLink`;
    const { body } = await staff().post(path).expect(422);
    expect(body).toMatchObject({
      code: 'ACCOUNT_INACTIVE',
      message: 'This account is not active.',
    });
    const sent = () =>
      app.connection
        .collection('messages')
        .countDocuments({ _vendor: vendor, to: 'ola@mail.example' });
    expect(await sent()).toBe(0);
    expect((await auditOf(_id)).map(({ action }) => action)).not.toContain(
      'customer.resetLinkSent',
    );
    await save({ _id, active: true }).expect(200);
    await staff().post(path).expect(200);
    expect(await sent()).toBe(1);
  });

  describe('who may', () => {
    const calls: [Permission, 'get' | 'post' | 'put' | 'delete', string, object | undefined][] = [
      ['read', 'get', '/api/v1/admin/customers', undefined],
      ['read', 'get', '/api/v1/admin/customers/:id', undefined],
      ['read', 'get', '/api/v1/admin/customers/:id/auditLogs', undefined],
      ['read', 'get', '/api/v1/admin/search_customer/kari', undefined],
      ['read', 'get', '/api/v1/admin/guest-card-details/:id', undefined],
      ['read', 'get', '/api/v1/admin/guest-card-details/:id/figures', undefined],
      ['read', 'get', '/api/v1/admin/customers/tags', undefined],
      ['customers.edit', 'post', '/api/v1/admin/customers', { firstname: 'Ola' }],
      ['customers.edit', 'put', '/api/admin/customer', { _id: ':id', firstname: 'Ola' }],
      ['customers.sendResetLink', 'post', '/api/v1/admin/customers/:id/sendResetLink', undefined],
      [
        'customers.setPassword',
        'put',
        '/api/v1/admin/customers/:id/setPassword',
        { password: 'demo-password-1', confirmPassword: 'demo-password-1' },
      ],
      ['customers.delete', 'delete', '/api/admin/delete_customer', { userId: ':id' }],
    ];
    const about = (id: string, path: string, body?: object) =>
      [
        path.replace(':id', id),
        body && (JSON.parse(JSON.stringify(body).replace(':id', id)) as object),
      ] as const;

    it.each(calls)('%s: %s %s', async (permission, method, path, body) => {
      for (const level of [1, 2, 3, 4] as const) {
        const { status } = await app
          .staff(vendor, level)
          .call(method, ...about(nobody, path, body));
        expect({ level, refused: status === 403 }).toEqual({
          level,
          refused: level < permissions[permission],
        });
      }
      const args = about(nobody, path, body);
      await app
        .guest(vendor, new Types.ObjectId())
        .call(method, ...args)
        .expect(403);
      await app
        .visitor()
        .call(method, ...args)
        .expect(401);
    });

    it.each(calls.filter(([, , ...named]) => JSON.stringify(named).includes(':id')))(
      'another vendor’s guest is not there: %s %s %s',
      async (_, method, path, body) => {
        const { _id } = await make();
        const stranger = app.staff(await newVendor(app), 3);
        await stranger.call(method, ...about(_id, path, body)).expect(404);
        await staff().get(`/api/v1/admin/customers/${_id}`).expect(200);
      },
    );
  });
});
