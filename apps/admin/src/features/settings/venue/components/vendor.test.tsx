import type { PictureOutput, PicturesOutput, VendorOutput } from '@atrium/api-client/admin';
import { reply } from '@atrium/api-client/testing/mock-http';
import { mockUploads } from '@atrium/api-client/testing/mock-upload';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, screen, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { enter, pickerInput } from '../../../../testing/picker-fields';
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
  quietFrom: 1260,
  quietUntil: 480,
  waitingListPromotion: 'manual',
  trustedNetworks: [],
  secondFactorInNetworks: true,
  signInOnlyFromNetworks: false,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
  version: 6,
};
const aPicture = (number: number): PictureOutput => ({
  _id: id(number),
  ...{ width: 1200, height: 800, widths: [320, 640], placeholder: 'data:image/webp;base64,AA' },
  focalPoint: { x: 50, y: 50 },
  ...{ alt: '', name: `${number}.jpg`, state: 'ready', bytes: 1_000, alts: [] },
  createdAt: '2026-11-20T10:00:00.000Z',
  version: 0,
});
const [lake, steam] = [aPicture(71), aPicture(72)] as const;
const UPDATE = 'PUT /api/v1/admin/vendor';

const open = (page: string, level: 2 | 3 = 3, shown: VendorOutput = vendor) =>
  renderApp(`/admin/settings/${page}`, {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/v1/admin/vendor': () => ok(shown),
      'GET /api/admin/getSegments': () => ok([]),
      'GET /api/v1/admin/pictures': () =>
        ok<PicturesOutput>({ items: [lake, steam], usedBytes: 4_000, quotaBytes: 10_000 }),
      'POST /api/v1/admin/pictures': () => reply(201, { success: true, data: steam }),
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

test('quiet hours have both times, sent as minutes', async () => {
  const { user, http } = await open('vendor');
  expect(await pickerInput('Quiet hours start')).toHaveValue('21:00');
  expect(await pickerInput('Quiet hours end')).toHaveValue('08:00');
  await enter('Quiet hours start', '');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const from = within(
    screen.getByRole('group', { name: 'Quiet hours start' }).parentElement as HTMLElement,
  );
  expect(await from.findByText('Not a valid time')).toBeVisible();
  expect(screen.getAllByText('Not a valid time')).toHaveLength(1);
  expect(http.requests(UPDATE)).toHaveLength(0);
  await expectAccessible();

  await enter('Quiet hours start', '22:30');
  await enter('Quiet hours end', '07:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(screen.queryByText('Not a valid time')).not.toBeInTheDocument();
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({
    ...{ quietFrom: 1350, quietUntil: 420 },
    version: 6,
  });
});

test('a picture is chosen for what it is for, and taken away again, without a text of its own', async () => {
  mockUploads();
  const { user, http } = await open('vendor', 3, { ...vendor, _logoLight: lake._id });
  const logo = within(await screen.findByRole('group', { name: 'Logo on light pages' }));
  const cover = within(screen.getByRole('group', { name: 'Cover picture' }));
  const file = new File(['picture'], 'steam.jpg', { type: 'image/jpeg' });
  await user.upload(cover.getByLabelText('Cover picture', { selector: 'input' }), file);
  await cover.findByRole('button', { name: 'Remove “Cover picture”' });
  await user.click(await logo.findByRole('button', { name: 'Remove “Logo on light pages”' }));
  expect(logo.queryByRole('button', { name: /Remove/ })).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({
    ...{ _logoLight: null, _logoDark: null, _cover: steam._id, _icon: null },
    version: 6,
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
