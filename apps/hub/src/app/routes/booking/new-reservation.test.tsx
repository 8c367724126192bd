import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { chooseLanguage } from '@atrium/i18n/create-i18n';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, screen, within } from '@testing-library/react';
import { activityFixture } from '../../../testing/fixtures';
import { renderApp } from '../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const path = '/activity-hub/fjord/new-reservation';
const route = 'GET /api/v1/hub/activities/:vendorId';

test('lists what can be booked, with what it costs and the way to book it', async () => {
  await renderApp(path, {
    http: {
      [route]: () =>
        reply(200, [
          activityFixture(),
          activityFixture({
            _id: 'club',
            name: 'Members’ dinner',
            price: 0,
            codeRequired: true,
            durationMinutes: 60,
          }),
        ]),
    },
  });
  const headings = await screen.findAllByRole('heading', { level: 2 });
  const [sauna, dinner] = headings.map((heading) => heading.closest('li'));
  if (!sauna || !dinner) throw new Error('Two cards were expected');
  expect(sauna).toHaveTextContent('SaunaAn hour by the water.');
  expect(sauna).toHaveTextContent('Duration: 1 hour 30 minutes');
  expect(sauna).toHaveTextContent('NOK 250 per person');
  expect(dinner).toHaveTextContent('Free of charge');
  expect(dinner).toHaveTextContent('Code required');
  const link = within(sauna).getByRole('link', { name: 'Book Sauna now' });
  expect(link).toHaveTextContent('Book Now');
  expect(link).toHaveAttribute('href', '/activity-hub/fjord/new-activity/sauna');
  await expectAccessible();
});

test('asks in the guest’s language, and again when that changes', async () => {
  const { i18n, http } = await renderApp(path, {
    language: 'no',
    http: {
      [route]: ({ headers }) =>
        reply(200, [
          activityFixture({
            name: headers.get('accept-language') === 'no' ? 'Badstue' : 'Sauna',
          }),
        ]),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Badstue' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bestill Badstue nå' })).toBeVisible();

  await act(() => chooseLanguage(i18n, 'en'));
  expect(await screen.findByRole('heading', { name: 'Sauna' })).toBeVisible();
  expect(http.requests(route)).toHaveLength(2);
});

test('a visitor may look, and is offered to log in', async () => {
  await renderApp(path, { http: { [route]: () => reply(200, [activityFixture()]) } });
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/activity-hub/fjord?next=${encodeURIComponent(path)}`,
  );
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('a guest has the tabs of what there is, and none of what there is not', async () => {
  await renderApp(path, {
    signedIn: true,
    http: { [route]: () => reply(200, [activityFixture()]) },
  });
  const tabs = await screen.findByRole('navigation', { name: 'Pages' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['My activities', 'New activities', 'Stays', 'Profile']);
  expect(within(tabs).getByRole('link', { name: 'New activities' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('nothing to book is said', async () => {
  await renderApp(path, { http: { [route]: () => reply(200, []) } });
  expect(
    await screen.findByText('There is nothing to book right now. Please come back later.'),
  ).toBeVisible();
});

test('a failure is said and can be tried again', async () => {
  const { user, http } = await renderApp(path, {
    http: { [route]: () => refuse(500, 'INTERNAL', 'Something went wrong on our side.') },
  });
  expect(await screen.findByText('The activities could not be loaded.')).toBeVisible();
  http.use({ [route]: () => reply(200, [activityFixture()]) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Sauna' })).toBeVisible();
});

test('a lost connection is said while it lasts', async () => {
  await renderApp(path, { http: { [route]: () => reply(200, [activityFixture()]) } });
  await screen.findByRole('heading', { name: 'Sauna' });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

test('what a party has for itself is priced by the booking, not by the person', async () => {
  await renderApp(path, {
    http: { [route]: () => reply(200, [activityFixture({ exclusiveBooking: true })]) },
  });
  expect(await screen.findByText('NOK 250 per booking')).toBeVisible();
});
