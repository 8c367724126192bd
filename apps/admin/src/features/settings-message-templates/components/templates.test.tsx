import type { MessageKindOutput, MessagePreviewOutput } from '@atrium/api-client/api';
import { screen, waitFor } from '@testing-library/react';
import { account, id, ok, signedIn } from '../../../testing/fixtures';
import { renderApp } from '../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const kinds: MessageKindOutput[] = [
  {
    kind: 'bookingConfirmation',
    placeholders: ['firstname', 'service'],
    subject: 'Confirmed: {{service}}',
    text: 'Hello!',
  },
  { kind: 'custom', placeholders: ['firstname'], subject: '', text: '' },
];
const PREVIEW = 'POST /api/v1/admin/messageTemplates/preview';
const CREATE = 'POST /api/v1/admin/messageTemplates';
const TEST = 'POST /api/v1/admin/messageTemplates/testSend';

const open = (path: string) =>
  renderApp(`/admin/settings/message-templates/${path}`, {
    signedIn: true,
    http: {
      ...signedIn(2),
      'GET /api/v1/admin/messageTemplates': () => ok([]),
      'GET /api/v1/admin/messageTemplates/kinds': () => ok(kinds),
      [PREVIEW]: ({ body }) => {
        const { subject, text } = body as { subject: string; text: string };
        const filled = text.replaceAll('{{firstname}}', 'Olaug');
        return ok<MessagePreviewOutput>({ subject, text: filled, html: '' });
      },
      [CREATE]: ({ body }) =>
        ok({ _id: id(95), name: '', marketing: false, version: 0, ...(body as object) }, 201),
      [TEST]: () => ok({}, 201),
    },
  });

test('own words begin with ours, take a placeholder at the cursor, and are seen filled in', async () => {
  const { user, http } = await open('bookingConfirmation/en');
  const text = await screen.findByRole('textbox', { name: 'Message' });
  expect(text).toHaveValue('Hello!');
  await user.type(text, '{End}{ArrowLeft} ');
  await user.click(screen.getByRole('button', { name: 'Insert firstname' }));
  expect(text).toHaveValue('Hello {{firstname}}!');
  expect(await screen.findByText('Hello Olaug!')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(CREATE)[0]?.body).toEqual({
    kind: 'bookingConfirmation',
    language: 'en',
    subject: 'Confirmed: {{service}}',
    text: 'Hello {{firstname}}!',
  });
});

test('a placeholder that the message does not know is not saved', async () => {
  const { user, http } = await open('bookingConfirmation/en');
  const text = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(text, ' {{{{room}}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('The text uses a placeholder that does not exist here.'),
  ).toBeVisible();
  expect(http.requests(CREATE)).toHaveLength(0);
});

test('a test goes to whoever asks for it', async () => {
  const { user, http } = await open('bookingConfirmation/en');
  await user.click(await screen.findByRole('button', { name: 'Send a test to me' }));
  expect(await screen.findByText(`A test has been sent to ${account().email}.`)).toBeVisible();
  await waitFor(() => expect(http.requests(TEST)).toHaveLength(1));
});
