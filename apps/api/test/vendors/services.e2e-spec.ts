import { Types } from 'mongoose';
import { ConflictError } from '../../src/common/errors/app-error';
import { ServicesService } from '../../src/modules/services/services.service';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';

const weekly = { start: 1080, availableDays: [{ day: 5 }, { day: 6 }] };
const dinner = { name: 'Dinner', capacity: 40, times: [weekly] };

describe('services', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    vendor = await newVendor(app);
  });
  afterAll(() => app.stop());

  const editor = () => app.staff(vendor, 2);
  async function make(change: object = {}) {
    const { body } = await editor()
      .post('/api/v1/services', { ...dinner, ...change })
      .expect(201);
    return body.data;
  }

  it('is made with the defaults of the decisions', async () => {
    const made = await make();
    expect(made).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Dinner',
      description: '',
      languageList: [],
      comment: '',
      active: true,
      capacity: 40,
      times: [{ _id: expect.stringMatching(/^[0-9a-f]{24}$/), ...weekly }],
      specialdays: [],
      durationMinutes: 150,
      exclusiveBooking: false,
      waitingList: false,
      allowBookingForChildren: true,
      showCommentField: true,
      showAvailability: true,
      showEndTime: true,
      price: 0,
      prepayment: 'none',
      prepaymentExceptions: [],
      cancellationTerms: [],
      taxRates: [],
      addons: [],
      tables: 'none',
      _venues: [],
      _pictures: [],
      turnTimes: [],
      reminders: [],
      sortOrder: 0,
      version: 0,
    });
    const { body } = await app.staff(vendor, 1).get(`/api/v1/services/${made._id}`).expect(200);
    expect(body).toEqual({ success: true, data: made });
  });

  it('sent back as it came, by either path, changes nothing but its version', async () => {
    const made = await make({
      code: 'Staff Only',
      specialdays: [
        { startDate: '2026-12-24', endDate: '2026-12-26', open: false, comment: 'Christmas' },
        {
          startDate: '2026-12-31',
          endDate: '2026-12-31',
          open: true,
          times: [
            { start: 1320, end: 1560, capacity: 100, availableDays: [], overrideName: 'Party' },
          ],
        },
      ],
      languageList: [{ languageType: 'no', name: 'Middag', unit: 'Gjest', units: 'Gjester' }],
      addons: [
        {
          ...{ name: 'Wine', price: 45_000, maxQuantity: 4 },
          languageList: [{ languageType: 'no', name: 'Vin' }],
        },
      ],
      bookingWindowDays: 90,
      minNoticeMinutes: 0,
      cancellationHours: 24,
    });
    const { body: first } = await editor().put('/api/v1/services', made).expect(200);
    expect(first.data).toEqual({ ...made, version: 1 });
    const { _id, ...rest } = first.data;
    const { body: second } = await editor().put(`/api/v1/services/${_id}`, rest).expect(200);
    expect(second.data).toEqual({ ...made, version: 2 });
  });

  it('keeps the translated name of an addon that is sent without one', async () => {
    const languageList = [{ languageType: 'no', name: 'Vin' }];
    const made = await make({ addons: [{ name: 'Wine', price: 45_000, languageList }] });
    const [{ _id }] = made.addons;
    const change = async (addon: object) => {
      const { body } = await editor()
        .put(`/api/v1/services/${made._id}`, {
          addons: [{ _id, name: 'Wine', price: 1, ...addon }],
        })
        .expect(200);
      return body.data.addons;
    };
    expect(await change({})).toMatchObject([{ price: 1, languageList }]);
    expect(await change({ languageList: [] })).toMatchObject([{ languageList: [] }]);
  });

  it('keeps what a change leaves out and drops what it sets to null', async () => {
    const made = await make({ code: 'X', bookingWindowDays: 10, comment: 'Bring boots' });
    const { body } = await editor()
      .put(`/api/v1/services/${made._id}`, { active: false, code: null, bookingWindowDays: null })
      .expect(200);
    expect(body.data).toMatchObject({ active: false, comment: 'Bring boots', capacity: 40 });
    expect(body.data).not.toHaveProperty('code');
    expect(body.data).not.toHaveProperty('bookingWindowDays');
  });

  it('says what guests should know, in each language, until it is told to say nothing', async () => {
    const guide = { category: 'Water', included: 'Boat', bring: 'Boots', meetingPoint: 'The pier' };
    const languageList = [{ languageType: 'no', category: 'Vann', bring: 'Støvler' }];
    const made = await make({ ...guide, mapAddress: '60.39, 5.32', languageList });
    expect(made).toMatchObject({ ...guide, mapAddress: '60.39, 5.32', languageList });
    const { body } = await editor()
      .put(`/api/v1/services/${made._id}`, { bring: null, mapAddress: null, included: ' ' })
      .expect(200);
    expect(body.data).toMatchObject({ category: 'Water', meetingPoint: 'The pier' });
    for (const gone of ['bring', 'mapAddress', 'included']) {
      expect(body.data).not.toHaveProperty(gone);
    }
    await editor()
      .put(`/api/v1/services/${made._id}`, { category: 'x'.repeat(41) })
      .expect(400);
  });

  it.each([
    [
      'an end before its start',
      { times: [{ ...weekly, end: 1000 }] },
      'INVALID_PERIOD',
      'times.0.end',
    ],
    ['an end at its start', { times: [{ ...weekly, end: 1080 }] }, 'INVALID_PERIOD', 'times.0.end'],
    ['an end after a day', { times: [{ ...weekly, end: 2521 }] }, 'INVALID_PERIOD', 'times.0.end'],
    [
      'the same start twice on a day',
      { times: [weekly, { start: 1080, availableDays: [{ day: 6 }] }] },
      'INVALID_TIME',
      'times.1.start',
    ],
    [
      'a special day that ends before it starts',
      { specialdays: [{ startDate: '2026-05-02', endDate: '2026-05-01', open: false }] },
      'INVALID_PERIOD',
      'specialdays.0.endDate',
    ],
    [
      'a start twice on a special day, once for all its days',
      {
        specialdays: [
          {
            startDate: '2026-05-01',
            endDate: '2026-05-02',
            open: true,
            times: [
              { start: 600, availableDays: [] },
              { start: 600, availableDays: [{ day: 3 }] },
            ],
          },
        ],
      },
      'INVALID_TIME',
      'specialdays.0.times.1.start',
    ],
  ])('refuses %s', async (_, change, code, field) => {
    const { body } = await editor()
      .post('/api/v1/services', { ...dinner, ...change })
      .expect(422);
    expect(body).toMatchObject({ code, details: [{ field }] });
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['no places said', { capacity: undefined }, 'capacity'],
    ['half a place', { capacity: 1.5 }, 'capacity'],
    ['a start of the next day', { times: [{ ...weekly, start: 1440 }] }, 'times.0.start'],
    [
      'an eighth weekday',
      { times: [{ start: 0, availableDays: [{ day: 7 }] }] },
      'times.0.availableDays.0.day',
    ],
    [
      'a day that is none',
      { specialdays: [{ startDate: '2026-02-30', endDate: '2026-03-01', open: true }] },
      'specialdays.0.startDate',
    ],
    ['a negative price', { price: -1 }, 'price'],
    [
      'a language we do not speak',
      { languageList: [{ languageType: 'da' }] },
      'languageList.0.languageType',
    ],
    ['a script as picture', { image: 'javascript:alert(1)' }, 'image'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('does not understand %s', async (_, change, field) => {
    const { body } = await editor()
      .post('/api/v1/services', { ...dinner, ...change })
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  it('touching and overlapping times with starts of their own are fine', async () => {
    await make({
      times: [
        { start: 600, end: 750, availableDays: [{ day: 1 }] },
        { start: 630, end: 780, availableDays: [{ day: 1 }] },
        { start: 600, availableDays: [{ day: 2 }] },
      ],
    });
  });

  it('has a code that no other service of the venue has, whatever its case', async () => {
    const made = await make({ code: 'Secret' });
    const { body } = await editor()
      .post('/api/v1/services', { ...dinner, code: ' SECRET ' })
      .expect(422);
    expect(body.code).toBe('CODE_TAKEN');
    const other = await make();
    await editor().put(`/api/v1/services/${other._id}`, { code: 'secret' }).expect(422);
    await editor().put(`/api/v1/services/${made._id}`, { code: 'SECRET' }).expect(200);
    await app
      .staff(await newVendor(app), 2)
      .post('/api/v1/services', { ...dinner, code: 'Secret' })
      .expect(201);
  });

  it('refuses a stale version and tells the current', async () => {
    const made = await make();
    await editor()
      .put('/api/v1/services', { _id: made._id, version: 0, name: 'Supper' })
      .expect(200);
    const { body } = await editor()
      .put('/api/v1/services', { _id: made._id, version: 0, name: 'Lunch' })
      .expect(409);
    expect(body).toMatchObject({ code: 'STALE_VERSION', data: { currentVersion: 1 } });
  });

  it('is made once under one idempotency key', async () => {
    const send = () => editor();
    const staff = send();
    const [first, second] = [
      await staff.post('/api/v1/services', dinner).set('idempotency-key', 'key-1').expect(201),
      await staff.post('/api/v1/services', dinner).set('idempotency-key', 'key-1').expect(201),
    ];
    expect(second.body).toEqual(first.body);
    const { body } = await staff.get('/api/v1/services').expect(200);
    expect(body.data).toHaveLength(1);
    await staff
      .post('/api/v1/services', { ...dinner, name: 'Other' })
      .set('idempotency-key', 'key-1')
      .expect(422);
  });

  it('lists in order; the active ones and those of the floor plan apart', async () => {
    await make({ name: 'C', sortOrder: 30 });
    await make({ name: 'B', sortOrder: 20 });
    await make({ name: 'A', sortOrder: 10, active: false });
    const names = async (path: string) =>
      (await app.staff(vendor, 1).get(path).expect(200)).body.data.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names('/api/v1/services')).toEqual(['A', 'B', 'C']);
    expect(await names('/api/v1/services/active')).toEqual(['B', 'C']);
    expect(await names('/api/v1/seating/services')).toEqual(['B', 'C']);
    await make({ name: 'D', sortOrder: 40, tables: 'atBooking' });
    expect(await names('/api/v1/seating/services')).toEqual(['D']);
  });

  it('adds a new one behind the others', async () => {
    for (const name of ['C', 'B', 'A']) await make({ name });
    const { body } = await app.staff(vendor, 1).get('/api/v1/services').expect(200);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['C', 'B', 'A']);
  });

  it('tells who builds on services, in the transaction of the change', async () => {
    const seen: string[] = [];
    let refuse = false;
    app.nest.get(ServicesService).registerChangeListener(async (tx, before, after) => {
      if (tx.vendorId !== vendor.toHexString()) return;
      seen.push(`${before?.name} > ${after?.name}, in transaction: ${tx.session.inTransaction()}`);
      if (refuse) throw new ConflictError('SERVICE_IN_USE');
    });
    const made = await make();
    await editor().put(`/api/v1/services/${made._id}`, { name: 'Supper' }).expect(200);
    refuse = true;
    const { body } = await editor().delete(`/api/v1/services/${made._id}`).expect(409);
    expect(body.code).toBe('SERVICE_IN_USE');
    await editor().get(`/api/v1/services/${made._id}`).expect(200);
    refuse = false;
    await editor().delete(`/api/v1/services/${made._id}`).expect(200);
    await editor().get(`/api/v1/services/${made._id}`).expect(404);
    expect(seen).toEqual([
      'undefined > Dinner, in transaction: true',
      'Dinner > Supper, in transaction: true',
      'Supper > undefined, in transaction: true',
      'Supper > undefined, in transaction: true',
    ]);
  });

  it('leaves who changed what in the audit log', async () => {
    const made = await make();
    const staff = editor();
    await staff.put(`/api/v1/services/${made._id}`, { capacity: 30 }).expect(200);
    const entries = await app.connection
      .collection('audit')
      .find({ _vendor: vendor, entityId: new Types.ObjectId(made._id as string) })
      .sort({ _id: 1 })
      .toArray();
    expect(entries.map(({ action }) => action)).toEqual(['service.created', 'service.updated']);
    expect(entries[1]).toMatchObject({
      before: { capacity: 40 },
      after: { capacity: 30 },
      actor: { kind: 'staff', id: staff.id?.toHexString() },
    });
  });
});
