import type {
  BookTreatmentWithoutAccountApiResponse,
  GetLinkedTreatmentApiResponse,
  GetLinkedTreatmentTimesApiResponse,
  GetTreatmentOfferApiResponse,
} from '@atrium/api-client/public';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { venueRoutes } from '../../../testing/venue-fixtures';

const OFFER = 'GET /api/spa/treatments/:vendorId/:id';
const BOOK = 'POST /api/v1/open_booking/treatments';
const LINKED = 'GET /api/v1/linked_treatment/:id';
const TIMES = 'GET /api/v1/linked_treatment/:id/times';
const CHANGE = 'PUT /api/v1/linked_treatment/:id';
const CANCEL = 'DELETE /api/v1/linked_treatment/:id';

const offer: GetTreatmentOfferApiResponse['data'] = {
  ...{ _id: 'massage', name: 'Classic massage', description: 'Firm strokes.' },
  lengths: [
    { _id: 'short', minutes: 50, price: 115_000 },
    { _id: 'long', minutes: 80, price: 165_000 },
  ],
  ...{ currency: 'NOK', guests: 1, cancelInformation: 24 },
  therapists: [
    { _id: 'mari', name: 'Mari Lund', gender: 'woman', surcharge: 15_000 },
    { _id: 'jonas', name: 'Jonas Vik', gender: 'man', surcharge: 0 },
  ],
  addons: [{ _id: 'oil', name: 'Arnica oil', price: 9_000 }],
  days: [
    { date: '2099-12-03', starts: [] },
    { date: '2099-12-04', starts: [600, 840] },
  ],
};
const treatment: GetLinkedTreatmentApiResponse['data'] = {
  ...{ _id: '650000000000000000000021', bookingId: 'K7M2Q9XP' },
  _treatmentType: { _id: 'massage', name: 'Classic massage' },
  ...{ date: '2099-12-04', timeindexStart: 600, timeindexEnd: 680, status: 'confirmed' },
  ...{ therapists: ['Mari Lund'], guests: 1, comment: '', addons: [], total: 180_000 },
  ...{ currency: 'NOK', cancellationDeadline: '2099-12-03T09:00:00.000Z' },
  ...{ canChange: true, canCancel: true, version: 3, createdAt: '2026-11-10T09:00:00.000Z' },
};
const path = '/spa_booking/fjord/massage?date=2099-12-04';
const linkedPath = `/open_booking/treatment/${treatment._id}?vendor=fjord#sig`;

const http = (more: MockRoutes = {}): MockRoutes => ({
  ...venueRoutes(),
  [OFFER]: () => reply<GetTreatmentOfferApiResponse>(200, { success: true, data: offer }),
  [BOOK]: () =>
    reply<BookTreatmentWithoutAccountApiResponse>(201, {
      success: true,
      data: { treatment, signature: 'signed' },
    }),
  [LINKED]: () => reply<GetLinkedTreatmentApiResponse>(200, { success: true, data: treatment }),
  [TIMES]: () => reply<GetLinkedTreatmentTimesApiResponse>(200, { success: true, data: offer }),
  ...more,
});
const toReview = async ({ user }: Awaited<ReturnType<typeof renderApp>>) => {
  await user.click(await screen.findByRole('button', { name: /10:00/ }));
  await user.type(await screen.findByLabelText(/First name/), 'Ada');
  await user.type(screen.getByLabelText(/Last name/), 'Lovelace');
  await user.type(screen.getByLabelText(/Email/), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'More of Arnica oil' }));
  // one for each guest
  expect(screen.getByRole('button', { name: 'More of Arnica oil' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

beforeEach(() => sessionStorage.clear());

test('a visitor chooses length, wish, day and start, and comes to the treatment itself', async () => {
  const app = await renderApp(path, { http: http() });
  const { user, http: network } = app;
  await user.click(await screen.findByRole('radio', { name: /^1 hour 20 minutes/ }));
  await user.selectOptions(screen.getByLabelText('Therapist'), 'mari');
  await expectAccessible();
  await toReview(app);
  const asked = network.requests(OFFER).at(-1)?.query;
  expect([asked?.get('length'), asked?.get('therapist'), asked?.get('from')]).toEqual([
    ...['long', 'mari', '2099-12-01'],
  ]);
  expect(await screen.findByText(/Step 3 of 3/)).toHaveFocus();
  // with who is asked for, and the oil
  expect(screen.getByText(/^NOK.1,890$/)).toBeVisible();
  await expectAccessible();

  await user.click(screen.getByRole('button', { name: 'Book now' }));
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible();
  const [sent] = network.requests(BOOK);
  expect(sent?.body).toEqual({
    ...{ vendor: 'fjord', _treatmentType: 'massage', _length: 'long' },
    ...{ date: '2099-12-04', timeindexStart: 600, wish: { _therapist: 'mari' } },
    addons: [{ _addon: 'oil', quantity: 1 }],
    guest: { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com' },
  });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  expect(network.requests(LINKED)[0]?.headers.get('x-booking-signature')).toBe('signed');
  expect(screen.getByText('Booking number: K7M2Q9XP')).toBeVisible();
  await expectAccessible();
});

test('a time that is gone meanwhile leads back to those that are left', async () => {
  const app = await renderApp(path, {
    http: http({ [BOOK]: () => refuse(409, 'TREATMENT_TIME_TAKEN') }),
  });
  await toReview(app);
  await app.user.click(await screen.findByRole('button', { name: 'Book now' }));
  const asked = app.http.requests(OFFER).length;
  await app.user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  expect(await screen.findByRole('button', { name: /14:00/ })).toBeVisible();
  expect(app.http.requests(OFFER).length).toBeGreaterThan(asked);
});

test('the link of a mail moves its treatment, against the version on screen', async () => {
  const { user, http: network } = await renderApp(linkedPath, {
    http: http({
      [CHANGE]: () => reply<GetLinkedTreatmentApiResponse>(200, { success: true, data: treatment }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Another time' }));
  const day = await screen.findByRole('list', { name: 'Available times' });
  // not the one that it has
  expect(within(day).getAllByRole('button')).toHaveLength(1);
  await user.click(within(day).getByRole('button', { name: /14:00/ }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Move to Fri 4 Dec, 14:00' }));
  expect(await screen.findByText('Your changes are saved.')).toBeVisible();
  const [sent] = network.requests(CHANGE);
  expect(sent?.body).toEqual({ date: '2099-12-04', timeindexStart: 840, version: 3 });
  expect(sent?.headers.get('x-booking-signature')).toBe('sig');
});

test('the link of a mail cancels its treatment, after asking, and says so though it is gone', async () => {
  const { user } = await renderApp(linkedPath, {
    http: http({ [CANCEL]: () => reply(200, { success: true, data: null }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  expect(screen.getByText(/4 December/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
});

test('what only the desk may change says whom to ask', async () => {
  await renderApp(linkedPath, {
    http: http({
      [LINKED]: () =>
        reply<GetLinkedTreatmentApiResponse>(200, {
          success: true,
          data: { ...treatment, canChange: false, canCancel: false },
        }),
    }),
  });
  expect(await screen.findByText(/contact Fjord Hotel & Spa/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Another time' })).toBeNull();
});

test('a link that leads nowhere offers another by number and email', async () => {
  await renderApp(linkedPath, {
    http: http({ [LINKED]: () => refuse(403, 'BOOKING_LINK_INVALID') }),
  });
  expect(await screen.findByLabelText(/Booking number/)).toBeVisible();
});
