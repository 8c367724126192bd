import { newReference } from '../../src/common/short-reference';
import type { Booking } from '../../src/modules/bookings/booking.schema';
import { bookingOf } from '../../src/modules/bookings/testing/booking.factory';
import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';

describe('the bookings of a guest', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  it('are paged to the last one, for them and for the desk', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const day = (n: number) => new Date(Date.UTC(2026, 5, 15 + n));
    const booking = (start: Date, change: Partial<Booking> = {}) =>
      bookingOf({
        _vendor: scene.vendorId,
        _service: scene.serviceId,
        _customer: guest.id,
        bookingId: newReference(),
        start,
        ...change,
      });
    const numbers = (length: number) => Array.from({ length }, (_, n) => n);
    await app.connection.collection('bookings').insertMany([
      ...numbers(230).map((n) => booking(day(1 + Math.floor(n / 4)))),
      ...numbers(120).map((n) => booking(day(-1 - Math.floor(n / 4)))),
      // at eleven by the venue's clock: over, not quite over, of last night, cancelled
      booking(day(0), { timeindex: 600, timeindexEnd: 660 }),
      booking(day(0), { timeindex: 605, timeindexEnd: 661 }),
      booking(day(-1), { timeindex: 1380, timeindexEnd: 1440 + 661 }),
      ...numbers(130).map((n) => booking(day(2 + n), { active: false })),
    ]);
    const path = `/api/v1/hub/reservations/${scene.vendorId.toHexString()}/${guest.id.toHexString()}`;
    const first = (await guest.session.get(path).expect(200)).body.data;
    const { upcoming: soon, cancelled: off, past: over } = first;
    expect([soon.length, off.length, over.length]).toEqual([100, 50, 50]);

    type Row = { _id: string; date: string; timeindex: number };
    const rest = async (period: string, from: string) => {
      const rows: Row[] = [];
      for (let cursor: string | undefined = from; cursor; ) {
        const query = new URLSearchParams({ cursor, limit: '40' });
        const { body } = await guest.session.get(`${path}/${period}?${query}`).expect(200);
        expect(body.data.items.length).toBeLessThanOrEqual(40);
        rows.push(...body.data.items);
        cursor = body.data.nextCursor;
      }
      return rows;
    };
    const upcoming: Row[] = [...first.upcoming, ...(await rest('upcoming', first.nextUpcoming))];
    const past: Row[] = [...first.past, ...(await rest('past', first.nextPast))];
    const cancelled: Row[] = [...off, ...(await rest('cancelled', first.nextCancelled))];
    expect([upcoming.length, cancelled.length, past.length]).toEqual([232, 130, 121]);
    const all = [...upcoming, ...cancelled, ...past];
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(483);
    const times = (rows: Row[]) => rows.map(({ date, timeindex }) => `${date} ${timeindex + 1000}`);
    expect(times(upcoming)).toEqual(times(upcoming).sort());
    expect(times(cancelled)).toEqual(times(cancelled).sort());
    expect(times(past)).toEqual(times(past).sort().reverse());
    expect(times(upcoming).slice(0, 2)).toEqual(['2026-06-14 2380', '2026-06-15 1605']);
    await guest.session.get(`${path}/past?cursor=abc`).expect(400);
    await guest.session.get(`${path}/future`).expect(400);
    await guest.session.get(`${path}/past?limit=101`).expect(400);
    const other = await scene.guest();
    await other.session.get(`${path}/past`).expect(404);

    // and so does the desk, on the guest's card
    const staff = scene.staff();
    const id = guest.id.toHexString();
    const card = (await staff.get(`/api/admin/getBookings/${id}`).expect(200)).body.data;
    const further = async (period: string, from: string) => {
      const rows: Row[] = [];
      for (let cursor: string | undefined = from; cursor; ) {
        const query = new URLSearchParams({ cursor, limit: '100' });
        const path = `/api/v1/admin/customers/${id}/bookings/${period}?${query}`;
        const { body } = await staff.get(path).expect(200);
        rows.push(...body.data.items);
        cursor = body.data.nextCursor;
      }
      return rows;
    };
    const idsOf = (rows: Row[]) => rows.map(({ _id }) => _id);
    const coming = [...card.upcoming, ...(await further('upcoming', card.nextUpcoming))];
    const gone = [...card.past, ...(await further('past', card.nextPast))];
    expect([card.upcoming.length, card.past.length]).toEqual([100, 100]);
    expect(idsOf(coming)).toEqual(idsOf(upcoming));
    expect(idsOf(gone)).toEqual(idsOf([...cancelled.reverse(), ...past]));
    const details = async (query: string) =>
      (await staff.get(`/api/v1/admin/guest-card-details/${id}${query}`).expect(200)).body.data
        .vendorDetails;
    expect(await details('')).toMatchObject({ nextPast: card.nextPast });
    expect(await details('?hidePast')).toMatchObject({ past: [], nextUpcoming: card.nextUpcoming });
    expect(await details('?hidePast')).not.toHaveProperty('nextPast');
    await staff.get(`/api/v1/admin/customers/${id}/bookings/future`).expect(400);
    await staff.get(`/api/v1/admin/customers/${id}/bookings/past?cursor=abc`).expect(400);
    const elsewhere = await BookingScene.open(app);
    await elsewhere.staff().get(`/api/v1/admin/customers/${id}/bookings/past`).expect(404);
  });

  it('may leave a waiting list until the start, and is told so', async () => {
    const scene = await BookingScene.open(app, {
      service: { waitingList: true, cancellationHours: 48, times: [timeOfWeek(600, 720, 1)] },
    });
    const first = await scene.guest();
    const guest = await scene.guest();
    const booked = await first.booked();
    const waiting = await guest.booked({ waitingList: true });
    expect(booked).toMatchObject({ cancellationDeadline: '2026-06-17T08:00:00.000Z' });
    expect(waiting).toMatchObject({
      cancellationDeadline: '2026-06-19T08:00:00.000Z',
      terms: { cancellationDeadline: '2026-06-17T08:00:00.000Z' },
    });
    app.clock.set('2026-06-18T08:00:00Z');
    const seen = await guest.session.get(`/api/v1/hub/reservation/${waiting._id}`).expect(200);
    expect(seen.body.data).toMatchObject({ canCancel: true, waitingListPosition: 1 });
    await first.session.delete(`/api/v1/hub/activity/${booked._id}`).expect(422);
    await guest.session.delete(`/api/v1/hub/activity/${waiting._id}`).expect(200);
  });

  it('remember who came along: offered the next time, the latest first, each once, to nobody else', async () => {
    const scene = await BookingScene.open(app, {
      service: { times: [timeOfWeek(600, 720, 100)] },
    });
    const guest = await scene.guest();
    const other = await scene.guest();
    const named = (...names: string[]) => ({
      participants: names.length + 1,
      companions: names.map((name) => ({ name })),
    });
    const known = async (who: typeof guest) =>
      (await who.session.get('/api/v1/hub/profile/companions').expect(200)).body.data.names;
    expect(await known(guest)).toEqual([]);
    await guest.booked(named('Ola', 'Per'));
    await guest.booked({ ...named('Kari', ' ola '), date: '2026-06-20' });
    const [first, ...rest] = await known(guest);
    expect(first).toBe('Kari');
    expect(rest.map((name: string) => name.toLowerCase())).toEqual(['ola', 'per']);
    expect(await known(other)).toEqual([]);
    for (let n = 0; n < 25; n += 1) {
      await guest.booked({ ...named(`Guest ${n}`), date: '2026-06-21' });
    }
    const many = await known(guest);
    expect(many).toHaveLength(20);
    expect(many[0]).toBe('Guest 24');
  });

  it('31: hands out a calendar entry whose sequence grows and which a cancellation cancels', async () => {
    const scene = await BookingScene.open(app, {
      service: { times: [timeOfWeek(600, 720), timeOfWeek(840)] },
    });
    const guest = await scene.guest();
    const { _id } = await guest.booked();
    const file = async () => {
      const { text, headers } = await guest.session
        .get(`/api/v1/hub/reservation/${_id}/calendar.ics`)
        .expect(200);
      expect(headers['content-type']).toContain('text/calendar');
      return text;
    };
    const first = await file();
    expect(first).toContain('DTSTART:20260619T080000Z');
    expect(first).toContain('SEQUENCE:0');
    await guest.session.put(`/api/v1/hub/reservation/${_id}`, { timeindex: 840 }).expect(200);
    const moved = await file();
    expect(moved).toContain('DTSTART:20260619T120000Z');
    expect(moved).toContain('SEQUENCE:1');
    await guest.session.delete(`/api/v1/hub/activity/${_id}`).expect(200);
    const cancelled = await file();
    expect(cancelled).toContain('SEQUENCE:2');
    expect(cancelled).toContain('METHOD:CANCEL');
    expect(cancelled).toContain('STATUS:CANCELLED');
  });

  it('31: the calendar follows what staff do: moves, cancels, restores, promotes', async () => {
    const scene = await BookingScene.open(app, {
      service: { waitingList: true, times: [timeOfWeek(600, 720, 1), timeOfWeek(840, 960, 4)] },
    });
    const guest = await scene.guest();
    const next = await scene.guest();
    const { _id } = await guest.booked();
    const { _id: waiting } = await next.booked({ waitingList: true });
    const staff = scene.staff();
    const file = async (who: typeof guest, id: string) => {
      const path = `/api/v1/hub/reservation/${id}/calendar.ics`;
      const { text } = await who.session.get(path).expect(200);
      const line = (name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(text)?.[1];
      const [sequence, method, status, uid, start] = ['SEQUENCE', 'METHOD', 'STATUS', 'UID']
        .map(line)
        .concat(line('DTSTART') ?? '');
      return { sequence: Number(sequence), method, status, uid, start };
    };
    const before = await file(guest, _id);
    expect(before).toMatchObject({ sequence: 0, method: 'PUBLISH', status: 'CONFIRMED' });
    expect(await file(next, waiting)).toMatchObject({ sequence: 0, status: 'TENTATIVE' });

    const note = { bookings: [{ _id, internalComment: 'Not the guest’s to see' }] };
    await staff.post('/api/admin/modifyBookings', note).expect(200);
    expect(await file(guest, _id)).toEqual(before);

    await staff
      .post('/api/admin/modifyBookings', { bookings: [{ _id, timeindex: 840 }] })
      .expect(200);
    expect(await file(guest, _id)).toEqual({
      ...before,
      sequence: 1,
      start: '20260619T120000Z',
    });
    // the place that became free is the next one's
    await app.settled();
    const promoted = await file(next, waiting);
    expect(promoted).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED' });
    expect(promoted.sequence).toBeGreaterThan(0);

    await staff.post(`/api/v1/admin/reservation/${_id}/cancel`, {}).expect(200);
    expect(await file(guest, _id)).toMatchObject({
      ...{ sequence: 2, method: 'CANCEL', status: 'CANCELLED', uid: before.uid },
    });
    await staff.post(`/api/v1/admin/reservation/${_id}/restore`, {}).expect(200);
    expect(await file(guest, _id)).toMatchObject({
      ...{ sequence: 3, method: 'PUBLISH', status: 'CONFIRMED', uid: before.uid },
    });
  });
});
