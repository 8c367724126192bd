import { addDays } from '@atrium/rules/calendar/calendar-date';
import { Types } from 'mongoose';
import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { newVendor } from '../support/new-vendor';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const BASE = '/api/v1/admin/auditLogs';

describe('the log of who changed what', () => {
  let app: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    scene = await BookingScene.open(app);
  });

  const log = async (query = '', session = scene.staff(2)) =>
    (await session.get(`${BASE}${query}`).expect(200)).body.data;
  const actions = ({ items }: { items: { action: string }[] }) => items.map(({ action }) => action);

  it('calls services, statuses and guests by name', async () => {
    const guest = await scene.guest({ firstname: 'Kari', lastname: 'Nordmann' });
    const booking = await guest.booked();
    const { body: status } = await scene
      .staff(2)
      .post('/api/booking/bookingStatus', { name: 'Here', color: '#112233', hasArrived: true })
      .expect(201);
    await scene
      .staff(1)
      .put(`/api/v1/admin/reservation/${booking._id}/status`, { _bookingStatus: status.data._id })
      .expect(200);
    const [changed] = (await log('?action=booking.changed')).items;
    expect(changed).toMatchObject({
      entity: 'booking',
      entityId: booking._id,
      customerId: guest.id.toHexString(),
      customerName: 'Kari Nordmann',
    });
    expect(changed.changes).toContainEqual({ field: '_bookingStatus', after: 'Here' });
    const [created] = (await log('?action=booking.created')).items;
    expect(created.changes).toContainEqual({ field: '_service', after: 'Yoga' });
    expect(created.changes).toContainEqual({ field: '_customer', after: 'Kari Nordmann' });
    const { body } = await scene
      .staff(1)
      .get(`/api/v1/admin/customers/${guest.id}/auditLogs?entity=booking&actorKind=staff`)
      .expect(200);
    expect(actions(body.data)).toEqual(['booking.changed']);
  });

  it('says which booking was moved, even after it has moved on', async () => {
    const times = [timeOfWeek(600, 720, 3), timeOfWeek(840, 900, 3)];
    scene = await BookingScene.open(app, { service: { times } });
    const { _id, date } = await (await scene.guest()).booked({ timeindex: 600 });
    const move = (to: object) =>
      scene
        .staff(1)
        .post('/api/admin/modifyBookings', { bookings: [{ _id, ...to }] })
        .expect(200);
    await move({ timeindex: 840 });
    app.clock.set('2026-06-15T09:05:00Z');
    await move({ date: addDays(date, 1) });
    const [second, first] = (await log('?action=booking.changed')).items;
    expect(first.subject).toEqual({ name: 'Yoga', date, timeindex: 600 });
    expect(first.changes).toContainEqual({ field: 'timeindex', before: '600', after: '840' });
    expect(second.subject).toEqual({ name: 'Yoga', date, timeindex: 840 });
  });

  it('calls what is referred to inside a field by name, and what was deleted by its last', async () => {
    const desk = scene.staff(2);
    const { body: made } = await desk
      .post('/api/v1/admin/packages', {
        name: 'Fjord',
        nights: 2,
        price: 429_000,
        services: [{ _service: scene.serviceId, dayNumber: 1 }],
      })
      .expect(201);
    const { body: status } = await desk
      .post('/api/booking/bookingStatus', { name: 'VIP', color: '#112233' })
      .expect(201);
    const guest = await scene.guest();
    const booking = await guest.booked();
    const path = `/api/v1/admin/reservation/${booking._id}/status`;
    await desk.put(path, { _bookingStatus: status.data._id }).expect(200);
    const { body: other } = await desk
      .post('/api/booking/bookingStatus', { name: 'Here', color: '#112233' })
      .expect(201);
    await desk.put(path, { _bookingStatus: other.data._id }).expect(200);
    await desk.delete('/api/booking/bookingStatus', { _id: status.data._id }).expect(200);
    await desk.delete(`/api/v1/admin/packages/${made.data._id}`).expect(200);
    const { items } = await log('?limit=100');
    const of = (action: string) =>
      items.find((entry: { action: string }) => entry.action === action);
    expect(of('package.created')).toMatchObject({ subject: { name: 'Fjord' } });
    expect(of('package.created').changes).toContainEqual({
      field: 'services',
      after: '[{"name":"Yoga","dayNumber":1}]',
    });
    const changed = items.filter(({ action }: { action: string }) => action === 'booking.changed');
    expect(changed.map(({ changes }: { changes: { field: string }[] }) => changes)).toContainEqual(
      expect.arrayContaining([{ field: '_bookingStatus', after: 'VIP' }]),
    );
    // nothing that a person reads is an id
    const read = items.map(({ subject, changes }: Record<string, unknown>) => ({
      subject,
      changes,
    }));
    expect(JSON.stringify(read)).not.toMatch(/[0-9a-f]{24}/);
  });

  it('tells of one thing of the set-up who changed it last', async () => {
    const make = async (type: string) =>
      (await scene.staff(2).post('/api/v1/admin/segments', { type }).expect(201)).body.data;
    const [one, other] = [await make('Leisure'), await make('Business')];
    await scene.staff(3).put(`/api/v1/admin/segments/${one._id}`, { type: 'Fun' }).expect(200);
    const { items } = await log(`?entityId=${one._id}&limit=1`);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ action: 'segment.updated', actor: { name: 'Level 3' } });
    expect(actions(await log(`?entityId=${other._id}`))).toEqual(['segment.created']);
    await scene.staff(2).get(`${BASE}?entityId=nothing`).expect(400);
  });

  it('is filtered by who, what and when, on the venue’s days, page by page', async () => {
    const guest = await scene.guest();
    await guest.booked();
    // 22:30 in Oslo on the 16th
    app.clock.set('2026-06-16T20:30:00Z');
    const siri = app.staff(scene.vendorId, 1, new Types.ObjectId());
    await siri.post('/api/v1/admin/customers', { firstname: 'Ola' }).expect(201);
    await scene.staff(2).post('/api/v1/admin/customers', { firstname: 'Per' }).expect(201);
    expect(actions(await log(`?actor=${siri.id}`))).toEqual(['customer.created']);
    expect(actions(await log('?entity=customer'))).toEqual([
      'customer.created',
      'customer.created',
    ]);
    expect(actions(await log('?actorKind=guest'))).toEqual(['booking.created']);
    expect(actions(await log('?from=2026-06-16&until=2026-06-16'))).toHaveLength(2);
    expect(actions(await log('?until=2026-06-15'))).toEqual(['booking.created']);
    const first = await log('?limit=2');
    const second = await log(`?limit=2&cursor=${first.nextCursor}`);
    expect([...actions(first), ...actions(second)]).toEqual(actions(await log()));
    app.clock.set('2026-08-01T09:00:00Z');
    expect(await log()).toEqual({ items: [] });
    expect(actions(await log('?from=2026-06-01'))).toHaveLength(3);
  });

  it('is for level 2 and above, of the own venue, of a bounded time', async () => {
    await (await scene.guest()).booked();
    await scene.staff(1).get(BASE).expect(403);
    expect(await log('', app.staff(await newVendor(app), 3))).toEqual({ items: [] });
    const refused = async (query: string) =>
      (await scene.staff(2).get(`${BASE}?${query}`).expect(422)).body.code;
    expect(await refused('from=2026-06-16&until=2026-06-15')).toBe('INVALID_PERIOD');
    expect(await refused('from=2024-01-01&until=2026-06-15')).toBe('PERIOD_TOO_LONG');
    await scene.staff(2).get(`${BASE}?entity=$ne`).expect(400);
    await scene.staff(2).get(`${BASE}?actor=nobody`).expect(400);
  });
});
