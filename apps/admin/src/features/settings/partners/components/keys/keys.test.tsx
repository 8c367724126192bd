import type { ApiKeyOutput } from '@atrium/api-client/admin/integrations';
import { type MockRoutes, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../../testing/fixtures';
import { pinToday } from '../../../../../testing/pin-today';
import { renderApp } from '../../../../../testing/render-app';

pinToday();
afterEach(() => jest.restoreAllMocks());

const LIST = 'GET /api/v1/admin/apiKeys';
const TOKEN = `atrium_live_${id(1)}_${'a'.repeat(38)}`;

const aKey = (given: Partial<ApiKeyOutput> = {}): ApiKeyOutput => ({
  ...{ _id: id(60), name: 'Harbour Tours', scopes: ['bookings.write', 'services.read'] },
  ...{ perMinute: 120, state: 'active', hint: 'x7Kp', version: 2 },
  createdAt: '2026-05-01T10:00:00.000Z',
  expiresAt: '2027-05-01T10:00:00.000Z',
  use: {
    ...{ reads: 1_204, writes: 31, lastIp: '203.0.113.7' },
    lastUsedAt: '2026-11-20T10:00:00.000Z',
  },
  ...given,
});

const open = (http: MockRoutes = {}, level: 2 | 3 = 3) =>
  renderApp('/admin/settings/partners', {
    signedIn: true,
    http: { ...signedIn(level), [LIST]: () => ok([aKey()]), ...http },
  });

test('a new key is asked what it may do, and is shown once', async () => {
  const { user, http } = await open({
    [LIST]: () => ok([]),
    'POST /api/v1/admin/apiKeys': () => ok({ key: aKey(), token: TOKEN }, 201),
  });
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  const dialog = await screen.findByRole('dialog', { name: 'New key' });
  await user.click(within(dialog).getByRole('textbox', { name: 'Name' }));
  await user.paste('Harbour Tours');
  const submit = within(dialog).getByRole('button', { name: 'Create key' });
  await user.click(submit);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Choose at least one permission.',
  );
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Bookings' }),
    'Read and change',
  );
  // the catalogue can only be read
  const services = within(dialog).getByRole('combobox', { name: 'Services' });
  expect(within(services).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Valid for' }), '90 days');
  await user.click(submit);

  const shown = await screen.findByRole('dialog', { name: 'Copy the key now' });
  expect(within(shown).getByRole('textbox', { name: 'Key' })).toHaveValue(TOKEN);
  await user.click(within(shown).getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(TOKEN);
  expect(http.requests('POST /api/v1/admin/apiKeys').map(({ body }) => body)).toEqual([
    { name: 'Harbour Tours', scopes: ['bookings.write'], perMinute: 120, days: 90 },
  ]);
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(TOKEN)).not.toBeInTheDocument();
});

test('a key is changed as it was last seen', async () => {
  const path = `PUT /api/v1/admin/apiKeys/${id(60)}`;
  const { user, http } = await open({ [path]: () => ok(aKey({ version: 3 })) });
  await user.click(await screen.findByRole('button', { name: 'Edit “Harbour Tours”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Harbour Tours' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Bookings' }), 'Read');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(path)[0]?.body).toEqual({
    ...{ name: 'Harbour Tours', scopes: ['bookings.read', 'services.read'], perMinute: 120 },
    version: 2,
  });
});

test('a key is renewed with time to change over', async () => {
  const path = `POST /api/v1/admin/apiKeys/${id(60)}/renew`;
  const { user, http } = await open({ [path]: () => ok({ key: aKey(), token: TOKEN }) });
  await user.click(await screen.findByRole('button', { name: 'Renew Harbour Tours' }));
  const dialog = await screen.findByRole('dialog', { name: 'Renew Harbour Tours' });
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Current key works for' }),
    '7 days',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Renew' }));
  await screen.findByRole('dialog', { name: 'Copy the key now' });
  expect(http.requests(path)[0]?.body).toEqual({ overlapHours: 168 });
});

test('a key is revoked once that is confirmed', async () => {
  const path = `DELETE /api/v1/admin/apiKeys/${id(60)}`;
  const { user, http } = await open({ [path]: () => reply(204, null) });
  await user.click(await screen.findByRole('button', { name: 'Revoke: Harbour Tours' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revoke Harbour Tours?' });
  expect(http.requests(path)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Harbour Tours has been revoked.')).toBeVisible();
});

test('what has ended can no longer be changed', async () => {
  await open({
    [LIST]: () => ok([aKey({ state: 'revoked', revokedAt: '2026-11-01T10:00:00.000Z' })]),
  });
  const key = await screen.findByRole('listitem', { name: 'Harbour Tours' });
  expect(within(key).getByText('Revoked')).toBeVisible();
  expect(within(key).queryByRole('button')).not.toBeInTheDocument();
});

test('a key tells what it may do, and whether anybody uses it', async () => {
  await open();
  const key = await screen.findByRole('listitem', { name: 'Harbour Tours' });
  for (const text of [
    'Active',
    'Bookings: Read and change',
    'Services: Read',
    'Key ends in x7Kp',
    'Last used 20 November 2026 at 11:00 from 203.0.113.7',
    'Last 30 days: 1,204 reads, 31 changes',
    'Expires 1 May 2027 at 12:00',
  ]) {
    expect(within(key).getByText(text)).toBeVisible();
  }
  await expectAccessible();
});
