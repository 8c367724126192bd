import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aGuest, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const CANCEL = 'POST /api/v1/admin/reservation/:id/cancel';
const upcoming = [aBooking()];
const past = [
  aBooking({ _id: id(21), date: '2026-10-01', _service: { _id: id(31), name: 'Dinner' } }),
  aBooking({ _id: id(22), cancelledAt: '2026-11-01T10:00:00Z', active: false }),
];
const open = (path = '', http: MockRoutes = {}) =>
  renderApp(`/admin/guests/${id(10)}${path}`, {
    signedIn: true,
    http: {
      ...signedIn(),
      'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
      'GET /api/admin/getBookings/:id': () => ok({ upcoming, past }),
      'GET /api/v1/admin/reservation/:id': () => ok(aBooking()),
      ...http,
    },
  });

test('shows what is to come and what was, each leading to its booking', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Upcoming' });
  const row = within(table).getAllByRole('row')[1] as HTMLElement;
  expect(row).toHaveTextContent('14:00 – 17:00');
  expect(row).toHaveTextContent('3 people, 1 child');
  expect(within(row).getByRole('link')).toHaveAttribute('href', `/admin/reservations/${id(20)}`);
  const before = screen.getByRole('table', { name: 'Past and cancelled' });
  expect(before).toHaveTextContent('Cancelled');
  expect(within(before).queryByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
});

test('the past is hidden by a switch, which the address remembers', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('switch', { name: 'Hide past reservations' }));
  expect(screen.queryByText('Dinner')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?hidePast=true');
});

test('an address that hides the past starts so', async () => {
  await open('?hidePast=true');
  expect(await screen.findByRole('switch', { name: 'Hide past reservations' })).toBeChecked();
  expect(screen.queryByText('Dinner')).not.toBeInTheDocument();
});

test('cancels once confirmed, with the version that was seen', async () => {
  const { user, http } = await open('', { [CANCEL]: () => ok(aBooking({ active: false })) });
  await user.click(await screen.findByRole('button', { name: /^Cancel reservation: Kayak tour/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel reservation' });
  expect(question).toHaveTextContent('Are you sure you want to cancel this reservation?');
  await user.click(within(question).getByRole('button', { name: 'Keep reservation' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(http.requests(CANCEL)).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: /^Cancel reservation: Kayak tour/ }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Cancel reservation',
    }),
  );
  expect(await screen.findByText('The reservation has been cancelled.')).toBeInTheDocument();
  expect(http.requests(CANCEL)[0]).toMatchObject({ params: { id: id(20) }, body: { version: 5 } });
  await waitFor(() => expect(http.requests('GET /api/admin/getBookings/:id')).toHaveLength(2));
});

test('what does not fit into the first hundred is a page further, there and back', async () => {
  const PAGE = 'GET /api/v1/admin/customers/:id/bookings/:period';
  const { user, http } = await open('', {
    'GET /api/admin/getBookings/:id': () =>
      ok({ upcoming, past, nextUpcoming: 'soon', nextPast: 'gone' }),
    [PAGE]: ({ params }) =>
      params.period === 'upcoming'
        ? ok({ items: [aBooking({ _id: id(23), date: '2027-03-01' })] })
        : refuse(500, 'INTERNAL'),
  });
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  const table = await screen.findByRole('table', { name: 'Upcoming' });
  expect(await within(table).findByText(/1 Mar 2027/)).toBeInTheDocument();
  expect(within(table).getByRole('button', { name: /^Cancel reservation/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
  expect(http.requests(PAGE)[0]).toMatchObject({ params: { id: id(10), period: 'upcoming' } });
  expect(Object.fromEntries(http.requests(PAGE)[0]?.query ?? [])).toEqual({
    cursor: 'soon',
    limit: '100',
  });
  await user.click(screen.getByRole('button', { name: 'Earlier' }));
  const first = await screen.findByRole('table', { name: 'Upcoming' });
  expect(await within(first).findByText(/21 Nov 2026/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(
    await screen.findByText('An error occurred while fetching reservations'),
  ).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Upcoming' })).toBeInTheDocument();
});

test('a guest without bookings is offered one', async () => {
  await open('', { 'GET /api/admin/getBookings/:id': () => ok({ upcoming: [], past: [] }) });
  expect(await screen.findByText('This guest has no reservations.')).toBeInTheDocument();
});

test('a failure shows its fixed text', async () => {
  await open('', { 'GET /api/admin/getBookings/:id': () => refuse(500, 'INTERNAL') });
  expect(
    await screen.findByText('An error occurred while fetching reservations'),
  ).toBeInTheDocument();
});
