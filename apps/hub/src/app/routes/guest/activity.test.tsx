import { emptyApi } from '@atrium/api-client/empty-api';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  availabilityFixture,
  dayFixture,
  reservationFixture,
  timeFixture,
} from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

pinNow();
afterEach(() => jest.restoreAllMocks());

const get = 'GET /api/v1/hub/reservation/:id';
const put = 'PUT /api/v1/hub/reservation/:id';

const days = [
  dayFixture('2026-11-25', [
    timeFixture({ start: 600, available: 0 }),
    timeFixture({ start: 840, available: 2 }),
  ]),
  dayFixture('2026-11-26', [timeFixture({ start: 900, available: 4 })]),
  dayFixture('2026-11-27', []),
];

const PATH = '/activity-hub/fjord/activity/booking-1';

const render = (http: MockRoutes = {}, path = PATH) =>
  renderApp(path, {
    signedIn: true,
    http: {
      [get]: () => ok(reservationFixture({ comment: 'Window' })),
      'GET /api/v1/hub/activity/:id': () => ok(availabilityFixture(days)),
      ...http,
    },
  });

const section = (name: RegExp) => screen.findByRole('button', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('shows what is booked in its sections', async () => {
  await render();
  expect(await screen.findByRole('heading', { name: 'Sauna' })).toBeVisible();
  expect(await section(/^Date/)).toHaveTextContent('Wednesday, 25 November 2026');
  expect(await section(/^Time/)).toHaveTextContent('10:00');
  expect(await section(/^Participants/)).toHaveTextContent('2 people');
  expect(screen.getByLabelText('Comment')).toHaveValue('Window');
  await expectAccessible();
});

test('another day, another time and a comment are saved in one go', async () => {
  const { user, http } = await render({ [put]: () => ok(reservationFixture({ version: 4 })) });
  await user.click(await section(/^Date/));
  await user.click(await screen.findByRole('button', { name: /^Thursday,? 26 November/ }));
  await user.click(await screen.findByRole('button', { name: /^15:00/ }));
  await user.clear(screen.getByLabelText('Comment'));
  await user.type(screen.getByLabelText('Comment'), 'Aisle');
  await user.click(save());

  expect(await screen.findByText('Your reservation has been changed.')).toBeVisible();
  expect(http.requests(put)[0]?.body).toEqual({
    date: '2026-11-26',
    timeindex: 900,
    comment: 'Aisle',
    available: 4,
    version: 3,
  });
});

test('the guest’s own full time is theirs, and the party may grow only into what is free', async () => {
  const { user } = await render();
  await user.click(await section(/^Time/));
  expect(await screen.findByRole('button', { name: /^10:00/ })).toHaveTextContent('2 places left');
  await user.click(await section(/^Participants/));
  expect(await screen.findByRole('button', { name: 'One more adult' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a new time that is full leaves the old one, and says so', async () => {
  const text = 'The number of participants exceeds the available slots.';
  const { user } = await render({ [put]: () => refuse(409, 'SLOT_FULL', text) });
  await user.click(await section(/^Time/));
  await user.click(await screen.findByRole('button', { name: /^14:00/ }));
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(alert).toHaveTextContent('Your reservation stays as it was: Wed 25 Nov, 10:00.');
  expect(alert).toHaveFocus();
});

test('changed by staff meanwhile: reloading shows theirs', async () => {
  let version = 3;
  const { user } = await render({
    [get]: () => ok(reservationFixture({ version, comment: version === 3 ? 'Window' : 'Staff' })),
    [put]: () => {
      version = 4;
      return refuse(409, 'STALE_VERSION', 'Stale');
    },
  });
  await user.type(await screen.findByLabelText('Comment'), '!');
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Someone else has changed this since you opened it.');
  await user.click(within(alert).getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue('Staff'));
});

describe('changed by staff while it is open', () => {
  const opened = async (touch: boolean) => {
    let reservation = reservationFixture({ comment: 'Window' });
    const view = await render({ [get]: () => ok(reservation) });
    const comment = await screen.findByLabelText('Comment');
    if (touch) await view.user.type(comment, '!');
    reservation = reservationFixture({ comment: 'Staff', timeindex: 840, version: 4 });
    act(() => void view.store.dispatch(emptyApi.util.invalidateTags(['Booking'])));
    return view;
  };

  test('what the guest has not touched shows it at once', async () => {
    await opened(false);
    await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue('Staff'));
    expect(await section(/^Time/)).toHaveTextContent('14:00');
  });

  test('what the guest has typed stays, and nothing of staff is overwritten by it', async () => {
    const { user } = await opened(true);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Someone else has changed this since you opened it.');
    expect(screen.getByLabelText('Comment')).toHaveValue('Window!');
    await user.click(within(alert).getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue('Staff'));
  });
});

test('a day without times: No available times', async () => {
  const { user } = await render({
    'GET /api/v1/hub/activity/:id': () => ok(availabilityFixture([dayFixture('2026-11-25', [])])),
    [get]: () => ok(reservationFixture({ active: false })),
  });
  await user.click(await section(/^Time/));
  expect(await screen.findByText('No available times')).toBeVisible();
});

test('what can no longer be changed can be read', async () => {
  await render({ [get]: () => ok(reservationFixture({ canChange: false, comment: 'Window' })) });
  expect(
    await screen.findByText('This reservation can no longer be changed online.'),
  ).toBeVisible();
  expect(screen.getByText('Window')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('Error! An error occurred while fetching activity details', async () => {
  const { user, http } = await render({ [get]: () => refuse(404, 'NOT_FOUND', 'Gone') });
  expect(await screen.findByText('Error!')).toBeVisible();
  expect(screen.getByText('An error occurred while fetching activity details')).toBeVisible();
  http.use({ [get]: () => ok(reservationFixture()) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Sauna' })).toBeVisible();
});

describe('an answer that is lost while saving', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };

  test('what was saved all the same shows as saved, and as nobody else’s change', async () => {
    let reservation = reservationFixture({ comment: 'Window' });
    const { user } = await render({
      [get]: () => ok(reservation),
      [put]: () => {
        reservation = reservationFixture({ comment: 'Window!', version: 4 });
        return lost();
      },
    });
    await user.type(await screen.findByLabelText('Comment'), '!');
    await user.click(save());
    expect(await screen.findByText('Your reservation has been changed.')).toBeVisible();
    expect(screen.queryByText(/Someone else/)).toBeNull();
    expect(screen.queryByText('Your reservation could not be changed.')).toBeNull();
    expect(screen.getByLabelText('Comment')).toHaveValue('Window!');
  });

  test('while nothing is reachable what was typed stays, and is sent again by the same key', async () => {
    const { user, http } = await render({ [put]: lost });
    await user.type(await screen.findByLabelText('Comment'), '!');
    http.use({ [get]: lost });
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your reservation could not be changed.');
    // whether it changed is unknown
    expect(alert).not.toHaveTextContent('stays as it was');
    http.use({ [put]: () => ok(reservationFixture({ comment: 'Window!', version: 4 })) });
    await user.click(save());
    expect(await screen.findByText('Your reservation has been changed.')).toBeVisible();
    const [first, second] = http.requests(put);
    expect(first?.headers.get('idempotency-key')).toBeTruthy();
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });
});

test('saving without a change saves nothing and says so', async () => {
  const { user, http } = await render({ [put]: () => ok(reservationFixture({ version: 4 })) });
  await screen.findByLabelText('Comment');
  await user.click(save());
  expect(await screen.findByText('You have not changed anything yet.')).toBeVisible();
  expect(http.requests(put)).toHaveLength(0);
  expect(screen.queryByText('Your reservation has been changed.')).toBeNull();
});

test('shows what it costs, what it includes and until when it can be changed', async () => {
  await render({
    [get]: () =>
      ok(
        reservationFixture({
          addons: [
            { _id: 'a', _addon: { _id: 'towel', name: 'Towel', price: 5_000 }, quantity: 2 },
          ],
        }),
      ),
  });
  expect(await screen.findByText('2 × Towel')).toBeVisible();
  expect(screen.getByText('NOK 500')).toBeVisible();
  expect(screen.getByText('You can change it until Tue 24 Nov at 10:00')).toBeVisible();
});

describe('leaving with changes', () => {
  const question = () =>
    screen.findByRole('alertdialog', {
      name: 'You have changes that are not saved. Leave anyway?',
    });
  /** From the overview to the booking, with a changed comment. */
  async function edit() {
    const saved = reservationFixture({ comment: 'Window!', version: 4 });
    const app = await render({ [put]: () => ok(saved) }, '/activity-hub/fjord/overview');
    await act(() => app.router.navigate(PATH));
    await app.user.type(await screen.findByLabelText('Comment'), '!');
    return app;
  }

  test.each<[string, (app: Awaited<ReturnType<typeof edit>>) => unknown]>([
    ['Back', ({ router }) => act(() => router.navigate(-1))],
    ['a link', () => act(async () => screen.getByRole('link', { name: 'Profile' }).click())],
  ])('%s asks before it drops them, every time', async (_way, leave) => {
    const app = await edit();
    await leave(app);
    await app.user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Comment')).toHaveValue('Window!');
    await leave(app);
    const again = await question();
    await app.user.click(within(again).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(app.router.state.location.pathname).not.toBe(PATH));
  });

  test('so does closing the tab, until they are saved', async () => {
    const { user } = await edit();
    const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    await user.click(save());
    await screen.findByText('Your reservation has been changed.');
    expect(closing()).toBe(true);
  });
});

test('the wish for the table is changed, and the table that they liked let go', async () => {
  const wishes = ['window' as const, 'highChair' as const];
  const seating = { rooms: [], tablesAtBooking: true, wishes };
  const tableWish = {
    ...{ attributes: ['window' as const], granted: [], tableGranted: false },
    ...{ _table: 'table-7', tableName: 'W7' },
  };
  const { user, http } = await render({
    [get]: () => ok(reservationFixture({ tableWish })),
    'GET /api/v1/hub/activity/:id': () => ok(availabilityFixture(days, { seating })),
    [put]: () => ok(reservationFixture({ version: 4 })),
  });
  expect(await screen.findByRole('checkbox', { name: 'By the window' })).toBeChecked();
  await expectAccessible();
  const liked = screen.getByRole('combobox', { name: 'A table you like' });
  expect(liked).toHaveDisplayValue('W7');
  await user.selectOptions(liked, 'Any table');
  await user.click(screen.getByRole('checkbox', { name: 'With a high chair' }));
  await user.click(save());

  expect(await screen.findByText('Your reservation has been changed.')).toBeVisible();
  expect(http.requests(put)[0]?.body).toMatchObject({
    tableWish: { attributes: ['window', 'highChair'] },
  });
  expect(http.requests(put)[0]?.body).not.toHaveProperty('tableWish._table');
});

test('another table is liked instead', async () => {
  const tables = [{ _id: 'table-8', name: 'W8', guestCount: 8 }];
  const rooms = [{ _id: 'room-1', name: 'Restaurant', tables }];
  const seating = { rooms, tablesAtBooking: true, wishes: [] };
  const { user, http } = await render({
    'GET /api/v1/hub/activity/:id': () => ok(availabilityFixture(days, { seating })),
    [put]: () => ok(reservationFixture({ version: 4 })),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'A table you like' }), 'W8');
  await user.click(save());
  expect(await screen.findByText('Your reservation has been changed.')).toBeVisible();
  expect(http.requests(put)[0]?.body).toMatchObject({
    tableWish: { attributes: [], _table: 'table-8' },
  });
});

test('an activity without tables asks for no wish', async () => {
  await render();
  await section(/^Date/);
  expect(screen.queryByRole('group', { name: 'Any wishes for your table?' })).toBeNull();
});
