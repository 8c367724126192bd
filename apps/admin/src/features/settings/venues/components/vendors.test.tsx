import type { UserOutput, VendorOutput } from '@atrium/api-client/admin';
import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { account, id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const LIST = 'GET /api/v1/admin/vendors';
const CREATE = 'POST /api/v1/admin/vendors';
const UPDATE = 'PUT /api/v1/admin/vendors/:id';
const OWNERS = 'GET /api/v1/admin/vendors/:id/owners';
const INVITE = 'POST /api/v1/admin/vendors/:id/owners';
const AGAIN = 'POST /api/v1/admin/vendors/:id/owners/:userId/sendInvitation';

const aVendor = (given: Partial<VendorOutput> = {}): VendorOutput => ({
  _id: id(60),
  name: 'Fjellheim',
  slug: 'fjellheim',
  languageCode: 'no',
  timezone: 'Europe/Oslo',
  country: 'NO',
  currency: 'NOK',
  modules: account().vendor.modules,
  spaTimeSlotSpaceInMinutes: 30,
  reviewRequests: false,
  quietFrom: 1260,
  quietUntil: 480,
  waitingListPromotion: 'auto',
  trustedNetworks: [],
  secondFactorInNetworks: true,
  signInOnlyFromNetworks: false,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
  version: 2,
  ...given,
});
const anOwner = (given: Partial<UserOutput> = {}): UserOutput => ({
  _id: id(61),
  email: 'olav@fjellheim.example',
  firstname: 'Olav',
  lastname: 'Eier',
  level: 3,
  active: true,
  hasSecondFactor: false,
  invited: true,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
  version: 0,
  ...given,
});

const open = (more = {}) =>
  renderApp('/admin/settings/vendors', {
    signedIn: true,
    http: { ...signedIn(4), [LIST]: () => ok({ items: [aVendor()] }), ...more },
  });

test('a new venue leads on to the invitation of its first owner', async () => {
  let owners: UserOutput[] = [];
  const { user, http } = await open({
    [CREATE]: () => ok(aVendor({ _id: id(62), name: 'Havblikk', slug: 'havblikk' }), 201),
    [OWNERS]: () => ok(owners),
    [INVITE]: () => {
      owners = [anOwner()];
      return ok(anOwner(), 201);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add venue' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add venue' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findAllByText('This field is required.')).not.toHaveLength(0);
  expect(http.requests(CREATE)).toHaveLength(0);
  await user.type(form.getByRole('textbox', { name: 'Name of the venue' }), 'Havblikk');
  await user.type(form.getByRole('textbox', { name: 'Web address' }), 'havblikk');
  await user.type(form.getByRole('textbox', { name: 'Country' }), 'no');
  await user.type(form.getByRole('textbox', { name: 'Currency' }), 'nok');
  await user.click(form.getByRole('button', { name: 'Save' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Owners of Havblikk' }));
  expect(http.requests(CREATE)[0]?.body).toMatchObject({
    name: 'Havblikk',
    slug: 'havblikk',
    country: 'NO',
    currency: 'NOK',
  });
  expect(await dialog.findByText('Nobody owns this venue yet')).toBeVisible();
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Invite an owner' }));

  const invitation = within(await screen.findByRole('dialog', { name: 'Owners of “Havblikk”' }));
  await user.type(invitation.getByRole('textbox', { name: 'First name' }), 'Olav');
  await user.type(invitation.getByRole('textbox', { name: 'Last name' }), 'Eier');
  await user.type(invitation.getByRole('textbox', { name: 'Email' }), 'olav@fjellheim.example');
  await user.click(invitation.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('The invitation has been sent.')).toBeVisible();
  expect(http.requests(INVITE)[0]).toMatchObject({
    params: { id: id(62) },
    body: { firstname: 'Olav', lastname: 'Eier', email: 'olav@fjellheim.example' },
  });
  expect(await screen.findByText('olav@fjellheim.example')).toBeVisible();
  expect(screen.getByText('Invited')).toBeVisible();
});

test('an owner who has not answered is invited again, one who has a password is not', async () => {
  const { user, http } = await open({
    [OWNERS]: () =>
      ok([
        anOwner(),
        anOwner({ _id: id(63), firstname: 'Eva', invited: false, email: 'eva@x.no' }),
      ]),
    [AGAIN]: () => reply(204, null),
  });
  await user.click(await screen.findByRole('button', { name: 'Owners of “Fjellheim”' }));
  await screen.findByText('Eva Eier');
  expect(screen.getAllByRole('button', { name: 'Invite again' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Invite again' }));
  expect(await screen.findByText('A link has been sent to olav@fjellheim.example.')).toBeVisible();
  expect(http.requests(AGAIN)[0]?.params).toEqual({ id: id(60), userId: id(61) });
});

test('an address that is taken is said at its field, and what was typed stays', async () => {
  const { user } = await open({
    [OWNERS]: () => ok([]),
    [INVITE]: () =>
      refuse(422, 'EMAIL_TAKEN', 'User email already exists', [
        { field: 'email', message: 'User email already exists' },
      ]),
  });
  await user.click(await screen.findByRole('button', { name: 'Owners of “Fjellheim”' }));
  await user.click(await screen.findByRole('button', { name: 'Invite an owner' }));
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Olav');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Eier');
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.type(email, 'taken@fjord.example');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect((await screen.findAllByText('User email already exists')).length).toBeGreaterThan(0);
  expect(email).toHaveValue('taken@fjord.example');
});

test('owners that cannot be loaded can be asked for again', async () => {
  const { user, http } = await open({ [OWNERS]: () => refuse(500, 'INTERNAL') });
  await user.click(await screen.findByRole('button', { name: 'Owners of “Fjellheim”' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  http.use({ [OWNERS]: () => ok([anOwner()]) });
  await user.click(retry);
  expect(await screen.findByText('Olav Eier')).toBeVisible();
});

test('a venue is changed with the version that was seen', async () => {
  const { user, http } = await open({ [UPDATE]: () => ok(aVendor({ name: 'Fjell', version: 3 })) });
  await user.click(await screen.findByRole('button', { name: 'Edit “Fjellheim”' }));
  const name = await screen.findByRole('textbox', { name: 'Name of the venue' });
  await user.clear(name);
  await user.type(name, 'Fjell');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({ name: 'Fjell', version: 2 });
});

test('none yet, and a list that fails', async () => {
  const { http, user } = await open({ [LIST]: () => refuse(500, 'INTERNAL') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  http.use({ [LIST]: () => ok({ items: [] }) });
  await user.click(retry);
  expect(await screen.findByText('No venues yet')).toBeVisible();
  await expectAccessible();
});
