import { reportKinds } from '@atrium/rules/reports/report-kinds';
import { Types } from 'mongoose';
import type { Booking } from '../../src/modules/bookings/booking.schema';
import { bookingOf } from '../../src/modules/bookings/testing/booking.factory';
import {
  newGuest,
  newService,
  timeOfWeek,
} from '../../src/modules/bookings/testing/service.factory';
import { aGuest } from '../../src/modules/customers/testing/guest.factory';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';

const TODAY = '2026-06-15';
/** More guests than a text may mean. */
const CROWD = 40_001;
const PERIOD = 'from=2026-06-08&until=2026-06-21';

/** Pinned to Monday 15 June 2026, 11:00 in Oslo. */
describe('the rows behind a figure', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  let yoga: Types.ObjectId;
  let spa: Types.ObjectId;
  let kari: Types.ObjectId;
  let ola: Types.ObjectId;
  let leisure: Types.ObjectId;
  let n = 0;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app);
    const times = [timeOfWeek(600, 720, 20), timeOfWeek(900, 1020, 20)];
    yoga = await newService(app.connection, vendor, { name: 'Yoga', times });
    spa = await newService(app.connection, vendor, { name: 'Spa', times });
    kari = await newGuest(app.connection, vendor, { firstname: 'Kari', lastname: 'Ås' });
    ola = await newGuest(app.connection, vendor, { firstname: 'Ola', lastname: 'Berg' });
    leisure = new Types.ObjectId();
    await app.connection
      .collection('segments')
      .insertOne({ _id: leisure, _vendor: vendor, type: 'Leisure', version: 0 });
    const here = await newStatus({ name: 'Here', hasArrived: true });
    const left = await newStatus({ name: 'Left', hasArrived: true, hasLeft: true });
    const missed = await newStatus({ name: 'Ikke møtt' });
    await store(
      { date: TODAY, _service: yoga, _customer: kari, participants: 3, _segment: leisure },
      {
        date: TODAY,
        _service: yoga,
        _customer: ola,
        participants: 2,
        timeindex: 900,
        timeindexEnd: 1020,
      },
      {
        date: TODAY,
        _service: spa,
        participants: 4,
        _bookingStatus: here,
        attendenceVerified: true,
      },
      {
        date: TODAY,
        _service: spa,
        _customer: kari,
        _bookingStatus: left,
        attendenceVerified: true,
      },
      { date: TODAY, _service: spa, _customer: ola, participants: 5, _bookingStatus: missed },
      { date: TODAY, _service: spa, _customer: ola, participants: 7, active: false },
      { date: TODAY, _service: spa, participants: 6, active: false, waitingList: true },
      { date: '2026-06-13', _service: yoga, _customer: kari, participants: 2, _segment: leisure },
      { date: '2026-06-13', _service: yoga, participants: 1, attendenceVerified: true },
      // made yesterday, the last second of it at the venue
      { date: '2026-06-20', _service: yoga, createdAt: new Date('2026-06-14T21:59:59Z') },
    );
  });

  const newStatus = async (change: object) => {
    const _id = new Types.ObjectId();
    await app.connection.collection('bookingStatuses').insertOne({
      _id,
      _vendor: vendor,
      color: '#112233',
      hasArrived: false,
      hasLeft: false,
      active: true,
      isWaitingList: false,
      version: 0,
      ...change,
    });
    return _id;
  };
  const store = (...changes: (Partial<Booking> & { date: string })[]) =>
    app.connection.collection('bookings').insertMany(
      changes.map(({ date, ...change }) =>
        bookingOf({
          _vendor: vendor,
          bookingId: `F${String(n++).padStart(7, '0')}`,
          start: new Date(`${date}T00:00:00Z`),
          timeindex: 600,
          timeindexEnd: 720,
          participants: 1,
          createdAt: new Date('2026-06-15T08:00:00Z'),
          ...change,
        }),
      ),
    );
  const read = async (path: string) => (await app.staff(vendor, 1).get(path).expect(200)).body.data;
  const listed = async (query: string) => (await read(`/api/v1/admin/bookings?${query}`)).totals;

  it('of the dashboard come to the same, whoever arrived, left or did not come', async () => {
    const day = await read(`/api/admin/dashboard/${vendor}?date=${TODAY}`);
    const today = `from=${TODAY}&until=${TODAY}`;
    expect(day).toMatchObject({
      bookings: 5,
      participants: 15,
      arrived: 5,
      pending: 5,
      waiting: 1,
      newBookingsCount: 9,
    });
    expect((await listed(`${today}&active=true`)).bookings).toBe(day.bookings);
    expect((await listed(`${today}&active=true`)).participants).toBe(day.participants);
    expect((await listed(`${today}&figure=arrived`)).participants).toBe(day.arrived);
    expect((await listed(`${today}&figure=expected`)).participants).toBe(day.pending);
    expect((await listed(`${today}&waitingList=true`)).bookings).toBe(day.waiting);
    expect((await listed(`${today}&by=created`)).bookings).toBe(day.newBookingsCount);
  });

  it('call a service as the caller’s language does', async () => {
    await app.connection
      .collection('services')
      .updateOne({ _id: spa }, { $set: { languageList: [{ languageType: 'de', name: 'Bad' }] } });
    const { body } = await app
      .staff(vendor, 1)
      .get(`/api/v1/admin/reports/bookings?${PERIOD}`)
      .set('accept-language', 'de')
      .expect(200);
    const names = body.data.byService.map(({ name }: { name: string }) => name);
    expect(names.sort()).toEqual(['Bad', 'Yoga']);
  });

  it('of an hour are those that start in it', async () => {
    const today = `from=${TODAY}&until=${TODAY}&active=true`;
    expect(await listed(`${today}&hour=10`)).toMatchObject({ bookings: 4, participants: 13 });
    expect(await listed(`${today}&hour=15`)).toMatchObject({ bookings: 1, participants: 2 });
    expect(await listed(`${today}&hour=9`)).toMatchObject({ bookings: 0 });
    await app.staff(vendor, 1).get(`/api/v1/admin/bookings?${today}&hour=24`).expect(400);
  });

  it('of a day of booking are listed newest first, page by page, and as a file', async () => {
    const query = `by=created&from=2026-06-14&until=${TODAY}`;
    const seen: string[] = [];
    let cursor = '';
    do {
      const path = `/api/v1/admin/bookings?${query}&sort=createdAt&order=desc&limit=3${cursor}`;
      const page = await read(path);
      seen.push(...page.items.map(({ date }: { date: string }) => date));
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
    } while (cursor);
    expect(seen).toHaveLength(10);
    expect(seen.at(-1)).toBe('2026-06-20');
    const days = async (order: string) =>
      (await read(`/api/v1/admin/bookings?${query}&limit=200${order}`)).items.map(
        ({ date }: { date: string }) => date,
      );
    expect(await days('')).toEqual(seen);
    expect(await days('&sort=createdAt')).toEqual([...seen].reverse());
    expect(await days('&order=asc')).toEqual([...seen].reverse());
    expect(await days('&sort=start')).toEqual([...seen].sort());
    const { text } = await app
      .staff(vendor, 3)
      .get(`/api/v1/admin/bookings.csv?${query}`)
      .expect(200);
    expect(text.match(/\r\nF\d{7},/g)).toHaveLength(10);
  });

  it('without a segment, and of nobody in particular, are found too', async () => {
    const { bySegment } = await read(`/api/v1/admin/reports/bookings?${PERIOD}`);
    const [, none] = bySegment;
    expect(none.key).toBe('');
    const list = await listed(`${PERIOD}&segment=none&figure=counted`);
    expect(list.bookings).toBe(none.values.bookings);
    const guests = await read(`/api/v1/admin/reports/guests?${PERIOD}`);
    const dropIns = await listed(`${PERIOD}&customer=none&figure=counted`);
    expect(guests.totals.values.dropIns).toBe(3);
    expect(dropIns.bookings).toBe(3);
    expect((await listed(`${PERIOD}&customer=${kari}&figure=counted`)).bookings).toBe(3);
    await app.staff(vendor, 1).get('/api/v1/admin/bookings?segment=some').expect(400);
  });

  it('of guests are the guests, each with their bookings', async () => {
    const rows = async (query: string) => read(`/api/v1/admin/reports/guests/rows?${query}`);
    const report = await read(`/api/v1/admin/reports/guests?${PERIOD}&groupBy=day`);
    for (const row of [
      report.totals,
      ...report.byPeriod,
      ...report.byService,
      ...report.bySegment,
    ]) {
      const service = row.service ? `&service=${row.service}` : '';
      const segment = report.bySegment.includes(row) ? `&segment=${row.segment ?? 'none'}` : '';
      const query = `from=${row.from}&until=${row.until}${service}${segment}`;
      expect((await rows(query)).items).toHaveLength(row.values.guests);
      expect((await rows(`${query}&repeat=true`)).items).toHaveLength(row.values.repeatGuests);
    }
    const { items } = await rows(PERIOD);
    expect(items).toEqual([
      expect.objectContaining({
        _id: kari.toHexString(),
        firstname: 'Kari',
        lastname: 'Ås',
        bookings: 3,
        participants: 6,
        latest: TODAY,
      }),
      expect.objectContaining({
        _id: ola.toHexString(),
        bookings: 2,
        participants: 7,
        latest: TODAY,
      }),
    ]);
    const first = await rows(`${PERIOD}&limit=1`);
    expect(first.items).toHaveLength(1);
    const second = await rows(`${PERIOD}&limit=1&cursor=${first.nextCursor}`);
    expect(second.items[0]._id).toBe(ola.toHexString());
    expect(second.nextCursor).toBeUndefined();
    const elsewhere = app.staff(await newVendor(app), 1);
    const { body } = await elsewhere.get(`/api/v1/admin/reports/guests/rows?${PERIOD}`).expect(200);
    expect(body.data.items).toEqual([]);
    const refused = (query: string) =>
      app.staff(vendor, 1).get(`/api/v1/admin/reports/guests/rows?${query}`);
    await refused('from=2026-06-08').expect(400);
    await refused('from=2026-06-08&until=2026-06-01').expect(422);
    await refused('from=2024-06-08&until=2026-06-01').expect(422);
  });

  it.each(reportKinds)('the file of %s has every row and value of its tables', async (kind) => {
    const path = `/api/v1/admin/reports/${kind}`;
    const report = await read(`${path}?${PERIOD}&groupBy=day`);
    const tables = {
      period: report.byPeriod,
      service: report.byService,
      segment: report.bySegment,
    };
    for (const [table, rows] of Object.entries<{ key: string; values: Record<string, unknown> }[]>(
      tables,
    )) {
      const { text } = await app
        .staff(vendor, 3)
        .get(`${path}/csv?${PERIOD}&groupBy=day&table=${table}`)
        .expect(200);
      const [head = '', ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
      const columns = head.split(',');
      expect(lines).toHaveLength(rows.length + 1);
      for (const [index, { key, values }] of [
        ...rows,
        { key: '', values: report.totals.values },
      ].entries()) {
        const cells = (lines[index] ?? '').split(',');
        expect(cells[0]).toBe(key);
        for (const { name, unit } of report.figures) {
          const value = values[name];
          if (unit === 'money') {
            const [money] = value as { amount: number; currency: string }[];
            const cell = cells[columns.indexOf(`${name} NOK`)];
            expect(Number(cell || 0)).toBe((money?.amount ?? 0) / 100);
          } else {
            expect([name, cells[columns.indexOf(name)]]).toEqual([name, String(value ?? '')]);
          }
        }
      }
    }
  });

  it('a text that means a crowd finds whom of the crowd the list has', async () => {
    const crowd = Array.from({ length: CROWD }, () => aGuest(vendor, { firstname: 'Kari' }));
    const [listed, named] = [aGuest(vendor), aGuest(vendor, { lastname: 'Ås' })];
    await app.connection.collection('customers').insertMany([...crowd, listed, named]);
    await store(
      { date: TODAY, _service: yoga, _customer: listed._id },
      { date: TODAY, _service: yoga, _customer: named._id },
    );
    const guestsFound = async (text: string) => {
      const asked = `/api/v1/admin/bookings?from=${TODAY}&until=${TODAY}&text=${text}`;
      const { items } = await read(asked);
      return items.map((one: { _customer?: { _id: string } }) => one._customer?._id).sort();
    };
    const both = [listed._id.toHexString(), named._id.toHexString()].sort();
    expect(await guestsFound('kari')).toEqual(both);
    expect(await guestsFound('kari%20as')).toEqual([named._id.toHexString()]);
  });

  it('a text that means a crowd in a list of a crowd is refused', async () => {
    const crowd = Array.from({ length: CROWD }, () => aGuest(vendor, { firstname: 'Kari' }));
    await app.connection.collection('customers').insertMany(crowd);
    const listed = crowd.slice(0, 5_001);
    await store(...listed.map(({ _id }) => ({ date: TODAY, _service: yoga, _customer: _id })));
    for (const path of ['bookings', 'bookings.csv']) {
      const asked = `/api/v1/admin/${path}?from=${TODAY}&until=${TODAY}&text=kari`;
      const { body } = await app.staff(vendor, 3).get(asked).expect(422);
      expect(body.code).toBe('TOO_MANY_RESULTS');
    }
  });
});
