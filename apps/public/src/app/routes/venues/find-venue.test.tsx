import type {
  GetVendorBrandingApiResponse,
  SearchVendorsApiResponse,
} from '@atrium/api-client/public';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { leaveFor } from '../../../features/find-venue/lib/leave-for';
import { renderApp } from '../../../testing/render-app';

jest.mock('../../../features/find-venue/lib/leave-for');

const fjord: GetVendorBrandingApiResponse['data'] = {
  _vendor: {
    _id: '650000000000000000000001',
    name: 'Fjord Hotel & Spa',
    slug: 'fjord',
    languageCode: 'no',
    country: 'NO',
    currency: 'NOK',
    timezone: 'Europe/Oslo',
    spaTimeSlotSpaceInMinutes: 30,
    holdMinutes: 10,
    modules: modules(),
  },
  main: {},
  signup: {},
  title: {},
  input: {},
  buttonCTA: {},
  link: {},
};

const found: SearchVendorsApiResponse['data'] = [
  {
    _id: '650000000000000000000001',
    name: 'Fjord Hotel & Spa',
    slug: 'fjord',
    city: 'Bergen',
    country: 'NO',
    logo: 'https://fjord.example/logo.svg',
    _picture: '65000000000000000000000a',
    modules: modules(),
  },
  {
    _id: '650000000000000000000002',
    name: 'Bakken',
    slug: 'bakken',
    country: 'NO',
    logo: 'https://bakken.example/logo.svg',
    modules: modules(),
  },
];

function modules() {
  return {
    services: true,
    stays: true,
    spa: true,
    fnb: true,
    memberships: true,
    openBooking: true,
  };
}

const LOOK_UP = 'GET /api/v1/hub/vendors/:vendor';
const SEARCH = 'GET /api/v1/hub/vendors';

const http: MockRoutes = {
  [LOOK_UP]: ({ params }) =>
    params.vendor === 'fjord'
      ? reply<GetVendorBrandingApiResponse>(200, { success: true, data: fjord })
      : refuse(404, 'VENDOR_NOT_FOUND'),
  [SEARCH]: ({ query }) =>
    reply<SearchVendorsApiResponse>(200, {
      success: true,
      data: found.filter(({ slug }) => slug.startsWith(query.get('search') ?? '')),
    }),
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

const venues = async () => {
  const list = await screen.findByRole('list', { name: 'Venues' });
  return within(list).getAllByRole('link');
};

test('all venues are there before anything is typed, each a link to its hub', async () => {
  await renderApp('/minside', { http });
  const hrefs = (await venues()).map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/activity-hub/fjord', '/activity-hub/bakken']);
  const images = (await venues()).map((link) => link.querySelector('img')?.getAttribute('src'));
  // a logo elsewhere, for want of a picture
  expect(images).toEqual([
    '/media/65000000000000000000000a/320.webp',
    'https://bakken.example/logo.svg',
  ]);
  await expectAccessible();
});

test('typing leaves those that match, and asks once for what was typed', async () => {
  const { user, http: network } = await renderApp('/minside', { http });
  await venues();
  await user.type(screen.getByRole('searchbox', { name: 'Name of the venue' }), 'bak');
  await waitFor(async () => expect(await venues()).toHaveLength(1));

  const searches = network.requests(SEARCH).map(({ query }) => query.get('search'));
  expect(searches).toEqual(['', 'bak']);
});

test('a venue that nobody knows is said to be unknown', async () => {
  const { user } = await renderApp('/minside', { http });
  await user.type(await screen.findByRole('searchbox'), 'nowhere');
  expect(await screen.findByText('We do not know a venue with this name.')).toBeVisible();
});

test('a failed search is not a venue that does not exist, and can be tried again', async () => {
  const { user, http: network } = await renderApp('/minside', {
    http: { ...http, [SEARCH]: () => refuse(503, 'SERVICE_UNAVAILABLE') },
  });
  expect(await screen.findByText(/could not be looked up/)).toBeVisible();
  network.use(http);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await venues()).toHaveLength(2);
});

test.each(['/minside/fjord', '/minside/fjord/spa'])(
  '%s leads straight to the hub',
  async (path) => {
    await renderApp(path, { http });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/activity-hub/fjord'));
    expect(leaveFor).toHaveBeenCalledTimes(1);
  },
);

test('an address with an unknown venue offers to look for it', async () => {
  await renderApp('/minside/nowhere', { http });
  expect(await screen.findByText('We do not know a venue with this name.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('nowhere');
  expect(leaveFor).not.toHaveBeenCalled();
});
