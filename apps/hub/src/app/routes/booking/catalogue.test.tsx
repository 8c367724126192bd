import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor } from '@testing-library/react';
import {
  activityFixture,
  availabilityFixture,
  dayFixture,
  timeFixture,
} from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const hub = '/activity-hub/fjord';
const next = 'GET /api/v1/hub/activities/:vendorId/next';
const activity = 'GET /api/v1/hub/activity/:id';
const at = (date: string, available: number) => ({ date, start: 600, end: 660, available });

const routes = (more: MockRoutes = {}): MockRoutes => ({
  'GET /api/v1/hub/activities/:vendorId': () =>
    reply(200, [
      activityFixture({ category: 'Wellness' }),
      activityFixture({ _id: 'kayak', name: 'Kayak tour', category: 'Outdoors' }),
      activityFixture({ _id: 'secret', name: 'Secret dinner', codeRequired: true }),
    ]),
  [next]: () =>
    ok([
      { _id: 'sauna', next: at('2026-11-22', 2) },
      { _id: 'kayak', next: at('2026-11-28', 8) },
    ]),
  'GET /api/v1/hub/activities/:vendorId/ratings': () =>
    ok([{ _id: 'sauna', count: 23, average: 4.7 }]),
  [activity]: () => ok(availabilityFixture([dayFixture('2026-11-25', [timeFixture()])])),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [], cancelled: [], past: [] }),
  ...more,
});
const open = (query = '', more: MockRoutes = {}) =>
  renderApp(`${hub}/new-reservation${query}`, { http: routes(more) });
const card = (name: string) => screen.findByRole('heading', { name });
const shown = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('a card tells the next free time, how few places are left, and what guests think', async () => {
  await open();
  const soon = await screen.findByRole('link', { name: 'Book Sauna, Sun 22 Nov, 10:00' });
  expect(soon).toHaveTextContent('Next: Sun 22 Nov, 10:00');
  expect(soon).toHaveAttribute('href', `${hub}/new-activity/sauna?date=2026-11-22&time=600`);
  expect(screen.getByText('Only 2 places left')).toBeVisible();
  expect(screen.queryByText('Only 8 places left')).toBeNull();
  expect(await screen.findByText('Rated 4.7 out of 5 by 23 guests')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sauna' })).toHaveAttribute(
    'href',
    `${hub}/discover/sauna`,
  );
  // Nothing is told of what asks for a code.
  expect(screen.queryByRole('link', { name: 'Secret dinner' })).toBeNull();
  await expectAccessible();
});

test('words and category find an activity, and Back from it finds them again', async () => {
  const { user, router } = await open();
  await card('Sauna');
  await user.type(screen.getByRole('searchbox', { name: 'Search activities' }), 'tour');
  expect(shown()).toEqual(['Kayak tour']);
  expect(router.state.location.search).toBe('?q=tour');
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Wellness' }));
  expect(shown()).toEqual(['Sauna']);
  expect(screen.getByRole('button', { name: 'Wellness' })).toHaveAttribute('aria-pressed', 'true');
  await user.type(screen.getByRole('searchbox'), 'tour');
  expect(screen.getByText('No activities match your search')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Show all activities' }));
  expect(shown()).toEqual(['Sauna', 'Kayak tour', 'Secret dinner']);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(router.state.location.search).toBe('');
});

test('a day and a party leave what has room for them, and go along into the booking', async () => {
  const { user, http } = await open('', {
    [next]: ({ query }) =>
      ok([
        { _id: 'sauna', ...(query.get('participants') !== '2' && { next: at('2026-11-22', 2) }) },
        { _id: 'kayak', next: at('2026-11-22', 8) },
      ]),
  });
  await card('Sauna');
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
  await waitFor(() => expect(http.requests(next).at(-1)?.query.get('date')).toBe('2026-11-22'));
  await user.click(screen.getByRole('button', { name: 'One more person' }));
  await waitFor(() => expect(shown()).toEqual(['Kayak tour', 'Secret dinner']));
  expect(screen.getByText('1 more activity has no room then.')).toBeVisible();
  const book = screen.getByRole('link', { name: 'Book Kayak tour now' });
  expect(book).toHaveAttribute('href', `${hub}/new-activity/kayak?date=2026-11-22`);
  await user.click(book);
  expect(await screen.findByText('2 people')).toBeVisible();
});

test('without times and ratings it is still a catalogue', async () => {
  await open('', {
    [next]: () => refuse(500, 'INTERNAL'),
    'GET /api/v1/hub/activities/:vendorId/ratings': () => refuse(500, 'INTERNAL'),
  });
  await card('Sauna');
  expect(shown()).toEqual(['Sauna', 'Kayak tour', 'Secret dinner']);
  expect(screen.getByRole('link', { name: 'Book Sauna now' })).toBeVisible();
});

describe('the page of an activity', () => {
  const about = {
    ...{ category: 'Wellness', included: 'Towel and tea', bring: 'Swimwear' },
    ...{ meetingPoint: 'The pier', mapAddress: 'Kaien 1, Bergen', accessibility: 'Step-free' },
  };

  test('tells what to know, where to come, and the ways to book it', async () => {
    await renderApp(`${hub}/discover/sauna`, {
      http: routes({
        [activity]: () =>
          ok(
            availabilityFixture(
              [
                dayFixture('2026-11-25', [timeFixture()]),
                dayFixture('2026-11-26', [timeFixture()]),
              ],
              about,
            ),
          ),
      }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Sauna' });
    for (const text of ['Towel and tea', 'Swimwear', 'The pier', 'Step-free', 'Wellness']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('Free until 24 hours before the start')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open map' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Kaien+1%2C+Bergen',
    );
    expect(screen.getByRole('link', { name: 'Book Sauna, Wed 25 Nov, 10:00' })).toHaveAttribute(
      'href',
      `${hub}/new-activity/sauna?date=2026-11-25&time=600`,
    );
    expect(screen.getByRole('link', { name: 'Book Sauna now' })).toHaveAttribute(
      'href',
      `${hub}/new-activity/sauna`,
    );
    await expectAccessible();
  });

  test('says nothing of what a venue has not written', async () => {
    await renderApp(`${hub}/discover/sauna`, { http: routes() });
    await screen.findByRole('heading', { level: 1, name: 'Sauna' });
    for (const title of ['What’s included', 'What to bring', 'Meeting point', 'Accessibility']) {
      expect(screen.queryByRole('heading', { name: title })).toBeNull();
    }
  });

  test('of an activity with a code leads to where the code is asked for', async () => {
    const { router } = await renderApp(`${hub}/discover/secret`, {
      http: routes({ [activity]: () => refuse(403, 'SERVICE_CODE_REQUIRED') }),
    });
    expect(await screen.findByLabelText('Code')).toBeVisible();
    expect(router.state.location.pathname).toBe(`${hub}/new-activity/secret`);
  });

  test('that could not be loaded can be tried again', async () => {
    const { user, http } = await renderApp(`${hub}/discover/sauna`, {
      http: routes({ [activity]: () => refuse(500, 'INTERNAL') }),
    });
    expect(await screen.findByText('The activity could not be loaded.')).toBeVisible();
    http.use(routes());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sauna' })).toBeVisible();
  });
});
