import type {
  GetTreatmentOfferApiResponse,
  ListBookableTreatmentsApiResponse,
} from '@atrium/api-client/public';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { SEARCH, venueRoutes } from '../../../testing/venue-fixtures';

const LIST = 'GET /api/spa/treatments/:vendorId';
const OFFER = 'GET /api/spa/treatments/:vendorId/:id';

const massage: ListBookableTreatmentsApiResponse['data'][number] = {
  _id: 'massage',
  name: 'Classic massage',
  description: 'Firm strokes for tired muscles.',
  lengths: [
    { _id: 'short', minutes: 50, price: 115_000 },
    { _id: 'long', minutes: 80, price: 165_050 },
  ],
  currency: 'NOK',
  guests: 1,
  cancelInformation: 24,
  therapists: [],
};
const forTwo = {
  ...massage,
  ...{ _id: 'forTwo', name: 'Massage for two', guests: 2 },
  lengths: [{ _id: 'one', minutes: 60, price: 0 }],
};
const offer: GetTreatmentOfferApiResponse['data'] = {
  ...massage,
  therapists: [
    { _id: 'mari', name: 'Mari Lund', gender: 'woman', surcharge: 15_000 },
    { _id: 'jonas', name: 'Jonas Vik', gender: 'man', surcharge: 0 },
  ],
  addons: [],
  days: [
    { date: '2026-11-20', starts: [] },
    { date: '2026-11-21', starts: [600, 840] },
  ],
};

const http = (more: MockRoutes = {}): MockRoutes => ({
  // where treatments are booked in the hub
  ...venueRoutes({ openBooking: false }),
  [LIST]: () =>
    reply<ListBookableTreatmentsApiResponse>(200, { success: true, data: [massage, forTwo] }),
  [OFFER]: () => reply<GetTreatmentOfferApiResponse>(200, { success: true, data: offer }),
  ...more,
});
const linkedData = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');

test('venues with a spa lead to their treatments, and those to their times', async () => {
  const { user, http: network } = await renderApp('/spa', { http: http() });
  const venues = await screen.findByRole('list', { name: 'Venues' });
  expect(network.requests(SEARCH)[0]?.query.get('module')).toBe('spa');
  await user.click(within(venues).getByRole('link', { name: /Fjord Hotel/ }));
  const treatments = await screen.findByRole('list', { name: 'Treatments' });
  await expectAccessible();
  await user.click(within(treatments).getByRole('link', { name: 'See times: Classic massage' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Classic massage' })).toBeVisible();
});

test('a venue shows what its treatments are, how long they last and from which price', async () => {
  await renderApp('/spa/fjord', { http: http() });
  const [first, second] = within(
    await screen.findByRole('list', { name: 'Treatments' }),
  ).getAllByRole('listitem');
  expect(first).toHaveTextContent('Firm strokes for tired muscles.');
  expect(first).toHaveTextContent('50 minutes / 1 hour 20 minutes');
  expect(first).toHaveTextContent('From NOK 1,150');
  expect(second).toHaveTextContent('1 hour · For 2 people together');
  expect(second).toHaveTextContent('Free');
  expect(document.title).toBe('Treatments at Fjord Hotel & Spa · Atrium');
});

test('who gives a treatment is shown by face and name', async () => {
  const _picture = 'a'.repeat(24);
  const therapists = [
    { _id: 'mari', name: 'Mari Lund', gender: 'woman' as const, surcharge: 0, _picture },
  ];
  await renderApp('/spa/fjord', {
    http: http({
      [LIST]: () =>
        reply<ListBookableTreatmentsApiResponse>(200, {
          success: true,
          data: [{ ...massage, therapists }],
        }),
    }),
  });
  const treatments = await screen.findByRole('list', { name: 'Treatments' });
  expect(treatments).toHaveTextContent('Therapist: Mari Lund');
  expect(treatments.querySelector('img')).toHaveAttribute('src', `/media/${_picture}/320.webp`);
  await expectAccessible();
});

test('search engines read prices in the units of the currency', async () => {
  await renderApp('/spa/fjord', { http: http() });
  await screen.findByRole('list', { name: 'Treatments' });
  expect(linkedData()).toMatchObject({
    '@type': 'DaySpa',
    name: 'Fjord Hotel & Spa',
    makesOffer: [
      { price: '1150', priceCurrency: 'NOK', itemOffered: { name: 'Classic massage' } },
      { price: '1650.5' },
      { price: '0' },
    ],
  });
});

test('/spa_booking/{venue} shows the same treatments at their one address', async () => {
  await renderApp('/spa_booking/fjord', { http: http() });
  expect(await screen.findByRole('list', { name: 'Treatments' })).toBeVisible();
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/spa\/fjord$/),
  );
});

test('a treatment shows its next times, which lead to its booking', async () => {
  const { user, http: network } = await renderApp('/spa_booking/fjord/massage', { http: http() });
  const day = await screen.findByRole('group', { name: 'Sat 21 Nov' });
  const bookings = '/activity-hub/fjord/new-treatment/massage';
  expect(within(day).getByRole('link', { name: '10:00' })).toHaveAttribute(
    'href',
    `${bookings}?length=short&date=2026-11-21&time=600`,
  );
  expect(screen.getByText('Therapists: Mari Lund, Jonas Vik')).toBeVisible();
  expect(screen.getByText('Free cancellation until 24 hours before the start')).toBeVisible();
  await expectAccessible();

  await user.click(screen.getByRole('radio', { name: /^1 hour 20 minutes · NOK.1,650.50$/ }));
  expect(await screen.findByRole('link', { name: '14:00' })).toHaveAttribute(
    'href',
    `${bookings}?length=long&date=2026-11-21&time=840`,
  );
  expect(screen.getByRole('link', { name: 'Choose another day' })).toHaveAttribute(
    'href',
    `${bookings}?length=long`,
  );
  expect(network.requests(OFFER).map(({ query }) => query.get('length'))).toEqual([null, 'long']);
});

test('a treatment without a free time soon says so, and can be booked for later', async () => {
  const none = { ...offer, days: [{ date: '2026-11-20', starts: [] }] };
  await renderApp('/spa_booking/fjord/massage', {
    http: http({
      [OFFER]: () => reply<GetTreatmentOfferApiResponse>(200, { success: true, data: none }),
    }),
  });
  expect(await screen.findByText(/No free time in the next 31 days/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another day' })).toBeVisible();
});

test.each([
  ['without a spa', () => refuse(403, 'MODULE_OFF')],
  [
    'without a treatment to book',
    () => reply<ListBookableTreatmentsApiResponse>(200, { success: true, data: [] }),
  ],
])('a venue %s says so', async (_, answer) => {
  await renderApp('/spa/fjord', { http: http({ [LIST]: answer }) });
  expect(await screen.findByText('Fjord Hotel & Spa offers no treatments online.')).toBeVisible();
});

test('a treatment that is not offered leads to those that are', async () => {
  await renderApp('/spa_booking/fjord/gone', {
    http: http({ [OFFER]: () => refuse(404, 'NOT_FOUND') }),
  });
  expect(await screen.findByText('This treatment cannot be booked online.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Treatments at Fjord Hotel & Spa' })).toHaveAttribute(
    'href',
    '/spa/fjord',
  );
});

test.each(['/spa/fjord', '/spa_booking/fjord/massage'])('%s can be tried again', async (path) => {
  let isDown = true;
  const answer = (up: () => ReturnType<typeof reply>) => () =>
    isDown ? refuse(500, 'INTERNAL_ERROR') : up();
  const { user } = await renderApp(path, {
    http: http({
      [LIST]: answer(() => reply(200, { success: true, data: [massage] })),
      [OFFER]: answer(() => reply(200, { success: true, data: offer })),
    }),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('Classic massage')).toBeVisible();
});

test('an unknown venue is searched for', async () => {
  await renderApp('/spa_booking/nowhere/massage', { http: http() });
  expect(await screen.findByRole('searchbox')).toHaveValue('nowhere');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find a spa');
});
