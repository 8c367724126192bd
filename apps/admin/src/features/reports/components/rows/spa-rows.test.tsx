import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { saveFile } from '@atrium/ui/lib/save-file';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

jest.mock('@atrium/ui/lib/save-file');
pinToday();

const REPORT = 'GET /api/v1/admin/reports/:report';
const ROWS = 'GET /api/v1/spa/reports/rows';
const FILE = 'GET /api/v1/spa/reports/rows.csv';
const MONTH = { from: '2026-11-01', until: '2026-11-30' };
const period = 'from=2026-11-01&until=2026-11-30';

const treatment = {
  treatment: id(40),
  date: '2026-11-20',
  ...{ start: 600, end: 660, status: 'paid' },
  ...{ therapists: ['Anna', 'Berit'], room: 'Birch', type: 'Couple’s massage' },
  ...{ guest: id(10), guestName: 'Kari Dahl', price: { amount: 229_000, currency: 'NOK' } },
};
const gap = { date: '2026-11-21', start: 675, end: 720, therapists: ['Anna'] };

const open = (query: string, http: MockRoutes, level: AccessLevel = 3) =>
  renderApp(`/admin/reports?${query}`, {
    signedIn: true,
    http: { ...signedIn(level, { spa: true }), ...http },
  });

describe('a report of the spa', () => {
  const values = { treatments: 4, treatmentRevenue: [{ amount: 100, currency: 'NOK' }] };
  const report = {
    ...{ report: 'treatments', ...MONTH, groupBy: 'day' },
    figures: [
      { name: 'treatments', unit: 'count', figure: 'counted' },
      { name: 'treatmentRevenue', unit: 'money', figure: 'charged' },
    ],
    totals: { key: '', ...MONTH, values },
    ...{ byPeriod: [], byService: [], bySegment: [] },
    byTherapist: [{ key: id(50), name: 'Anna', ...MONTH, therapist: id(50), values }],
    byHour: [{ key: '10', ...MONTH, hour: 10, values }],
  };
  const tableOf = async (name: string) =>
    within((await screen.findAllByRole('table', { name })).at(-1) ?? document.body);

  test('opens the rows behind each of its values', async () => {
    await open('report=treatments', { [REPORT]: () => ok(report) });
    const [anna, ten] = [await tableOf('By therapist'), await tableOf('By hour')];
    expect(anna.getByRole('link', { name: /1$/ })).toHaveAttribute(
      'href',
      `/admin/reports?report=treatments&${period}&rows=charged&therapist=${id(50)}`,
    );
    expect(ten.getByRole('columnheader', { name: 'Hour' })).toBeVisible();
    expect(ten.getByRole('link', { name: '4' })).toHaveAttribute(
      'href',
      `/admin/reports?report=treatments&${period}&rows=counted&hour=10`,
    );
  });

  test('opens none where rows would not add up: hours of treatments that began before', async () => {
    const used = { treatmentHours: 1.5 };
    await open('report=therapist-use', {
      [REPORT]: () =>
        ok({
          ...report,
          report: 'therapist-use',
          figures: [{ name: 'treatmentHours', unit: 'count', figure: 'counted' }],
          totals: { key: '', ...MONTH, values: used },
          byTherapist: [{ ...report.byTherapist[0], values: used }],
          byHour: [{ ...report.byHour[0], values: used }],
        }),
    });
    expect((await tableOf('By therapist')).getByRole('link', { name: '1.5' })).toBeVisible();
    expect((await tableOf('By hour')).queryByRole('link')).toBeNull();
  });
});

test('treatments behind a figure lead to themselves and their guests, and back', async () => {
  const { http } = await open(`report=treatments&rows=charged&therapist=${id(50)}&hour=10`, {
    [ROWS]: () => ok({ items: [treatment], total: 1 }),
  });
  const title = 'Treatments that count as revenue';
  const table = within(await screen.findByRole('table', { name: title }));
  expect(table.getByRole('link', { name: '20/11/2026' })).toHaveAttribute(
    'href',
    `/admin/treatments/${id(40)}`,
  );
  expect(table.getByRole('link', { name: 'Kari Dahl' })).toHaveAttribute(
    'href',
    `/admin/guests/${id(10)}`,
  );
  expect(table.getByRole('row', { name: /10:00 – 11:00/ })).toHaveTextContent(
    /Couple’s massageAnna, BeritBirchPaidNOK.2,290$/,
  );
  expect(screen.getByText(/ · 1 row$/)).toBeVisible();
  expect(Object.fromEntries(http.requests(ROWS)[0]?.query ?? [])).toEqual({
    ...{ ...MONTH, figure: 'charged', therapist: id(50), hour: '10' },
  });
  expect(http.requests(REPORT)).toEqual([]);
  expect(screen.getByRole('link', { name: 'Back to the report' })).toHaveAttribute(
    'href',
    '/admin/reports?report=treatments',
  );
  await expectAccessible();
});

test('a gap says how long it is, and leads to its day', async () => {
  await open('report=therapist-use&rows=gap', { [ROWS]: () => ok({ items: [gap], total: 1 }) });
  const table = within(await screen.findByRole('table', { name: 'Gaps between treatments' }));
  expect(table.getByRole('row', { name: /^21/ })).toHaveAccessibleName(
    '21/11/2026 11:15 – 12:00 Anna 45 minutes',
  );
  expect(table.getByRole('link', { name: '21/11/2026' })).toHaveAttribute(
    'href',
    '/admin/treatments?date=2026-11-21',
  );
});

test('rows come page by page', async () => {
  const { user, http } = await open('report=therapist-use&rows=gap', {
    [ROWS]: ({ query }) =>
      query.has('cursor')
        ? ok({ items: [{ ...gap, therapists: ['Berit'] }], total: 51 })
        : ok({ items: [gap], total: 51, nextCursor: '50' }),
  });
  await user.click(await screen.findByRole('button', { name: /next page/i }));
  expect(await screen.findByText('Berit')).toBeVisible();
  expect(http.requests(ROWS).at(-1)?.query.get('cursor')).toBe('50');
});

test('whoever may take data out saves all rows as a file', async () => {
  const { user, http } = await open(`report=treatments&rows=counted&type=${id(70)}`, {
    [ROWS]: () => ok({ items: [treatment], total: 1 }),
    [FILE]: () => new Response('date,start\r\n', { headers: { 'content-type': 'text/csv' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(http.requests(FILE)[0]?.query.get('type')).toBe(id(70));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith({
      ...{ name: 'counted-2026-11-01-2026-11-30.csv', type: 'text/csv' },
      content: expect.stringContaining('date,start'),
    }),
  );
});

test('others get no file', async () => {
  await open(
    'report=treatments&rows=counted',
    { [ROWS]: () => ok({ items: [treatment], total: 1 }) },
    2,
  );
  expect(await screen.findByText('Kari Dahl')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

test.each([
  ['nothing to show', () => ok({ items: [], total: 0 }), 'Nothing to count in this period.'],
  ['a failure', () => refuse(422, 'PERIOD_TOO_LONG', 'The period is too long.'), 'Try again'],
])('says so when there is %s', async (_, answer, text) => {
  await open('report=treatments&rows=counted', { [ROWS]: answer });
  expect(await screen.findByText(text)).toBeVisible();
});
