import type { HubMembership, HubMembershipUse } from '@atrium/api-client/hub';
import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { guestFixture, vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import { renderApp } from '../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const list = 'GET /api/v1/hub/memberships';
const uses = 'GET /api/v1/hub/memberships/:id/usages';
const path = '/activity-hub/fjord/membership';
const withMemberships = venueRoutes(
  vendorFixture({ modules: { ...vendorFixture()._vendor.modules, memberships: true } }),
);

const membership = (change: Partial<HubMembership> = {}): HubMembership => ({
  _id: 'm1',
  _membershipType: { _id: 't1', name: 'Ten visits' },
  status: 'active',
  dateFrom: '2026-11-01',
  maxNumberOfUsages: 10,
  numberOfUsages: 3,
  usagesLeft: 7,
  services: [],
  treatmentTypes: [],
  ...change,
});

const use = (change: Partial<HubMembershipUse> = {}): HubMembershipUse => ({
  _id: 'u1',
  at: '2026-11-02T09:00:00.000Z',
  uses: 1,
  numberOfUsages: 1,
  ...change,
});

test('has the columns Type, Status, Start Date and Usage', async () => {
  const { http } = await renderApp(path, {
    signedIn: true,
    http: {
      ...withMemberships,
      [list]: () =>
        reply(200, [
          membership(),
          membership({
            _id: 'm2',
            _membershipType: { _id: 't2', name: 'Gym' },
            status: 'paused',
            pausedFrom: '2026-11-10',
            maxNumberOfUsages: 0,
            numberOfUsages: 5,
          }),
        ]),
    },
  });
  const table = await screen.findByRole('table', { name: 'Memberships' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Type', 'Status', 'Start Date', 'Usage']);
  const row = (name: RegExp) => within(table).getByRole('row', { name });
  expect(row(/^Ten visits/)).toHaveTextContent(/Ten visitsActive01\/11\/20263\/10/);
  expect(row(/^Gym/)).toHaveTextContent(/Paused since 10\/11\/2026Paused01\/11\/2026Unlimited/);
  expect(Object.fromEntries(http.requests(list)[0]?.query ?? [])).toEqual({
    customerId: guestFixture()._id,
    vendorId: vendorFixture()._vendor._id,
  });
  expect(await screen.findByRole('link', { name: 'Memberships', current: 'page' })).toBeVisible();
  await expectAccessible();
});

test('a membership tells what it was used for', async () => {
  const { user, http } = await renderApp(path, {
    signedIn: true,
    http: {
      ...withMemberships,
      [list]: () => reply(200, [membership()]),
      [uses]: () => refuse(500, 'INTERNAL'),
    },
  });
  const history = await screen.findByRole('button', { name: 'Usage history: Ten visits' });
  expect(history).toHaveAttribute('aria-expanded', 'false');
  await user.click(history);
  expect(await screen.findByText('The usage history could not be loaded.')).toBeVisible();
  http.use({
    [uses]: () =>
      ok({
        items: [use({ _id: 'u2', uses: -1, _reverses: 'u1' }), use({ _booking: 'b1' })],
      }),
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 use given back')).toBeVisible();
  expect(screen.getByText('1 use')).toBeVisible();
  expect(screen.getAllByText('2 November 2026 at 10:00')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'See the reservation' })).toHaveAttribute(
    'href',
    '/activity-hub/fjord/activity/b1',
  );
  await expectAccessible();
  await user.click(history);
  expect(screen.queryByText('1 use')).toBeNull();
});

test('no memberships, and memberships that could not be loaded', async () => {
  const { user, http } = await renderApp(path, {
    signedIn: true,
    http: { ...withMemberships, [list]: () => refuse(500, 'INTERNAL') },
  });
  expect(await screen.findByText('Your memberships could not be loaded.')).toBeVisible();
  http.use({ [list]: () => reply(200, []) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No memberships yet')).toBeVisible();
  await expectAccessible();
});

test('the usage history is shown to its first use, however long', async () => {
  const pages: Record<string, object> = {
    first: { items: [use({ _id: 'u3', uses: 3 })], nextCursor: 'u3' },
    u3: { items: [use({ _id: 'u2', uses: 2 })], nextCursor: 'u2' },
    u2: { items: [use({ _id: 'u1', uses: 1 })] },
  };
  const { user } = await renderApp(path, {
    signedIn: true,
    http: {
      ...withMemberships,
      [list]: () => reply(200, [membership()]),
      [uses]: ({ query }) => ok(pages[query.get('cursor') ?? 'first']),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Usage history: Ten visits' }));
  expect(await screen.findByText('3 uses')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText('2 uses')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText('1 use')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  await expectAccessible();
});
