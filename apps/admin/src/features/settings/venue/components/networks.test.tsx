import type { OwnSessionOutput, VendorOutput } from '@atrium/api-client/admin';
import { type MockRoutes, reply } from '@atrium/api-client/testing/mock-http';
import { screen, within } from '@testing-library/react';
import { account, id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const UPDATE = 'PUT /api/v1/admin/vendor';
const SESSIONS = 'GET /api/auth/sessions';
const desk = { name: 'Front desk', range: '203.0.113.0/24' };

const aVendor = (given: Partial<VendorOutput> = {}): VendorOutput => ({
  ...{ _id: id(2), name: 'Fjord Hotel & Spa', slug: 'fjord', languageCode: 'no' },
  ...{ timezone: 'Europe/Oslo', country: 'NO', currency: 'NOK' },
  ...{ modules: account().vendor.modules, spaTimeSlotSpaceInMinutes: 30, reviewRequests: false },
  ...{ quietFrom: 1260, quietUntil: 480 },
  ...{ waitingListPromotion: 'manual', trustedNetworks: [], secondFactorInNetworks: true },
  ...{ signInOnlyFromNetworks: false, version: 6 },
  ...{ createdAt: '2026-01-01T10:00:00.000Z', updatedAt: '2026-01-01T10:00:00.000Z' },
  ...given,
});

const session = (given: Partial<OwnSessionOutput>): OwnSessionOutput => ({
  ...{ _id: id(3), isHandheld: false, isCurrent: false },
  ...{ createdAt: '2026-01-01T10:00:00.000Z', lastUsedAt: '2026-01-01T10:00:00.000Z' },
  ...given,
});

async function open(vendor: VendorOutput, http: MockRoutes = {}) {
  const page = await renderApp('/admin/settings/vendor', {
    signedIn: true,
    http: {
      ...signedIn(3),
      'GET /api/v1/admin/vendor': () => ok(vendor),
      'GET /api/admin/getSegments': () => ok([]),
      [UPDATE]: () => ok({ ...vendor, version: 7 }),
      ...http,
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Trusted networks' }));
  return { ...page, section };
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('says that there are none, and takes one with a name and a range', async () => {
  const { user, http, section } = await open(aVendor());
  expect(section.getByText('No trusted networks: staff log in from anywhere.')).toBeVisible();
  expect(section.queryByRole('switch')).not.toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Add network' }));
  const name = await section.findByRole('textbox', { name: 'Name' });
  const range = section.getByRole('textbox', { name: 'Address or range' });
  await user.type(name, 'Front desk');
  await user.type(range, '203.0.113');
  await user.click(save());
  expect(await section.findByText(/^Enter an address such as/)).toBeVisible();
  expect(http.requests(UPDATE)).toHaveLength(0);
  await user.type(range, '.0/24');
  await user.click(section.getByRole('switch', { name: /^Ask for the code/ }));
  await user.click(save());
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({
    trustedNetworks: [desk],
    secondFactorInNetworks: false,
    signInOnlyFromNetworks: false,
    version: 6,
  });
});

test('takes the address that one is at, as the list of sessions has it', async () => {
  const { user, section } = await open(aVendor(), {
    [SESSIONS]: () => ok([session({ ip: '10.0.0.1' }), session({ isCurrent: true, ip: '::7' })]),
  });
  await user.click(section.getByRole('button', { name: 'Add the address you are at' }));
  expect(await section.findByRole('textbox', { name: 'Address or range' })).toHaveValue('::7');
});

test('says so where that address is not known', async () => {
  const { user, section } = await open(aVendor(), { [SESSIONS]: () => reply(500, {}) });
  await user.click(section.getByRole('button', { name: 'Add the address you are at' }));
  expect(await section.findByText(/could not be found out/)).toBeVisible();
});

test('tells beside the switch that one would lock oneself out', async () => {
  const message = 'Your own address is in none of these networks.';
  const code = 'NETWORKS_LOCK_OUT';
  const { user, section } = await open(aVendor({ trustedNetworks: [desk] }), {
    [UPDATE]: () =>
      reply(422, {
        ...{ success: false, statusCode: 422, code, error: message, message },
        details: [{ field: 'signInOnlyFromNetworks', code, message }],
      }),
  });
  await user.click(section.getByRole('switch', { name: /from these networks only$/ }));
  await user.click(save());
  expect(await section.findByRole('alert')).toHaveTextContent(message);
});

test('the last one that is removed takes what held in it along', async () => {
  const { user, http, section } = await open(
    aVendor({ trustedNetworks: [desk], signInOnlyFromNetworks: true }),
  );
  await user.click(section.getByRole('button', { name: 'Remove Front desk' }));
  await section.findByText('No trusted networks: staff log in from anywhere.');
  await user.click(save());
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({
    trustedNetworks: [],
    signInOnlyFromNetworks: false,
  });
});
