import type { BrandedPictures } from '@atrium/api-client/hub';
import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { guestFixture, vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import { renderApp } from '../../../testing/render-app';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const noReservations = {
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [], cancelled: [], past: [] }),
};
const login = {
  'POST /api/auth/login': () => ok({ accessToken: 'token', expiresIn: 900, user: guestFixture() }),
};

async function fillIn(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.type(await screen.findByLabelText('Email'), 'guest@fjord.example');
  await user.type(screen.getByLabelText('Password'), 'demo-password-1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test('a guest logs in at this venue and comes to the overview', async () => {
  const { user, http, router } = await renderApp('/activity-hub/fjord', {
    http: { ...login, ...noReservations },
  });
  expect(await screen.findByText('Calm water, warm rooms')).toBeVisible();
  await expectAccessible();
  await fillIn(user);

  expect(await screen.findByRole('heading', { name: 'My activities' })).toBeVisible();
  expect(http.requests('POST /api/auth/login')[0]?.body).toEqual({
    email: 'guest@fjord.example',
    password: 'demo-password-1',
    vendor: 'fjord',
  });
  expect(router.state.location.pathname).toBe('/activity-hub/fjord/overview');
  expect(document.title).toBe('My activities · Fjord Hotel & Spa');
});

test('comes back to the page that asked for it', async () => {
  const { user, router } = await renderApp('/activity-hub/fjord/stays', {
    http: { ...login, 'GET /api/v1/hub/stays': () => ok([]) },
  });
  await fillIn(user);
  expect(await screen.findByText('You have no stays yet.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/activity-hub/fjord/stays');
});

test('says what is wrong, keeps what was typed, and selects the password', async () => {
  const { user } = await renderApp('/activity-hub/fjord', {
    http: {
      'POST /api/auth/login': () =>
        refuse(401, 'INVALID_CREDENTIALS', 'The email or password is not correct.'),
    },
  });
  await fillIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The email or password is not correct.',
  );
  expect(screen.getByLabelText('Email')).toHaveValue('guest@fjord.example');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('whoever is signed in already goes to the overview', async () => {
  const { router } = await renderApp('/activity-hub/fjord', {
    signedIn: true,
    http: noReservations,
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/activity-hub/fjord/overview'));
});

test('the session looked for is the one of this venue', async () => {
  const { http } = await renderApp('/activity-hub/fjord');
  await screen.findByRole('heading', { name: 'Log in' });
  expect(http.requests('POST /api/auth/refresh')[0]?.body).toEqual({
    audience: 'guest',
    vendor: 'fjord',
  });
});

test('a guest of another venue is a visitor here', async () => {
  const { router } = await renderApp('/activity-hub/bakken/overview', {
    signedIn: true,
    http: venueRoutes(vendorFixture({ _id: 'another', slug: 'bakken', name: 'Bakken' })),
  });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/activity-hub/bakken');
});

test('logging out leads to the login and stays there', async () => {
  const { user, router } = await renderApp('/activity-hub/fjord/overview', {
    signedIn: true,
    http: { ...noReservations, 'POST /api/auth/logout': () => new Response(null, { status: 204 }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('an unknown venue is told so, with the way to find one', async () => {
  await renderApp('/activity-hub/nowhere');
  expect(await screen.findByRole('heading', { name: 'We do not know this venue' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find your venue' })).toHaveAttribute('href', '/minside');
  await expectAccessible();
});

test('a venue that could not be asked for can be asked for again', async () => {
  const { user, http } = await renderApp('/activity-hub/fjord', {
    http: { 'GET /api/v1/hub/vendors/:vendor': () => refuse(503, 'SERVICE_UNAVAILABLE') },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  http.use(venueRoutes());
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('leads to signing up, to another password, and to what can be booked', async () => {
  await renderApp('/activity-hub/fjord');
  for (const [name, page] of [
    ['Create an account', 'signup'],
    ['Forgot your password?', 'reset-password'],
    ['See what you can book', 'new-reservation'],
  ]) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/activity-hub/fjord/${page}`,
    );
  }
});

test('the venue’s logo stands for its name, and its name for a logo that does not arrive', async () => {
  await renderApp('/activity-hub/fjord', {
    http: venueRoutes(vendorFixture({ logo: 'https://fjord.example/logo.svg' })),
  });
  const logo = await screen.findByRole('img', { name: 'Fjord Hotel & Spa' });
  expect(logo).toHaveAttribute('src', 'https://fjord.example/logo.svg');
  fireEvent.error(logo);
  expect(await screen.findByText('Fjord Hotel & Spa')).toBeVisible();
});

test('the pictures of the venue: its logo for a light and a dark page, and its cover', async () => {
  const picture = (_id: string, widths = [320, 640]) => ({
    ...{ _id, widths, width: 600, height: 300, alt: 'Fjord Hotel & Spa' },
    ...{ placeholder: 'data:image/webp;base64,AAAA', focalPoint: { x: 50, y: 50 } },
  });
  const logo = 'https://fjord.example/logo.svg';
  const open = (pictures: BrandedPictures) =>
    renderApp('/activity-hub/fjord', {
      http: venueRoutes(vendorFixture({ logo, pictures, tagline: 'Close to the water' })),
    });
  const logos = async () =>
    (await screen.findAllByRole('img', { name: 'Fjord Hotel & Spa' })).map((image) =>
      image.getAttribute('src'),
    );
  const { unmount } = await open({ logo: picture('a'), cover: picture('c') });
  expect(await logos()).toEqual(['/media/a/640.webp']);
  // it comes after the page, and words on it are white
  const title = screen.getByText('Close to the water');
  await waitFor(() => expect(title).toHaveStyle({ color: 'rgb(255, 255, 255)' }));
  const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  expect(styles.map(({ cssText }) => cssText).join()).toContain('/media/c/640.webp');
  await expectAccessible();
  unmount();
  const { unmount: leave } = await open({ logo: picture('a'), logoDark: picture('b') });
  // the colour of the venue is dark
  expect(await logos()).toEqual(['/media/b/640.webp']);
  leave();
  await open({ logo: picture('a', []) });
  // its sizes are yet to be made
  expect(await logos()).toEqual([logo]);
});

test('an empty form says what to enter, without asking the server', async () => {
  const { user, http } = await renderApp('/activity-hub/fjord');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Enter your email address.')).toBeVisible();
  expect(screen.getByText('Enter your password.')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check: Email and Password.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(http.requests('POST /api/auth/login')).toHaveLength(0);
  await expectAccessible();
});
