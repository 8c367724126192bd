import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import {
  availabilityFixture,
  dayFixture,
  guestFixture,
  reservationFixture,
  timeFixture,
} from '../../testing/fixtures';
import { ok } from '../../testing/hub-routes';
import { pinNow } from '../../testing/pin-now';
import { renderApp } from '../../testing/render-app';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const path = '/activity-hub/fjord/new-activity/sauna';
const activity = 'GET /api/v1/hub/activity/:id';
const book = 'POST /api/v1/hub/activity';
const hold = 'POST /api/v1/hub/holds';
const release = 'DELETE /api/v1/hub/holds/:id';

const november = [
  dayFixture('2026-11-24', [timeFixture({ available: 0, waitingList: false })]),
  dayFixture('2026-11-25', [
    timeFixture({ start: 600, available: 3 }),
    timeFixture({ start: 720, available: 0 }),
    timeFixture({ start: 840, available: 4 }),
  ]),
];

const routes = (more: MockRoutes = {}): MockRoutes => ({
  [activity]: ({ query }) =>
    ok(availabilityFixture(query.get('from') === '2026-11-01' ? november : [])),
  [hold]: () => ok({ holdId: 'hold-1', expiresAt: '2026-11-21T11:10:00.000Z' }, 201),
  [release]: () => ok(null),
  'GET /api/v1/hub/profile/companions': () => ok({ names: ['Ola Bø'] }),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () => ok({ upcoming: [], past: [] }),
  ...more,
});

const day = (name: RegExp) => screen.findByRole('button', { name });
const slots = () => screen.findByRole('list', { name: 'Available times' });

async function openConfirm(more: MockRoutes = {}, query = '?date=2026-11-25&time=600') {
  const view = await renderApp(`${path}${query}`, { signedIn: true, http: routes(more) });
  await screen.findByRole('heading', { name: 'Confirm your booking' });
  return view;
}

describe('date, time, confirm', () => {
  test('one request for the month, the next one fetched ahead, full days greyed', async () => {
    const { http } = await renderApp(path, { http: routes() });
    expect(await day(/^Tuesday,? 24 November/)).toHaveAttribute('aria-disabled', 'true');
    expect(await day(/^Wednesday,? 25 November/)).toHaveAttribute('aria-disabled', 'false');
    expect(await day(/^Friday,? 20 November/)).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(http.requests(activity)).toHaveLength(2));
    expect(http.requests(activity).map(({ query }) => query.get('from'))).toEqual([
      '2026-11-01',
      '2026-12-01',
    ]);
    await expectAccessible();
  });

  test('choosing asks nothing more, and the address keeps the step', async () => {
    const { user, http, router } = await renderApp(path, { http: routes() });
    await user.click(await day(/^Wednesday,? 25 November/));
    const times = within(await slots()).getAllByRole('button');
    expect(times[0]).toHaveTextContent('10:00 – 11:003 places left');
    expect(router.state.location.search).toBe('?date=2026-11-25');
    expect(screen.getByRole('heading', { name: 'Choose a time' })).toHaveFocus();
    await expectAccessible();

    if (times[0]) await user.click(times[0]);
    expect(await screen.findByRole('heading', { name: 'Confirm your booking' })).toHaveFocus();
    expect(router.state.location.search).toBe('?date=2026-11-25&time=600');
    expect(http.requests(activity)).toHaveLength(2);
  });

  test('Back clears the time first, then the date', async () => {
    const { user, router } = await renderApp(path, { http: routes() });
    await user.click(await day(/^Wednesday,? 25 November/));
    const [first] = within(await slots()).getAllByRole('button');
    if (first) await user.click(first);
    await screen.findByRole('heading', { name: 'Confirm your booking' });

    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Choose a time' })).toBeVisible();
    expect(router.state.location.search).toBe('?date=2026-11-25');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Choose a date' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  test('a page opened by its address goes back in the same order', async () => {
    const { user, router } = await openConfirm();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: 'Choose a time' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: 'Choose a date' });
    expect(router.state.location.search).toBe('');
  });

  test.each([
    ['closed', 'Service is closed.', undefined, 'No comment has been added.'],
    ['closed', 'Service is closed.', 'New boiler', 'New boiler'],
    [
      'open-without-times',
      'Service is open but no available timeslots allocated.',
      undefined,
      'No comment has been added.',
    ],
  ])('a day that is %s: %s', async (state, title, comment, text) => {
    const closed = dayFixture('2026-11-26', [], { state, ...(comment && { comment }) });
    await renderApp(`${path}?date=2026-11-26`, {
      http: routes({ [activity]: () => ok(availabilityFixture([closed])) }),
    });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  test('a day without times to come: No available times', async () => {
    await renderApp(`${path}?date=2026-11-26`, {
      http: routes({ [activity]: () => ok(availabilityFixture([dayFixture('2026-11-26', [])])) }),
    });
    expect(await screen.findByText('No available times')).toBeVisible();
  });

  test('a failure is said and can be tried again', async () => {
    const { user, http } = await renderApp(path, {
      http: routes({ [activity]: () => refuse(500, 'INTERNAL') }),
    });
    expect(await screen.findByText('The activity could not be loaded.')).toBeVisible();
    http.use(routes());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await day(/^Wednesday,? 25 November/)).toBeVisible();
  });
});

describe('confirming', () => {
  test('two adults, a child, an addon, a companion and a comment are booked as one', async () => {
    const { user, http, router } = await openConfirm({
      [book]: () => ok(reservationFixture({ participants: 3, numberOfChildren: 1 }), 201),
    });
    expect(await screen.findByRole('timer')).toHaveTextContent(
      'We hold this time for you for 10:00',
    );
    await user.click(screen.getByRole('button', { name: 'One more adult' }));
    await user.click(screen.getByRole('button', { name: 'One more child' }));
    await user.click(screen.getByRole('button', { name: 'One more Towel' }));
    await user.click(screen.getByRole('button', { name: 'Add a travel companion' }));
    await user.type(screen.getByLabelText('Name 1'), 'Ola Bø');
    await user.type(screen.getByLabelText('Comment (optional)'), 'Window');
    expect(
      screen.getByText('Free cancellation until Tue 24 Nov at 10:00', { exact: false }),
    ).toBeVisible();
    expect(screen.getAllByText('NOK 800')[0]).toBeInTheDocument();
    await expectAccessible();

    await user.click(screen.getByRole('button', { name: 'Complete booking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    expect(dialog).toHaveTextContent('Booking number K7M2Q9XP');
    expect(http.requests(book)[0]?.body).toMatchObject({
      _service: 'sauna',
      _customer: guestFixture()._id,
      date: '2026-11-25',
      timeindex: 600,
      timeindexEnd: 660,
      available: 3,
      participants: 3,
      numberOfChildren: 1,
      waitingList: false,
      comment: 'Window',
      companions: [{ name: 'Ola Bø' }],
      addons: [{ _addon: 'towel', quantity: 1 }],
      holdId: 'hold-1',
    });
    await expectAccessible();

    await user.click(within(dialog).getByRole('button', { name: 'Close dialog' }));
    expect(await screen.findByRole('heading', { name: 'My activities' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/activity-hub/fjord/overview');
    // The booking has taken the hold's place: nothing may release it.
    expect(http.requests(release)).toHaveLength(0);
  });

  test('a double click makes one booking', async () => {
    const { user, http } = await openConfirm({ [book]: () => ok(reservationFixture(), 201) });
    await screen.findByRole('timer');
    await user.dblClick(screen.getByRole('button', { name: 'Complete booking' }));
    await screen.findByRole('dialog', { name: 'Success' });
    expect(http.requests(book)).toHaveLength(1);
  });

  test('after a lost connection the same booking goes by the same key', async () => {
    let answers = 0;
    const { user, http } = await openConfirm({
      [book]: () => {
        answers += 1;
        if (answers === 1) throw new TypeError('Failed to fetch');
        return ok(reservationFixture(), 201);
      },
    });
    await screen.findByRole('timer');
    await user.click(screen.getByRole('button', { name: 'Complete booking' }));
    expect(await screen.findByText('We do not know yet whether it worked')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Complete booking' }));
    await screen.findByRole('dialog', { name: 'Success' });
    const [first, second] = http
      .requests(book)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('a lost race shows the text of the catalogue, what is free now, and the nearest times', async () => {
    const text =
      'Booking failed, please try again later. This could be because someone else booked the same time slot immediately before you.';
    const { user, http, router } = await openConfirm({
      [book]: () => refuse(409, 'BOOKING_FAILED', text),
    });
    await screen.findByRole('timer');
    const asked = http.requests(activity).length;
    await user.click(screen.getByRole('button', { name: 'Complete booking' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveFocus();
    await waitFor(() => expect(http.requests(activity).length).toBeGreaterThan(asked));

    await user.click(within(alert).getByRole('button', { name: '14:00' }));
    await waitFor(() => expect(router.state.location.search).toBe('?date=2026-11-25&time=840'));
  });

  test('a time that is gone before it could be held says so at once', async () => {
    await openConfirm({
      [hold]: () =>
        refuse(409, 'SLOT_FULL', 'The number of participants exceeds the available slots.'),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The number of participants exceeds the available slots.');
    expect(within(alert).getByRole('button', { name: '14:00' })).toBeVisible();
    expect(within(alert).getByRole('button', { name: 'Join waiting list' })).toBeVisible();
  });

  test('a refusal that another time would not mend shows only its text', async () => {
    const { user } = await openConfirm({
      [book]: () => refuse(422, 'MISSING_GUEST_DETAILS', 'Missing guest details'),
    });
    await screen.findByRole('timer');
    await user.click(screen.getByRole('button', { name: 'Complete booking' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Missing guest details');
    expect(within(alert).queryByRole('button')).toBeNull();
  });

  test('the hold follows the party, and is released on leaving', async () => {
    const { user, http } = await openConfirm();
    await screen.findByRole('timer');
    await user.click(screen.getByRole('button', { name: 'One more adult' }));
    await waitFor(() => expect(http.requests(hold)).toHaveLength(2));
    expect(http.requests(hold).map(({ body }) => body)).toEqual([
      expect.objectContaining({ participants: 1 }),
      expect.objectContaining({ participants: 2 }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(http.requests(release)).toHaveLength(1));
  });

  test('when the hold has run out the way on is another time', async () => {
    await openConfirm({
      [hold]: () => ok({ holdId: 'hold-1', expiresAt: '2026-11-21T11:00:00.000Z' }, 201),
    });
    expect(
      await screen.findByText('The time we held for you has run out. Please choose a time again.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose a time again' })).toBeVisible();
  });

  test('the party cannot outgrow the places', async () => {
    const { user } = await openConfirm();
    const more = screen.getByRole('button', { name: 'One more adult' });
    await user.click(more);
    await user.click(more);
    await user.click(more);
    expect(screen.getByText('3 People')).toBeVisible();
    expect(more).toHaveAttribute('aria-disabled', 'true');
  });

  test('what an activity does not offer is not asked for', async () => {
    await openConfirm({
      [activity]: () =>
        ok(
          availabilityFixture(november, {
            exclusiveBooking: true,
            showCommentField: false,
            addons: [],
          }),
        ),
    });
    expect(screen.getByText('This activity is booked for one person at a time.')).toBeVisible();
    expect(screen.queryByLabelText('Comment (optional)')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Addons' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'One more adult' })).toBeNull();
  });

  test('what was typed survives a reload', async () => {
    const { user, unmount } = await openConfirm();
    await user.click(screen.getByRole('button', { name: 'One more adult' }));
    await user.type(screen.getByLabelText('Comment (optional)'), 'Window');
    unmount();
    await openConfirm();
    expect(screen.getByLabelText('Comment (optional)')).toHaveValue('Window');
    expect(screen.getByText('2 People')).toBeVisible();
  });
});

describe('the waiting list', () => {
  test('a full time can be waited for, without a hold and beyond its places', async () => {
    const { user, http, router } = await renderApp(`${path}?date=2026-11-25`, {
      signedIn: true,
      http: routes({
        [book]: () => ok(reservationFixture({ active: false, waitingList: true }), 201),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Join waiting list, 12:00' }));
    expect(await screen.findByText('Waiting list')).toBeVisible();
    expect(router.state.location.search).toBe('?date=2026-11-25&time=720&wait=1');
    await user.click(screen.getByRole('button', { name: 'One more adult' }));
    await user.click(screen.getByRole('button', { name: 'Add to waiting list' }));
    expect(await screen.findByRole('dialog', { name: 'Success' })).toHaveTextContent(
      'You are on the waiting list.',
    );
    expect(http.requests(book)[0]?.body).toMatchObject({ waitingList: true, participants: 2 });
    expect(http.requests(hold)).toHaveLength(0);
  });
});

describe('visitors', () => {
  test('see everything and are asked to log in at the end, to come back to this step', async () => {
    const { http } = await renderApp(`${path}?date=2026-11-25&time=600`, { http: routes() });
    expect(await screen.findByRole('heading', { name: 'Log in to book' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Complete booking' })).toBeNull();
    const next = encodeURIComponent(`${path}?date=2026-11-25&time=600`);
    for (const link of screen.getAllByRole('link', { name: 'Log in' })) {
      expect(link).toHaveAttribute('href', `/activity-hub/fjord?next=${next}`);
    }
    expect(http.requests(hold)).toHaveLength(0);
    await expectAccessible();
  });
});

describe('an activity that asks for a code', () => {
  test('shows nothing before it, and books with it', async () => {
    const { user, http } = await renderApp(path, {
      signedIn: true,
      http: routes({
        [activity]: ({ query }) =>
          query.get('code') === 'SECRET'
            ? ok(availabilityFixture(november))
            : refuse(403, 'SERVICE_CODE_REQUIRED', 'This activity requires a code.'),
        'POST /api/v1/public/service/checkCode': ({ body }) =>
          ok({ valid: JSON.stringify(body).includes('SECRET') }),
      }),
    });
    const field = await screen.findByLabelText('Code');
    await expectAccessible();
    await user.type(field, 'wrong');
    await user.click(screen.getByRole('button', { name: 'Check code' }));
    expect(await screen.findByText('The code is not correct.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'SECRET');
    await user.click(screen.getByRole('button', { name: 'Check code' }));
    await user.click(await day(/^Wednesday,? 25 November/));
    const [first] = within(await slots()).getAllByRole('button');
    if (first) await user.click(first);
    await screen.findByRole('timer');
    expect(http.requests(hold)[0]?.body).toMatchObject({ code: 'SECRET' });
  });
});
