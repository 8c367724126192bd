import { permissions } from '@atrium/rules/access/access-levels';
import { Types } from 'mongoose';
import { newService } from '../../src/modules/bookings/testing/service.factory';
import { aGuest } from '../../src/modules/customers/testing/guest.factory';
import { newMembershipType } from '../../src/modules/memberships/testing/membership.factory';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';

describe('memberships', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  let guest: Types.ObjectId;

  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    vendor = await newVendor(app);
    guest = await aNewGuest(vendor);
  });
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  async function aNewGuest(of: Types.ObjectId): Promise<Types.ObjectId> {
    const one = aGuest(of);
    await app.connection.collection('customers').insertOne({ ...one });
    return one._id;
  }
  const desk = () => app.staff(vendor, 1);
  const editor = () => app.staff(vendor, 2);
  const ofGuest = (id = guest) => `/api/v1/admin/customers/${id.toHexString()}/memberships`;
  const at = (id: string, action = '') =>
    `/api/v1/admin/memberships/${id}${action && `/${action}`}`;

  async function sold(type: Parameters<typeof newMembershipType>[2] = {}, input: object = {}) {
    const { _id } = await newMembershipType(app.connection, vendor, type);
    const { body } = await desk()
      .post(ofGuest(), { _membershipType: _id.toHexString(), ...input })
      .expect(201);
    return body.data;
  }

  describe('types', () => {
    const input = { name: 'Spa card', price: 250_000, maxNumberOfUsages: 10 };

    it('are made, changed and deleted', async () => {
      const service = await newService(app.connection, vendor, {});
      const { body } = await editor()
        .post('/api/v1/admin/membershipTypes', {
          ...input,
          validityMonths: 12,
          services: [service.toHexString()],
          languageList: [{ languageType: 'no', name: 'Spakort' }],
        })
        .expect(201);
      expect(body.data).toEqual({
        _id: expect.any(String),
        name: 'Spa card',
        description: '',
        languageList: [{ languageType: 'no', name: 'Spakort' }],
        price: 250_000,
        maxNumberOfUsages: 10,
        validityMonths: 12,
        services: [service.toHexString()],
        treatmentTypes: [],
        active: true,
        online: false,
        agreement: '',
        version: 0,
      });
      const path = `/api/v1/admin/membershipTypes/${body.data._id}`;
      const changed = await editor()
        .put(path, { version: 0, active: false, validityMonths: null, validityDays: 30 })
        .expect(200);
      expect(changed.body.data).toMatchObject({ active: false, validityDays: 30, version: 1 });
      expect(changed.body.data).not.toHaveProperty('validityMonths');
      const { body: read } = await desk().get(path).expect(200);
      expect(read.data).toEqual(changed.body.data);
      await editor().put(path, { version: 0, price: 1 }).expect(409);
      await editor().delete(path).expect(200);
      await desk().get(path).expect(404);
      const { body: list } = await desk().get('/api/v1/admin/membershipTypes').expect(200);
      expect(list.data).toEqual([]);
    });

    it('of which one was sold stay, and what was sold stays as it was', async () => {
      const membership = await sold({ price: 5_000, maxNumberOfUsages: 3 });
      const path = `/api/v1/admin/membershipTypes/${membership._membershipType._id}`;
      const { body: refused } = await editor().delete(path).expect(409);
      expect(refused).toMatchObject({ code: 'MEMBERSHIP_TYPE_IN_USE', data: { uses: 1 } });
      await editor().put(path, { maxNumberOfUsages: 1, price: 9, name: 'New name' }).expect(200);
      const { body } = await desk().get(at(membership._id)).expect(200);
      expect(body.data).toMatchObject({
        price: 5_000,
        maxNumberOfUsages: 3,
        _membershipType: { name: 'New name' },
      });
    });

    it('pay for no service that does not exist', async () => {
      const other = await newService(app.connection, await newVendor(app), {});
      const { body } = await editor()
        .post('/api/v1/admin/membershipTypes', { ...input, services: [other.toHexString()] })
        .expect(422);
      expect(body.code).toBe('UNKNOWN_SERVICE');
    });

    it.each([
      [{ name: '' }, 'name'],
      [{ price: -1 }, 'price'],
      [{ price: 1.5 }, 'price'],
      [{ maxNumberOfUsages: -1 }, 'maxNumberOfUsages'],
      [{ validityMonths: 1201 }, 'validityMonths'],
      [{ languageList: [{ languageType: 'xx' }] }, 'languageList.0.languageType'],
      [{ uses: 3 }, 'uses'],
    ])('do not understand %p', async (change, field) => {
      const { body } = await editor()
        .post('/api/v1/admin/membershipTypes', { ...input, ...change })
        .expect(400);
      expect(body.details).toMatchObject([{ field }]);
    });

    it('are edited by administrators', async () => {
      expect(permissions['membershipTypes.edit']).toBe(2);
      await desk().post('/api/v1/admin/membershipTypes', input).expect(403);
    });
  });
});
