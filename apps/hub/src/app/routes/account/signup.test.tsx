import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen } from '@testing-library/react';
import { guestFixture, vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import { renderApp } from '../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

async function signUp(http: MockRoutes, password = 'a good long one') {
  const view = await renderApp('/activity-hub/fjord/signup', { http });
  const { user } = view;
  await user.type(await screen.findByLabelText('First name'), 'Åse');
  await user.type(screen.getByLabelText('Last name'), 'Bø');
  await user.type(screen.getByLabelText('Email'), 'ase@example.com');
  await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '91234567');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  return view;
}

const created = () =>
  ok({ _id: 'g', firstname: 'Åse', lastname: 'Bø', email: 'ase@example.com' }, 201);

test('201: signed in, with a message titled with the signup label', async () => {
  const { http, router } = await signUp({
    'POST /api/v1/auth/signup': created,
    'POST /api/auth/login': () => ok({ accessToken: 't', expiresIn: 900, user: guestFixture() }),
    'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
      ok({ upcoming: [], cancelled: [], past: [] }),
  });
  expect(await screen.findByRole('status', { name: 'Sign up' })).toHaveTextContent(
    'Your account has been created. Welcome!',
  );
  expect(http.requests('POST /api/v1/auth/signup')[0]?.body).toEqual({
    firstName: 'Åse',
    lastName: 'Bø',
    email: 'ase@example.com',
    phone: '+47 91 23 45 67',
    password: 'a good long one',
    vendor: 'fjord',
  });
  expect(await screen.findByRole('heading', { name: 'My activities' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/activity-hub/fjord/overview');
});

test('201, but not signed in: the login is the next page', async () => {
  await signUp({
    'POST /api/v1/auth/signup': created,
    'POST /api/auth/login': () => refuse(503, 'SERVICE_UNAVAILABLE'),
  });
  expect(await screen.findByRole('status', { name: 'Sign up' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});

test.each([
  [422, 'EMAIL_TAKEN', 'There is already an account with this email address.'],
  [422, 'MISSING_GUEST_DETAILS', 'Missing guest details'],
  [500, 'INTERNAL', 'We could not create your account. Please try again later.'],
  [429, 'TOO_MANY_REQUESTS', 'We could not create your account. Please try again later.'],
])('%i %s: %s', async (status, code, text) => {
  await signUp({
    'POST /api/v1/auth/signup': () => refuse(status, code, 'User email already exists'),
  });
  expect(await screen.findByRole('alert', { name: 'Sign up' })).toHaveTextContent(text);
  expect(screen.getByLabelText('Email')).toHaveValue('ase@example.com');
});

test('without a connection: the text for anything else', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await signUp({});
  expect(await screen.findByRole('alert', { name: 'Sign up' })).toHaveTextContent(
    'We could not create your account. Please try again later.',
  );
});

test('what the server finds wrong with a field stands under it', async () => {
  await signUp({
    'POST /api/v1/auth/signup': () =>
      refuse(400, 'VALIDATION_FAILED', 'Some fields are missing or not valid.', [
        { field: 'email', message: 'email must be an email' },
      ]),
  });
  expect(await screen.findByText('Not a valid email address')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.queryByRole('alert', { name: 'Sign up' })).toBeNull();
});

test('a password that is too short is not sent', async () => {
  const { http } = await signUp({ 'POST /api/v1/auth/signup': created }, 'short');
  expect(await screen.findByText('The password must have at least 8 characters.')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(http.requests('POST /api/v1/auth/signup')).toHaveLength(0);
});

test('shows the tagline, the way back and the venue’s terms', async () => {
  await renderApp('/activity-hub/fjord/signup');
  expect(
    await screen.findByText('Book your activities at Fjord Hotel & Spa in a few steps.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Already have an account? Log in' })).toHaveAttribute(
    'href',
    '/activity-hub/fjord',
  );
  expect(screen.getByRole('link', { name: 'Terms and privacy' })).toHaveAttribute(
    'href',
    'https://fjord.example/gdpr',
  );
  await expectAccessible();
});

test('a venue without terms shows no link to them', async () => {
  await renderApp('/activity-hub/fjord/signup', {
    http: venueRoutes(vendorFixture({ legalLink: undefined })),
  });
  await screen.findByRole('heading', { name: 'Sign up' });
  expect(screen.queryByRole('link', { name: 'Terms and privacy' })).toBeNull();
});

test('the phone’s country is that of the venue’s language', async () => {
  await renderApp('/activity-hub/fjord/signup', {
    http: venueRoutes(vendorFixture({ languageCode: 'de' })),
  });
  expect(await screen.findByText('+49')).toBeVisible();
});

test('everything that is missing is said at once, by name, and the first has the focus', async () => {
  const { user, http } = await renderApp('/activity-hub/fjord/signup');
  await user.click(await screen.findByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Enter your first name.')).toBeVisible();
  expect(screen.getByText('Enter your email address.')).toBeVisible();
  expect(screen.getByText('Enter your password.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please check: First name, Email and Password.',
  );
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(http.requests('POST /api/v1/auth/signup')).toHaveLength(0);
  await expectAccessible();
});
