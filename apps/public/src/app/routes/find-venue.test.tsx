import type { GetVendorBrandingApiResponse } from '@atrium/api-client/api';
import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor } from '@testing-library/react';
import { leaveFor } from '../../features/find-venue/lib/leave-for';
import { renderApp } from '../../testing/render-app';

jest.mock('../../features/find-venue/lib/leave-for');

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
  },
  main: {},
  signup: {},
  title: {},
  input: {},
  buttonCTA: {},
  link: {},
};

const LOOK_UP = 'GET /api/v1/hub/vendors/:vendor';

const http = {
  [LOOK_UP]: ({ params }: { params: Record<string, string> }) =>
    params.vendor === 'fjord'
      ? reply<GetVendorBrandingApiResponse>(200, { success: true, data: fjord })
      : refuse(404, 'VENDOR_NOT_FOUND'),
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

async function look(name: string, routes: Parameters<typeof renderApp>[1] = { http }) {
  const view = await renderApp('/minside', routes);
  await view.user.type(await screen.findByLabelText('Name of the venue'), name);
  await view.user.keyboard('{Enter}');
  return view;
}

test.each(['fjord', 'Fjord Hotel & Spa'])(
  '%p is found, and its hub is one click away',
  async (name) => {
    await look(name);
    const open = await screen.findByRole('link', { name: 'Open the Activity Hub' });
    expect(open).toHaveAttribute('href', '/activity-hub/fjord');
    expect(screen.getByRole('heading', { name: 'Fjord Hotel & Spa' })).toBeVisible();
    await expectAccessible();
  },
);

test('a venue that nobody knows is said to be unknown, until another name is written', async () => {
  const { user } = await look('Nowhere Inn');
  expect(await screen.findByText('We do not know a venue with this name.')).toBeVisible();
  await user.type(screen.getByLabelText('Name of the venue'), 'x');
  expect(screen.queryByText('We do not know a venue with this name.')).toBeNull();
});

test('a failed look-up is not a venue that does not exist', async () => {
  await look('fjord', { http: { [LOOK_UP]: () => refuse(503, 'SERVICE_UNAVAILABLE') } });
  expect(await screen.findByText(/could not be looked up/)).toBeVisible();
});

test('an empty name asks nothing', async () => {
  const { http: network } = await look('   ');
  expect(network.requests(LOOK_UP)).toHaveLength(0);
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
  expect(screen.getByLabelText('Name of the venue')).toHaveValue('nowhere');
  expect(leaveFor).not.toHaveBeenCalled();
});
