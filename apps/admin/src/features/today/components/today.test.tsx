import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { aBooking, id, ok, signedIn } from '../../../testing/fixtures';
import { pinToday, TODAY } from '../../../testing/pin-today';
import { renderApp } from '../../../testing/render-app';

pinToday();

const ROUTE = 'GET /api/admin/dashboard/:id';
const early = aBooking({ _id: id(21), timeindex: 480, timeindexEnd: 600, participants: 2 });
const waiting = aBooking({ _id: id(22), active: false, waitingList: true, timeindex: 1200 });
const day = {
  date: TODAY,
  bookings: 2,
  participants: 5,
  arrived: 2,
  pending: 3,
  waiting: 1,
  services: [
    {
      _id: id(30),
      name: 'Kayak tour',
      participants: 5,
      capacity: 16,
      slots: [
        { timeindex: 480, participants: 2, capacity: 8 },
        { timeindex: 840, participants: 3, capacity: 8 },
        { timeindex: 960, participants: 0, capacity: 8 },
      ],
    },
    { _id: id(31), name: 'Dinner', participants: 0, capacity: 40, slots: [] },
  ],
  arrivals: [early, aBooking()],
  waitingList: [waiting],
  newBookings: [],
};
const open = (answer: () => Response) =>
  renderApp('/admin', { signedIn: true, http: { ...signedIn(), [ROUTE]: answer } });

test('shows what comes next by service and time; what is over is folded', async () => {
  const { user, http } = await open(() => ok(day));
  const card = await screen.findByRole('region', { name: 'Kayak tour' });
  expect(within(card).getByText('5 of 16 places')).toBeInTheDocument();
  expect(within(card).getByRole('heading', { name: '14:00' })).toBeInTheDocument();
  expect(within(card).queryByRole('heading', { name: '08:00' })).not.toBeInTheDocument();
  expect(within(card).queryByRole('heading', { name: '16:00' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Dinner' })).not.toBeInTheDocument();
  expect(http.requests(ROUTE)[0]).toMatchObject({ params: { id: id(2) } });
  expect(http.requests(ROUTE)[0]?.query.get('date')).toBe(TODAY);
  await expectAccessible();

  await user.click(within(card).getByRole('button', { name: 'Earlier today: 2 participants' }));
  expect(within(card).getByRole('heading', { name: '08:00' })).toBeInTheDocument();
});

test('every figure and every guest opens its rows', async () => {
  await open(() => ok(day));
  expect(await screen.findByRole('link', { name: /^5 ?Participants$/ })).toHaveAttribute(
    'href',
    '/admin/list_bookings',
  );
  expect(screen.getByRole('link', { name: /^1 ?On the waiting list$/ })).toHaveAttribute(
    'href',
    '/admin/list_bookings?shown=waiting',
  );
  const guests = screen.getAllByRole('link', { name: /Łucja Wałęsa/ });
  expect(guests.map((link) => link.getAttribute('href'))).toEqual([
    `/admin/reservations/${id(20)}`,
    `/admin/reservations/${id(22)}`,
  ]);
});

test('an empty day says so', async () => {
  await open(() => ok({ ...day, bookings: 0, waiting: 0 }));
  expect(await screen.findByText('Nothing is booked for today')).toBeInTheDocument();
});

test('/admin/dashboard is the same page, and a failure can be tried again', async () => {
  await renderApp('/admin/dashboard', {
    signedIn: true,
    http: { ...signedIn(), [ROUTE]: () => refuse(500, 'INTERNAL') },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
