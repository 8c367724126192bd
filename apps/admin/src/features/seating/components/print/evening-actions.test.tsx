import type { BookingOutput } from '@atrium/api-client/admin';
import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { arrived, confirmed } from '../../../../testing/booking-fixtures';
import { aBooking, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { aRoom, aTable } from '../../testing/fixtures';

// 12:00 at the venue
pinToday(`${TODAY}T11:00:00Z`);

const CSV = 'GET /api/v1/admin/bookings.csv';
const dinner = aService({ name: 'Dinner' });
const lunch = aService({ _id: id(31), name: 'Lunch' });

const party = (number: number, given: Partial<BookingOutput>): BookingOutput =>
  aBooking({
    _id: id(number),
    _service: { ...aBooking()._service, _id: dinner._id },
    _bookingStatus: confirmed,
    numberOfChildren: 0,
    comment: '',
    internalComment: '',
    ...given,
  });
const berg = party(20, {
  _customer: { _id: id(11), firstname: 'Bo', lastname: 'Berg' },
  timeindex: 1260,
  timeindexEnd: 1380,
  participants: 3,
  tables: [{ _table: aTable(1)._id }],
});
const hansen = party(21, {
  _customer: { _id: id(12), firstname: 'Kari', lastname: 'Hansen', vip: true, allergies: 'Nuts' },
  timeindex: 1080,
  timeindexEnd: 1200,
  participants: 4,
  numberOfChildren: 1,
  tables: [{ _table: aTable(1)._id }, { _table: aTable(2)._id }],
  comment: 'Birthday',
  internalComment: 'Candles at eight',
  tableWish: { attributes: ['window'], granted: ['window'], tableGranted: false },
});
const cancelled = party(22, { active: false, participants: 9, tables: [] });

async function open(level: 1 | 2 | 3 | 4, query = '', http: MockRoutes = {}) {
  const app = await renderApp(`/admin/seating${query}`, {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/fnb/venues': () => ok([aRoom()]),
      'GET /api/v1/admin/seatedReservations/:from/:to': () => ok([berg, hansen, cancelled]),
      'GET /api/v1/seating/services': () => ok([dinner, lunch]),
      'GET /api/booking/bookingStatus': () => ok([confirmed, arrived]),
      'GET /api/admin/getSegments': () => ok([{ _id: id(60), type: 'Restaurant', version: 0 }]),
      ...http,
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Print and export' }));
  return app;
}

/** Presses Print and keeps the page as the printer received it. */
async function paper(user: Awaited<ReturnType<typeof open>>['user']) {
  let taken: HTMLElement | undefined;
  window.print = () => {
    taken = document.querySelector('[data-paper]')?.cloneNode(true) as HTMLElement;
    window.dispatchEvent(new Event('afterprint'));
  };
  await user.click(screen.getByRole('menuitem', { name: 'Print the evening' }));
  await waitFor(() => expect(taken).toBeDefined());
  expect(document.querySelector('[data-paper]')).not.toBeInTheDocument();
  cleanup();
  taken?.style.setProperty('display', 'block');
  const main = document.body.appendChild(document.createElement('main'));
  main.append(taken ?? '');
  return within(main);
}
afterEach(() => document.querySelector('main')?.remove());

test('paper says who sits at each table, then everybody by time', async () => {
  const { user } = await open(2, `?service=${dinner._id}`);
  const page = await paper(user);
  expect(
    page.getByRole('heading', { level: 1, name: 'Fjord Hotel & Spa · Restaurant' }),
  ).toBeVisible();
  expect(
    page.getByText(/^Saturday,? 21 November 2026 · Dinner · Printed 21\/11\/2026 at 12:00$/),
  ).toBeVisible();
  const plan = page.getByRole('region', { name: 'Plan of Restaurant' });
  expect(plan).toHaveTextContent(
    'T1 418:00 · 4 · Hansen21:00 · 3 · BergT2 218:00 · 4 · HansenT3 8',
  );
  expect(page.getByRole('heading', { name: 'Reservations · 7' })).toBeVisible();
  const rows = page.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(
    '18:00 – 20:00Kari Hansen4 (Children: 1)T1 + T2VIP, Allergies: NutsBirthday · Candles at eightGrantedBy the window',
  );
  expect(rows[1]).toHaveTextContent(/^21:00 – 23:00Bo Berg3T1$/);
  expect(page.queryByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
});

test('without a reservation the paper says so', async () => {
  const { user } = await open(2, '', {
    'GET /api/v1/admin/seatedReservations/:from/:to': () => ok([]),
  });
  expect((await paper(user)).getByText('No reservations')).toBeVisible();
});

test('the file is the server’s, of the day and the service', async () => {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:csv';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user, http } = await open(3, '', {
    [CSV]: () => new Response('bookingId\r\n', { headers: { 'content-type': 'text/csv' } }),
  });
  await expectAccessible();
  await user.click(screen.getByRole('menuitem', { name: 'CSV: Lunch' }));
  await waitFor(() => expect(names).toEqual([`bookings-${TODAY}-Lunch.csv`]));
  expect(Object.fromEntries(http.requests(CSV)[0]?.query ?? [])).toEqual({
    from: TODAY,
    until: TODAY,
    service: lunch._id,
    active: 'true',
  });
});

test.each([
  { level: 2, query: '', files: [] },
  { level: 3, query: '', files: ['CSV: Dinner', 'CSV: Lunch'] },
  { level: 3, query: `?service=${lunch._id}`, files: ['CSV: Lunch'] },
] as const)('level $level at $query may save $files', async ({ level, query, files }) => {
  await open(level, query);
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(['Print the evening', ...files]);
});
