import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aGuest, id, ok, signedIn } from '../../../testing/fixtures';
import { pinToday } from '../../../testing/pin-today';
import { renderApp } from '../../../testing/render-app';

pinToday();

const { _id, firstname, lastname, phone } = aGuest();
const found = [{ _id, firstname, lastname, phone }];
const LIST = 'GET /api/v1/admin/bookings';
const search: MockRoutes = {
  'GET /api/v1/admin/search_customer/:term': () => reply(200, found),
  [LIST]: () => ok({ items: [], totals: { bookings: 0, participants: 0, waiting: 0 } }),
};
const start = (level: AccessLevel = 1, http: MockRoutes = {}) =>
  renderApp('/admin/search', { signedIn: true, http: { ...signedIn(level), ...search, ...http } });

test.each([1, 2, 3, 4] as const)('level %d sees its pages in the menu', async (level) => {
  await start(level);
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  const links = new Set(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  const everybody = [
    '',
    '/register_arrival',
    '/express_booking',
    '/list_bookings',
    '/day_timeline',
    '/waiting_list',
    '/paymentTransactions',
    '/seating',
    '/treatments',
    '/my-day',
  ];
  const rest = ['/search', '/guests/new', '/schedules', '/reports', '/reviews', '/optout', '/wip'];
  const administrators = level >= 2 ? ['/duplicates', '/privacy', '/settings'] : [];
  const owners = level >= 3 ? ['/import'] : [];
  const expected = [...everybody, ...rest, ...administrators, ...owners];
  expect([...links].sort()).toEqual(expected.map((page) => `/admin${page}`).sort());
});

test('says where, when and who, and marks the page that is open', async () => {
  const { user } = await start(3);
  await screen.findByRole('heading', { name: 'Guests', level: 1 });
  // 11:00 UTC is noon in Oslo in November, wherever the browser is.
  expect(screen.getByText('12:00')).toBeInTheDocument();
  expect(screen.getByText(/Sat,? 21 Nov/)).toBeInTheDocument();
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  for (const link of within(menu).getAllByRole('link', { name: 'Guests' })) {
    expect(link).toHaveAttribute('aria-current', 'page');
  }
  await expectAccessible();

  await user.click(screen.getByRole('button', { name: 'Account: Ola Ås' }));
  expect(await screen.findByText('System owner · Fjord Hotel & Spa')).toBeInTheDocument();
});

test('Ctrl-K finds a guest while typing, and Enter opens the first', async () => {
  const { user, router } = await start();
  await screen.findByRole('heading', { name: 'Guests', level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'lucja');

  const option = await screen.findByRole('option', { name: /Łucja Wałęsa/ });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(option).toHaveTextContent('+48512100200');
  await expectAccessible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/guests/${id(10)}`));
});

test('Ctrl-K finds a booking by the number that the guest reads out, also one that is over', async () => {
  const over = aBooking({ _id: id(21), date: '2026-11-14' });
  const { user, router, http } = await start(1, {
    'GET /api/v1/admin/search_customer/:term': () => reply(200, []),
    [LIST]: ({ query }) =>
      ok({
        items: query.get('until') === '2026-11-20' ? [over] : [],
        totals: { bookings: 0, participants: 0, waiting: 0 },
      }),
  });
  await screen.findByRole('heading', { name: 'Guests', level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'K7M2Q9XP');

  const group = await screen.findByRole('group', { name: 'Bookings' });
  const option = within(group).getByRole('option', { name: /Łucja Wałęsa/ });
  expect(option).toHaveTextContent(/14 Nov 14:00 · Kayak tour · K7M2Q9XP/);
  const asked = http.requests(LIST).map(({ query }) => [query.get('from'), query.get('until')]);
  expect(asked).toEqual([
    ['2026-11-21', '2027-11-21'],
    ['2025-11-21', '2026-11-20'],
  ]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/reservations/${id(21)}`));
});

test('Ctrl-K finds a booking by the first digits of its number, and by the room', async () => {
  const booking = aBooking({ _id: id(22), roomNumber: '104' });
  const { user, http } = await start(1, {
    'GET /api/v1/admin/search_customer/:term': () => reply(200, []),
    [LIST]: ({ query }) =>
      ok({
        items: ['K7M2', '104'].includes(query.get('text') ?? '') ? [booking] : [],
        totals: { bookings: 0, participants: 0, waiting: 0 },
      }),
  });
  await screen.findByRole('heading', { name: 'Guests', level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox');
  await user.type(search, 'K7M2');
  const found = () => screen.findAllByRole('option', { name: /Łucja Wałęsa/ });
  expect((await found())[0]).toHaveAttribute('aria-selected', 'true');
  const past = http.requests(LIST).filter(({ query }) => query.get('until') === '2026-11-20');
  expect(past.map(({ query }) => query.get('text'))).toEqual(['K7M2']);

  await user.clear(search);
  await user.type(search, '104');
  await waitFor(async () => expect((await found())[0]).toHaveTextContent('Room number 104'));
});

test('Ctrl-K loses no key while the search arrives, and Enter goes where the text says', async () => {
  const { user, router } = await start(1, {
    'GET /api/v1/admin/search_customer/:term': () => reply(200, []),
  });
  await screen.findByRole('heading', { name: 'Guests', level: 1 });
  await user.keyboard('{Control>}k{/Control}arrivx{Backspace}als{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/register_arrival'));
});

test('Enter before the answer waits for it', async () => {
  const { user, router } = await start();
  await screen.findByRole('heading', { name: 'Guests', level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'lucja{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/guests/${id(10)}`));
});

test('an unknown page keeps the frame', async () => {
  await renderApp('/admin/nowhere', { signedIn: true, http: signedIn() });
  expect(
    await screen.findByRole('heading', { name: 'Page not found', level: 1 }),
  ).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/admin');
});

test('more bookings than the search has room for are one line further; the keys are told below it', async () => {
  const { user, router } = await start(1, {
    [LIST]: () => ok({ items: [aBooking()], nextCursor: 'more' }),
  });
  await screen.findByRole('heading', { name: 'Guests', level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'wal');
  const all = await screen.findByRole('option', { name: 'All bookings to come for “wal”' });
  expect(screen.getByText(/^Ctrl\+K or \/ opens this search/)).toBeInTheDocument();
  await user.click(all);
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/admin/list_bookings?until=2027-11-21&shown=all&text=wal',
    ),
  );
});

test('the arrow keys go on to all guests and to pages, round and round', async () => {
  const { user, router } = await start();
  await screen.findByRole('heading', { name: 'Guests', level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: 'Password and login' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(field).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'Password and login' }).id,
  );
  await user.type(field, 'lucja');
  await screen.findByRole('option', { name: /Łucja/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/search/lucja'));
});

test('signing out ends the session at the server and shows the login', async () => {
  const { user, router, http } = await renderApp('/admin/search', {
    signedIn: true,
    http: { ...signedIn(), ...search, 'POST /api/auth/logout': () => reply(204, null) },
  });
  await user.click(await screen.findByRole('button', { name: 'Account: Ola Ås' }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(http.requests('POST /api/auth/logout')).toHaveLength(1);
  // the next person to log in here starts on Today, not on this guest
  expect(router.state.location.state).toBeNull();
});

test('a session that ends keeps the page and asks for the password on top of it', async () => {
  let alive = true;
  const { user, http, router } = await renderApp('/admin/search/lucja', {
    signedIn: true,
    http: {
      ...signedIn(),
      'POST /api/auth/refresh': () =>
        alive ? ok({ accessToken: 't' }) : refuse(401, 'REFRESH_TOKEN_INVALID'),
      'GET /api/v1/admin/search_customer/:term': () =>
        alive ? reply(200, found) : refuse(401, 'UNAUTHENTICATED'),
      'POST /api/auth/login': () => {
        alive = true;
        return ok({ accessToken: 't2' });
      },
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Search for a guest' });
  await screen.findByText('Wałęsa');
  alive = false;
  await user.type(field, ' w');

  const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
  expect(field).toHaveValue('lucja w');
  await user.type(within(dialog).getByLabelText(/^Password/), 'demo-password-1');
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Wałęsa')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/search/lucja%20w');
  expect(http.requests('POST /api/auth/login')[0]?.body).toMatchObject({
    email: 'ola@fjord.example',
  });
});
