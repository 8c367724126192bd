import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { CartItem } from '../../../shared/cart/cart';
import {
  activityFixture,
  availabilityFixture,
  dayFixture,
  guestFixture,
  reservationFixture,
  timeFixture,
  vendorFixture,
} from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import { ready } from '../../../testing/new-activity';
import { forgetOtherTab, letOtherTabGoFirst } from '../../../testing/other-tab';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  forgetOtherTab();
});

const group = 'POST /api/v1/hub/groups';
const single = 'POST /api/v1/hub/activity';
const release = 'DELETE /api/v1/hub/holds/:id';
const hub = '/activity-hub/fjord';

const activities = {
  sauna: { _id: 'sauna', name: 'Sauna' },
  yoga: { _id: 'yoga', name: 'Yoga', addons: [] },
};
const day = dayFixture('2026-11-25', [
  timeFixture({ start: 600, available: 4 }),
  timeFixture({ start: 720, available: 4 }),
]);

let holds = 0;
const routes = (more: MockRoutes = {}): MockRoutes => ({
  'GET /api/v1/hub/activities/:vendorId': () =>
    reply(200, [activityFixture(), activityFixture({ _id: 'yoga', name: 'Yoga' })]),
  'GET /api/v1/hub/activity/:id': ({ params }) =>
    ok(availabilityFixture([day], params.id === 'yoga' ? activities.yoga : activities.sauna)),
  'POST /api/v1/hub/holds': () => {
    holds += 1;
    return ok({ holdId: `hold-${holds}`, expiresAt: '2026-11-21T11:10:00.000Z' }, 201);
  },
  [release]: () => ok(null),
  'GET /api/v1/hub/profile/companions': () => ok({ names: [] }),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [], cancelled: [], past: [] }),
  ...more,
});

/** Chooses the sauna and puts it into the cart, then yoga. */
async function withTwo(more: MockRoutes = {}) {
  holds = 0;
  const overview = `${hub}/new-activity/sauna?date=2026-11-25&time=600&step=overview`;
  const view = await renderApp(overview, { signedIn: true, http: routes(more) });
  const { user } = view;
  await screen.findByRole('timer');
  await user.click(screen.getByRole('button', { name: 'Add another activity' }));
  const panel = await screen.findByRole('form', { name: 'Your cart' });
  expect(panel).toHaveTextContent('Sauna');
  expect(panel).toHaveTextContent('Held for you until 12:10');

  await user.click(await screen.findByRole('link', { name: 'Book Yoga now' }));
  await user.click(await screen.findByRole('button', { name: /^Wednesday,? 25 November/ }));
  await user.click(await screen.findByRole('button', { name: /^10:00/ }));
  await screen.findByRole('heading', { name: 'Guest details' });
  await user.click(screen.getByRole('button', { name: 'One more adult' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  await screen.findByRole('form', { name: 'Your cart' });
  return view;
}
const complete = () => ready(/^Book all \d$|^Complete booking$/);

/** The same two items, as found after a reload. */
async function openCart(more: MockRoutes = {}) {
  const place = { date: '2026-11-25', timeindex: 600, addons: [] };
  const common = { currency: 'NOK', extras: 0, heldUntil: '2026-11-21T11:10:00.000Z' };
  const items: CartItem[] = [
    {
      ...common,
      id: 'a',
      name: 'Sauna',
      price: 25_000,
      input: { ...place, _service: 'sauna', participants: 1, holdId: 'hold-1' },
    },
    {
      ...common,
      id: 'b',
      name: 'Yoga',
      price: 50_000,
      input: { ...place, _service: 'yoga', participants: 2, holdId: 'hold-2', available: 4 },
    },
  ];
  const key = `atrium.shared.cart.${vendorFixture()._vendor._id}`;
  localStorage.setItem(key, JSON.stringify({ owner: guestFixture()._id, items }));
  const view = await renderApp(`${hub}/new-reservation`, { signedIn: true, http: routes(more) });
  await screen.findByRole('form', { name: 'Your cart' });
  await screen.findByRole('button', { name: 'Account' });
  return view;
}

test('two activities are booked in one go, with their holds', async () => {
  const { user, http, router } = await withTwo({
    [group]: () => ok({ _id: 'group', bookings: [reservationFixture()] }, 201),
  });
  const panel = screen.getByRole('form', { name: 'Your cart' });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
  expect(panel).toHaveTextContent('NOK 750');
  await expectAccessible();
  await user.click(await complete());
  await waitFor(() => expect(router.state.location.pathname).toBe(`${hub}/overview`));
  const [sent] = http.requests(group);
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  expect(sent?.body).toMatchObject({
    items: [
      { _service: 'sauna', date: '2026-11-25', timeindex: 600, participants: 1, holdId: 'hold-1' },
      { _service: 'yoga', participants: 2, holdId: expect.stringMatching(/^hold-[23]$/) },
    ],
  });
  // They became bookings: nothing may release them.
  expect(http.requests(release)).toHaveLength(0);
});

test('a refusal names the activity; without it the rest can be booked', async () => {
  const { user, http } = await openCart({
    [group]: () => refuse(409, 'SLOT_FULL', 'Full', [{ field: 'items.1', message: 'Full' }]),
  });
  await user.click(await complete());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Yoga: The number of participants exceeds the available slots.');
  expect(alert).toHaveTextContent(
    'Nothing has been booked. Choose another time for Yoga, or remove it to book the rest.',
  );
  expect(alert).toHaveFocus();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Remove Yoga' }));
  // Neither the message about the removed item nor the lost focus remains.
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
  await waitFor(() => expect(http.requests(release)).toHaveLength(1));
  http.use({ [group]: () => ok({ _id: 'group', bookings: [reservationFixture()] }, 201) });
  await user.click(await complete());
  await waitFor(() => expect(http.requests(group)).toHaveLength(2));
  expect(http.requests(group)[1]?.body).toMatchObject({ items: [{ _service: 'sauna' }] });
});

test('a lost answer is sent again by the same key, and cannot be changed meanwhile', async () => {
  let answers = 0;
  const { user, http, router } = await openCart({
    [group]: () => {
      answers += 1;
      if (answers === 1) throw new TypeError('Failed to fetch');
      return ok({ _id: 'group', bookings: [reservationFixture()] }, 201);
    },
  });
  await user.click(await complete());
  expect(await screen.findByText('We do not know yet whether it worked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Yoga' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${hub}/overview`));
  const [first, second] = http.requests(group).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('a time that is gone: the nearest other of that activity is one click away', async () => {
  const { user, http } = await openCart({
    [group]: () => refuse(409, 'BOOKING_FAILED', 'Gone', [{ field: 'items.1', message: 'Gone' }]),
  });
  await user.click(await complete());
  const alert = await screen.findByRole('alert');
  await user.click(await within(alert).findByRole('button', { name: '12:00' }));
  expect(screen.queryByRole('alert')).toBeNull();
  const panel = screen.getByRole('form', { name: 'Your cart' });
  expect(panel).toHaveTextContent('Wed 25 Nov, 12:00 · 2 people');
  // The hold for the removed time is released.
  await waitFor(() => expect(http.requests(release)).toHaveLength(1));
  http.use({ [group]: () => ok({ _id: 'group', bookings: [reservationFixture()] }, 201) });
  await user.click(await complete());
  await waitFor(() => expect(http.requests(group)).toHaveLength(2));
  const [, again] = http.requests(group);
  expect(again?.body).toMatchObject({ items: [{ holdId: 'hold-1' }, { timeindex: 720 }] });
  expect(JSON.stringify(again?.body).match(/holdId/g)).toHaveLength(1);
  expect(again?.headers.get('idempotency-key')).not.toBe(
    http.requests(group)[0]?.headers.get('idempotency-key'),
  );
});

test('choosing any other time begins with what was filled in, out of the cart', async () => {
  const { user, router } = await openCart({
    [group]: () => refuse(409, 'SLOT_FULL', 'Full', [{ field: 'items.1', message: 'Full' }]),
  });
  await user.click(await complete());
  const alert = await screen.findByRole('alert');
  await user.click(await within(alert).findByRole('button', { name: 'Choose another time' }));
  expect(router.state.location.pathname).toBe(`${hub}/new-activity/yoga`);
  expect(router.state.location.search).toBe('?date=2026-11-25');
  await user.click(await screen.findByRole('button', { name: /^12:00/ }));
  await screen.findByRole('heading', { name: 'Guest details' });
  expect(screen.getByRole('group', { name: /Adults/ })).toHaveTextContent('2');
});

describe('memberships', () => {
  const ten = {
    _id: 'ten',
    _membershipType: { _id: 'type', name: 'Ten times' },
    status: 'active',
    dateFrom: '2026-01-01',
    maxNumberOfUsages: 10,
    numberOfUsages: 8,
    usagesLeft: 2,
    services: ['sauna', 'yoga'],
    treatmentTypes: [],
  };
  const withMemberships = (change: object = {}): MockRoutes => ({
    ...venueRoutes(
      vendorFixture({ modules: { ...vendorFixture()._vendor.modules, memberships: true } }),
    ),
    'GET /api/v1/hub/memberships': () => reply(200, [{ ...ten, ...change }]),
    [group]: () => ok({ _id: 'group', bookings: [reservationFixture()] }, 201),
  });
  const payment = (activity: string) =>
    screen.queryByRole<HTMLSelectElement>('combobox', { name: `Payment for ${activity}` });

  test('each item that one covers offers it, as long as it has the uses', async () => {
    const { user, http } = await openCart(withMemberships());
    const panel = screen.getByRole('form', { name: 'Your cart' });
    await waitFor(() => expect(payment('Yoga')).toBeVisible());
    await user.selectOptions(
      payment('Yoga') ?? panel,
      'Use my Ten times · 2 left, this booking takes 2',
    );
    // Both uses are spoken for: nothing is left for the other.
    expect(payment('Sauna')).toBeNull();
    expect(panel).toHaveTextContent('Covered');
    expect(panel).toHaveTextContent(/Total\s*NOK 250$|TotalNOK 250/);
    await expectAccessible();
    await user.selectOptions(payment('Yoga') ?? panel, 'Without a membership');
    await user.selectOptions(
      payment('Sauna') ?? panel,
      'Use my Ten times · 2 left, this booking takes 1',
    );
    // One is left, and yoga is for two.
    expect(payment('Yoga')).toBeNull();
    await user.click(await complete());
    await waitFor(() => expect(http.requests(group)).toHaveLength(1));
    const { body } = http.requests(group)[0] ?? {};
    expect(body).toMatchObject({ items: [{ _service: 'sauna', _membership: 'ten' }, {}] });
    expect(JSON.stringify(body).match(/_membership/g)).toHaveLength(1);
  });

  test('one used up meanwhile is named, no longer offered, and the price says so', async () => {
    const { user, http } = await openCart(withMemberships());
    const panel = screen.getByRole('form', { name: 'Your cart' });
    await waitFor(() => expect(payment('Sauna')).toBeVisible());
    await user.selectOptions(payment('Sauna') ?? panel, 'ten');
    http.use({
      'GET /api/v1/hub/memberships': () =>
        reply(200, [{ ...ten, numberOfUsages: 10, usagesLeft: 0 }]),
      [group]: () =>
        refuse(409, 'MEMBERSHIP_USED_UP', 'Used', [{ field: 'items.0', message: 'Used' }]),
    });
    await user.click(await complete());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sauna: There are not enough uses left on this membership.',
    );
    await waitFor(() => expect(payment('Sauna')).toBeNull());
    expect(panel).toHaveTextContent('NOK 750');
    await expectAccessible();
  });
});

test('a full time can be waited for, while the others are booked', async () => {
  const { user, http } = await openCart({
    [group]: () => refuse(409, 'SLOT_FULL', 'Full', [{ field: 'items.1', message: 'Full' }]),
  });
  await user.click(await complete());
  const alert = await screen.findByRole('alert');
  await user.click(await within(alert).findByRole('button', { name: 'Join waiting list' }));
  const panel = screen.getByRole('form', { name: 'Your cart' });
  expect(panel).toHaveTextContent('Waiting list');
  expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
  await waitFor(() => expect(http.requests(release)).toHaveLength(1));
  http.use({ [group]: () => ok({ _id: 'group', bookings: [reservationFixture()] }, 201) });
  await user.click(await complete());
  await waitFor(() => expect(http.requests(group)).toHaveLength(2));
  const [, again] = http.requests(group);
  expect(again?.body).toMatchObject({ items: [{ holdId: 'hold-1' }, { waitingList: true }] });
});

test('another guest at the same computer sees nothing of it, nor of what was typed', async () => {
  const { unmount } = await openCart();
  unmount();
  const other = reply(200, {
    success: true,
    data: guestFixture({ _id: '66f0a1b2c3d4e5f6071829bb', firstname: 'Ola' }),
  });
  const { container, user } = await renderApp(`${hub}/new-reservation`, {
    signedIn: true,
    http: routes({ 'GET /api/auth/me': () => other }),
  });
  await screen.findByRole('button', { name: 'Account' });
  expect(container).not.toHaveTextContent('Your cart');
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('atrium.'))).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('atrium.shared.'))).toEqual([]);
});

describe('another activity while one waits in the cart', () => {
  const yoga = `${hub}/new-activity/yoga?date=2026-11-25&time=720&step=overview`;
  const booked = [reservationFixture(), reservationFixture({ _id: 'booking-2' })];

  /** Before the last button, with the sauna of 10:00 in the cart. */
  async function openYoga(more: MockRoutes = {}, address = yoga) {
    const view = await openCart(more);
    await act(async () => {
      await view.user.click(screen.getByRole('button', { name: 'Remove Yoga' }));
      await view.router.navigate(address);
    });
    await screen.findByRole('heading', { name: 'Booking overview' });
    await screen.findByRole('timer');
    return view;
  }

  test('says what is in it, and books both in one go', async () => {
    const { user, http, router } = await openYoga({
      [group]: () => ok({ _id: 'group', bookings: booked }, 201),
    });
    expect(screen.getByText(/^Still in your cart, not booked: Sauna\./)).toHaveTextContent(
      'Held for you until 12:10.',
    );
    expect(screen.queryByRole('button', { name: 'Complete booking' })).toBeNull();
    await expectAccessible();
    const bookAll = await ready('Book all 2');
    // beside the button stands what it books, not the last activity alone
    expect(bookAll.closest('div')).toHaveTextContent(/^TotalNOK.500/);
    await user.click(bookAll);
    await waitFor(() => expect(router.state.location.pathname).toBe(`${hub}/overview`));
    expect(http.requests(group)).toHaveLength(1);
    expect(http.requests(group)[0]?.body).toMatchObject({
      items: [{ _service: 'sauna' }, { _service: 'yoga', timeindex: 720 }],
    });
    expect(http.requests(single)).toHaveLength(0);
  });

  test('alone it is booked only after hearing what stays, and until when that is held', async () => {
    const { user, http } = await openYoga({
      [single]: () => ok(reservationFixture({ _service: { _id: 'yoga', name: 'Yoga' } }), 201),
    });
    await user.click(screen.getByRole('button', { name: 'Book only Yoga' }));
    const question = await screen.findByRole('alertdialog', { name: 'Book only Yoga?' });
    expect(question).toHaveTextContent(
      'Still in your cart, not booked: Sauna. Held for you until 12:10.',
    );
    await user.click(within(question).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(http.requests(single)).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Book only Yoga' }));
    const again = await screen.findByRole('alertdialog', { name: 'Book only Yoga?' });
    await user.click(within(again).getByRole('button', { name: 'Book only Yoga' }));
    const success = await screen.findByRole('dialog', { name: 'Success' });
    await user.click(within(success).getByRole('button', { name: 'Take me to my page' }));
    // What is left is not forgotten there either.
    expect(await screen.findByRole('link', { name: 'See cart' })).toBeVisible();
    expect(screen.getByText(/^Still in your cart, not booked: Sauna\./)).toBeVisible();
  });

  test('an overlap with what is in the cart or booked is told before confirming', async () => {
    await openYoga(
      {
        'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
          ok({
            upcoming: [
              reservationFixture({ _service: { _id: 'kayak', name: 'Kayak' }, timeindex: 570 }),
              reservationFixture({ _id: 'b', active: false, waitingList: true }),
            ],
            cancelled: [],
            past: [],
          }),
      },
      yoga.replace('720', '600'),
    );
    const notice = await screen.findByText(/^This overlaps with Kayak/);
    expect(notice).toHaveTextContent('This overlaps with Kayak, Wed 25 Nov, 09:30 – 11:00.');
    expect(screen.getByText(/^This overlaps with Sauna, Wed 25 Nov, 10:00/)).toBeVisible();
    expect(screen.getAllByText(/^This overlaps/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Book all 2' })).toBeVisible();
  });
});

test('items of the cart that overlap are told there', async () => {
  await openCart();
  expect(screen.getByText(/^Yoga overlaps with Sauna, Wed 25 Nov, 10:00/)).toBeVisible();
});

test('the cart of another tab is this tab’s', async () => {
  await openCart();
  const key = `atrium.shared.cart.${vendorFixture()._vendor._id}`;
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(screen.queryByRole('form', { name: 'Your cart' })).toBeNull();
});

test('waiting for all of it is not called a booking', async () => {
  const waiting = reservationFixture({ active: false, waitingList: true });
  const { user } = await openCart({
    [group]: () => ok({ _id: 'group', bookings: [waiting] }, 201),
  });
  await user.click(await complete());
  expect(await screen.findByText('You are on the waiting list')).toBeVisible();
  expect(screen.queryByText(/Your reservation is confirmed/)).toBeNull();
});

test('a cart that another tab is booking at the same moment is booked once', async () => {
  const { user, router, http } = await withTwo();
  letOtherTabGoFirst(() =>
    localStorage.removeItem(`atrium.shared.cart.${vendorFixture()._vendor._id}`),
  );
  await user.click(await ready('Book all 2'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${hub}/overview`));
  expect(http.requests(group)).toHaveLength(0);
});
