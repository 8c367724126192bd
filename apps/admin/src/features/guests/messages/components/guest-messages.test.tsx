import type { MessageOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMessage } from '../../../../testing/booking-fixtures';
import { aGuest, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const LIST = 'GET /api/v1/admin/customers/:id/messages';
const SEND = 'POST /api/v1/admin/customers/:id/messages';
const open = (items: MessageOutput[], http: MockRoutes = {}) =>
  renderApp(`/admin/guests/${id(10)}/messages`, {
    signedIn: true,
    http: {
      ...signedIn(),
      'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
      [LIST]: () => ok({ items }),
      'GET /api/v1/admin/messageTemplates': () => ok([]),
      ...http,
    },
  });

test('says of each message whether it went out, and open, what it said and why not', async () => {
  const { user } = await open([
    aMessage({ sentAt: '2026-11-20T10:01:00Z' }),
    aMessage({
      _id: id(91),
      subject: 'Lost',
      state: 'failed',
      attempts: 3,
      error: '550 no such user',
    }),
    aMessage({ _id: id(92), subject: 'Kept', state: 'unsent' }),
    aMessage({ _id: id(93), subject: 'How was it?', state: 'suppressed', suppression: 'optedOut' }),
    aMessage({
      ...{ _id: id(95), subject: 'Offer', state: 'pending', attempts: 0 },
      nextAttemptAt: '2999-11-21T07:00:00Z',
    }),
    aMessage({ _id: id(94), subject: 'Gone', state: 'suppressed', suppression: 'undeliverable' }),
  ]);
  const sent = await screen.findByRole('button', { name: /Your reservation/ });
  // 10:01 UTC is 11:01 at the venue.
  expect(sent).toHaveTextContent(/20 November 2026 at 11:01.*Sent/);
  expect(screen.getByText(/kept for 90 days/)).toBeInTheDocument();
  await user.click(sent);
  expect(await screen.findByText('Welcome')).toBeInTheDocument();
  expect(screen.getByText('Email · lucja@guests.example')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /Lost/ }));
  expect(await screen.findByText('After 3 attempts: 550 no such user')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Kept/ }));
  expect(await screen.findByText(/No mail server is set up/)).toBeInTheDocument();
  const suppressed = screen.getByRole('button', { name: /How was it/ });
  expect(suppressed).toHaveTextContent('Not sent');
  await user.click(suppressed);
  expect(
    await screen.findByText('The guest does not want such messages, so it was not sent.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Offer/ }));
  expect(
    await screen.findByText(/^Scheduled for 21 November 2999 at 08:00, after quiet hours/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Gone/ }));
  expect(
    await screen.findByText(/mail servers have twice reported that this address does not exist/),
  ).toBeInTheDocument();
  await expectAccessible();
});

test('what did not arrive is sent once more; what went out is not offered again', async () => {
  const RESEND = 'POST /api/v1/admin/customers/:id/messages/:messageId/resend';
  let refused = true;
  const lost = aMessage({ _id: id(91), subject: 'Lost', state: 'failed', error: '550' });
  const { user, http } = await open([lost, aMessage({ _id: id(92), subject: 'Arrived' })], {
    [RESEND]: () =>
      refused
        ? refuse(422, 'GUEST_WITHOUT_EMAIL', 'The guest has no email address.')
        : ok({ ...lost, state: 'pending' }),
  });
  await user.click(await screen.findByRole('button', { name: /Arrived/ }));
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Lost/ }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The guest has no email address.')).toBeInTheDocument();
  await expectAccessible();

  refused = false;
  const asked = http.requests(LIST).length;
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(http.requests(LIST).length).toBeGreaterThan(asked));
  expect(http.requests(RESEND).at(-1)?.params).toEqual({ id: id(10), messageId: id(91) });
});

test('staff write a message of their own', async () => {
  const { user, http } = await open([], { [SEND]: () => ok(aMessage(), 201) });
  expect(await screen.findByText('No messages have been sent to this guest.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Write message' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write message' });
  fireEvent.change(within(dialog).getByLabelText(/^Subject/), { target: { value: 'Lost scarf' } });
  fireEvent.change(within(dialog).getByLabelText(/^Message/), {
    target: { value: 'We found it.' },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(http.requests(SEND)[0]?.body).toEqual({ subject: 'Lost scarf', text: 'We found it.' });
  await waitFor(() => expect(http.requests(LIST)).toHaveLength(2));
});

test('a message that was refused stays to be sent again', async () => {
  const { user } = await open([], {
    [SEND]: () => refuse(422, 'GUEST_WITHOUT_EMAIL', 'The guest has no email address.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Write message' }));
  fireEvent.change(screen.getByLabelText(/^Subject/), { target: { value: 'Lost scarf' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Message/ }), {
    target: { value: 'We found it.' },
  });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The guest has no email address.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Subject/)).toHaveValue('Lost scarf');
});

test('a text kept ready is chosen in the guest’s language, previewed, and sent by its id', async () => {
  const TEMPLATE = 'POST /api/v1/admin/customers/:id/messages/template';
  const PREVIEW = 'POST /api/v1/admin/messageTemplates/preview';
  const text = {
    _id: id(95),
    kind: 'custom',
    name: 'Lost property',
    language: 'de',
    subject: 'Fund, {{firstname}}',
    text: 'Wir haben etwas gefunden.',
    marketing: true,
    version: 0,
    createdAt: '2026-11-01T10:00:00Z',
    updatedAt: '2026-11-01T10:00:00Z',
  };
  const { user, http } = await open([], {
    'GET /api/v1/admin/customers/:id': () => ok(aGuest({ languageCode: 'de' })),
    'GET /api/v1/admin/messageTemplates': () =>
      ok([
        { ...text, _id: id(96), language: 'en' },
        text,
        { ...text, _id: id(97), kind: 'welcome' },
      ]),
    [PREVIEW]: () => ok({ subject: 'Fund, Kari', text: 'Wir haben etwas gefunden.', html: '' }),
    [TEMPLATE]: () =>
      refuse(422, 'GUEST_OPTED_OUT', 'The guest does not want to receive advertising.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Write message' }));
  const field = await screen.findByLabelText('Text');
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Write it yourself', 'Lost property (Deutsch)']);
  await user.selectOptions(field, id(95));
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent('Fund, Kari');
  expect(http.requests(PREVIEW)[0]?.body).toMatchObject({ kind: 'custom', language: 'de' });
  expect(screen.getByText(/Advertising/)).toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/does not want to receive advertising/)).toBeInTheDocument();
  expect(http.requests(TEMPLATE)[0]?.body).toEqual({ template: id(95) });
});

test('Escape asks before it throws a message away', async () => {
  const { user } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Write message' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write message' });
  await user.type(within(dialog).getByLabelText(/^Message/), 'We found it.{Escape}');
  const question = await screen.findByRole('alertdialog', { name: /not saved. Leave anyway/ });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(within(dialog).getByLabelText(/^Message/)).toHaveValue('We found it.');
});
