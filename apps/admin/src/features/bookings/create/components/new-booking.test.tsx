import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { type AccessLevel, may } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aTime } from '../../../../testing/booking-fixtures';
import { aBooking, aGuest, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { enter } from '../../../../testing/picker-fields';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const DAY = '2026-11-24';
const PATH = `/admin/guests/${id(10)}`;
const BOOK = 'POST /api/admin/newBooking';
const WAIT = 'POST /api/v1/admin/waitingList';
const OVERRIDE = 'POST /api/admin/newBookingOverride';

const time = (start: number, available: number) =>
  aTime(start, available, { showAvailability: false, showEndTime: false });
const days = [
  { date: DAY, available: 4, state: 'open', times: [time(600, 4), time(840, 0)] },
  { date: '2026-11-25', available: 0, state: 'closed', comment: 'Storm', times: [] },
];

async function open(query = '', http: MockRoutes = {}, level: AccessLevel = 1) {
  const app = await renderApp(`${PATH}/new_booking${query}`, {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
      'GET /api/admin/getBookings/:id': () => ok({ upcoming: [], past: [] }),
      'GET /api/v1/services/active': () => ok([aService(), aService({ _id: id(31), name: 'Spa' })]),
      'GET /api/v1/admin/customers/:id/memberships': () => ok([]),
      'GET /api/admin/getSegments': () => ok([{ _id: id(60), type: 'Residents', version: 0 }]),
      'GET /api/v1/hub/activity/:id': ({ query }) => {
        const isOfMonth = (query.get('from') ?? '') <= DAY;
        return ok({ ...aService(), timeslots: { data: isOfMonth ? days : [] } });
      },
      ...http,
    },
  });
  await screen.findByRole('button', { name: 'Kayak tour' });
  return app;
}
const slots = () => within(screen.getByRole('list', { name: 'Available times' }));
const chosen = (start: number) => `?service=${id(30)}&date=${DAY}&time=${start}`;

test('service, day, time, details: the address follows, and the booking is what was chosen', async () => {
  const { user, http, router } = await open('', { [BOOK]: () => ok(aBooking(), 201) });
  await user.click(screen.getByRole('button', { name: 'Kayak tour' }));
  await user.click(await screen.findByRole('button', { name: /24 November/ }));
  await user.click(await slots().findByRole('button', { name: /10:00/ }));
  expect(router.state.location.search).toBe(chosen(600));
  expect(slots().getByText('4 places left')).toBeInTheDocument();

  await user.click(await screen.findByRole('button', { name: 'One more adult' }));
  await user.click(screen.getByRole('button', { name: 'One more child' }));
  await user.click(screen.getByRole('button', { name: 'More: Dry suit' }));
  fireEvent.change(screen.getByLabelText('Internal comment'), { target: { value: 'VIP' } });
  await user.selectOptions(screen.getByLabelText('Segment'), 'Residents');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Book' }));

  expect(await screen.findByText('Reservation created successfully')).toBeInTheDocument();
  expect(http.requests(BOOK)[0]?.body).toEqual({
    _customer: id(10),
    _service: id(30),
    date: DAY,
    timeindex: 600,
    participants: 3,
    numberOfChildren: 1,
    addons: [{ _addon: id(40), quantity: 1 }],
    internalComment: 'VIP',
    _segment: id(60),
    available: 4,
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
});

test('more than the places cannot be chosen', async () => {
  const { user } = await open(chosen(600));
  const more = await screen.findByRole('button', { name: 'One more adult' });
  for (let clicks = 0; clicks < 6; clicks++) await user.click(more);
  expect(screen.getByText('4 people')).toBeInTheDocument();
});

test('who goes over the pace of a quarter of an hour is told, and may go on', async () => {
  const paced = [{ ...days[0], times: [{ ...time(605, 4), arriving: 1 }] }];
  const { user } = await open(chosen(605), {
    'GET /api/v1/hub/activity/:id': () => ok({ ...aService(), timeslots: { data: paced } }),
  });
  await screen.findByRole('button', { name: 'Book' });
  expect(screen.queryByText(/more may arrive/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One more adult' }));
  expect(
    await screen.findByText(
      '10:00 – 10:15: 1 more may arrive, and this party is 2. You can go ahead anyway.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book' })).toBeEnabled();
});

test('a full time puts the guest on the waiting list', async () => {
  const { user, http } = await open(`?service=${id(30)}&date=${DAY}`, {
    [WAIT]: () => ok(aBooking({ waitingList: true }), 201),
  });
  await user.click(await screen.findByRole('button', { name: /^Join waiting list, 14:00/ }));
  expect(screen.getByText(/The guest is put on the waiting list/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add to waiting list' }));
  await screen.findByText('Reservation created successfully');
  expect(http.requests(WAIT)[0]?.body).toMatchObject({ timeindex: 840, participants: 1 });
});

test('a closed day says so with its comment', async () => {
  await open(`?service=${id(30)}&date=2026-11-25`);
  expect(await screen.findByText('Service is closed.')).toBeInTheDocument();
  expect(screen.getByText('Storm')).toBeInTheDocument();
});

test('a lost race is told in the server’s words, and what was entered stays', async () => {
  const message = 'The number of participants exceeds the available slots.';
  const { user } = await open(chosen(600), { [BOOK]: () => refuse(409, 'SLOT_FULL', message) });
  fireEvent.change(await screen.findByLabelText('Internal comment'), { target: { value: 'VIP' } });
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByRole('alert', { name: 'Error' })).toHaveTextContent(message);
  expect(screen.getByLabelText('Internal comment')).toHaveValue('VIP');
});

test('children who pay by their age are booked with it, or without', async () => {
  const bands = [{ _id: id(70), name: 'Child', from: 6, to: 12, price: 20_000 }];
  const { user, http } = await open(chosen(600), {
    'GET /api/v1/services/active': () => ok([aService({ ageBands: bands })]),
    [BOOK]: () => ok(aBooking(), 201),
  });
  await user.click(await screen.findByRole('button', { name: 'One more child' }));
  expect(
    await screen.findByText('If an age is missing, all children pay the full price.'),
  ).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 1' }), '7');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await screen.findByText('Reservation created successfully');
  expect(http.requests(BOOK)[0]?.body).toMatchObject({ numberOfChildren: 1, childAges: [7] });
});

test.each([1, 2, 3, 4] as const)('level %d may override as the table says', async (level) => {
  await open('', {}, level);
  const toggle = screen.queryByRole('switch', { name: 'Override availability' });
  expect(toggle !== null).toBe(may(level, 'bookings.override'));
});

test('an override unlocks a full time, and the button says so', async () => {
  const { user, http } = await open(chosen(600), { [OVERRIDE]: () => ok(aBooking(), 201) }, 2);
  await user.click(await screen.findByRole('switch', { name: 'Override availability' }));
  expect(await screen.findByRole('button', { name: 'Book' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'One more adult' }));
  await user.click(slots().getByRole('button', { name: '14:00 – 17:00 Fully booked, over by 2' }));
  expect(slots().queryByRole('button', { name: /waiting list/ })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Reason for overriding/), 'Regulars');
  await user.click(screen.getByRole('button', { name: 'Book over capacity' }));
  await screen.findByText('Reservation created successfully');
  expect(http.requests(OVERRIDE)[0]?.body).toMatchObject({ timeindex: 840, participants: 2 });
});

test('an override books any time, with a reason', async () => {
  const { user, http } = await open(
    `?service=${id(30)}&date=2026-11-25`,
    { [OVERRIDE]: () => ok(aBooking(), 201) },
    2,
  );
  await user.click(screen.getByRole('switch', { name: 'Override availability' }));
  await enter('Start', '22:00');
  await enter('End', '02:00');
  const book = await screen.findByRole('button', { name: 'Book' });
  expect(book).toBeDisabled();
  fireEvent.change(screen.getByLabelText(/^Reason for overriding/), {
    target: { value: 'The owner asked' },
  });
  await user.click(book);
  await screen.findByText('Reservation created successfully');
  expect(http.requests(OVERRIDE)[0]?.body).toMatchObject({
    date: '2026-11-25',
    timeindex: 1320,
    timeindexEnd: 1560,
    reason: 'The owner asked',
  });
  expect(http.requests(OVERRIDE)[0]?.body).not.toHaveProperty('available');
});

test('a failure to fetch services shows its fixed text', async () => {
  await renderApp(`${PATH}/new_booking`, {
    signedIn: true,
    http: {
      ...signedIn(),
      'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
      'GET /api/v1/services/active': () => refuse(500, 'INTERNAL'),
    },
  });
  expect(await screen.findByText('Failed to fetch service list')).toBeInTheDocument();
});

test('a membership that covers the service on that day can pay, one that does not is not offered', async () => {
  const membership = {
    _id: id(70),
    _customer: id(10),
    _membershipType: { _id: id(71), name: 'Ten tours' },
    status: 'active',
    dateFrom: '2026-06-01',
    maxNumberOfUsages: 10,
    numberOfUsages: 3,
    usagesLeft: 7,
    services: [id(30)],
    treatmentTypes: [],
    price: 0,
    currency: 'NOK',
    createdAt: '2026-06-01T08:00:00.000Z',
    version: 0,
  };
  const { user, http } = await open(chosen(600), {
    'GET /api/v1/admin/customers/:id/memberships': () =>
      ok([
        membership,
        { ...membership, _id: id(72), services: [id(31)] },
        { ...membership, _id: id(73), dateUntil: '2026-11-22' },
      ]),
    [BOOK]: () => ok(aBooking(), 201),
  });
  const field = await screen.findByLabelText('Paid for by');
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['The guest', 'Ten tours · 7 uses left']);
  await user.selectOptions(field, id(70));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(http.requests(BOOK)[0]?.body).toMatchObject({ _membership: id(70) }));
});

test('what a stay includes is booked as paid for by it', async () => {
  const { user, http } = await open(`${chosen(600)}&stayService=${id(51)}`, {
    [BOOK]: () => ok(aBooking(), 201),
  });
  expect(await screen.findByText('This reservation is part of the guest’s stay.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(http.requests(BOOK)[0]?.body).toMatchObject({ _stayService: id(51) }));
});

test('a series tells before what each date would come to, and books those with room', async () => {
  const PLAN = 'POST /api/v1/admin/bookings/series/preview';
  const SERIES = 'POST /api/v1/admin/bookings/series';
  const dates = [
    { date: DAY, outcome: 'booked', available: 4 },
    { date: '2026-12-01', outcome: 'full', code: 'SLOT_FULL', available: 0 },
    {
      date: '2026-12-08',
      outcome: 'closed',
      code: 'SERVICE_CLOSED',
      comment: 'Storm',
      available: 0,
    },
  ];
  const { user, http } = await open(chosen(600), {
    [PLAN]: () => ok({ dates, booked: 1 }),
    [SERIES]: () => ok({ _id: id(88), dates, booked: 1, bookings: [aBooking()] }, 201),
  });
  await user.click(await screen.findByRole('switch', { name: 'Repeat on several dates' }));
  const plan = await screen.findByRole('status', { name: 'What would be booked' });
  expect(plan).toHaveTextContent('1 of 3 dates has room.');
  expect(plan).toHaveTextContent(/Tue,? 1 Dec · full/);
  expect(plan).toHaveTextContent('closed (Storm)');
  await user.selectOptions(screen.getByLabelText('When a date is full'), 'Stop there');
  await waitFor(() =>
    expect(http.requests(PLAN).at(-1)?.body).toMatchObject({ onFull: 'stop', everyWeeks: 1 }),
  );
  // looking at another month loses nothing
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await waitFor(() => expect(screen.queryByLabelText('When a date is full')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByLabelText('When a date is full')).toHaveValue('stop');
  const book = screen.getByRole('button', { name: 'Book all dates with room' });
  await waitFor(() => expect(book).toBeEnabled());
  await user.click(book);
  expect(await screen.findByText('1 of 3 dates is booked.')).toBeInTheDocument();
  expect(http.requests(SERIES)[0]?.body).toEqual(http.requests(PLAN).at(-1)?.body);
  expect(http.requests(BOOK)).toHaveLength(0);
});

test('several services are put together and booked in one go, or none of them', async () => {
  const GROUP = 'POST /api/v1/admin/bookings/groups';
  let refusals = 1;
  const { user, http, router } = await open(chosen(600), {
    [GROUP]: () =>
      refusals-- > 0
        ? refuse(409, 'SLOT_FULL', 'Full.')
        : ok({ _id: id(89), bookings: [aBooking(), aBooking({ _id: id(21) })] }, 201),
  });
  await user.click(await screen.findByRole('button', { name: 'One more adult' }));
  await user.click(screen.getByRole('button', { name: 'Choose another service along' }));
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Spa' }));
  await user.click(await screen.findByRole('button', { name: /24 November/ }));
  await user.click(await slots().findByRole('button', { name: /10:00/ }));
  await user.click(screen.getByRole('button', { name: 'Choose another service along' }));
  const basket = within(screen.getByRole('region', { name: 'To be booked in one go' }));
  expect(basket.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Kayak tour · .*10:00 · 2 participants/),
    expect.stringMatching(/^Spa · .*10:00 · 2 participants/),
  ]);
  await user.click(basket.getByRole('button', { name: 'Book 2 reservations' }));
  expect(await screen.findByRole('alert', { name: 'Error' })).toHaveTextContent('Full.');
  await user.click(screen.getByRole('button', { name: 'Close message' }));
  await user.click(await basket.findByRole('button', { name: 'Book 2 reservations' }));
  await screen.findByText('2 reservations made.');
  expect(http.requests(GROUP)[1]?.body).toMatchObject({
    _customer: id(10),
    items: [
      { _service: id(30), timeindex: 600, participants: 2 },
      { _service: id(31), timeindex: 600, participants: 2 },
    ],
  });
  // two complete bookings, one of them refused: longer than other tests
});

test('an item without room may wait as a whole, while the others are booked', async () => {
  const GROUP = 'POST /api/v1/admin/bookings/groups';
  let refusals = 1;
  const { user, http } = await open(chosen(600), {
    [GROUP]: () =>
      refusals-- > 0
        ? refuse(409, 'SLOT_FULL', 'Full.', [{ field: 'items.0', message: 'Full.' }])
        : ok({ _id: id(89), bookings: [aBooking(), aBooking({ _id: id(21) })] }, 201),
  });
  const along = 'Choose another service along';
  await user.click(await screen.findByRole('button', { name: along }));
  await user.click(screen.getByRole('button', { name: 'Kayak tour' }));
  await user.click(await screen.findByRole('button', { name: /24 November/ }));
  // shown before booking: this time is already full
  await user.click(await slots().findByRole('button', { name: 'Join waiting list, 14:00' }));
  await user.click(await screen.findByRole('button', { name: along }));
  const basket = within(screen.getByRole('region', { name: 'To be booked in one go' }));
  const items = () => basket.getAllByRole('listitem').map((item) => item.textContent);
  expect(items()).toEqual([
    expect.not.stringContaining('Waiting list'),
    expect.stringContaining('Waiting list'),
  ]);
  await user.click(basket.getByRole('button', { name: 'Book 2 reservations' }));
  await user.click(
    await basket.findByRole('button', { name: 'Put “Kayak tour” on the waiting list' }),
  );
  await expectAccessible();
  await user.click(basket.getByRole('button', { name: 'Book 2 reservations' }));
  await screen.findByText('2 reservations made.');
  expect(http.requests(GROUP).map(({ body }) => body)).toMatchObject([
    { items: [expect.not.objectContaining({ waitingList: true }), { waitingList: true }] },
    { items: [{ waitingList: true }, { waitingList: true }] },
  ]);
});
