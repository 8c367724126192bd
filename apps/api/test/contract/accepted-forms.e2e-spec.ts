import { BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

/** What clients may send in more than one form. */
describe('forms of a value', () => {
  let app: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await BookingScene.open(app);
  });

  const start = `${DAY}T00:00:00.000Z`;
  const slot = () => ({
    _service: scene.serviceId.toHexString(),
    timeindex: TEN,
    participants: 1,
    start,
  });

  it('the day of a booking is taken as `start`, too, by everything that books or holds', async () => {
    const guest = await scene.guest();
    const _customer = guest.id.toHexString();
    const _vendor = scene.vendorId.toHexString();
    const staff = scene.staff(2);
    const made = [
      await guest.session.post('/api/v1/hub/activity', { ...slot(), _vendor, _customer }),
      await guest.session.post('/api/v1/hub/holds', slot()),
      await guest.session.post('/api/v1/hub/groups', { items: [slot()] }),
      await staff.post('/api/admin/newBooking', { ...slot(), _customer }),
      await staff.post('/api/admin/newBookingOverride', { ...slot(), _customer, reason: 'Asked' }),
      await staff.post('/api/v1/drop-in', slot()),
      await staff.post('/api/v1/admin/waitingList', { ...slot(), _customer }),
      await staff.post('/api/v1/admin/bookings/groups', { _customer, items: [slot()] }),
      await staff.post('/api/v1/admin/bookings/series', {
        ...{ ...slot(), _customer, until: DAY, everyWeeks: 1, onFull: 'skip' },
      }),
    ];
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    const days = await app.connection
      .collection('bookings')
      .distinct('start', { _vendor: scene.vendorId });
    expect(days).toEqual([new Date(start)]);
  });

  it('of `date` and `start` the date counts; without either the date is missing', async () => {
    const staff = scene.staff();
    const { start: _, ...without } = slot();
    const both = { ...without, date: DAY, start: '2026-06-20T00:00:00.000Z' };
    const { body } = await staff.post('/api/v1/drop-in', both).expect(201);
    expect(body.data.date).toBe(DAY);
    const refused = await staff.post('/api/v1/drop-in', without).expect(400);
    expect(refused.body.details).toMatchObject([{ field: 'date', code: 'FIELD_REQUIRED' }]);
  });

  it.each([
    ['?hidePast', 200],
    ['?hidePast=1', 200],
    ['?hidePast=true', 200],
    ['?hidePast=0', 200],
    ['?hidePast=false', 200],
    ['?hidePast=perhaps', 400],
  ])('yes and no in a query: %s is %i', async (query, status) => {
    const guest = await scene.guest();
    await scene.staff().get(`/api/v1/admin/guest-card-details/${guest.id}${query}`).expect(status);
  });

  it.each([
    ['1980-5-17', '1980-05-17'],
    ['1980-05-17', '1980-05-17'],
    ['1980-12-1', '1980-12-01'],
  ])('a date of birth %s is kept as %s', async (birthDate, kept) => {
    const { body } = await scene
      .staff()
      .post('/api/v1/admin/customers', { firstname: 'Kari', birthDate })
      .expect(201);
    expect(body.data.birthDate).toBe(kept);
  });

  it('any other date of birth is refused with the form that is meant', async () => {
    const { body } = await scene
      .staff()
      .post('/api/v1/admin/customers', { firstname: 'Kari', birthDate: '17.5.1980' })
      .expect(400);
    expect(body.details).toMatchObject([
      { field: 'birthDate', message: 'birthDate must be a calendar date, yyyy-mm-dd' },
    ]);
  });
});
