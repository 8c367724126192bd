import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, screen, waitFor, within } from '@testing-library/react';
import { complete, group, hub, openCart, release, routes, withTwo } from '../../../testing/cart';
import { guestFixture, reservationFixture, vendorFixture } from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
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
