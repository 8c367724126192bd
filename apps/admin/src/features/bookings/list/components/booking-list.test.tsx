import { type MockRequest, type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { type AccessLevel, may } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { confirmed } from '../../../../testing/booking-fixtures';
import { aBooking, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { enter, pickerInput } from '../../../../testing/picker-fields';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const LIST = 'GET /api/v1/admin/bookings';
const totals = { bookings: 2, participants: 5, children: 1, waiting: 1, revenue: 250000 };
const items = [
  aBooking(),
  aBooking({ _id: id(21), bookingId: 'B2', timeindex: 1320, timeindexEnd: 1560, comment: '=1+1' }),
];

const open = (query = '', http: MockRoutes = {}, level: AccessLevel = 1) =>
  renderApp(`/admin/list_bookings${query}`, {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/v1/services': () => ok([aService()]),
      'GET /api/booking/bookingStatus': () => ok([]),
      'GET /api/admin/getSegments': () => ok([]),
      'GET /api/v1/admin/profile/savedFilters': () => ok([]),
      [LIST]: () => ok({ items, totals }),
      ...http,
    },
  });
/** jsdom's Blob has no text(). */
const textOf = (blob = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const asked = (request: MockRequest | undefined) => Object.fromEntries(request?.query ?? []);

test('shows the venue’s today with totals and rows', async () => {
  const { http } = await open();
  const totalsLine = await screen.findByRole('status', { name: 'Totals' });
  expect(totalsLine).toHaveTextContent(
    /2 bookings · 5 participants · 1 child · 1 on the waiting list/,
  );
  expect(await screen.findByRole('link', { name: 'K7M2Q9XP' })).toHaveAttribute(
    'href',
    `/admin/reservations/${id(20)}`,
  );
  expect(screen.getByText('22:00 – 02:00')).toBeInTheDocument();
  expect(asked(http.requests(LIST)[0])).toEqual({
    from: TODAY,
    until: TODAY,
    active: 'true',
    limit: '100',
  });
});

test('what is typed stays with the list when another page is opened at once', async () => {
  const { user, router } = await open();
  const field = await screen.findByLabelText('Search in the list');
  fireEvent.change(field, { target: { value: 'lucja' } });
  // a click on a link takes the focus first
  await act(async () => void fireEvent.blur(field));
  expect(router.state.location.search).toBe('?text=lucja');
  const [waitingList] = screen.getAllByRole('link', { name: 'Waiting list' });
  if (!waitingList) throw new Error('no menu');
  await user.click(waitingList);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/waiting_list'));
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?text=lucja');
});

test('filters are in the address, asked for, and survive a reload', async () => {
  const query = `?from=2026-12-01&until=2026-12-05&service=${id(30)}&text=anna&shown=waiting`;
  const { user, http, router } = await open(query);
  expect(await pickerInput('From')).toHaveValue('01/12/2026');
  await waitFor(() => expect(screen.getByLabelText('Service')).toHaveDisplayValue('Kayak tour'));
  expect(asked(http.requests(LIST)[0])).toEqual({
    from: '2026-12-01',
    until: '2026-12-05',
    service: id(30),
    text: 'anna',
    waitingList: 'true',
    limit: '100',
  });

  await user.selectOptions(screen.getByLabelText('Show'), 'Cancelled');
  await waitFor(() => expect(router.state.location.search).toContain('shown=inactive'));
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?from=2026-12-01&until=2026-12-05'),
  );
});

test.each([
  ['hour=14', { hour: '14', active: 'true' }, 'Start between 14:00 and 14:59'],
  ['customer=none', { customer: 'none', active: 'true' }, 'Only without a guest'],
  [`customer=${id(10)}`, { customer: id(10), active: 'true' }, 'Only one guest'],
  ['shown=arrived', { figure: 'arrived' }, undefined],
  ['shown=expected', { figure: 'expected' }, undefined],
  ['segment=none', { segment: 'none', active: 'true' }, undefined],
])(
  '?%s, as figures elsewhere lead here, is asked for and can be taken off',
  async (query, asks, chip) => {
    const { user, http, router } = await open(`?${query}`);
    await screen.findByRole('link', { name: 'K7M2Q9XP' });
    expect(asked(http.requests(LIST)[0])).toEqual({
      from: TODAY,
      until: TODAY,
      limit: '100',
      ...asks,
    });
    if (chip) expect(screen.getByText(chip)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  },
);

test('what was booked on a day is listed newest first, whatever day it is for', async () => {
  const { user, http, router } = await open();
  await user.selectOptions(await screen.findByLabelText('Day of'), 'Booking');
  await waitFor(() => expect(router.state.location.search).toBe('?by=created'));
  await waitFor(() =>
    expect(asked(http.requests(LIST).at(-1))).toEqual({
      by: 'created',
      from: TODAY,
      until: TODAY,
      active: 'true',
      sort: 'createdAt',
      order: 'desc',
      limit: '100',
    }),
  );
  expect(screen.getByRole('columnheader', { name: 'Date' })).toBeInTheDocument();
});

test('steps from day to day, and a start after the end moves it', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Next day' }));
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-22'));
  await enter('From', '30/11/2026');
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-30'));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('typing in the list waits for the pause and lands in the address', async () => {
  const { user, http, router } = await open();
  await user.type(await screen.findByLabelText('Search in the list'), 'lucja');
  await waitFor(() => expect(router.state.location.search).toBe('?text=lucja'));
  await waitFor(() => {
    const texts = http.requests(LIST).map(({ query }) => query.get('text'));
    expect(new Set(texts)).toEqual(new Set([null, 'lucja']));
  });
});

test('says when nothing matches, and when the list cannot be loaded', async () => {
  await open('', { [LIST]: () => ok({ items: [], totals: { ...totals, bookings: 0 } }) });
  expect(await screen.findByText('No bookings match these filters.')).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  await open('', { [LIST]: () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('The bookings could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test.each([1, 2, 3, 4] as const)(
  'level %d exports as the table says, and prints',
  async (level) => {
    await open('', {}, level);
    expect(await screen.findByRole('button', { name: 'Print list' })).toBeInTheDocument();
    const button = screen.queryByRole('button', { name: 'Export CSV' });
    expect(button !== null).toBe(may(level, 'exports.run'));
  },
);

test('the file is the server’s, for the same filters', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const CSV = 'GET /api/v1/admin/bookings.csv';
  const { user, http } = await open(
    `?service=${id(30)}&shown=noShow&sort=guest`,
    {
      [CSV]: () =>
        new Response('bookingId,date\r\nK7M2Q9XP,2026-11-21\r\n', {
          headers: { 'content-type': 'text/csv' },
        }),
    },
    3,
  );
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(names).toEqual([`bookings-${TODAY}-${TODAY}.csv`]));
  expect(blobs[0]?.type).toMatch(/^text\/csv/);
  expect(await textOf(blobs[0])).toContain('K7M2Q9XP,2026-11-21');
  expect(asked(http.requests(CSV)[0])).toEqual({
    from: TODAY,
    until: TODAY,
    service: id(30),
    figure: 'noShow',
  });
});

test('the head of a column sorts the whole list, at the server, and the address says so', async () => {
  const { user, http, router } = await open();
  await screen.findByRole('grid');
  await user.click(screen.getByRole('columnheader', { name: 'Guest' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=guest'));
  await waitFor(() => expect(http.requests(LIST).at(-1)?.query.get('sort')).toBe('guest'));
  await user.click(screen.getByRole('columnheader', { name: 'Guest' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=guest&order=desc'));
});

test('ticked rows are given a status at once; what could not be changed is named and stays ticked', async () => {
  const BULK = 'PUT /api/v1/admin/bookings/status';
  const { user, http } = await open('', {
    'GET /api/booking/bookingStatus': () => ok([confirmed]),
    [BULK]: () =>
      ok([
        { _id: id(20), ok: true, booking: items[0] },
        { _id: id(21), ok: false, code: 'SLOT_FULL', message: 'No room.' },
      ]),
  });
  await user.click(await screen.findByRole('checkbox', { name: /select all/i }));
  const bar = within(await screen.findByRole('group', { name: 'Ticked reservations' }));
  expect(bar.getByText('2 bookings selected')).toBeInTheDocument();
  await user.selectOptions(bar.getByLabelText('New status'), 'Confirmed');
  await user.click(bar.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('1 reservation changed.')).toBeInTheDocument();
  expect(screen.getByText('Łucja Wałęsa: No room.')).toBeInTheDocument();
  expect(await screen.findByText('1 booking selected')).toBeInTheDocument();
  expect(http.requests(BULK)[0]?.body).toEqual({
    ids: [id(20), id(21)],
    _bookingStatus: id(70),
  });
});

test('filters with a name are kept with the person, and come back on whatever period', async () => {
  const elsewhere = { list: 'guests', name: 'Regulars', query: 'q=anna' };
  let filters: object[] = [elsewhere];
  const { user, router } = await open('?shown=waiting', {
    'GET /api/v1/admin/profile/savedFilters': () => ok(filters),
    'PUT /api/v1/admin/profile/savedFilters': ({ body }) => {
      ({ filters } = body as { filters: object[] });
      return ok(filters);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save these filters' }));
  await user.type(screen.getByLabelText('Name of the filter'), 'Queue{Enter}');
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  await user.click(await screen.findByRole('button', { name: 'Queue' }));
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-22&shown=waiting'));
  expect(filters).toEqual([elsewhere, { list: 'bookings', name: 'Queue', query: 'shown=waiting' }]);
});

test('paper has every page too, day by day', async () => {
  const print = jest.fn(() => document.body.textContent);
  window.print = print;
  const { user } = await open('?until=2026-11-22', {
    [LIST]: () => ok({ items: [items[0], aBooking({ _id: id(22), date: '2026-11-22' })], totals }),
  });
  await user.click(await screen.findByRole('button', { name: 'Print list' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
  const paper = print.mock.results[0]?.value ?? '';
  expect(paper).toMatch(/Fjord Hotel & Spa · Bookings.*Printed 21\/11\/2026 at 12:00/);
  expect(paper).toMatch(/Saturday,? 21 November 2026.*Sunday,? 22 November 2026/);
});

test('pages follow the server’s cursors, there and back', async () => {
  const { user, http } = await open('', {
    [LIST]: ({ query }) =>
      query.has('cursor')
        ? ok({ items: [items[1]] })
        : ok({ items: [items[0]], totals: { ...totals, bookings: 101 }, nextCursor: 'next' }),
  });
  await screen.findByRole('link', { name: 'K7M2Q9XP' });
  await user.click(screen.getByRole('button', { name: /next page/i }));
  expect(await screen.findByRole('link', { name: 'B2' })).toBeInTheDocument();
  expect(http.requests(LIST).at(-1)?.query.get('cursor')).toBe('next');
  await user.click(screen.getByRole('button', { name: /previous page/i }));
  const grid = await screen.findByRole('grid');
  expect(await within(grid).findByRole('link', { name: 'K7M2Q9XP' })).toBeInTheDocument();
});

test('the guests of the ticked rows get a message, and who is left out is named before', async () => {
  const CHECK = 'POST /api/v1/admin/customers/messages/recipients';
  const SEND = 'POST /api/v1/admin/customers/messages';
  const leftOut = [{ _id: id(11), firstname: 'Ola', lastname: 'Dal', reason: 'noEmail' }];
  const declined = { _id: id(10), firstname: 'Łucja', lastname: 'Wałęsa', reason: 'optedOut' };
  const { user, http } = await open('', {
    [LIST]: () =>
      ok({
        items: [
          ...items,
          aBooking({
            ...{ _id: id(22), bookingId: 'B3' },
            _customer: { _id: id(11), firstname: 'Ola', lastname: 'Dal' },
          }),
        ],
        totals,
      }),
    [CHECK]: ({ body }) =>
      ok(
        (body as { marketing: boolean }).marketing
          ? { reached: 0, leftOut: [declined, ...leftOut] }
          : { reached: 1, leftOut },
      ),
    [SEND]: () => ok({ reached: 1, leftOut }, 201),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(screen.getByRole('button', { name: 'Write message' }));
  // two of the three bookings are the same guest's
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a message to 2 guests' }));
  expect(await dialog.findByText('Ola Dal: no email address')).toBeVisible();
  await user.click(dialog.getByRole('switch', { name: 'Marketing' }));
  expect(await dialog.findByText('Łucja Wałęsa: opted out of marketing')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Nobody to send to' })).toBeDisabled();
  await expectAccessible();
  await user.click(dialog.getByRole('switch', { name: 'Marketing' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /Subject/ }), { target: { value: 'Hi' } });
  fireEvent.change(dialog.getByRole('textbox', { name: /Message/ }), { target: { value: 'Soon' } });
  await user.click(await dialog.findByRole('button', { name: 'Send to 1 guest' }));
  expect(await screen.findByText('Message sent to 1 guest')).toBeVisible();
  expect(http.requests(SEND)[0]?.body).toEqual({
    ...{ subject: 'Hi', text: 'Soon', marketing: false },
    customers: [id(10), id(11)],
  });
});
