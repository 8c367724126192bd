import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { aMessage, arrived, confirmed } from '../../../testing/booking-fixtures';
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
  waitingParticipants: 2,
  newBookingsCount: 1,
  failedMessagesCount: 1,
  hours: [
    { hour: 8, participants: 2, capacity: 8, occupancy: 0.25 },
    { hour: 14, participants: 3, capacity: 8, occupancy: 0.375 },
  ],
  outlook: [
    { date: TODAY, bookings: 2, participants: 5, capacity: 16, occupancy: 0.3125 },
    { date: '2026-11-22', bookings: 4, participants: 9, capacity: 16, occupancy: 0.5625 },
  ],
  services: [
    {
      _id: id(30),
      name: 'Kayak tour',
      participants: 5,
      capacity: 16,
      hours: [],
      slots: [
        { timeindex: 480, participants: 2, capacity: 8 },
        { timeindex: 840, participants: 3, capacity: 8 },
        { timeindex: 960, participants: 0, capacity: 8 },
      ],
    },
    { _id: id(31), name: 'Dinner', participants: 0, capacity: 40, hours: [], slots: [] },
  ],
  arrivals: [early, aBooking()],
  waitingList: [waiting],
  newBookings: [aBooking({ _id: id(23), date: '2026-12-24' })],
  failedMessages: [aMessage({ state: 'failed', attempts: 5, error: 'Mailbox full' })],
};
const MESSAGES = 'GET /api/v1/admin/messages';
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
    `/admin/reservations/${id(23)}`,
  ]);
  expect(screen.getByRole('link', { name: /^2 ?Arrived$/ })).toHaveAttribute(
    'href',
    '/admin/list_bookings?shown=arrived',
  );
  expect(screen.getByRole('link', { name: /^3 ?Still expected$/ })).toHaveAttribute(
    'href',
    '/admin/register_arrival?show=expected',
  );
  expect(screen.getByRole('link', { name: /^1 ?Booked today$/ })).toHaveAttribute(
    'href',
    '/admin/list_bookings?by=created&shown=all',
  );
  expect(screen.getByRole('link', { name: /^1 ?Failed messages$/ })).toHaveAttribute(
    'href',
    '/admin#failed-messages',
  );
  expect(screen.getByRole('link', { name: '5 of 16 places' })).toHaveAttribute(
    'href',
    `/admin/list_bookings?service=${id(30)}`,
  );
  const failed = within(screen.getByRole('region', { name: 'Messages that did not arrive' }));
  expect(failed.getByText('Mailbox full')).toBeInTheDocument();
  expect(failed.getByRole('link', { name: 'lucja@guests.example' })).toHaveAttribute(
    'href',
    `/admin/guests/${id(10)}/messages`,
  );
});

test('what is too much for the page says so, and where the rest is', async () => {
  await open(() => ok({ ...day, bookings: 312, newBookingsCount: 45, waiting: 80 }));
  const notice = await screen.findByText(/^Showing 2 of 312 reservations/);
  expect(notice).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show the list' })).toHaveAttribute(
    'href',
    '/admin/list_bookings',
  );
  expect(screen.getByRole('link', { name: 'Show all 45' })).toHaveAttribute(
    'href',
    '/admin/list_bookings?by=created&shown=all',
  );
  expect(screen.getByRole('link', { name: 'Show all 80' })).toHaveAttribute(
    'href',
    '/admin/list_bookings?shown=waiting',
  );
});

test('failed messages are paged to the last of them', async () => {
  const failed = (of: number) =>
    aMessage({ _id: id(of), to: `guest${of}@example.com`, state: 'failed', error: 'Mailbox full' });
  const { user, http } = await renderApp('/admin', {
    signedIn: true,
    http: {
      ...signedIn(),
      [ROUTE]: () => ok({ ...day, failedMessages: [failed(90)], failedMessagesCount: 2 }),
      [MESSAGES]: ({ query }) =>
        query.has('cursor')
          ? ok({ items: [failed(91)] })
          : ok({ items: [failed(90)], nextCursor: id(90) }),
    },
  });
  await user.click(await screen.findByRole('link', { name: /Failed messages$/ }));
  expect(screen.getByRole('heading', { name: 'Messages that did not arrive' })).toHaveFocus();
  const card = within(await screen.findByRole('region', { name: 'Messages that did not arrive' }));
  expect(card.getByText('The latest 1 of 2.')).toBeInTheDocument();
  await user.click(await card.findByRole('button', { name: 'Older' }));
  expect(await card.findByText('guest91@example.com')).toBeInTheDocument();
  expect(card.queryByText('guest90@example.com')).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Older' })).toBeDisabled();
  expect(http.requests(MESSAGES).map(({ query }) => query.get('state'))).toEqual([
    'failed',
    'failed',
  ]);
  await expectAccessible();

  await user.click(card.getByRole('button', { name: 'Newer' }));
  expect(await card.findByText('guest90@example.com')).toBeInTheDocument();
});

test('no failed message is nothing to open', async () => {
  await open(() => ok({ ...day, failedMessagesCount: 0, failedMessages: [] }));
  await screen.findByRole('link', { name: /^5 ?Participants$/ });
  expect(screen.queryByRole('link', { name: /Failed messages/ })).not.toBeInTheDocument();
});

test('charts are tables for whoever listens, and open their rows from the table', async () => {
  const { user } = await open(() => ok(day));
  const outlook = within(await screen.findByRole('region', { name: 'The next 14 days' }));
  const row = outlook.getByRole('row', { name: /Sunday,? 22 November 2026/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['9', '7']);
  const hours = within(screen.getByRole('region', { name: 'Hour by hour' }));
  await user.click(hours.getByRole('button', { name: 'Show as table' }));
  expect(hours.getByRole('link', { name: '14:00' })).toHaveAttribute(
    'href',
    '/admin/list_bookings?hour=14',
  );
  await user.click(outlook.getByRole('button', { name: 'Show as table' }));
  expect(outlook.getByRole('link', { name: /Sunday,? 22 November 2026/ })).toHaveAttribute(
    'href',
    '/admin/list_bookings?from=2026-11-22',
  );
});

test('another day is picked, kept in the address, and its figures open its own rows', async () => {
  const { user, http, router } = await open(() => ok({ ...day, date: '2026-11-22' }));
  await user.click(await screen.findByRole('button', { name: 'Next day' }));
  expect(router.state.location.search).toBe('?date=2026-11-22');
  expect(await screen.findByRole('link', { name: /^5 ?Participants$/ })).toHaveAttribute(
    'href',
    '/admin/list_bookings?from=2026-11-22',
  );
  expect(http.requests(ROUTE).at(-1)?.query.get('date')).toBe('2026-11-22');
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

test.each([
  [1, 0],
  [2, 1],
] as const)(
  'at a venue that was just opened level %i is shown %i list of first steps',
  async (level, lists) => {
    const nothing = { bookings: 0, participants: 0, arrived: 0, pending: 0, waiting: 0 };
    const empty = { ...nothing, services: [], arrivals: [], waitingList: [], newBookings: [] };
    await renderApp('/admin', {
      signedIn: true,
      http: {
        ...signedIn(level),
        [ROUTE]: () => ok({ ...day, ...empty, failedMessages: [] }),
        'GET /api/v1/services': () => ok([]),
        'GET /api/booking/bookingStatus': () => ok([]),
        'GET /api/v1/themes': () => ok([]),
      },
    });
    expect(await screen.findByText('Nothing is booked for today')).toBeInTheDocument();
    if (lists > 0) await screen.findByRole('region', { name: 'Before guests can book' });
    expect(screen.queryAllByRole('link', { name: 'Add a service with its times' })).toHaveLength(
      lists,
    );
  },
);

test('tells the dining room’s covers, and when it gets tight', async () => {
  const busiest = { _service: id(31), name: 'Dinner', start: 1_170, covers: 20, pacing: 20 };
  const covers = { booked: 64, arrived: 12, pending: 50, busiest };
  await open(() => ok({ ...day, covers }));
  const card = await screen.findByRole('region', { name: 'Covers' });
  expect(within(card).getByText('64')).toBeInTheDocument();
  expect(card).toHaveTextContent('Busiest at 19:30: 20 of at most 20 arrive (Dinner)');
  expect(within(card).getByRole('link', { name: 'Covers' })).toHaveAttribute(
    'href',
    '/admin/seating',
  );
  await expectAccessible();
});

test('has no covers where there is no dining room', async () => {
  await open(() => ok(day));
  await screen.findByRole('region', { name: 'Kayak tour' });
  expect(screen.queryByRole('region', { name: 'Covers' })).toBeNull();
});

test('says how many wait for a treatment, and leads to them', async () => {
  const wait = {
    ...{ _treatmentType: { _id: id(140), name: 'Facial' }, _length: id(141), minutes: 60 },
    ...{ from: TODAY, until: TODAY, createdAt: '2026-11-01T10:00:00.000Z', free: [] },
  };
  await renderApp('/admin', {
    signedIn: true,
    http: {
      ...signedIn(),
      [ROUTE]: () => ok(day),
      'GET /api/spa/treatment': () => ok([]),
      'GET /api/v1/spa/treatment-waits': () =>
        ok([
          { ...wait, _id: id(150) },
          { ...wait, _id: id(151) },
        ]),
    },
  });
  const next = within(await screen.findByRole('region', { name: 'Next treatments' }));
  expect(
    await next.findByRole('link', { name: '2 guests wait for a time on this day' }),
  ).toHaveAttribute('href', `/admin/treatments?date=${TODAY}`);
});

test('who has come is marked in the row, and the mark can be undone', async () => {
  const APPLY = 'PUT /api/v1/admin/reservation/:id/status';
  const { user, http } = await renderApp('/admin', {
    signedIn: true,
    http: {
      ...signedIn(),
      [ROUTE]: () => ok({ ...day, newBookings: [aBooking({ date: '2026-12-24' })] }),
      'GET /api/booking/bookingStatus': () => ok([confirmed, arrived]),
      [APPLY]: () => ok(aBooking({ _bookingStatus: arrived, version: 6 })),
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Kayak tour' }));
  const button = await card.findByRole('button', { name: 'Arrived: Łucja Wałęsa' });
  // nobody arrives today for another day
  expect(screen.getAllByRole('button', { name: /^Arrived:/ })).toHaveLength(1);
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Łucja Wałęsa: Arrived')).toBeVisible();
  expect(http.requests(APPLY)[0]?.body).toEqual({ _bookingStatus: arrived._id, version: 5 });
  expect(document.activeElement).toHaveAttribute('href', `/admin/reservations/${id(20)}`);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone.');
  expect(http.requests(APPLY)[1]?.body).toMatchObject({ _bookingStatus: confirmed._id });
});
