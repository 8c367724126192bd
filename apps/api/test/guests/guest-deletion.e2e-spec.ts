import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { auditOfGuest, kari, makeGuest } from '../support/things/customers';

describe('deleting a guest', () => {
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

  const path = '/api/admin/delete_customer';

  it('takes the person away and leaves that something was', async () => {
    const made = await make({
      ...kari,
      globalComments: 'Allergic to nuts',
      allergies: 'Shellfish',
      vip: true,
      preferences: 'A firm pillow',
      tags: ['Golf'],
    });
    await save({ ...made, firstname: 'Kaia' }).expect(200);
    await owner().delete(path, { userId: made._id }).expect(200);
    await staff().get(`/api/v1/admin/customers/${made._id}`).expect(404);
    await staff().get(`/api/v1/admin/guest-card-details/${made._id}`).expect(404);
    await owner().delete(path, { userId: made._id }).expect(404);
    const search = await staff().get('/api/v1/admin/search_customer/nordmann').expect(200);
    expect(search.body).toEqual([]);
    const stored = await app.connection
      .collection('customers')
      .findOne({ _id: new Types.ObjectId(made._id as string) });
    expect(stored).toMatchObject({ firstname: '', searchKeys: [], active: false });
    expect(stored).not.toHaveProperty('allergies');
    expect(stored).not.toHaveProperty('vip');
    expect(stored).not.toHaveProperty('preferences');
    expect(stored).not.toHaveProperty('tags');
    const log = await auditOf(made._id);
    expect(log.map(({ action }) => action)).toEqual([
      'customer.created',
      'customer.updated',
      'customer.erased',
    ]);
    const everything = JSON.stringify([stored, log]).toLowerCase();
    for (const word of ['kari', 'kaia', 'nordmann', '91234567', 'nuts', 'shellfish']) {
      expect(everything).not.toContain(word);
    }
    // the address is free again
    await make();
  });

  it('refuses an Eternal guest', async () => {
    const { _id } = await make({ ...kari, doNotDelete: true });
    const { body } = await owner().delete(path, { userId: _id }).expect(409);
    expect(body.code).toBe('GUEST_IS_ETERNAL');
  });

  it('refuses a guest who is still to come; later the bookings stay', async () => {
    const { _id } = await make();
    const { body: service } = await app
      .staff(vendor, 2)
      .post('/api/v1/services', {
        name: 'Dinner',
        capacity: 10,
        times: [{ start: 1080, availableDays: [1].map((day) => ({ day })) }],
      })
      .expect(201);
    const { body: booking } = await staff()
      .post('/api/admin/newBooking', {
        _service: service.data._id,
        _customer: _id,
        date: '2026-06-22',
        timeindex: 1080,
        participants: 2,
      })
      .expect(201);
    const { body: card } = await staff().get(`/api/v1/admin/guest-card-details/${_id}`).expect(200);
    expect(card.data.customer._id).toBe(_id);
    expect(card.data.vendorDetails).toMatchObject({
      upcoming: [{ _id: booking.data._id, participants: 2 }],
      past: [],
      numberOfStays: 0,
    });
    const { body } = await owner().delete(path, { userId: _id }).expect(409);
    expect(body.code).toBe('GUEST_HAS_BOOKINGS');
    app.clock.advance({ days: 8 });
    try {
      const [all, coming] = await Promise.all(
        ['', '?hidePast'].map((query) =>
          staff().get(`/api/v1/admin/guest-card-details/${_id}${query}`).expect(200),
        ),
      );
      expect(all?.body.data.vendorDetails).toMatchObject({ upcoming: [], past: [{}] });
      expect(coming?.body.data.vendorDetails).toMatchObject({ upcoming: [], past: [] });
      await owner().delete(path, { userId: _id }).expect(200);
      const { body: left } = await staff()
        .get(`/api/v1/admin/reservation/${booking.data._id}`)
        .expect(200);
      expect(left.data).toMatchObject({ participants: 2 });
      expect(left.data).not.toHaveProperty('_customer');
    } finally {
      app.clock.set('2026-06-15T09:00:00Z');
    }
  });
});
