import type { UserOutput } from '@atrium/api-client/admin';
import { reply } from '@atrium/api-client/testing/mock-http';
import { screen, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const aUser = (given: Partial<UserOutput> = {}): UserOutput => ({
  _id: id(90),
  email: 'eline@fjord.example',
  firstname: 'Eline',
  lastname: 'Ekeberg',
  level: 1,
  active: true,
  hasSecondFactor: false,
  invited: false,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
  version: 3,
  ...given,
});
/** The signed-in user of the fixtures. */
const me = aUser({ _id: id(1), firstname: 'Ola', lastname: 'Ås', level: 3 });
const system = aUser({ _id: id(91), firstname: 'Sverre', lastname: 'Systad', level: 4 });

const open = (more = {}) =>
  renderApp('/admin/settings/staff', {
    signedIn: true,
    http: { ...signedIn(3), 'GET /api/v1/admin/users': () => ok([aUser(), me, system]), ...more },
  });

test('a system owner gives no level above their own', async () => {
  const { user, http } = await open({
    'POST /api/v1/admin/users': () => ok(aUser({ invited: true }), 201),
  });
  await user.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite somebody' });
  const level = within(dialog).getByRole('combobox', { name: 'Level' });
  expect(
    within(level)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Employee', 'Administrator', 'System owner']);
  await user.type(within(dialog).getByRole('textbox', { name: 'First name' }), 'Nora');
  await user.type(within(dialog).getByRole('textbox', { name: 'Last name' }), 'Ny');
  await user.type(within(dialog).getByRole('textbox', { name: 'Email' }), 'nora@fjord.example');
  await user.selectOptions(level, 'Administrator');
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('The invitation has been sent.');
  expect(http.requests('POST /api/v1/admin/users')[0]?.body).toEqual({
    firstname: 'Nora',
    lastname: 'Ny',
    email: 'nora@fjord.example',
    level: 2,
  });
});

test('nobody above is touched, and nobody turns themselves off', async () => {
  const { user } = await open();
  await screen.findByText('Sverre Systad');
  expect(screen.queryByRole('button', { name: 'More for Sverre Systad' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More for Ola Ås' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Edit',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ola Ås' });
  expect(within(dialog).getByRole('combobox', { name: 'Level' })).toBeDisabled();
});

test('deactivating asks first', async () => {
  const { user, http } = await open({
    'PUT /api/v1/admin/users/:id': () => ok(aUser({ active: false, version: 4 })),
  });
  await user.click(await screen.findByRole('button', { name: 'More for Eline Ekeberg' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Eline Ekeberg?' });
  expect(http.requests('PUT /api/v1/admin/users/:id')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests('PUT /api/v1/admin/users/:id')[0]?.body).toEqual({
    active: false,
    version: 3,
  });
});

test('two-step login of a colleague is reset after a question; one’s own and those above are not offered', async () => {
  const reset = `DELETE /api/v1/admin/users/${id(90)}/secondFactor`;
  const { user, http } = await open({
    'GET /api/v1/admin/users': () =>
      ok([aUser({ hasSecondFactor: true }), { ...me, hasSecondFactor: true }]),
    [reset]: () => reply(204, null),
  });
  await user.click(await screen.findByRole('button', { name: 'More for Ola Ås' }));
  expect(screen.queryByRole('menuitem', { name: 'Reset two-step login' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'More for Eline Ekeberg' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reset two-step login' }));
  await user.click(await screen.findByRole('button', { name: 'Reset two-step login' }));
  expect(await screen.findByText('Two-step login for Eline Ekeberg has been reset.')).toBeVisible();
  expect(http.requests(reset)).toHaveLength(1);
});
