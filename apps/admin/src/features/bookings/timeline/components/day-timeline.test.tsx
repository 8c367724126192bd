import type { BookingOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

// 10:12 at the venue, a Saturday
pinToday(`${TODAY}T09:12:00Z`);

const MODIFY = 'POST /api/admin/modifyBookings';
const DAY = 'GET /api/v1/admin/seatedReservations/:from/:to';
const times = [840, 1020].map((start) => ({
  ...{ _id: `t${start}`, start, end: start + 180 },
  availableDays: [{ day: 6 }],
}));
const free = (start: number, available: number) => ({
  ...{ start, end: start + 180, available, held: 0, bookable: true },
  ...{ showAvailability: true, showEndTime: true, waitingList: true },
});
const availability = (left: number) => ({
  ...aService({ times }),
  timeslots: {
    data: [
      { date: TODAY, available: left, state: 'open', times: [free(840, 5), free(1020, left)] },
    ],
  },
});

async function open(bookings: BookingOutput[], http: MockRoutes = {}, query = '') {
  const app = await renderApp(`/admin/day_timeline${query}`, {
    signedIn: true,
    http: {
      ...signedIn(1),
      'GET /api/v1/services/active': () => ok([aService({ times })]),
      'GET /api/booking/bookingStatus': () => ok([]),
      'GET /api/v1/hub/activity/:id': () => ok(availability(8)),
      'GET /api/v1/admin/reservation/:id': () => refuse(404, 'NOT_FOUND'),
      [DAY]: () => ok(bookings),
      [MODIFY]: () => ok([aBooking({ timeindex: 1020, timeindexEnd: 1200, version: 6 })]),
      ...http,
    },
  });
  return app;
}
const bar = () => screen.findByRole('button', { name: /^14:00 – 17:00, Łucja Wałęsa, 3 people/ });
/** What screen readers are told. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

test('a booking is carried to another time with the keys; the move can be undone', async () => {
  const { user, http } = await open([aBooking()]);
  (await bar()).focus();
  expect(within(screen.getByRole('group', { name: 'Kayak tour' })).getByText('3/8')).toBeVisible();
  await user.keyboard(' ');
  expect(said()).toContain('Łucja Wałęsa, 3, 14:00: Not moved.');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(said()).toContain('17:00: Fits, with 5 places to spare.'));
  await expectAccessible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Łucja Wałęsa moved to 17:00')).toBeVisible();
  expect(http.requests(MODIFY)[0]?.body).toEqual({
    bookings: [{ _id: id(20), version: 5, timeindex: 1020 }],
  });

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(http.requests(MODIFY)[1]?.body).toMatchObject({
      bookings: [{ _id: id(20), version: 6, timeindex: 840, timeindexEnd: 1020 }],
    }),
  );
});

test('a full time says so before the drop, and nothing is sent', async () => {
  const { user, http } = await open([aBooking()], {
    'GET /api/v1/hub/activity/:id': () => ok(availability(2)),
  });
  (await bar()).focus();
  await user.keyboard(' {ArrowRight}');
  await waitFor(() => expect(said()).toContain('17:00: Only 2 places left.'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('17:00: Only 2 places left')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await bar()).toHaveFocus();
  expect(http.requests(MODIFY)).toHaveLength(0);
});

test('what the server refuses goes back to where it was', async () => {
  const { user } = await open([aBooking()], {
    [MODIFY]: () => refuse(409, 'SLOT_FULL', 'Only 2 places left at 17:00'),
  });
  (await bar()).focus();
  await user.keyboard(' {ArrowRight}{Enter}');
  expect(await screen.findByText('Only 2 places left at 17:00')).toBeVisible();
  await waitFor(() => expect(document.querySelector('[data-carried]')).toBeNull());
});

test('Enter opens the booking', async () => {
  const { user, router } = await open([aBooking()]);
  (await bar()).focus();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(`/admin/reservations/${id(20)}`);
});

test('a past day is read, not moved', async () => {
  const { user } = await open([aBooking({ date: '2026-11-14' })], {}, '?date=2026-11-14');
  (await bar()).focus();
  await user.keyboard(' ');
  expect(screen.queryByText(/Not moved/)).not.toBeInTheDocument();
});

test('a service with very many bookings is folded until it is asked for', async () => {
  const { user } = await open(
    Array.from({ length: 9 }, (_, index) => aBooking({ _id: id(100 + index), participants: 1 })),
  );
  const row = await screen.findByRole('group', { name: 'Kayak tour' });
  const bars = () => within(row).getAllByRole('button', { name: /Wałęsa/ });
  expect(bars()).toHaveLength(6);
  await user.click(within(row).getByRole('button', { name: '3 more' }));
  expect(bars()).toHaveLength(9);
});

test('an empty day says so', async () => {
  await open([], { 'GET /api/v1/services/active': () => ok([]) });
  expect(await screen.findByText('Nothing on this day')).toBeVisible();
});

test('what could not be loaded can be tried again', async () => {
  let answers = 0;
  const { user } = await open([], {
    [DAY]: () => (answers++ === 0 ? refuse(500, 'INTERNAL', 'Broken') : ok([aBooking()])),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await bar()).toBeVisible();
});
