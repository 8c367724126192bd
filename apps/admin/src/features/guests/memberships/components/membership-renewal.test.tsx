import type { MembershipOutput, RenewalOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuest, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const RENEWAL = 'GET /api/v1/admin/memberships/:id/renewal';
const STOP = 'POST /api/v1/admin/memberships/:id/renewal/stop';
const START = 'POST /api/v1/admin/memberships/:id/renewal/start';
const FORGET = 'DELETE /api/v1/admin/memberships/:id/renewal/card';

const membership: MembershipOutput = {
  ...{ _id: id(70), _customer: id(10), _membershipType: { _id: id(71), name: 'Spa month' } },
  ...{ status: 'active', dateFrom: '2026-11-15', dateUntil: '2026-12-14' },
  ...{ maxNumberOfUsages: 0, numberOfUsages: 0, services: [], treatmentTypes: [] },
  ...{ price: 99_000, currency: 'NOK', createdAt: '2026-11-15T08:00:00.000Z', version: 1 },
  renewal: { state: 'on', price: 89_000, currency: 'NOK', months: 1 },
};
const renewal = (change: Partial<RenewalOutput> = {}): RenewalOutput => ({
  ...{ state: 'on', price: 89_000, currency: 'NOK', months: 1, chargedOn: '2026-12-14' },
  ...{ endsOn: '2026-12-14', canStart: false, consent: 'Until you stop it.' },
  card: { brand: 'visa', lastFour: '4242', expiryMonth: 3, expiryYear: 2034 },
  ...{ agreed: 'NOK 890 a month.', agreedAt: '2026-11-14T09:00:00.000Z' },
  ...change,
});
const open = (http: MockRoutes = {}) =>
  renderApp(`/admin/guests/${id(10)}/manage-membership/${id(70)}`, {
    signedIn: true,
    http: {
      ...signedIn(),
      'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
      'GET /api/v1/services': () => ok([aService()]),
      'GET /api/v1/admin/memberships/:id': () => ok(membership),
      'GET /api/v1/admin/memberships/:id/usages': () => ok({ items: [] }),
      [RENEWAL]: () => ok(renewal()),
      ...http,
    },
  });
const section = () => screen.findByRole('region', { name: 'Renewal' });

test('says when, for how much, from which card and what the guest agreed to', async () => {
  await open();
  const shown = await section();
  const fact = (name: string) => within(shown).getByText(name).nextElementSibling?.textContent;
  expect(fact('State')).toMatch(/^Renews on 14 December 2026 for NOK\s890$/);
  expect(fact('Card')).toBe('Visa ··4242, expires 03/2034');
  expect(shown).toHaveTextContent('The guest agreed on 14 November 2026: “NOK 890 a month.”');
  await expectAccessible();
});

test('is stopped, and says by whom; then it can be started again', async () => {
  let now = renewal();
  const { user, http } = await open({
    [RENEWAL]: () => ok(now),
    [STOP]: () => {
      const changed = { by: 'staff' as const, name: 'Ola Ås', at: '2026-11-20T10:00:00.000Z' };
      const { chargedOn: _, ...rest } = renewal({ state: 'stopped', canStart: true, changed });
      now = rest;
      return ok(now);
    },
    [START]: () => ok(renewal()),
  });
  await user.click(await screen.findByRole('button', { name: 'Stop renewal' }));
  await waitFor(async () => expect(await section()).toHaveTextContent('Not renewed'));
  expect(await section()).toHaveTextContent(/Last changeOla Ås, 20 November 2026/);
  await user.click(screen.getByRole('button', { name: 'Start renewal again' }));
  await waitFor(() => expect(http.requests(START)).toHaveLength(1));
});

test('its card is removed once asked', async () => {
  const { user, http } = await open({ [FORGET]: () => refuse(404, 'NOT_FOUND') });
  await user.click(await screen.findByRole('button', { name: 'Remove card' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Only the guest can give another one.');
  await user.click(within(question).getByRole('button', { name: 'Remove card' }));
  expect(await screen.findByRole('alert', { name: 'Error' })).toBeVisible();
  expect(http.requests(FORGET)).toHaveLength(1);
});

test.each([
  [{ payUntil: '2026-12-21', chargedOn: '2026-12-15' }, /guest can pay until 21 December 2026/],
  [{ payUntil: '2026-12-21', chargedOn: '2026-12-15' }, /Next attempt15 December 2026/],
  [{ state: 'lapsed' as const }, /Lapsed: the renewal was not paid for/],
])('%j is told in words', async (change, text) => {
  await open({ [RENEWAL]: () => ok(renewal(change)) });
  expect(await section()).toHaveTextContent(text);
});

test('what cannot be loaded can be asked for again', async () => {
  await open({ [RENEWAL]: () => refuse(500, 'INTERNAL_ERROR') });
  expect(await screen.findByText('The renewal could not be loaded.')).toBeInTheDocument();
});
