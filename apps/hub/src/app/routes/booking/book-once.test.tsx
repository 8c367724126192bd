import { act, screen, waitFor } from '@testing-library/react';
import { guestFixture, reservationFixture, vendorFixture } from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { book, openStep, path, ready, routes, slots } from '../../../testing/new-activity';
import { forgetOtherTab, letOtherTabGoFirst } from '../../../testing/other-tab';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  forgetOtherTab();
});

const http = routes({
  [book]: () => ok(reservationFixture(), 201),
  'GET /api/v1/hub/reservation/:id': () => ok(reservationFixture()),
  'GET /api/v1/hub/activities/:vendorId': () => new Response('[]'),
});
const success = () => screen.findByRole('dialog', { name: 'Success' });
const finishedKey = `atrium.shared.finished.${vendorFixture()._vendor._id}`;
const finished = JSON.stringify({
  owner: guestFixture()._id,
  places: [{ _service: 'sauna', date: '2026-11-25', timeindex: 600, booking: 'booking-1' }],
});

/** Books from the list of activities on, step by step. */
async function bookFromList() {
  const view = await renderApp('/activity-hub/fjord/new-reservation', { signedIn: true, http });
  const { user, router } = view;
  await screen.findByRole('button', { name: 'Account' });
  await act(() => router.navigate(`${path}?date=2026-11-25`));
  await user.click(await screen.findByRole('button', { name: /^10:00/ }));
  await screen.findByRole('timer');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Booking overview' });
  await user.click(await ready('Complete booking'));
  await success();
  return view;
}

test('after a booking, Back leads to it and then to where the guest came from', async () => {
  const { user, router, http: sent } = await bookFromList();
  await waitFor(() =>
    expect(router.state.location.search).toBe('?step=complete&booking=booking-1'),
  );
  await user.click(screen.getByRole('button', { name: 'Take me to my page' }));
  await screen.findByRole('heading', { name: 'My activities' });

  await act(() => router.navigate(-1));
  expect(await success()).toHaveTextContent('Booking number K7M2Q9XP');
  expect(router.state.location.search).toBe('?step=complete&booking=booking-1');
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'New activities' });
  expect(sent.requests(book)).toHaveLength(1);
});

test('a step that is left in the history or opened again shows the booking', async () => {
  localStorage.setItem(finishedKey, finished);
  const { router } = await renderApp(`${path}?date=2026-11-25&time=600&step=overview`, {
    signedIn: true,
    http,
  });
  expect(await success()).toHaveTextContent('Booking number K7M2Q9XP');
  expect(router.state.location.search).toBe('?step=complete&booking=booking-1');
  expect(screen.queryByRole('button', { name: 'Complete booking' })).toBeNull();
});

test('what another tab books is booked in this one', async () => {
  await openStep('Booking overview', {
    'GET /api/v1/hub/reservation/:id': () => ok(reservationFixture()),
  });
  await screen.findByRole('timer');
  localStorage.setItem(finishedKey, finished);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(await success()).toHaveTextContent('Booking number K7M2Q9XP');
});

test('of two tabs that press at the same moment, one books and both show it', async () => {
  const { user, http: sent } = await openStep('Booking overview', {
    'GET /api/v1/hub/reservation/:id': () => ok(reservationFixture()),
    [book]: () => ok(reservationFixture({ _id: 'booking-2', bookingId: 'SECOND00' }), 201),
  });
  await screen.findByRole('timer');
  letOtherTabGoFirst(() => localStorage.setItem(finishedKey, finished));
  await user.click(await ready('Complete booking'));
  expect(await success()).toHaveTextContent('Booking number K7M2Q9XP');
  expect(sent.requests(book)).toHaveLength(0);
});

test('another guest of this browser may book the same', async () => {
  localStorage.setItem(finishedKey, finished.replace(guestFixture()._id, 'somebody-else'));
  await openStep('Booking overview');
  expect(await screen.findByRole('button', { name: 'Complete booking' })).toBeVisible();
});

test('a time chosen once more, on purpose, can be booked again', async () => {
  localStorage.setItem(finishedKey, finished);
  const { user } = await renderApp(`${path}?date=2026-11-25`, { signedIn: true, http });
  await slots();
  await screen.findByRole('button', { name: 'Account' });
  await user.click(await screen.findByRole('button', { name: /^10:00/ }));
  expect(await screen.findByRole('heading', { name: 'Guest details' })).toBeVisible();
});

test('what went into the cart is not added again by Back', async () => {
  const { user, router } = await renderApp(`${path}?date=2026-11-25&time=600&step=overview`, {
    signedIn: true,
    http,
  });
  await screen.findByRole('timer');
  await user.click(screen.getByRole('button', { name: 'Add another activity' }));
  await screen.findByRole('heading', { name: 'New activities' });
  await act(() => router.navigate(`${path}?date=2026-11-25&time=600`));
  expect(await screen.findByRole('heading', { name: 'New activities' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/activity-hub/fjord/new-reservation');
});
