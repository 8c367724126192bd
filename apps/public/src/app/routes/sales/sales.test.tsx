import type {
  BeginSaleApiResponse,
  GetActivityApiResponse,
  GetItineraryApiResponse,
  GetOfferedMembershipApiResponse,
  GetOfferedPackageApiResponse,
  OfferOutput,
  SalePayment,
  SettleSaleApiResponse,
} from '@atrium/api-client/public';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { booked, sauna } from '../../../testing/booking-fixtures';
import { renderApp } from '../../../testing/render-app';
import { venueRoutes } from '../../../testing/venue-fixtures';

const BEGIN = 'POST /api/v1/sales';
const LOOK = 'POST /api/v1/sales/:id';
const END = 'DELETE /api/v1/sales/:id';
const ITINERARY = 'GET /api/v1/itineraries/:id';
const PLACE = 'POST /api/v1/itineraries/:id/services';

const month: OfferOutput = {
  ...{ kind: 'membership', _id: 'm1', vendor: 'fjord', name: 'Spa month', description: '' },
  ...{ price: 99_000, currency: 'NOK', agreement: 'It runs for a month.', taxBasisPoints: 2_500 },
  membership: { maxNumberOfUsages: 0, validityMonths: 1, covers: ['Sauna'] },
};
const weekend: OfferOutput = {
  ...{ kind: 'package', _id: 'k1', vendor: 'fjord', name: 'Weekend', description: 'By the fjord.' },
  ...{ price: 240_000, currency: 'NOK', agreement: '' },
  picture: {
    ...{ _id: 'p9', width: 1600, height: 900, widths: [640], placeholder: 'data:,' },
    ...{ focalPoint: { x: 50, y: 50 }, alt: 'A cabin by the water' },
  },
  package: {
    ...{ nights: 2, services: [{ name: 'Sauna', dayNumber: 2 }], addons: [] },
    treatments: [{ name: 'Massage', quantity: 1 }],
    ...{ firstDay: '2026-11-22', lastDay: '2027-11-21', fullDays: ['2026-11-25'] },
  },
};
const payment = (change: Partial<SalePayment> = {}): SalePayment => ({
  ...{ _id: 'p1', kind: 'membership', state: 'open', url: 'https://pay.example/p1' },
  ...{ amount: 99_000, currency: 'NOK', description: 'Spa month', signature: 'signed' },
  expiresAt: '2099-12-04T10:30:00.000Z',
  ...change,
});
const http = (more: MockRoutes = {}): MockRoutes => ({
  ...venueRoutes(),
  'GET /api/v1/offers/memberships/:id': ({ params }) =>
    params.id === 'm1'
      ? reply<GetOfferedMembershipApiResponse>(200, { success: true, data: month })
      : refuse(404, 'NOT_FOUND'),
  'GET /api/v1/offers/packages/:id': () =>
    reply<GetOfferedPackageApiResponse>(200, { success: true, data: weekend }),
  ...more,
});
const looked = (change: Partial<SalePayment>) =>
  reply<SettleSaleApiResponse>(200, { success: true, data: payment(change) });
const begun = (change: Partial<SalePayment> = {}) => {
  const { url: _, ...withoutUrl } = payment(change);
  return reply<BeginSaleApiResponse>(201, { success: true, data: withoutUrl });
};

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

test('a membership says what it is, and is bought once all is given and agreed to', async () => {
  const { user, http: network } = await renderApp('/membership/m1', {
    http: http({ [BEGIN]: () => begun(), [LOOK]: () => looked({}) }),
  });
  expect(await screen.findByRole('heading', { name: 'Spa month' })).toBeVisible();
  for (const fact of ['Unlimited visits', 'Valid for 1 month', 'Pays for: Sauna']) {
    expect(screen.getByText(fact)).toBeVisible();
  }
  expect(screen.getByText('Includes 25% tax')).toBeVisible();
  await expectAccessible();
  const pay = await screen.findByRole('button', { name: /^Pay NOK.990$/ });
  await user.click(pay);
  expect(screen.getByLabelText(/^First name/)).toHaveFocus();
  await user.click(screen.getByLabelText(/^First name/));
  await user.paste('Ada');
  await user.click(screen.getByLabelText(/^Last name/));
  await user.paste('Lovelace');
  await user.click(screen.getByLabelText(/^Email/));
  await user.paste('ada@example.com');
  await user.click(pay);
  expect(screen.getByText('Agree to the terms before you pay.')).toBeVisible();
  expect(network.requests(BEGIN)).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: 'I agree to these terms' }));
  await user.click(pay);
  // the provider is yet to answer where: the next screen waits for that
  expect(await screen.findByRole('heading', { name: 'Not paid yet' })).toBeVisible();
  expect(network.requests(BEGIN)[0]?.body).toEqual({
    ...{ kind: 'membership', offer: 'm1', amount: 99_000, agreed: true },
    order: expect.stringMatching(/^[0-9a-f]{32}$/),
    guest: { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com' },
  });
  expect(network.requests(LOOK)[0]?.headers.get('x-payment-signature')).toBe('signed');
});

test('of a package the total follows the guests, and a day is chosen that is not sold out', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'));
  const { user } = await renderApp('/package/k1', {
    http: http({ [BEGIN]: () => refuse(409, 'PACKAGE_DAY_FULL') }),
  });
  await screen.findByRole('heading', { name: 'Weekend' });
  expect(screen.getByRole('img', { name: 'A cabin by the water' })).toBeVisible();
  expect(screen.getByText('Massage: 1 per adult')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One more: Children' }));
  const pay = screen.getByRole('button', { name: /^Pay NOK.7,200$/ });
  expect(screen.getByText(/^3 × NOK.2,400$/)).toBeVisible();
  expect(screen.getByRole('button', { name: /25 November/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('button', { name: /26 November/ }));
  expect(screen.getByText(/^26.{1,3}28 November 2026$/)).toBeVisible();
  await user.click(pay);
  expect(screen.getByLabelText(/^First name/)).toHaveFocus();
});

test('whoever comes back sees how it stands, and can end it or go on to what they bought', async () => {
  const back = '?vendor=fjord&payment=p1#signed';
  const first = await renderApp(`/membership/m1${back}`, {
    http: http({ [LOOK]: () => looked({}), [END]: () => looked({ state: 'ended' }) }),
  });
  expect(await screen.findByRole('link', { name: /^Pay NOK.990$/ })).toHaveAttribute(
    'href',
    'https://pay.example/p1',
  );
  await first.user.click(screen.getByRole('button', { name: 'Cancel payment' }));
  expect(await screen.findByRole('heading', { name: 'Nothing was paid' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the offer' })).toHaveAttribute(
    'href',
    '/membership/m1',
  );
});

test('a stay that was bought leads to its itinerary, where a service is placed', async () => {
  const reservation = { ...booked, _id: 'r1', participants: 2 };
  const stay = (isBooked: boolean): GetItineraryApiResponse['data'] => ({
    ...{ _id: 's1', arrivaldate: '2099-12-03', departuredate: '2099-12-05', nights: 2 },
    ...{ start: '2099-12-03T00:00:00.000Z', createdAt: '2026-11-10T00:00:00.000Z' },
    ...{ status: 'expected', nrOfGuests: 2, adults: 2, children: 0, babies: 0, version: 0 },
    ...{ packageName: 'Weekend', addons: [], treatmentTypes: [], placedTreatments: [] },
    services: [
      {
        ...{ _id: 'i1', _service: { _id: sauna._id, name: 'Evening sauna' }, included: 2 },
        ...{ bookings: isBooked ? ['r1'] : [], booked: isBooked ? 2 : 0, left: isBooked ? 0 : 2 },
        ...{ dayNumber: 2, date: '2099-12-04' },
      },
    ],
    reservations: isBooked ? [{ reservation, signature: 'theirs' }] : [],
  });
  let isBooked = false;
  const { user, http: network } = await renderApp('/package/k1?vendor=fjord&payment=p1#signed', {
    http: http({
      [LOOK]: () => {
        const { url: _, ...rest } = payment({ kind: 'package', state: 'booked', bought: 's1' });
        return reply<SettleSaleApiResponse>(200, {
          success: true,
          data: { ...rest, itinerarySignature: 'stay' },
        });
      },
      [ITINERARY]: () =>
        reply<GetItineraryApiResponse>(200, { success: true, data: stay(isBooked) }),
      'GET /api/v1/hub/activity/:id': () =>
        reply<GetActivityApiResponse>(200, { success: true, data: sauna }),
      [PLACE]: () => {
        isBooked = true;
        return reply<GetItineraryApiResponse>(201, { success: true, data: stay(true) });
      },
    }),
  });
  await user.click(await screen.findByRole('link', { name: 'Choose times' }));
  await user.click(await screen.findByRole('button', { name: 'Choose a time: Evening sauna' }));
  const card = screen.getByRole('article', { name: 'Evening sauna' });
  await user.click(await within(card).findByRole('button', { name: /^18:00/ }));
  await expectAccessible();
  await user.click(within(card).getByRole('button', { name: 'Book 18:00' }));
  expect(await within(card).findByText('Everything is booked')).toBeVisible();
  expect(
    within(card).getByRole('link', { name: 'Change or cancel: Evening sauna, 18:00' }),
  ).toHaveAttribute('href', '/open_booking/r1?vendor=fjord#theirs');
  const [sent] = network.requests(PLACE);
  expect(sent?.body).toEqual({ stayService: 'i1', timeindex: 1080, participants: 2 });
  expect(sent?.headers.get('x-itinerary-signature')).toBe('stay');
});

test('a link that leads to no stay says so', async () => {
  await renderApp('/NCB/fjord/s1#wrong', {
    http: http({ [ITINERARY]: () => refuse(403, 'ITINERARY_LINK_INVALID') }),
  });
  const title = 'This link does not lead to a stay';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
