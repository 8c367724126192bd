import type {
  BookWithoutAccountApiResponse,
  CancelLinkedBookingApiResponse,
  ChangeLinkedBookingApiResponse,
  GetLinkedBookingApiResponse,
  GetOpenBookingServiceApiResponse,
  HoldWithoutAccountApiResponse,
} from '@atrium/api-client/public';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { booked, sauna } from '../../../testing/booking-fixtures';
import { renderApp } from '../../../testing/render-app';
import { venueRoutes } from '../../../testing/venue-fixtures';

const SERVICE = 'POST /api/v1/open_booking/service/:id';
const HOLD = 'POST /api/v1/open_booking/holds';
const RELEASE = 'DELETE /api/v1/open_booking/holds/:id';
const BOOK = 'POST /api/v1/open_booking';
const LINKED = 'GET /api/v1/linked_booking/:id';
const CHANGE = 'PUT /api/v1/linked_booking/:id';
const CANCEL = 'DELETE /api/v1/linked_booking/:id';
const LINK = 'POST /api/v1/linked_booking/link';
const holdId = 'd'.repeat(56);
const path = `/booking/fjord/${sauna._id}/2099-12-04`;

const service = (change: Partial<typeof sauna> = {}) =>
  reply<GetOpenBookingServiceApiResponse>(200, { success: true, data: { ...sauna, ...change } });
const http = (more: MockRoutes = {}): MockRoutes => ({
  ...venueRoutes(),
  [SERVICE]: () => service(),
  [HOLD]: () =>
    reply<HoldWithoutAccountApiResponse>(201, {
      success: true,
      data: { holdId, expiresAt: new Date(Date.now() + 600_000).toISOString() },
    }),
  [RELEASE]: () => reply(200, { success: true, data: null }),
  [BOOK]: () =>
    reply<BookWithoutAccountApiResponse>(201, {
      success: true,
      data: { reservation: booked, signature: 'signed' },
    }),
  [LINKED]: () => reply<GetLinkedBookingApiResponse>(200, { success: true, data: booked }),
  ...more,
});
const toReview = async ({ user }: Awaited<ReturnType<typeof renderApp>>) => {
  await user.click(await screen.findByRole('button', { name: /18:00/ }));
  await user.type(await screen.findByLabelText(/First name/), 'Ada');
  await user.type(screen.getByLabelText(/Last name/), 'Lovelace');
  await user.type(screen.getByLabelText(/Email/), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

beforeEach(() => sessionStorage.clear());

test('a visitor books on three screens, holding the time, and comes to the booking itself', async () => {
  const app = await renderApp(path, { http: http() });
  const { user, http: network } = app;
  await user.click(await screen.findByRole('button', { name: /[Mm]ore|[Ii]ncrease|Add/ }));
  await expectAccessible();
  await toReview(app);
  expect(await screen.findByText(/Step 3 of 3/)).toHaveFocus();
  expect(screen.getByText(/Kept for you/)).toBeVisible();
  expect(network.requests(HOLD)[0]?.body).toMatchObject({ timeindex: 1080, participants: 2 });
  await expectAccessible();

  await user.click(screen.getByRole('button', { name: 'Book now' }));
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible();
  const [sent] = network.requests(BOOK);
  expect(sent?.body).toMatchObject({
    ...{ _service: sauna._id, date: '2099-12-04', timeindex: 1080, participants: 2, holdId },
    guest: { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com' },
  });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  expect(network.requests(LINKED)[0]?.headers.get('x-booking-signature')).toBe('signed');
  // the booking has its place: there is nothing to release
  expect(network.requests(RELEASE)).toHaveLength(0);
  await expectAccessible();
});

test('nobody goes on without a name and an address that can be one', async () => {
  const { user, http: network } = await renderApp(path, { http: http() });
  await user.click(await screen.findByRole('button', { name: /18:00/ }));
  await user.type(await screen.findByLabelText(/First name/), 'Ada');
  await user.type(screen.getByLabelText(/Email/), 'ada');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText(/Last name/)).toHaveFocus();
  expect(screen.getByLabelText(/Last name/)).toHaveAccessibleDescription('Please fill this in.');
  expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription('Please check the address.');
  expect(network.requests(BOOK)).toHaveLength(0);
});

test('after a lost connection the same booking is sent again under the same key', async () => {
  let isLost = true;
  const app = await renderApp(path, {
    http: http({
      [BOOK]: () =>
        isLost
          ? Response.error()
          : reply<BookWithoutAccountApiResponse>(201, {
              success: true,
              data: { reservation: booked, signature: 'signed' },
            }),
    }),
  });
  await toReview(app);
  await app.user.click(await screen.findByRole('button', { name: 'Book now' }));
  const again = await screen.findByRole('button', { name: 'Send again' });
  isLost = false;
  await app.user.click(again);
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible();
  const [first, second] = app.http.requests(BOOK);
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('the link of a mail changes its booking, against the version on screen', async () => {
  const { user, http: network } = await renderApp(`/open_booking/${booked._id}?vendor=fjord#sig`, {
    http: http({
      [LINKED]: () =>
        reply<GetLinkedBookingApiResponse>(200, { success: true, data: { ...booked, version: 3 } }),
      [CHANGE]: () =>
        reply<ChangeLinkedBookingApiResponse>(200, {
          success: true,
          data: { ...booked, version: 4 },
        }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your changes are saved.')).toBeVisible();
  const [sent] = network.requests(CHANGE);
  expect(sent?.body).toMatchObject({ date: '2099-12-04', timeindex: 1080, version: 3 });
  expect(sent?.headers.get('x-booking-signature')).toBe('sig');
});

test('the link of a mail cancels its booking, after asking', async () => {
  const cancelled = { ...booked, active: false, canCancel: false, canChange: false };
  let isCancelled = false;
  const { user, http: network } = await renderApp(`/open_booking/${booked._id}?vendor=fjord#sig`, {
    http: http({
      [LINKED]: () =>
        reply<GetLinkedBookingApiResponse>(200, {
          success: true,
          data: isCancelled ? cancelled : booked,
        }),
      [CANCEL]: () => {
        isCancelled = true;
        return reply<CancelLinkedBookingApiResponse>(200, { success: true, data: cancelled });
      },
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Your booking' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
  const question = await screen.findByText('Are you sure you want to cancel this reservation?');
  const dialog = question.closest<HTMLElement>('[role$=dialog]');
  if (!dialog) throw new Error('nothing was asked');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  expect(network.requests(CANCEL)[0]?.headers.get('x-booking-signature')).toBe('sig');
});

test('a link that leads nowhere offers another by number and email', async () => {
  const { user, http: network } = await renderApp(`/open_booking/${booked._id}?vendor=fjord#x`, {
    http: http({
      [LINKED]: () => refuse(403, 'BOOKING_LINK_INVALID'),
      [LINK]: () => reply(200, { success: true, data: null }),
    }),
  });
  await user.type(await screen.findByLabelText(/Booking number/), 'K7M2Q9XP');
  await user.type(screen.getByLabelText(/Email/), 'ada@example.com');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Mail me the link' }));
  await waitFor(() => expect(screen.getByText(/the link is on its way/)).toBeVisible());
  expect(network.requests(LINK)[0]?.body).toEqual({
    ...{ vendor: 'fjord', bookingId: 'K7M2Q9XP', email: 'ada@example.com' },
  });
});
