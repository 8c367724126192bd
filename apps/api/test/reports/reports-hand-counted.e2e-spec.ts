import type { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import {
  behind,
  columns,
  daysOf,
  type Fact,
  FROM,
  facts,
  figures,
  grouped,
  isCounted,
  keyOf,
  MADE,
  PLACES,
  placesOf,
  READ,
  sum,
  UNTIL,
} from '../support/things/hand-counted';

interface Row {
  key: string;
  name?: string;
  from: string;
  until: string;
  service?: string;
  segment?: string;
  values: Record<string, unknown>;
}

describe('reports of a venue that was counted by hand', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  /** Services, segments, guests and bookings by the names above. */
  const ids: Record<string, string> = {};

  const call = async (method: 'post' | 'put' | 'delete', path: string, body: object) => {
    const answer = await app.staff(vendor, 4).call(method, path, body);
    if (answer.status >= 300) throw new Error(`${path} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const make = async (name: string, path: string, body: object) => {
    const made = await call('post', path, body);
    ids[name] = made._id;
    return made;
  };
  const read = async (path: string) => {
    const answer = await app.staff(vendor, 4).get(`/api/v1/admin/${path}`).expect(200);
    return answer.body.data;
  };

  const book = (name: string, timeindex: number, more: object = {}, how = 'admin/newBooking') => {
    const fact = facts[name];
    if (!fact) throw new Error(name);
    const { date, service, guest, segment, participants, children } = fact;
    return make(name, `/api/${how}`, {
      ...{ _service: ids[service], date, timeindex, participants, numberOfChildren: children },
      ...(guest ? { _customer: ids[guest] } : {}),
      ...(segment ? { _segment: ids[segment] } : {}),
      ...more,
    });
  };
  const give = (name: string, status: string) =>
    call('put', `/api/v1/admin/reservation/${ids[name]}/status`, { _bookingStatus: ids[status] });
  const override = { reason: 'Regulars' };

  async function openVenue() {
    vendor = await newVendor(app, { waitingListPromotion: 'manual' });
    const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));
    const sauna = await make('Sauna', '/api/v1/services', {
      ...{ name: 'Sauna', capacity: 5, price: 10_000, waitingList: true, sortOrder: 1 },
      times: [
        { start: 600, end: 720, availableDays: everyDay },
        { start: 1320, end: 1500, availableDays: everyDay },
        { start: 150, end: 210, availableDays: [{ day: 0 }] },
      ],
      specialdays: [
        {
          ...{ startDate: '2026-06-10', endDate: '2026-06-10', open: true },
          times: [{ start: 780, end: 840, capacity: 3, availableDays: [] }],
        },
        { startDate: '2026-06-11', endDate: '2026-06-11', open: false },
      ],
      addons: [
        { name: 'Towel', price: 2_500 },
        { name: 'Robe', price: 5_050 },
      ],
    });
    for (const { _id, name } of sauna.addons) ids[name] = _id;
    await make('Boat', '/api/v1/services', {
      ...{ name: 'Boat', capacity: 4, price: 99_900, exclusiveBooking: true, sortOrder: 2 },
      times: [{ start: 600, end: 660, availableDays: everyDay }],
    });
    for (const type of ['Leisure', 'Business']) {
      await make(type, '/api/v1/admin/segments', { type });
    }
    for (const firstname of ['Kari', 'Nina', 'Ola']) {
      await make(firstname, '/api/v1/admin/customers', { firstname, lastname: 'Berg' });
    }
    const color = '#112233';
    for (const status of [
      { name: 'Here', color, hasArrived: true },
      { name: 'Left', color, hasArrived: true, hasLeft: true },
      { name: 'No-show', color },
      { name: 'Annulled', color, active: false },
    ]) {
      await make(status.name, '/api/booking/bookingStatus', status);
    }
  }

  async function bookAll() {
    await book('springArrived', 600, { addons: [{ _addon: ids.Towel, quantity: 2 }] });
    await book('springNight', 1320);
    await book('autumnLeft', 150);
    await book('autumnCancelled', 600);
    await book('autumnNight', 1320);
    await book('specialArrived', 780, { addons: [{ _addon: ids.Robe, quantity: 1 }] });
    await book('specialOverbooked', 780, override, 'admin/newBookingOverride');
    await book('specialWaiting', 780, {}, 'v1/admin/waitingList');
    await book('closedArrived', 600, override, 'admin/newBookingOverride');
    await book('boatArrived', 600);
    await book('boatMoved', 600, { date: '2026-06-12' });
    await book('restored', 600);
    await book('calledNoShow', 1320);
    await book('annulledByStatus', 1320);
    await book('dropIn', 600, {}, 'v1/drop-in');
    await book('later', 600);
    const { _id } = await call('post', '/api/admin/newBooking', {
      ...{ _service: ids.Sauna, _customer: ids.Ola, date: '2026-07-01' },
      ...{ timeindex: 1320, participants: 2 },
    });
    await call('delete', '/api/admin/deleteBooking', { booking: _id });
    const reservation = (name: string) => `/api/v1/admin/reservation/${ids[name]}`;
    await call('post', '/api/admin/modifyBookings', {
      bookings: [{ _id: ids.boatMoved, date: '2026-07-01' }],
    });
    await call('post', `${reservation('autumnCancelled')}/cancel`, {});
    await call('post', `${reservation('restored')}/cancel`, {});
    await call('post', `${reservation('restored')}/restore`, {});
    for (const name of ['springArrived', 'specialArrived', 'closedArrived', 'boatArrived']) {
      await give(name, 'Here');
    }
    await give('restored', 'Here');
    await give('autumnLeft', 'Left');
    await give('calledNoShow', 'No-show');
    await give('annulledByStatus', 'Annulled');
    // dearer now, which touches nothing that was agreed to
    await call('put', `/api/v1/services/${ids.Sauna}`, { price: 77_700 });
  }

  beforeAll(async () => {
    app = await TestApp.start(MADE);
    await openVenue();
    await bookAll();
    app.clock.set(READ);
  });
  afterAll(() => app.stop());

  const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;
  const only = (kind: string, all: Record<string, unknown>) =>
    Object.fromEntries(
      (columns[kind] ?? []).flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
    );
  /** The facts of a row, and the places beside them. */
  const within = (
    { from, until }: { from: string; until: string },
    service?: string,
    segment?: string,
  ) =>
    Object.values(facts).filter(
      (fact) =>
        fact.date >= from &&
        fact.date <= until &&
        (!service || fact.service === service) &&
        (segment === undefined || (fact.segment ?? '') === segment),
    );
  const places = (from: string, until: string, service?: string) =>
    ['Sauna', 'Boat']
      .filter((name) => !service || name === service)
      .flatMap((name) => daysOf(from, until).map((day) => placesOf(name, day)))
      .reduce((total, one) => total + one, 0);

  it('has the places that were counted', () => {
    expect(places(FROM, UNTIL, 'Sauna')).toBe(PLACES.Sauna);
    expect(places(FROM, UNTIL, 'Boat')).toBe(PLACES.Boat);
  });

  const filters = [
    {},
    { service: 'Sauna' },
    { service: 'Boat' },
    { segment: 'Leisure' },
    { service: 'Boat', segment: 'Business' },
  ] as { service?: string; segment?: string }[];
  const cases = Object.keys(columns).flatMap((kind) =>
    (['day', 'week', 'month'] as const).flatMap((groupBy) =>
      filters.map(({ service = '', segment = '' }) => ({ kind, groupBy, service, segment })),
    ),
  );

  it.each(cases)(
    '$kind by $groupBy of "$service", "$segment"',
    async ({ kind, groupBy, ...filter }) => {
      const service = filter.service || undefined;
      const segment = filter.segment || undefined;
      const asked =
        (service ? `&service=${ids[service]}` : '') + (segment ? `&segment=${ids[segment]}` : '');
      const report = await read(
        `reports/${kind}?from=${FROM}&until=${UNTIL}&groupBy=${groupBy}${asked}`,
      );
      const all = { from: FROM, until: UNTIL };
      const expected = (some: Fact[], offered: number | undefined) =>
        only(kind, figures(some, offered));
      expect(report.figures.map(({ name }: { name: string }) => name)).toEqual(columns[kind]);
      expect(report.totals.values).toEqual(
        expected(within(all, service, segment), places(FROM, UNTIL, service)),
      );

      const days = grouped(daysOf(FROM, UNTIL), keyOf[groupBy]);
      expect(report.byPeriod).toEqual(
        [...days].map(([key, [from = '', ...rest]]) => {
          const until = rest.at(-1) ?? from;
          return {
            ...{ key, from, until },
            ...(service ? { service: ids[service] } : {}),
            ...(segment ? { segment: ids[segment] } : {}),
            values: expected(
              within({ from, until }, service, segment),
              places(from, until, service),
            ),
          };
        }),
      );

      const services = ['Sauna', 'Boat'].filter((name) => !service || name === service);
      expect(
        report.byService.map(({ key, name, values }: Row) => [nameOf(key), name, values]),
      ).toEqual(
        services
          .filter((name) => kind === 'occupancy' || within(all, name, segment).length > 0)
          .filter((name) => kind !== 'guests' || within(all, name, segment).some(isCounted))
          .map((name) => [
            name,
            name,
            expected(within(all, name, segment), places(FROM, UNTIL, name)),
          ]),
      );

      const segments = segment ? [segment] : ['Business', 'Leisure', ''];
      expect(
        report.bySegment.map(({ key, name, values }: Row) => [key && nameOf(key), name, values]),
      ).toEqual(
        segments
          .filter((name) => within(all, service, name).length > 0)
          .map((name) => [
            name,
            name || undefined,
            expected(within(all, service, name), undefined),
          ]),
      );
    },
  );

  it.each(Object.keys(columns))('%s are made of the rows that are listed', async (kind) => {
    const report = await read(`reports/${kind}?from=${FROM}&until=${UNTIL}&groupBy=week`);
    const rows: Row[] = [
      report.totals,
      ...report.byPeriod,
      ...report.byService,
      ...report.bySegment,
    ];
    const wanted = new Set<string>(
      report.figures.flatMap(({ figure }: { figure?: string }) => figure ?? []),
    );
    for (const row of rows) {
      const isSegment = report.bySegment.includes(row);
      const query =
        `from=${row.from}&until=${row.until}` +
        (row.service ? `&service=${row.service}` : '') +
        (isSegment ? `&segment=${row.segment ?? 'none'}` : '');
      const service = row.service ? nameOf(row.service) : undefined;
      const segment = isSegment ? (row.segment ? nameOf(row.segment) : '') : undefined;
      const here = within(row, service, segment);
      for (const figure of wanted) {
        const { items, totals } = await read(`bookings?${query}&figure=${figure}&limit=200`);
        const counted = here.filter((fact) => behind[figure]?.(fact));
        expect([figure, items.map(({ _id }: { _id: string }) => nameOf(_id)).sort()]).toEqual([
          figure,
          Object.keys(facts)
            .filter((name) => counted.includes(facts[name] as Fact))
            .sort(),
        ]);
        expect(totals.bookings).toBe(counted.length);
        const counting = counted.filter(isCounted);
        expect(totals.revenue).toBe(sum(counting, ({ worth }) => worth));
        expect(totals.participants).toBe(sum(counting, ({ participants }) => participants));
      }
      const guests = await read(`reports/guests/rows?${query}`);
      const booked = grouped(
        here.filter((fact) => isCounted(fact) && fact.guest),
        ({ guest }) => guest,
      );
      expect(
        guests.items
          .map(({ firstname, bookings, participants }: Record<string, unknown>) => [
            firstname,
            bookings,
            participants,
          ])
          .sort(),
      ).toEqual(
        [...booked]
          .map(([guest, of]) => [guest, of.length, sum(of, (fact) => fact.participants)])
          .sort(),
      );
    }
  });

  it('files have money in major units, also of a currency that has no minor ones', async () => {
    const fileOf = async (venue: Types.ObjectId) => {
      const path = `/api/v1/admin/reports/revenue/csv?from=${FROM}&until=${UNTIL}&table=service`;
      const { text } = await app.staff(venue, 4).get(path).expect(200);
      return text.replace('\uFEFF', '').trim().split('\r\n');
    };
    const total = sum(Object.values(facts).filter(isCounted), ({ worth }) => worth);
    expect(total).toBe(449_850);
    expect((await fileOf(vendor)).at(-1)).toBe(`,total,${FROM},${UNTIL},4498.50,13`);

    const venue = await newVendor(app, { currency: 'JPY', timezone: 'Asia/Tokyo' });
    const desk = app.staff(venue, 4);
    const post = async (path: string, body: object) =>
      (await desk.post(path, body).expect(201)).body.data;
    const onsen = await post('/api/v1/services', {
      ...{ name: 'Onsen', capacity: 10, price: 1_200 },
      times: [
        { start: 600, end: 660, availableDays: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day })) },
      ],
      addons: [{ name: 'Yukata', price: 333 }],
    });
    const { _id: _customer } = await post('/api/v1/admin/customers', { firstname: 'Aiko' });
    const [{ _id: _addon }] = onsen.addons;
    const draft = { _service: onsen._id, _customer, date: '2026-11-15', timeindex: 600 };
    await post('/api/admin/newBooking', {
      ...{ ...draft, participants: 3, addons: [{ _addon, quantity: 1 }] },
    });
    const gone = await post('/api/admin/newBooking', { ...draft, participants: 2 });
    await desk.post(`/api/v1/admin/reservation/${gone._id}/cancel`, {}).expect(200);
    const { body } = await desk
      .get(`/api/v1/admin/reports/revenue?from=${FROM}&until=${UNTIL}`)
      .expect(200);
    expect(body.data.totals.values).toEqual({
      bookings: 1,
      revenue: [{ currency: 'JPY', amount: 3_933 }],
    });
    expect(await fileOf(venue)).toEqual([
      'service,name,from,until,revenue JPY,bookings',
      `${onsen._id},Onsen,${FROM},${UNTIL},3933,1`,
      `,total,${FROM},${UNTIL},3933,1`,
    ]);
  });
});
