import type { BeginSaleApiResponse, OfferOutput, SalePayment } from '@atrium/api-client/hub/sales';
import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen } from '@testing-library/react';
import { vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import { renderApp } from '../../../testing/render-app';

const OFFERS = 'GET /api/v1/offers';
const BEGIN = 'POST /api/v1/sales';
const LOOK = 'POST /api/v1/sales/:id';

const month: OfferOutput = {
  ...{ kind: 'membership', _id: 'm1', vendor: 'fjord', name: 'Spa month', description: 'All in.' },
  ...{ price: 99_000, currency: 'NOK', agreement: '' },
  membership: { maxNumberOfUsages: 10, validityMonths: 1, covers: [] },
};
const payment: SalePayment = {
  ...{ _id: 'p1', kind: 'membership', state: 'booked', bought: 'x', signature: 'signed' },
  ...{ amount: 99_000, currency: 'NOK', description: 'Spa month' },
  expiresAt: '2099-12-04T10:30:00.000Z',
};
const withMemberships = venueRoutes(
  vendorFixture({ modules: { ...vendorFixture()._vendor.modules, memberships: true } }),
);
const bought = {
  [LOOK]: () => ok(payment),
  [BEGIN]: () => reply<BeginSaleApiResponse>(201, { success: true, data: payment }),
};

afterEach(() => localStorage.clear());

test('what can be bought is below the memberships, and is bought without giving a name', async () => {
  const { user, http } = await renderApp('/activity-hub/fjord/membership', {
    signedIn: true,
    http: {
      ...withMemberships,
      'GET /api/v1/hub/memberships': () => reply(200, []),
      [OFFERS]: () => ok([month, { ...month, kind: 'package', _id: 'k1', name: 'Weekend' }]),
      'GET /api/v1/offers/memberships/:id': () => ok(month),
      ...bought,
    },
  });
  const buy = await screen.findByRole('link', { name: 'Buy: Spa month' });
  expect(screen.queryByText('Weekend')).not.toBeInTheDocument();
  await user.click(buy);
  expect(await screen.findByText('10 visits')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /^Pay NOK.990$/ }));
  expect(await screen.findByRole('heading', { name: 'Your membership is active' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My memberships' })).toHaveAttribute(
    'href',
    '/activity-hub/fjord/membership',
  );
  expect(http.requests(BEGIN)[0]?.body).toEqual({
    ...{ kind: 'membership', offer: 'm1', amount: 99_000, agreed: false },
    order: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('a membership renews only where the buyer ticks it, for the price beside it', async () => {
  const renewal = { price: 89_000, consent: 'NOK 890 a month, until you stop it.' };
  const { user, http } = await renderApp('/activity-hub/fjord/buy/membership/m1', {
    signedIn: true,
    http: {
      ...withMemberships,
      'GET /api/v1/offers/memberships/:id': () =>
        ok({
          ...month,
          membership: { maxNumberOfUsages: 10, validityMonths: 1, covers: [], renewal },
        }),
      ...bought,
    },
  });
  expect(
    await screen.findByText(/^Can renew automatically, for NOK\s890 each time$/),
  ).toBeVisible();
  const tick = screen.getByRole('checkbox', { name: 'Yes, renew my membership automatically' });
  expect(tick).not.toBeChecked();
  expect(tick).toHaveAccessibleDescription(renewal.consent);
  await expectAccessible();
  await user.click(tick);
  await user.click(screen.getByRole('button', { name: /^Pay NOK.990$/ }));
  await screen.findByRole('heading', { name: 'Your membership is active' });
  expect(http.requests(BEGIN)[0]?.body).toMatchObject({ amount: 99_000, renewsFor: 89_000 });
});

test('a refusal is said in words', async () => {
  const { user } = await renderApp('/activity-hub/fjord/buy/membership/m1', {
    signedIn: true,
    http: {
      ...withMemberships,
      'GET /api/v1/offers/memberships/:id': () => ok(month),
      [BEGIN]: () => refuse(409, 'PRICE_CHANGED'),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Pay NOK.990$/ }));
  expect(await screen.findByText(/^The amount to pay has changed/)).toBeVisible();
});
