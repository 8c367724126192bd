import type {
  GetRatingApiResponse,
  GetVendorBrandingApiResponse,
  RatingOutput,
} from '@atrium/api-client/public';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';

const vendorId = '650000000000000000000001';
const booking = '650000000000000000000002';
const guest = '650000000000000000000003';
const LOOK = 'GET /api/v1/hub/vendors/:vendor';
const ASKED = 'GET /api/v1/rating/:bookingId';
const RATE = 'POST /api/v1/rating';
const OPT_OUT = 'POST /api/v1/opt_out/:vendorId';

const fjord: GetVendorBrandingApiResponse['data'] = {
  _vendor: {
    _id: vendorId,
    name: 'Fjord Hotel & Spa',
    slug: 'fjord',
    languageCode: 'no',
    country: 'NO',
    currency: 'NOK',
    timezone: 'Europe/Oslo',
    spaTimeSlotSpaceInMinutes: 30,
    holdMinutes: 10,
    modules: {
      services: true,
      stays: true,
      spa: true,
      fnb: true,
      memberships: true,
      openBooking: true,
    },
  },
  main: {},
  signup: {},
  title: {},
  input: {},
  buttonCTA: {},
  link: {},
};
const asked: RatingOutput = {
  booking,
  service: 'Sauna',
  date: '2026-11-20',
  start: 600,
  open: true,
};
const http: MockRoutes = {
  [LOOK]: () => reply<GetVendorBrandingApiResponse>(200, { success: true, data: fjord }),
  [ASKED]: () => reply<GetRatingApiResponse>(200, { success: true, data: asked }),
  [RATE]: ({ body }) =>
    reply<GetRatingApiResponse>(200, {
      success: true,
      data: { ...asked, rating: (body as { rating: number }).rating },
    }),
  [OPT_OUT]: () => reply(200, { success: true, data: null }),
};
const rating = (pressed: string | number, change: MockRoutes = {}) =>
  renderApp(`/rating/${booking}/${pressed}?vendor=${vendorId}&signature=abc`, {
    http: { ...http, ...change },
  });
const optOut = (change: MockRoutes = {}, query = `guest=${guest}&channel=email&signature=abc`) =>
  renderApp(`/opt_out/${vendorId}?${query}`, { http: { ...http, ...change } });

test('the rating pressed in the mail is chosen, and only the click gives it', async () => {
  const { user, http: network } = await rating(4);
  expect(await screen.findByRole('heading', { name: 'How was your visit?' })).toBeVisible();
  expect(screen.getByText('Sauna, Friday, 20 November 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fjord Hotel & Spa' })).toHaveAttribute(
    'href',
    '/activity-hub/fjord',
  );
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(network.requests(RATE)).toHaveLength(0);
  await expectAccessible();

  await user.click(screen.getByRole('radio', { name: '5 stars' }));
  await user.type(screen.getByRole('textbox'), ' Warm ');
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  const thanks = await screen.findByRole('heading', { name: 'Thank you!' });
  expect(thanks).toHaveFocus();
  expect(screen.getByText(/your rating of 5 out of 5/)).toBeVisible();
  expect(network.requests(RATE).map(({ body }) => body)).toEqual([
    { id: booking, vendor: vendorId, signature: 'abc', rating: 5, comment: 'Warm' },
  ]);
  await expectAccessible();

  await user.click(screen.getByRole('button', { name: 'Change my answer' }));
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue(' Warm ');
});

test('without a rating there is nothing to send; what was said before is there', async () => {
  const { user } = await rating('x');
  const send = await screen.findByRole('button', { name: 'Send rating' });
  expect(send).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: '1 star' }));
  expect(send).toBeEnabled();
});

test('who comes back sees their answer', async () => {
  const before = { ...asked, rating: 2, comment: 'Cold' };
  await rating(0, { [ASKED]: () => reply(200, { success: true, data: before }) });
  expect(await screen.findByRole('radio', { name: '2 stars' })).toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('Cold');
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
});

test('what was typed stays when it could not be sent', async () => {
  const { user } = await rating(3, { [RATE]: () => refuse(503, 'SERVICE_UNAVAILABLE') });
  await user.type(await screen.findByRole('textbox'), 'Fine');
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Fine');
  expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
});

test.each([
  ['This link is not valid', () => refuse(403, 'RATING_LINK_INVALID')],
  [
    'This visit can no longer be rated',
    () => reply(200, { success: true, data: { ...asked, open: false } }),
  ],
])('“%s” is said, with the way to the venue', async (heading, answer) => {
  await rating(3, { [ASKED]: answer });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To Fjord Hotel & Spa' })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('advertising is stopped by a click, which the page itself does not make', async () => {
  const { user, http: network } = await optOut();
  const title = await screen.findByRole('heading', { name: 'No more advertising by email' });
  expect(title).toBeVisible();
  expect(network.requests(OPT_OUT)).toHaveLength(0);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Stop these messages' }));
  expect(
    await screen.findByRole('heading', { name: 'You will not get such messages any more' }),
  ).toHaveFocus();
  expect(network.requests(OPT_OUT)[0]?.body).toEqual({
    guest,
    channel: 'email',
    signature: 'abc',
  });
});

test('a link that says too little, or the wrong thing, stops nothing', async () => {
  const { unmount } = await optOut({}, `guest=${guest}&channel=post&signature=abc`);
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  unmount();
  const { user } = await optOut({ [OPT_OUT]: () => refuse(403, 'OPT_OUT_LINK_INVALID') });
  await user.click(await screen.findByRole('button', { name: 'Stop these messages' }));
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  const { user, http: network } = await optOut({ [OPT_OUT]: () => refuse(500, 'INTERNAL') });
  await user.click(await screen.findByRole('button', { name: 'Stop these messages' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  network.use(http);
  await user.click(screen.getByRole('button', { name: 'Stop these messages' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: /will not get/ })).toBeInTheDocument(),
  );
});

test('an unknown venue is no page', async () => {
  await optOut({ [LOOK]: () => refuse(404, 'VENDOR_NOT_FOUND') });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop these messages' })).not.toBeInTheDocument();
});
