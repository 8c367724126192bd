import type {
  MessageKindOutput,
  MessagePreviewInput,
  MessagePreviewOutput,
} from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { screen, waitFor } from '@testing-library/react';
import { account, id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

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

const BOOKINGS = 'GET /api/v1/admin/messageTemplates/previewBookings';
const aBooking = (number: number, guest: string) => ({
  _id: id(number),
  bookingId: `REF${number}`,
  guest,
  service: 'Yoga',
  date: '2026-11-28',
  start: 600,
});
const bookings = [aBooking(70, 'Olaug Vik'), aBooking(71, 'Kari Moe')];

const open = (path: string, more: MockRoutes = {}) =>
  renderApp(`/admin/settings/message-templates/${path}`, {
    signedIn: true,
    http: {
      ...signedIn(2),
      'GET /api/v1/admin/messageTemplates': () => ok([]),
      'GET /api/v1/admin/messageTemplates/kinds': () => ok(kinds),
      [PREVIEW]: ({ body }) => {
        const { subject, text, bookingId, example } = body as MessagePreviewInput;
        const booking = example
          ? undefined
          : (bookings.find(({ _id }) => _id === bookingId) ?? bookings[0]);
        const [firstname = 'Ola'] = booking?.guest.split(' ') ?? [];
        const filled = text.replaceAll('{{firstname}}', firstname);
        return ok<MessagePreviewOutput>({
          subject,
          text: filled,
          html: '',
          ...(booking && { booking }),
        });
      },
      [BOOKINGS]: ({ query }) =>
        ok(bookings.filter(({ guest }) => guest.includes(query.get('text') ?? ''))),
      [CREATE]: ({ body }) =>
        ok({ _id: id(95), name: '', marketing: false, version: 0, ...(body as object) }, 201),
      [TEST]: () => ok({}, 201),
      ...more,
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
  expect(screen.getByText('Not known here: {{room}}')).toBeVisible();
  expect(http.requests(CREATE)).toHaveLength(0);
});

test('a name that the venue’s server finds missing is told below the name', async () => {
  const message = 'This field is required';
  const { user } = await open('custom/new', {
    [CREATE]: () => refuse(422, 'FIELD_REQUIRED', message, [{ field: 'name', message }]),
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, 'Greeting');
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Hi');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hi');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(message));
});

test('the preview shows the latest booking, another that is found, or invented values', async () => {
  const { user, http } = await open('bookingConfirmation/en');
  const text = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(text, ' For {{{{firstname}}');
  expect(await screen.findByText('Hello! For Olaug')).toBeVisible();
  const field = screen.getByRole('combobox', { name: 'Show with' });
  expect(field).toHaveValue('Olaug Vik · Yoga · 28 November 2026 10:00');
  expect(
    screen.getByText('With the values of Olaug Vik, Yoga, Saturday, 28 November 2026.'),
  ).toBeVisible();

  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Invented values' }));
  expect(await screen.findByText('Hello! For Ola')).toBeVisible();
  expect(http.requests(PREVIEW).at(-1)?.body).toMatchObject({ example: true });

  await user.clear(field);
  await user.type(field, 'Kari');
  await user.click(await screen.findByRole('option', { name: /^Kari Moe/ }));
  expect(await screen.findByText('Hello! For Kari')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send a test to me' }));
  await waitFor(() => expect(http.requests(TEST)[0]?.body).toMatchObject({ bookingId: id(71) }));
});

test('a test goes to whoever asks for it', async () => {
  const { user, http } = await open('bookingConfirmation/en');
  await user.click(await screen.findByRole('button', { name: 'Send a test to me' }));
  expect(await screen.findByText(`A test has been sent to ${account().email}.`)).toBeVisible();
  await waitFor(() => expect(http.requests(TEST)).toHaveLength(1));
});
