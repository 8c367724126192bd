import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuest, aStay, id, ok, signedIn } from '../../../testing/fixtures';
import { pinToday } from '../../../testing/pin-today';
import { renderApp } from '../../../testing/render-app';

pinToday();

const stay = aStay({
  status: 'in house',
  services: [
    {
      _id: id(51),
      _service: { _id: id(30), name: 'Kayak tour' },
      bookings: [id(20), id(21)],
      dayNumber: 2,
      date: '2026-12-02',
    },
  ],
  addons: [{ _id: id(52), name: 'Parking', quantity: 2 }],
});
const open = (path: string, http: MockRoutes = {}) =>
  renderApp(`/admin/guests/${id(10)}/stays${path}`, {
    signedIn: true,
    http: {
      ...signedIn(),
      'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
      'GET /api/v1/admin/stays': () => ok([stay]),
      'GET /api/v1/admin/stays/:id': () => ok(stay),
      ...http,
    },
  });

test('lists the stays of the guest, each leading to its details', async () => {
  const { user, http, router } = await open('');
  const table = await screen.findByRole('table', { name: 'Stays' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent('1 December 20264 December 202632In house');
  expect(http.requests('GET /api/v1/admin/stays')[0]?.query.get('guestId')).toBe(id(10));
  await expectAccessible();

  await user.click(within(table).getByRole('link', { name: '1 December 2026' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/admin/guests/${id(10)}/stays/${id(50)}`),
  );
});

test('details: dates, pax, services with the bookings made and their day, addons, treatments', async () => {
  await open(`/${id(50)}`);
  const card = await screen.findByRole('region', { name: 'Stays' });
  const fact = (name: string) => within(card).getByText(name).nextElementSibling?.textContent;
  expect(fact('Arrival date')).toBe('1 December 2026');
  expect(fact('Departure date')).toBe('4 December 2026');
  expect(fact('Booking date')).toBe('15 June 2026');
  expect(fact('Pax')).toBe('2');
  const [, row] = within(within(card).getByRole('table', { name: 'Services' })).getAllByRole('row');
  expect(row).toHaveTextContent(/^Kayak tourDay 2 · Wed,? 2 Dec2$/);
  expect(within(card).getByText('2 × Parking')).toBeInTheDocument();
  expect(within(card).getByText('No treatment types are part of this stay.')).toBeInTheDocument();
  await expectAccessible();
});

test('a guest without stays, and a failure, each say so', async () => {
  const { unmount } = await open('', { 'GET /api/v1/admin/stays': () => ok([]) });
  expect(await screen.findByText('This guest has no stays.')).toBeInTheDocument();
  unmount();
  await open('', { 'GET /api/v1/admin/stays': () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('The stays could not be loaded.')).toBeInTheDocument();
});
