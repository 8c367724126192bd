import type { WebhookDeliveryOutput, WebhookOutput } from '@atrium/api-client/admin/integrations';
import { type MockRoutes, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../../testing/fixtures';
import { pinToday } from '../../../../../testing/pin-today';
import { renderApp } from '../../../../../testing/render-app';

pinToday();
afterEach(() => jest.restoreAllMocks());

const LIST = 'GET /api/v1/admin/webhooks';
const SECRET = 'whsec_for-this-test-alone';
const ONE = `/api/v1/admin/webhooks/${id(60)}`;

const aWebhook = (given: Partial<WebhookOutput> = {}): WebhookOutput => ({
  ...{ _id: id(60), name: 'Harbour Tours', url: 'https://harbour.example/atrium' },
  ...{ events: ['booking.created', 'guest.merged'], active: true, waiting: 0, hint: 'x7Kp' },
  ...{ createdAt: '2026-05-01T10:00:00.000Z', lastAt: '2026-11-20T10:00:00.000Z', version: 2 },
  ...given,
});

const aDelivery = (given: Partial<WebhookDeliveryOutput> = {}): WebhookDeliveryOutput => ({
  ...{ _id: id(70), message: 'msg_1', type: 'booking.created', entityId: id(71) },
  ...{ state: 'failed', createdAt: '2026-11-20T10:00:00.000Z' },
  doneAt: '2026-11-23T10:00:00.000Z',
  attempts: [
    { at: '2026-11-20T10:00:00.000Z', ms: 10_000, error: 'timedOut' },
    { at: '2026-11-20T10:00:05.000Z', ms: 35, status: 500, answer: 'out of order' },
  ],
  ...given,
});

const open = (http: MockRoutes = {}) =>
  renderApp('/admin/settings/webhooks', {
    signedIn: true,
    http: { ...signedIn(3), [LIST]: () => ok([aWebhook()]), ...http },
  });

test('a new webhook is asked where and what, and its secret is shown once', async () => {
  const { user, http } = await open({
    [LIST]: () => ok([]),
    'POST /api/v1/admin/webhooks': () => ok({ webhook: aWebhook(), secret: SECRET }, 201),
  });
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'New webhook' });
  await user.click(within(dialog).getByRole('textbox', { name: 'Name' }));
  await user.paste('Harbour Tours');
  await user.click(within(dialog).getByRole('textbox', { name: 'Address' }));
  await user.paste('harbour');
  const submit = within(dialog).getByRole('button', { name: 'Create webhook' });
  await user.click(submit);
  expect(await within(dialog).findByText('Choose at least one event.')).toBeVisible();
  expect(within(dialog).getByText('Enter an address that begins with https.')).toBeVisible();
  await user.clear(within(dialog).getByRole('textbox', { name: 'Address' }));
  await user.click(within(dialog).getByRole('textbox', { name: 'Address' }));
  await user.paste('https://harbour.example/atrium');
  const bookings = within(dialog).getByRole('group', { name: 'Bookings' });
  await user.click(within(bookings).getByRole('button', { name: 'booking.cancelled' }));
  await user.click(submit);
  const shown = await screen.findByRole('dialog', { name: 'Copy the secret now' });
  expect(within(shown).getByRole('textbox', { name: 'Secret' })).toHaveValue(SECRET);
  expect(http.requests('POST /api/v1/admin/webhooks').map(({ body }) => body)).toEqual([
    {
      ...{ name: 'Harbour Tours', url: 'https://harbour.example/atrium' },
      events: ['booking.cancelled'],
    },
  ]);
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument();
});

test('one is switched off as it was last seen', async () => {
  const { user, http } = await open({ [`PUT ${ONE}`]: () => ok(aWebhook({ active: false })) });
  await user.click(await screen.findByRole('button', { name: 'Edit “Harbour Tours”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Harbour Tours' });
  await user.click(within(dialog).getByRole('switch', { name: 'Send events' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(`PUT ${ONE}`)[0]?.body).toEqual({
    ...{ name: 'Harbour Tours', url: 'https://harbour.example/atrium', active: false, version: 2 },
    events: ['booking.created', 'guest.merged'],
  });
});

test('a secret is renewed with time to change over', async () => {
  const path = `POST ${ONE}/secret`;
  const { user, http } = await open({
    [path]: () => ok({ webhook: aWebhook(), secret: SECRET }),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Renew the secret of Harbour Tours' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Renew the secret of Harbour Tours' });
  await user.click(within(dialog).getByRole('button', { name: 'Renew secret' }));
  await screen.findByRole('dialog', { name: 'Copy the secret now' });
  expect(http.requests(path)[0]?.body).toEqual({ overlapHours: 24 });
});

test('deliveries show their answers and are sent again', async () => {
  const again = `POST ${ONE}/deliveries/${id(70)}/resend`;
  const { user, http } = await open({
    [`GET ${ONE}/deliveries`]: () => ok({ items: [aDelivery()] }),
    [again]: () => ok({ ...aDelivery({ state: 'pending' }), body: '{}' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Deliveries to Harbour Tours' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deliveries to Harbour Tours' });
  const delivery = await within(dialog).findByRole('listitem', { name: 'msg_1' });
  expect(within(delivery).getByText('Given up')).toBeVisible();
  await user.click(within(delivery).getByText('2 answers'));
  expect(within(delivery).getByText(/500 · after 35 ms/)).toBeVisible();
  expect(within(delivery).getByText('out of order')).toBeVisible();
  expect(within(delivery).getByText(/No response within ten seconds/)).toBeVisible();
  await expectAccessible();
  await user.click(within(delivery).getByRole('button', { name: /^Send again/ }));
  expect(await screen.findByText('It is being sent again.')).toBeVisible();
  expect(http.requests(again)).toHaveLength(1);
});

test('a test is sent, and a webhook deleted once that is confirmed', async () => {
  const { user, http } = await open({
    [`POST ${ONE}/test`]: () => ok({ ...aDelivery({ type: 'webhook.test' }), body: '{}' }, 201),
    [`DELETE ${ONE}`]: () => reply(204, null),
  });
  await user.click(await screen.findByRole('button', { name: 'Send a test to Harbour Tours' }));
  expect(await screen.findByText(/The test is on its way/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete: Harbour Tours' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Harbour Tours?' });
  expect(http.requests(`DELETE ${ONE}`)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Harbour Tours has been deleted.')).toBeVisible();
});

test.each<[string, Partial<WebhookOutput>, string[]]>([
  [
    'fails',
    { failingSince: '2026-11-20T10:00:00.000Z', waiting: 1_204 },
    ['Failing', 'Has taken nothing since 20 November 2026 at 11:00', 'Waiting: 1,204'],
  ],
  [
    'was switched off by itself',
    { active: false, off: 'failing' },
    ['Off', 'Switched off because it took nothing for five days'],
  ],
])('one that %s says so', async (_, given, texts) => {
  await open({ [LIST]: () => ok([aWebhook(given)]) });
  const webhook = await screen.findByRole('listitem', { name: 'Harbour Tours' });
  for (const text of texts) expect(within(webhook).getByText(text)).toBeVisible();
  await expectAccessible();
});
