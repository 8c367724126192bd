import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { venueWithEverything } from '../support/things/venue-things';

const PATH = '/api/v1/admin/dependents';

describe('What depends on something of the set-up', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('is counted by kind, and keeps it from being deleted exactly where that is said', async () => {
    const { things, staff, scene } = await venueWithEverything(app);
    const { service, segment, status, package: _package } = things;
    const change = (path: string, body: object) => staff.put(path, body).expect(200);
    await change(`/api/v1/admin/packages/${_package}`, {
      services: [{ _service: service, dayNumber: 1 }],
      version: 0,
    });
    await change(`/api/v1/admin/membershipTypes/${things.membershipType}`, {
      services: [service],
      version: 0,
    });
    const { version } = (await staff.get('/api/v1/admin/vendor').expect(200)).body.data;
    await change('/api/v1/admin/vendor', { _defaultSegment: segment, version });
    await staff
      .post('/api/v1/admin/stays', {
        ...{ _customer: things.guest, arrivaldate: '2026-07-01', departuredate: '2026-07-03' },
        ...{ adults: 1, _package },
      })
      .expect(201);
    const guest = { _customer: things.guest };
    for (const date of ['2026-06-19', '2026-06-22']) {
      await staff
        .post('/api/admin/newBooking', {
          ...{ ...guest, _service: service, date, timeindex: 600, participants: 1 },
          ...{ _bookingStatus: status, _segment: segment },
        })
        .expect(201);
    }
    const bookings = await app.connection
      .collection('bookings')
      .countDocuments({ _vendor: scene.vendorId, _service: scene.serviceId });
    const treatments = { kind: 'treatments', count: 2, blocks: true };
    const treatmentTypes = { kind: 'treatmentTypes', count: 1, blocks: false };
    const found = async (kind: string, id: string) =>
      (await scene.staff(1).get(`${PATH}/${kind}/${id}`).expect(200)).body.data;

    expect(await found('bookingStatus', status)).toEqual([
      { kind: 'bookings', count: 2, blocks: true },
    ]);
    expect(await found('segment', segment)).toEqual(
      expect.arrayContaining([
        { kind: 'bookings', count: 2, blocks: true },
        { kind: 'venue', count: 1, blocks: true },
      ]),
    );
    expect(await found('service', service)).toEqual(
      expect.arrayContaining([
        { kind: 'bookings', count: bookings, blocks: true },
        { kind: 'membershipTypes', count: 1, blocks: false },
        { kind: 'packages', count: 1, blocks: false },
      ]),
    );
    expect(await found('membershipType', things.membershipType)).toEqual([
      { kind: 'memberships', count: 1, blocks: true },
    ]);
    expect(await found('package', _package)).toEqual([{ kind: 'stays', count: 1, blocks: false }]);
    expect(await found('therapist', things.therapist)).toEqual(
      expect.arrayContaining([
        { kind: 'absences', count: 1, blocks: true },
        { kind: 'shifts', count: 1, blocks: true },
        treatments,
        treatmentTypes,
      ]),
    );
    expect(await found('treatmentRoom', things.treatmentRoom)).toEqual(
      expect.arrayContaining([treatments, treatmentTypes]),
    );
    expect(await found('treatmentType', things.treatmentType)).toEqual(
      expect.arrayContaining([treatments, { kind: 'treatmentWaits', count: 1, blocks: true }]),
    );

    const elsewhere = app.staff(await newVendor(app), 3);
    const named: [string, string][] = [
      ['bookingStatus', status],
      ['membershipType', things.membershipType],
      ['package', _package],
      ['segment', segment],
      ['service', service],
      ['therapist', things.therapist],
      ['treatmentRoom', things.treatmentRoom],
      ['treatmentType', things.treatmentType],
    ];
    for (const [kind, id] of named) {
      expect((await elsewhere.get(`${PATH}/${kind}/${id}`).expect(200)).body.data).toEqual([]);
    }

    const deletions: [string, string, object?][] = [
      ['STATUS_IN_USE', '/api/booking/bookingStatus', { _id: status }],
      ['SERVICE_IN_USE', `/api/v1/services/${service}`],
      ['MEMBERSHIP_TYPE_IN_USE', `/api/v1/admin/membershipTypes/${things.membershipType}`],
      ['THERAPIST_IN_USE', '/api/spa/therapist', { _id: things.therapist }],
      ['TREATMENT_ROOM_IN_USE', `/api/v1/spa/rooms/${things.treatmentRoom}`],
      ['TREATMENT_TYPE_IN_USE', '/api/spa/treatmenttype', { _id: things.treatmentType }],
    ];
    for (const [code, path, body] of deletions) {
      const refused = await staff.delete(path, body).expect(409);
      expect([refused.body.code, refused.body.data.uses]).toEqual([code, expect.any(Number)]);
    }
    expect((await staff.delete(`/api/v1/admin/segments/${segment}`).expect(409)).body.code).toMatch(
      /^SEGMENT_/,
    );
    await staff.delete(`/api/v1/admin/packages/${_package}`).expect(200);
  });

  it('is nothing for an id that nothing has, and is asked of known kinds alone', async () => {
    const staff = app.staff(await newVendor(app), 1);
    const id = new Types.ObjectId().toHexString();
    expect((await staff.get(`${PATH}/service/${id}`).expect(200)).body.data).toEqual([]);
    await staff.get(`${PATH}/guest/${id}`).expect(400);
    await staff.get(`${PATH}/service/sauna`).expect(400);
  });
});
