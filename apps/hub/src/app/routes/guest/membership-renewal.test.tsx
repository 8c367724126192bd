import type { ListedHubMembership } from '@atrium/api-client/hub';
import type { RenewalOutput } from '@atrium/api-client/hub/sales';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import { renderApp } from '../../../testing/render-app';

const LIST = 'GET /api/v1/hub/memberships';
const RENEWAL = 'GET /api/v1/hub/memberships/:id/renewal';
const STOP = 'POST /api/v1/hub/memberships/:id/renewal/stop';
const START = 'POST /api/v1/hub/memberships/:id/renewal/start';
const GIVE = 'POST /api/v1/hub/memberships/:id/renewal/card';
const LOOK = 'POST /api/v1/hub/memberships/:id/renewal/card/look';
const FORGET = 'DELETE /api/v1/hub/memberships/:id/renewal/card';
const path = '/activity-hub/fjord/membership';

const renewal = (change: Partial<RenewalOutput> = {}): RenewalOutput => ({
  ...{ state: 'on', price: 89_000, currency: 'NOK', months: 1, chargedOn: '2026-12-14' },
  ...{ endsOn: '2026-12-14', canStart: false, consent: 'Until you stop it.' },
  card: { brand: 'visa', lastFour: '4242', expiryMonth: 3, expiryYear: 2034 },
  ...{ agreed: 'NOK 890 a month, until you stop it.', agreedAt: '2026-11-14T09:00:00.000Z' },
  ...change,
});
const withoutCard = (change: Partial<RenewalOutput>): RenewalOutput => {
  const { card: _, agreed: _text, agreedAt: _at, chargedOn: _on, ...rest } = renewal(change);
  return rest;
};
const membership = (change: Partial<ListedHubMembership> = {}): ListedHubMembership => ({
  ...{ _id: 'm1', _membershipType: { _id: 't1', name: 'Spa month' }, status: 'active' },
  ...{ dateFrom: '2026-11-15', dateUntil: '2026-12-14', maxNumberOfUsages: 0 },
  ...{ numberOfUsages: 0, services: [], treatmentTypes: [] },
  renewal: { state: 'on', price: 89_000, currency: 'NOK', months: 1 },
  ...change,
});
const open = async (http: MockRoutes, query = '') => {
  const rendered = await renderApp(`${path}${query}`, {
    signedIn: true,
    http: {
      ...venueRoutes(
        vendorFixture({ modules: { ...vendorFixture()._vendor.modules, memberships: true } }),
      ),
      [LIST]: () => reply(200, [membership()]),
      [RENEWAL]: () => ok(renewal()),
      ...http,
    },
  });
  const button = await screen.findByRole('button', { name: 'Renewal: Spa month' });
  if (query === '') await rendered.user.click(button);
  return rendered;
};

test('says when, for how much, from which card and what was agreed to', async () => {
  await open({});
  expect(screen.getByText(/^Renews on 14\/12\/2026 for NOK\s890$/)).toBeVisible();
  expect(await screen.findByText(/^Renews on 14 December 2026 for NOK\s890\.$/)).toBeVisible();
  expect(screen.getByText('Card: Visa ··4242, expires 03/2034')).toBeVisible();
  expect(screen.getByText(/^You agreed on 14 November 2026: “NOK 890 a month/)).toBeVisible();
  expect(
    screen.getByText('By adding a card you agree to this: “Until you stop it.”'),
  ).toBeVisible();
  await expectAccessible();
});

test('is stopped by one press, and started again by another', async () => {
  let now = renewal();
  const { user, http } = await open({
    [RENEWAL]: () => ok(now),
    [STOP]: () => {
      const { chargedOn: _, ...rest } = renewal({ state: 'stopped', canStart: true });
      now = rest;
      return ok(now);
    },
    [START]: () => {
      now = renewal();
      return ok(now);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Stop renewal' }));
  expect(await screen.findByText('Ends on 14 December 2026 and will not renew.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start renewal again' }));
  expect(await screen.findByRole('button', { name: 'Stop renewal' })).toBeVisible();
  expect(http.requests(STOP)).toHaveLength(1);
  // the list says so, too
  expect(http.requests(LIST).length).toBeGreaterThan(1);
});

test('its card is removed once asked, and then another can be given', async () => {
  let now = renewal();
  const { user, http } = await open({
    [RENEWAL]: () => ok(now),
    [FORGET]: () => {
      now = withoutCard({ state: 'stopped', canStart: true });
      return ok(now);
    },
    [GIVE]: () => refuse(503, 'PAYMENT_PROVIDER_SILENT'),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove card' }));
  const question = await screen.findByRole('alertdialog');
  expect(http.requests(FORGET)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Remove card' }));
  expect(await screen.findByText('No card is kept.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start renewal again' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Add a card' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('did not answer');
});

test('a guest who comes back from giving a card finds it open, and looked at', async () => {
  const { http } = await open(
    { [LOOK]: () => ok(renewal({ card: { ...cardOf(renewal()), lastFour: '1881' } })) },
    '?card=m1',
  );
  expect(await screen.findByText(/··4242/)).toBeVisible();
  expect(http.requests(LOOK)).toHaveLength(1);
});

test.each([
  [
    { payUntil: '2026-12-21', chargedOn: '2026-12-15' },
    'The payment did not go through. Pay by 21 December 2026 with the link in our email, or use another card. Otherwise the membership ends.',
  ],
  [{ state: 'lapsed' as const }, 'The renewal was not paid in time, so the membership has ended.'],
])('%j is told in words', async (change, text) => {
  await open({
    [LIST]: () =>
      reply(200, [
        membership({
          renewal: { state: 'on', price: 89_000, currency: 'NOK', payUntil: '2026-12-21' },
        }),
      ]),
    [RENEWAL]: () => ok(renewal(change)),
  });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('Not paid yet: pay by 21/12/2026')).toBeVisible();
});

test('what cannot be loaded can be asked for again', async () => {
  const { user, http } = await open({ [RENEWAL]: () => refuse(500, 'INTERNAL_ERROR') });
  expect(await screen.findByText('The renewal could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(http.requests(RENEWAL).length).toBeGreaterThan(1);
});

test('one that was sold without has none', async () => {
  const { renewal: _, ...plain } = membership();
  await renderApp(path, {
    signedIn: true,
    http: {
      ...venueRoutes(
        vendorFixture({ modules: { ...vendorFixture()._vendor.modules, memberships: true } }),
      ),
      [LIST]: () => reply(200, [plain]),
    },
  });
  expect(await screen.findByText('Valid until 14/12/2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Renewal/ })).not.toBeInTheDocument();
});

function cardOf({ card }: RenewalOutput) {
  if (!card) throw new Error('no card');
  return card;
}
