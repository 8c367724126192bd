import { permissions } from '@atrium/rules/access/access-levels';
import { Types } from 'mongoose';
import { newService } from '../../src/modules/bookings/testing/service.factory';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';

describe('packages', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  let service: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app);
    service = await newService(app.connection, vendor, {});
  });

  const path = '/api/v1/admin/packages';
  const editor = () => app.staff(vendor, 2);
  const input = (change: object = {}) => ({
    name: 'Weekend',
    nights: 2,
    price: 400_000,
    services: [{ _service: service.toHexString(), dayNumber: 2 }],
    addons: [{ name: 'Basket', quantity: 1, languageList: [{ languageType: 'no', name: 'Kurv' }] }],
    ...change,
  });
  const make = async (change: object = {}) =>
    (await editor().post(path, input(change)).expect(201)).body.data;

  it('are made, listed, changed and deleted', async () => {
    const made = await make({ languageList: [{ languageType: 'no', name: 'Helg' }] });
    expect(made).toEqual({
      _id: expect.any(String),
      name: 'Weekend',
      description: '',
      languageList: [{ languageType: 'no', name: 'Helg' }],
      nights: 2,
      price: 400_000,
      services: [{ _id: expect.any(String), _service: service.toHexString(), dayNumber: 2 }],
      addons: [
        {
          _id: expect.any(String),
          name: 'Basket',
          languageList: [{ languageType: 'no', name: 'Kurv' }],
          quantity: 1,
        },
      ],
      treatmentTypes: [],
      taxRates: [],
      active: true,
      online: false,
      agreement: '',
      version: 0,
    });
    const { body } = await app.staff(vendor, 1).get(path).expect(200);
    expect(body.data).toEqual([made]);
    const { version, _id, ...same } = made;
    const saved = await editor()
      .put(`${path}/${_id}`, { ...same, version })
      .expect(200);
    expect(saved.body.data).toEqual({ ...made, version: 1 });
    await editor().put(`${path}/${_id}`, { version: 0, name: 'Other' }).expect(409);
    await editor().delete(`${path}/${_id}`).expect(200);
    await editor().get(`${path}/${_id}`).expect(404);
  });

  it.each([
    [{ services: [{ _service: '0123456789abcdef01234567', dayNumber: 1 }] }, 'UNKNOWN_SERVICE'],
    [{ nights: 1, services: undefined }, undefined],
  ])('%p is %p', async (change, code) => {
    const { body } = await editor().post(path, input(change));
    expect(body.code).toBe(code);
  });

  it('include nothing after the day of departure, also once they are shorter', async () => {
    const services = [{ _service: service.toHexString(), dayNumber: 4 }];
    const { body } = await editor().post(path, input({ services })).expect(422);
    expect(body.code).toBe('STAY_DAY_OUT_OF_RANGE');
    const { _id } = await make({ nights: 3, services });
    const shorter = await editor().put(`${path}/${_id}`, { nights: 2 }).expect(422);
    expect(shorter.body.code).toBe('STAY_DAY_OUT_OF_RANGE');
  });

  it('lose a service that is deleted', async () => {
    const { _id } = await make();
    await editor().delete(`/api/v1/services/${service.toHexString()}`).expect(200);
    const { body } = await editor().get(`${path}/${_id}`).expect(200);
    expect(body.data).toMatchObject({ services: [], version: 1 });
  });

  it.each([
    [{ nights: 0 }, 'nights'],
    [{ price: -1 }, 'price'],
    [{ addons: [{ name: '', quantity: 1 }] }, 'addons.0.name'],
    [{ services: [{ _service: 'x', dayNumber: 1 }] }, 'services.0._service'],
  ])('do not understand %p', async (change, field) => {
    const { body } = await editor().post(path, input(change)).expect(400);
    expect(body.details).toMatchObject([{ field }]);
  });

  it('are edited by administrators, and are another venue’s to nobody', async () => {
    expect(permissions['packages.edit']).toBe(2);
    const { _id } = await make();
    await app.staff(vendor, 1).put(`${path}/${_id}`, {}).expect(403);
    const stranger = app.staff(await newVendor(app), 2);
    await stranger.get(`${path}/${_id}`).expect(404);
    await stranger.put(`${path}/${_id}`, {}).expect(404);
    await stranger.delete(`${path}/${_id}`).expect(404);
    await app.guest(vendor, new Types.ObjectId()).get(path).expect(403);
  });
});
