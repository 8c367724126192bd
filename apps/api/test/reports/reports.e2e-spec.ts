import { Types } from 'mongoose';
import type { Booking } from '../../src/modules/bookings/booking.schema';
import { bookingOf } from '../../src/modules/bookings/testing/booking.factory';
import { newService, timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';

/** Pinned to Monday 15 June 2026, 11:00 in Oslo. */
describe('reports', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  let yoga: Types.ObjectId;
  let spa: Types.ObjectId;
  let leisure: Types.ObjectId;
  let left: Types.ObjectId;
  let kari: Types.ObjectId;
  let ola: Types.ObjectId;
  let n = 0;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app);
    [kari, ola] = [new Types.ObjectId(), new Types.ObjectId()];
    yoga = await newService(app.connection, vendor, { name: 'Yoga', sortOrder: 2 });
    spa = await newService(app.connection, vendor, {
      name: 'Spa',
      sortOrder: 1,
      times: [timeOfWeek(600, 720, 4), timeOfWeek(900, 1020, 4)],
    });
    leisure = new Types.ObjectId();
    await app.connection
      .collection('segments')
      .insertOne({ _id: leisure, _vendor: vendor, type: 'Leisure', version: 0 });
    left = new Types.ObjectId();
    await app.connection.collection('bookingStatuses').insertOne({
      ...{ _id: left, _vendor: vendor, name: 'Left', color: '#112233', version: 0 },
      ...{ hasArrived: false, hasLeft: true, active: true, isWaitingList: false },
    });
    await store(
      // Saturday 13 June: over
      {
        date: '2026-06-13',
        _service: yoga,
        _customer: kari,
        participants: 3,
        numberOfChildren: 1,
        attendenceVerified: true,
        _segment: leisure,
      },
      { date: '2026-06-13', _service: yoga, _customer: kari, participants: 2 },
      { date: '2026-06-13', _service: spa, _customer: ola, participants: 1, _bookingStatus: left },
      { date: '2026-06-13', _service: spa, participants: 4, active: false },
      // Monday 15 June: 08:00 is over at 11:00, 10:00 to 12:00 is not
      {
        date: '2026-06-15',
        _service: spa,
        _customer: ola,
        timeindex: 480,
        timeindexEnd: 540,
        participants: 2,
      },
      { date: '2026-06-15', _service: spa, _customer: kari, participants: 1 },
      { date: '2026-06-15', _service: spa, participants: 2, active: false, waitingList: true },
    );
  });

  const store = (...changes: (Partial<Booking> & { date: string })[]) =>
    app.connection.collection('bookings').insertMany(
      changes.map(({ date, ...change }) =>
        bookingOf({
          _vendor: vendor,
          bookingId: `R${String(n++).padStart(7, '0')}`,
          start: new Date(`${date}T00:00:00Z`),
          ...change,
        }),
      ),
    );
  const period = 'from=2026-06-08&until=2026-06-21';
  const report = async (name: string, query = `${period}&groupBy=week`) =>
    (await app.staff(vendor, 1).get(`/api/v1/admin/reports/${name}?${query}`).expect(200)).body
      .data;
  const listed = async (query: string) =>
    (await app.staff(vendor, 1).get(`/api/v1/admin/bookings?${query}`).expect(200)).body.data;

  it('count bookings by week, by service in the venue’s order, by segment, the one of none last', async () => {
    const data = await report('bookings');
    expect(data.totals.values).toEqual({ bookings: 5, waiting: 1, cancelled: 1, participants: 9 });
    expect(data.byPeriod).toEqual([
      {
        key: '2026-06-08',
        from: '2026-06-08',
        until: '2026-06-14',
        values: { bookings: 3, waiting: 0, cancelled: 1, participants: 6 },
      },
      {
        key: '2026-06-15',
        from: '2026-06-15',
        until: '2026-06-21',
        values: { bookings: 2, waiting: 1, cancelled: 0, participants: 3 },
      },
    ]);
    const names = (rows: { name?: string; values: { bookings: number } }[]) =>
      rows.map(({ name, values }) => [name, values.bookings]);
    expect(names(data.byService)).toEqual([
      ['Spa', 3],
      ['Yoga', 2],
    ]);
    expect(names(data.bySegment)).toEqual([
      ['Leisure', 1],
      [undefined, 4],
    ]);
  });

  it('name the list behind each figure, which has as many rows', async () => {
    const counts = { bookings: 0, waiting: 0, cancelled: 0, due: 0, noShows: 0 };
    for (const name of ['bookings', 'no-shows']) {
      const data = await report(name, `${period}&groupBy=month`);
      for (const row of [data.totals, ...data.byPeriod, ...data.byService]) {
        for (const { name: value, figure } of data.figures) {
          if (!(value in counts) || !figure) continue;
          const service = row.service ? `&service=${row.service}` : '';
          const list = await listed(
            `from=${row.from}&until=${row.until}${service}&figure=${figure}`,
          );
          expect([value, list.totals.bookings]).toEqual([value, row.values[value]]);
        }
      }
    }
  });

  it('call no-show what is over and nobody came to, not what is still to come or whose guest has left', async () => {
    const { totals } = await report('no-shows');
    // of the five that count, one still lasts; Kari's second and Ola's early one were never marked
    expect(totals.values).toEqual({
      noShows: 2,
      noShowParticipants: 4,
      due: 4,
      noShowRate: 0.5,
    });
    const list = await listed(`${period}&figure=noShow&sort=participants&order=desc`);
    expect(list.items.map(({ participants }: { participants: number }) => participants)).toEqual([
      2, 2,
    ]);
    app.clock.set('2026-06-15T10:00:00Z');
    expect((await report('no-shows')).totals.values.noShows).toBe(3);
    app.clock.set('2026-06-15T09:00:00Z');
  });

  it('add up revenue by the terms agreed to, each currency by itself', async () => {
    await store({
      date: '2026-06-16',
      _service: spa,
      participants: 2,
      terms: { ...bookingOf().terms, price: 1_000, currency: 'EUR' },
      addons: [
        {
          _id: new Types.ObjectId(),
          _addon: { _id: new Types.ObjectId(), name: 'Towel', price: 250 },
          quantity: 3,
        },
      ],
    });
    await app.connection.collection('services').updateOne({ _id: spa }, { $set: { price: 1 } });
    const { totals, byService } = await report('revenue');
    expect(totals.values.revenue).toEqual([
      { currency: 'EUR', amount: 2_750 },
      { currency: 'NOK', amount: 9 * 25_000 },
    ]);
    expect(byService[1].values.revenue).toEqual([{ currency: 'NOK', amount: 5 * 25_000 }]);
  });

  it('compare participants with what was offered, also where nobody booked', async () => {
    const query = 'from=2026-06-13&until=2026-06-14&groupBy=day';
    const { byPeriod, byService, totals } = await report('occupancy', query);
    // Yoga offers 10 a day, the spa 8
    expect(byPeriod[0].values).toEqual({ participants: 6, capacity: 18, occupancy: 0.3333 });
    expect(byPeriod[1].values).toEqual({ participants: 0, capacity: 18, occupancy: 0 });
    expect(byService.map(({ values }: { values: object }) => values)).toEqual([
      { participants: 1, capacity: 16, occupancy: 0.0625 },
      { participants: 5, capacity: 20, occupancy: 0.25 },
    ]);
    expect(totals.values.capacity).toBe(36);
    const one = await report('occupancy', `${query}&service=${yoga}`);
    expect(one.totals.values).toEqual({ participants: 5, capacity: 20, occupancy: 0.25 });
  });

  it('count a guest once in each row, and those without one apart', async () => {
    await store({ date: '2026-06-15', _service: yoga, participants: 1 });
    const data = await report('guests');
    expect(data.totals.values).toEqual({ guests: 2, repeatGuests: 2, dropIns: 1 });
    expect(data.byPeriod.map(({ values }: { values: object }) => values)).toEqual([
      { guests: 2, repeatGuests: 1, dropIns: 0 },
      { guests: 2, repeatGuests: 0, dropIns: 1 },
    ]);
  });

  it('are filtered by service and segment', async () => {
    const { totals } = await report('participants', `${period}&service=${yoga}&segment=${leisure}`);
    expect(totals.values).toEqual({ participants: 3, adults: 2, children: 1, bookings: 1 });
  });

  it('are files for who may export, their formulas defused', async () => {
    await app.connection
      .collection('services')
      .updateOne({ _id: spa }, { $set: { name: '=HYPERLINK("http://evil")' } });
    const path = `/api/v1/admin/reports/revenue/csv?${period}&table=service`;
    await app.staff(vendor, 2).get(path).expect(403);
    const { headers, text } = await app.staff(vendor, 3).get(path).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="revenue-2026-06-08-2026-06-21.csv"',
    );
    const lines = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('service,name,from,until,revenue NOK,bookings');
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(lines[2]).toBe(`${yoga},Yoga,2026-06-08,2026-06-21,1250,2`);
    expect(lines[3]).toBe(',total,2026-06-08,2026-06-21,2250,5');
  });

  it('refuse what is no report, no period or too long a one, and show nobody else’s', async () => {
    const staff = app.staff(vendor, 1);
    const get = (path: string) => staff.get(`/api/v1/admin/reports/${path}`);
    await get(`weather?${period}`).expect(400);
    await get('bookings?from=2026-06-08').expect(400);
    await get('bookings?from=2026-02-30&until=2026-03-01').expect(400);
    expect((await get('bookings?from=2026-06-08&until=2026-06-07').expect(422)).body.code).toBe(
      'INVALID_PERIOD',
    );
    expect((await get('bookings?from=2025-01-01&until=2026-06-07').expect(422)).body.code).toBe(
      'PERIOD_TOO_LONG',
    );
    const elsewhere = app.staff(await newVendor(app), 1);
    const { body } = await elsewhere.get(`/api/v1/admin/reports/bookings?${period}`).expect(200);
    expect(body.data.totals.values.bookings).toBe(0);
    expect(body.data.byService).toEqual([]);
  });

  describe('the list of bookings', () => {
    const ids = ({ items }: { items: { _id: string }[] }) => items.map(({ _id }) => _id);

    it('is sorted by any column, page by page, and back', async () => {
      await app.connection.collection('customers').insertMany([
        { _id: kari, _vendor: vendor, firstname: 'Kari', lastname: 'Ås' },
        { _id: ola, _vendor: vendor, firstname: 'Ola', lastname: 'berg' },
      ]);
      await app.connection
        .collection('vendors')
        .updateOne({ _id: vendor }, { $set: { languageCode: 'no' } });
      const all = `${period}&figure=counted`;
      const names = async (query: string) =>
        (await listed(`${all}&${query}`)).items.map(
          ({ _customer }: { _customer?: { lastname: string } }) => _customer?.lastname,
        );
      expect(await names('sort=guest')).toEqual(['berg', 'berg', 'Ås', 'Ås', 'Ås']);
      for (const sort of ['start', 'guest', 'service', 'participants', 'createdAt']) {
        for (const order of ['asc', 'desc']) {
          const whole = ids(await listed(`${all}&sort=${sort}&order=${order}`));
          const seen: string[] = [];
          let cursor = '';
          do {
            const page = await listed(`${all}&sort=${sort}&order=${order}&limit=2${cursor}`);
            seen.push(...ids(page));
            cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
          } while (cursor);
          expect([sort, order, seen]).toEqual([sort, order, whole]);
          expect(new Set(seen).size).toBe(5);
        }
      }
      const services = (await listed(`${all}&sort=service&order=desc`)).items.map(
        ({ _service }: { _service: { name: string } }) => _service.name,
      );
      expect(services).toEqual(['Yoga', 'Yoga', 'Spa', 'Spa', 'Spa']);
      await app.staff(vendor, 1).get(`/api/v1/admin/bookings?${all}&sort=price`).expect(400);
      await app.staff(vendor, 1).get(`/api/v1/admin/bookings?${all}&cursor=o.1`).expect(400);
    });

    it('is a file with every row, in order, for who may export', async () => {
      await app.connection.collection('bookings').insertMany(
        Array.from({ length: 1_100 }, (_, i) =>
          bookingOf({
            _vendor: vendor,
            _service: yoga,
            bookingId: `F${String(i).padStart(7, '0')}`,
            start: new Date('2026-07-01T00:00:00Z'),
            timeindex: i,
            ...(i === 0 ? { comment: '@SUM(1)', internalComment: 'two\nlines, "quoted"' } : {}),
          }),
        ),
      );
      const path = '/api/v1/admin/bookings.csv?from=2026-07-01&until=2026-07-01';
      await app.staff(vendor, 2).get(path).expect(403);
      const { text } = await app.staff(vendor, 3).get(path).expect(200);
      expect(text.match(/\r\nF\d{7},/g)).toHaveLength(1_100);
      expect(text).toContain(`'@SUM(1),"two\nlines, ""quoted""",250,NOK,`);
      const starts = [...text.matchAll(/\r\nF(\d{7}),/g)].map(([, i]) => Number(i));
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      await app
        .staff(vendor, 3)
        .get('/api/v1/admin/bookings.csv?from=2026-07-02&until=2026-07-01')
        .expect(422);
    });
  });
});
