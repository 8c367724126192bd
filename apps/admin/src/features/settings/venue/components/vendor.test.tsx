import type { VendorOutput } from '@atrium/api-client/admin';
import { fireEvent, screen } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const vendor: VendorOutput = {
  _id: id(2),
  name: 'Fjord Hotel & Spa',
  slug: 'fjord',
  languageCode: 'no',
  timezone: 'Europe/Oslo',
  country: 'NO',
  currency: 'NOK',
  modules: {
    services: true,
    stays: true,
    spa: false,
    fnb: false,
    memberships: true,
    openBooking: false,
  },
  spaTimeSlotSpaceInMinutes: 30,
  reviewRequests: false,
  waitingListPromotion: 'manual',
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
  version: 6,
};
const UPDATE = 'PUT /api/v1/admin/vendor';

const open = (page: string, level: 2 | 3 = 3) =>
  renderApp(`/admin/settings/${page}`, {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/v1/admin/vendor': () => ok(vendor),
      'GET /api/admin/getSegments': () => ok([]),
      [UPDATE]: () => ok({ ...vendor, version: 7 }),
    },
  });

test('a sender of SMS has at most ten letters and digits', async () => {
  const { user, http } = await open('vendor');
  const sender = await screen.findByRole('textbox', { name: 'SMS sender' });
  await user.type(sender, 'Fjord Hotell');
  expect(sender).toHaveValue('Fjord Hote');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This value is not valid.')).toBeVisible();
  expect(http.requests(UPDATE)).toHaveLength(0);

  await user.clear(sender);
  await user.type(sender, 'Fjord');
  expect(screen.getByText('At most 10 letters and digits; 5 left.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({
    smsSender: 'Fjord',
    version: 6,
    tagline: null,
    waitingListPromotion: 'manual',
  });
});

test('Ctrl+S held down saves once: a second time would be refused as stale', async () => {
  const { user, http } = await open('vendor');
  await user.type(await screen.findByRole('textbox', { name: 'SMS sender' }), 'Fjord');
  for (let times = 0; times < 3; times += 1) {
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  }
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)).toHaveLength(1);
});

test('what days and prices are counted by can only be read', async () => {
  await open('vendor');
  expect(await screen.findByText('Europe/Oslo')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Time zone' })).not.toBeInTheDocument();
});

test('a module is turned on at once', async () => {
  const { user, http } = await open('modules');
  await user.click(await screen.findByRole('switch', { name: 'Spa treatments' }));
  await screen.findByRole('switch', { name: 'Stays' });
  expect(http.requests(UPDATE)[0]?.body).toEqual({ modules: { spa: true }, version: 6 });
});

test.each(['vendor', 'modules', 'staff'])('%s is for system owners', async (page) => {
  await open(page, 2);
  expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
});
