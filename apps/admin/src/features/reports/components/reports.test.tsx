import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { type AccessLevel, may } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aService, id, ok, signedIn } from '../../../testing/fixtures';
import { pinToday } from '../../../testing/pin-today';
import { renderApp } from '../../../testing/render-app';

pinToday();

const REPORT = 'GET /api/v1/admin/reports/:report';
const MONTH = { from: '2026-11-01', until: '2026-11-30' };
const values = { noShows: 3, noShowParticipants: 7, due: 40, noShowRate: 0.075 };
const report = {
  report: 'no-shows',
  ...MONTH,
  groupBy: 'day',
  figures: [
    { name: 'noShows', unit: 'count', figure: 'noShow' },
    { name: 'noShowParticipants', unit: 'count', figure: 'noShow' },
    { name: 'due', unit: 'count', figure: 'due' },
    { name: 'noShowRate', unit: 'ratio', figure: 'noShow' },
  ],
  totals: { key: '', ...MONTH, values },
  byPeriod: [
    { key: '2026-11-01', from: '2026-11-01', until: '2026-11-01', values },
    {
      key: '2026-11-02',
      from: '2026-11-02',
      until: '2026-11-02',
      values: { noShows: 0, noShowParticipants: 0, due: 0 },
    },
  ],
  byService: [{ key: id(30), name: 'Kayak tour', ...MONTH, service: id(30), values }],
  bySegment: [
    { key: id(60), name: 'Residents', ...MONTH, segment: id(60), values },
    { key: '', ...MONTH, values },
  ],
};

async function open(query = '', http: MockRoutes = {}, level: AccessLevel = 1) {
  const app = await renderApp(`/admin/reports${query}`, {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/v1/services': () => ok([aService()]),
      'GET /api/admin/getSegments': () => ok([{ _id: id(60), type: 'Residents', version: 0 }]),
      [REPORT]: () => ok(report),
      ...http,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Reports' });
  return app;
}

test('every figure says what it counts, and opens the bookings behind it', async () => {
  const { http } = await open('?report=no-shows');
  const total = await screen.findByText('Over, and never marked as arrived.', { selector: 'dd' });
  expect(total).toBeInTheDocument();
  const shares = screen.getAllByRole('link', { name: '7.5%' });
  expect(shares[0]).toHaveAttribute(
    'href',
    '/admin/list_bookings?from=2026-11-01&until=2026-11-30&shown=noShow',
  );
  const byService = within(screen.getAllByRole('table', { name: 'By service' }).at(-1) ?? total);
  expect(byService.getByRole('link', { name: '40' })).toHaveAttribute(
    'href',
    `/admin/list_bookings?from=2026-11-01&until=2026-11-30&service=${id(30)}&shown=due`,
  );
  const bySegment = within(screen.getAllByRole('table', { name: 'By segment' }).at(-1) ?? total);
  const none = within(bySegment.getByRole('row', { name: /^No segment/ }));
  expect(none.getByRole('link', { name: '40' })).toHaveAttribute(
    'href',
    '/admin/list_bookings?from=2026-11-01&until=2026-11-30&segment=none&shown=due',
  );
  expect(http.requests(REPORT)[0]?.params).toEqual({ report: 'no-shows' });
  expect(Object.fromEntries(http.requests(REPORT)[0]?.query ?? [])).toEqual({
    ...MONTH,
    groupBy: 'day',
  });
  await expectAccessible();
});

describe('a report of guests', () => {
  const counts = { guests: 3, repeatGuests: 1, dropIns: 4 };
  const ROWS = 'GET /api/v1/admin/reports/guests/rows';
  const guests = {
    ...report,
    report: 'guests',
    figures: [
      { name: 'guests', unit: 'count', figure: 'counted' },
      { name: 'repeatGuests', unit: 'count' },
      { name: 'dropIns', unit: 'count' },
    ],
    totals: { key: '', ...MONTH, values: counts },
    byPeriod: [],
    byService: [],
    bySegment: [],
  };
  const row = {
    _id: id(10),
    firstname: 'Łucja',
    lastname: 'Wałęsa',
    email: 'lucja@guests.example',
    bookings: 2,
    participants: 5,
    latest: '2026-11-20',
  };

  test('opens guests where it counts guests, and bookings where it counts those', async () => {
    await open('?report=guests', { [REPORT]: () => ok(guests) });
    const href = async (name: string) =>
      (await screen.findAllByRole('link', { name }))[0]?.getAttribute('href');
    expect(await href('3')).toBe(
      '/admin/reports?report=guests&from=2026-11-01&until=2026-11-30&rows=guests',
    );
    expect(await href('1')).toBe(
      '/admin/reports?report=guests&from=2026-11-01&until=2026-11-30&rows=repeat',
    );
    expect(await href('4')).toBe(
      '/admin/list_bookings?from=2026-11-01&until=2026-11-30&customer=none',
    );
  });

  test('lists them with what they booked, and leads back', async () => {
    const { http, user, router } = await renderApp(
      `/admin/reports?report=guests&from=2026-11-01&until=2026-11-30&segment=none&rows=repeat`,
      {
        signedIn: true,
        http: { ...signedIn(), [ROWS]: () => ok({ items: [row] }), [REPORT]: () => ok(guests) },
      },
    );
    const title = 'Guests who came more than once';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const table = within(await screen.findByRole('table', { name: title }));
    expect(table.getByRole('link', { name: 'Łucja Wałęsa' })).toHaveAttribute(
      'href',
      `/admin/guests/${id(10)}`,
    );
    expect(table.getByRole('link', { name: '2' })).toHaveAttribute(
      'href',
      `/admin/list_bookings?from=2026-11-01&until=2026-11-30&segment=none&customer=${id(10)}`,
    );
    expect(Object.fromEntries(http.requests(ROWS)[0]?.query ?? [])).toEqual({
      ...MONTH,
      segment: 'none',
      repeat: 'true',
    });
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'Back to the report' }));
    await waitFor(() => expect(router.state.location.search).toBe('?report=guests'));
  });

  test('says how many there are, page by page', async () => {
    const second = { ...row, _id: id(11), firstname: 'Ola' };
    const { user, http } = await renderApp('/admin/reports?report=guests&rows=guests', {
      signedIn: true,
      http: {
        ...signedIn(),
        [REPORT]: () => ok({ ...guests, totals: { key: '', ...MONTH, values: { guests: 51 } } }),
        [ROWS]: ({ query }) =>
          query.has('cursor') ? ok({ items: [second] }) : ok({ items: [row], nextCursor: '50' }),
      },
    });
    expect(await screen.findByText(/ · 51 guests$/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /next page/i }));
    expect(await screen.findByRole('link', { name: 'Ola Wałęsa' })).toBeInTheDocument();
    expect(http.requests(ROWS).at(-1)?.query.get('cursor')).toBe('50');
    expect(screen.getByText('51–51 of 51')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /previous page/i }));
    expect(await screen.findByRole('link', { name: 'Łucja Wałęsa' })).toBeInTheDocument();
  });

  test.each([
    ['none', () => ok({ items: [] }), 'Nothing to count in this period.'],
    ['a failure', () => refuse(500, 'INTERNAL'), 'Try again'],
  ])('says so when there is %s', async (_, answer, text) => {
    await renderApp('/admin/reports?report=guests&rows=guests', {
      signedIn: true,
      http: { ...signedIn(), [ROWS]: answer },
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

test('a share of nothing is no figure', async () => {
  await open('?report=no-shows');
  const tables = await screen.findAllByRole('table', { name: 'By period' });
  const row = within(tables.at(-1) ?? document.body).getByRole('row', { name: /2 November 2026/ });
  expect(within(row).getByText('–')).toBeInTheDocument();
});

test('report, period, service and segment are in the address and asked for', async () => {
  const { user, http, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'This year' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?from=2026-01-01&until=2026-12-31'),
  );
  await user.selectOptions(screen.getByLabelText('Service'), 'Kayak tour');
  await user.click(screen.getByRole('link', { name: 'Revenue' }));
  await waitFor(() => expect(http.requests(REPORT).at(-1)?.params).toEqual({ report: 'revenue' }));
  expect(Object.fromEntries(http.requests(REPORT).at(-1)?.query ?? [])).toEqual({
    from: '2026-01-01',
    until: '2026-12-31',
    groupBy: 'month',
    service: id(30),
  });
});

test('money is written in each of its currencies', async () => {
  const revenue = [
    { amount: 1250000, currency: 'NOK' },
    { amount: 5000, currency: 'EUR' },
  ];
  const row = { key: '', ...MONTH, values: { revenue, bookings: 2 } };
  await open('?report=revenue', {
    [REPORT]: () =>
      ok({
        ...report,
        figures: [{ name: 'revenue', unit: 'money', figure: 'counted' }],
        totals: row,
        byPeriod: [],
        byService: [],
        bySegment: [],
      }),
  });
  expect(await screen.findByText(/12,500.*\+.*50/)).toBeInTheDocument();
});

test.each([1, 2, 3, 4] as const)('level %d exports as the table says', async (level) => {
  await open('?report=no-shows', {}, level);
  await screen.findAllByRole('table', { name: 'By service' });
  const exports = screen.queryAllByRole('button', { name: /^Export CSV/ });
  expect(exports.length > 0).toBe(may(level, 'exports.run'));
});

test('a failure says why and can be tried again', async () => {
  await open('', { [REPORT]: () => refuse(422, 'PERIOD_TOO_LONG', 'The period is too long.') });
  expect(await screen.findByText('The period is too long.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

describe('the reports of the dining room', () => {
  const counts = { covers: 24, came: 20, missed: 2, bookings: 9 };
  const covers = {
    ...report,
    report: 'covers',
    figures: [
      { name: 'covers', unit: 'count', figure: 'counted' },
      { name: 'came', unit: 'count', figure: 'arrived' },
      { name: 'missed', unit: 'count', figure: 'noShow' },
      { name: 'bookings', unit: 'count', figure: 'counted' },
    ],
    totals: { key: '', ...MONTH, values: counts },
    byPeriod: [],
    byService: [{ key: id(30), name: 'Dinner', ...MONTH, service: id(30), values: counts }],
    bySegment: [],
    byHour: [{ key: '18', ...MONTH, hour: 18, values: counts }],
    byRoom: [
      { key: id(70), name: 'Terrace', ...MONTH, values: counts },
      { key: '', ...MONTH, values: counts },
    ],
  };

  test('link to bookings where the list can show the same, and to none elsewhere', async () => {
    await open('?report=covers', { [REPORT]: () => ok(covers) });
    const table = async (name: string) =>
      within((await screen.findAllByRole('table', { name })).at(-1) ?? document.body);
    const service = await table('By service');
    expect(service.getByRole('link', { name: '20' })).toHaveAttribute(
      'href',
      `/admin/list_bookings?from=2026-11-01&until=2026-11-30&service=${id(30)}&shown=arrived`,
    );
    const rooms = await table('By dining room');
    expect(rooms.getByRole('row', { name: 'Without a table 24 20 2 9' })).toBeInTheDocument();
    expect(rooms.queryAllByRole('link')).toEqual([]);
    // the venue may have other bookings at that hour
    expect((await table('By hour')).getByRole('row', { name: '18:00 24 20 2 9' })).toBeVisible();
    expect((await table('By hour')).queryAllByRole('link')).toEqual([]);
    await expectAccessible();
  });

  test('of a single service, an hour links to its bookings', async () => {
    const ofDinner = { ...covers, byHour: [{ ...covers.byHour[0], service: id(30) }] };
    await open(`?report=covers&service=${id(30)}`, { [REPORT]: () => ok(ofDinner) });
    const hours = (await screen.findAllByRole('table', { name: 'By hour' })).at(-1);
    expect(within(hours ?? document.body).getByRole('link', { name: '24' })).toHaveAttribute(
      'href',
      `/admin/list_bookings?from=2026-11-01&until=2026-11-30&service=${id(30)}&hour=18`,
    );
  });

  test('say in minutes how long parties stayed, and why guests were turned away', async () => {
    const turns = { turns: 3, turnsKept: 0.6667, plannedMinutes: 120, stayedMinutes: 131 };
    const { user } = await open('?report=turn-times', {
      [REPORT]: ({ params }) =>
        ok(
          params.report === 'refusals'
            ? {
                ...covers,
                report: 'refusals',
                figures: [{ name: 'refusals', unit: 'count' }],
                totals: { key: '', ...MONTH, values: { refusals: 5 } },
                byService: [],
                byReason: [{ key: 'NO_TABLE_FREE', ...MONTH, values: { refusals: 5 } }],
              }
            : {
                ...covers,
                report: 'turn-times',
                figures: [
                  { name: 'turnsKept', unit: 'ratio' },
                  { name: 'stayedMinutes', unit: 'minutes' },
                ],
                totals: { key: '', ...MONTH, values: turns },
                byService: [],
                byParty: [{ key: '4', ...MONTH, values: turns }],
              },
        ),
    });
    const parties = (await screen.findAllByRole('table', { name: 'By party size' })).at(-1);
    const row = within(parties ?? document.body).getByRole('row', { name: /^4 / });
    expect(row).toHaveAccessibleName('4 66.7% 131 minutes');
    await user.click(screen.getByRole('link', { name: 'Turned away' }));
    expect((await screen.findAllByRole('row', { name: 'No table free 5' })).length).toBeGreaterThan(
      0,
    );
  });

  test('are not offered without the module', async () => {
    await open('', { ...signedIn(1, { fnb: false }) });
    const nav = await screen.findByRole('navigation', { name: 'Reports' });
    expect(within(nav).getByRole('link', { name: 'Turned away' })).toBeInTheDocument();
    expect(within(nav).queryByRole('link', { name: 'Covers' })).toBeNull();
  });
});

describe('compared with another period', () => {
  const before = {
    ...report,
    from: '2026-10-01',
    until: '2026-10-31',
    totals: { key: '', ...MONTH, values: { ...values, noShows: 2, noShowRate: 0.05 } },
    byPeriod: [{ key: '2026-10-01', from: '2026-10-01', until: '2026-10-01', values }],
    byService: [],
  };
  const answer: MockRoutes[string] = ({ query }) =>
    ok(query.get('from') === '2026-10-01' ? before : report);

  test('each figure stands beside what it was, and the choice is in the address', async () => {
    const { user, http, router } = await open('?report=no-shows', { [REPORT]: answer });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Compare with' }),
      'Period before',
    );
    expect(await screen.findByText('2 before (+50%)', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText('5% before', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText(/compared with/)).toBeVisible();
    expect(router.state.location.search).toContain('compare=previous');
    expect(Object.fromEntries(http.requests(REPORT).at(-1)?.query ?? [])).toMatchObject({
      from: '2026-10-01',
      until: '2026-10-31',
    });
    // a service that nobody had booked then has nothing to stand against
    const byService = within(await screen.findByRole('region', { name: 'By service' }));
    expect(byService.getAllByText('no figure before')).toHaveLength(4);
    await expectAccessible();
  });

  test('a comparison that fails leaves the report', async () => {
    await open('?report=no-shows&compare=previous', {
      [REPORT]: ({ query }) =>
        query.get('from') === '2026-10-01' ? refuse(500, 'INTERNAL') : ok(report),
    });
    expect(await screen.findByText(/The other period could not be loaded/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: '40' })[0]).toBeVisible();
  });
});
