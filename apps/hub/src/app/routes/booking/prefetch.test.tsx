import { type MockRoutes, reply } from '@atrium/api-client/testing/mock-http';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
const activity = 'GET /api/v1/hub/activity/:id';
const days = [dayFixture('2026-11-25', [timeFixture({ start: 600 })])];

const routes = (more: MockRoutes = {}): MockRoutes => ({
  'GET /api/v1/hub/activities/:vendorId': () =>
    reply(200, [
      activityFixture(),
      activityFixture({ _id: 'secret', name: 'Secret sauna', codeRequired: true }),
    ]),
  [activity]: () => ok(availabilityFixture(days, { latestDate: '2026-12-20' })),
  ...more,
});
const asked = (http: {
  requests: (route: string) => { params: object; query: URLSearchParams }[];
}) => http.requests(activity).map(({ query }) => `${query.get('from')} ${query.get('until')}`);
const book = (name: string) => screen.findByRole('link', { name: `Book ${name} now` });

describe('on the way to an activity', () => {
  test.each([
    ['a pointer over it', (link: HTMLElement) => fireEvent.pointerEnter(link)],
    ['the keyboard on it', (link: HTMLElement) => fireEvent.focus(link)],
  ])(
    '%s asks for its month, once, and the click for nothing more of it',
    async (_name, approach) => {
      const { user, http } = await renderApp(`${hub}/new-reservation`, { http: routes() });
      const link = await book('Sauna');
      expect(asked(http)).toEqual([]);
      approach(link);
      approach(link);
      await waitFor(() => expect(asked(http)).toEqual(['2026-11-01 2026-11-30']));
      await user.click(link);
      await screen.findByRole('button', { name: /^Wednesday,? 25 November/ });
      expect(asked(http).filter((month) => month.startsWith('2026-11'))).toHaveLength(1);
    },
  );

  test('what asks for a code shows nothing before it, so nothing is asked', async () => {
    const { http } = await renderApp(`${hub}/new-reservation`, { http: routes() });
    fireEvent.pointerEnter(await book('Secret sauna'));
    fireEvent.focus(await book('Secret sauna'));
    fireEvent.pointerEnter(await book('Sauna'));
    await waitFor(() => expect(asked(http)).toHaveLength(1));
    expect(http.requests(activity)[0]?.params).toEqual({ id: 'sauna' });
  });
});

describe('while a month is looked at', () => {
  test('the next one arrives, and no month beyond the latest date', async () => {
    const { user, http } = await renderApp(`${hub}/new-activity/sauna`, { http: routes() });
    await screen.findByRole('button', { name: /^Wednesday,? 25 November/ });
    await waitFor(() =>
      expect(asked(http)).toEqual(['2026-11-01 2026-11-30', '2026-12-01 2026-12-31']),
    );
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByText(/December 2026/)).toBeVisible();
    // The latest date is in December: the month after it has nothing to show.
    expect(asked(http)).toHaveLength(2);
  });

  test('one that fails ahead of time says nothing, and is asked for when it is wanted', async () => {
    let failing = true;
    const { user, http } = await renderApp(`${hub}/new-activity/sauna`, {
      http: routes({
        [activity]: ({ query }) => {
          if (failing && query.get('from') === '2026-12-01') throw new TypeError('Failed to fetch');
          return ok(availabilityFixture(days, { latestDate: '2026-12-20' }));
        },
      }),
    });
    await screen.findByRole('button', { name: /^Wednesday,? 25 November/ });
    await waitFor(() => expect(asked(http)).toContain('2026-12-01 2026-12-31'));
    expect(screen.queryByRole('alert')).toBeNull();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() =>
      expect(asked(http).filter((month) => month.startsWith('2026-12')).length).toBeGreaterThan(1),
    );
  });
});
