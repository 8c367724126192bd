import { type MockRoutes, reply } from '@atrium/api-client/testing/mock-http';
import { screen } from '@testing-library/react';
import type { CartItem } from '../shared/cart/cart';
import {
  activityFixture,
  availabilityFixture,
  dayFixture,
  guestFixture,
  timeFixture,
  vendorFixture,
} from './fixtures';
import { ok } from './hub-routes';
import { ready } from './new-activity';
import { renderApp } from './render-app';

export const group = 'POST /api/v1/hub/groups';
export const single = 'POST /api/v1/hub/activity';
export const release = 'DELETE /api/v1/hub/holds/:id';
export const hub = '/activity-hub/fjord';

const activities = {
  sauna: { _id: 'sauna', name: 'Sauna' },
  yoga: { _id: 'yoga', name: 'Yoga', addons: [] },
};
const day = dayFixture('2026-11-25', [
  timeFixture({ start: 600, available: 4 }),
  timeFixture({ start: 720, available: 4 }),
]);

let holds = 0;
export const routes = (more: MockRoutes = {}): MockRoutes => ({
  'GET /api/v1/hub/activities/:vendorId': () =>
    reply(200, [activityFixture(), activityFixture({ _id: 'yoga', name: 'Yoga' })]),
  'GET /api/v1/hub/activity/:id': ({ params }) =>
    ok(availabilityFixture([day], params.id === 'yoga' ? activities.yoga : activities.sauna)),
  'POST /api/v1/hub/holds': () => {
    holds += 1;
    return ok({ holdId: `hold-${holds}`, expiresAt: '2026-11-21T11:10:00.000Z' }, 201);
  },
  [release]: () => ok(null),
  'GET /api/v1/hub/profile/companions': () => ok({ names: [] }),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [], cancelled: [], past: [] }),
  ...more,
});

/** Chooses the sauna and puts it into the cart, then yoga. */
export async function withTwo(more: MockRoutes = {}) {
  holds = 0;
  const overview = `${hub}/new-activity/sauna?date=2026-11-25&time=600&step=overview`;
  const view = await renderApp(overview, { signedIn: true, http: routes(more) });
  const { user } = view;
  await screen.findByRole('timer');
  await user.click(screen.getByRole('button', { name: 'Add another activity' }));
  const panel = await screen.findByRole('form', { name: 'Your cart' });
  expect(panel).toHaveTextContent('Sauna');
  expect(panel).toHaveTextContent('Held for you until 12:10');

  await user.click(await screen.findByRole('link', { name: 'Book Yoga now' }));
  await user.click(await screen.findByRole('button', { name: /^Wednesday,? 25 November/ }));
  await user.click(await screen.findByRole('button', { name: /^10:00/ }));
  await screen.findByRole('heading', { name: 'Guest details' });
  await user.click(screen.getByRole('button', { name: 'One more adult' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  await screen.findByRole('form', { name: 'Your cart' });
  return view;
}
export const complete = () => ready(/^Book all \d$|^Complete booking$/);

/** A cart with the same two items, as it is after a reload. */
export async function openCart(more: MockRoutes = {}) {
  const place = { date: '2026-11-25', timeindex: 600, addons: [] };
  const common = { currency: 'NOK', extras: 0, heldUntil: '2026-11-21T11:10:00.000Z' };
  const items: CartItem[] = [
    {
      ...common,
      id: 'a',
      name: 'Sauna',
      price: 25_000,
      input: { ...place, _service: 'sauna', participants: 1, holdId: 'hold-1' },
    },
    {
      ...common,
      id: 'b',
      name: 'Yoga',
      price: 50_000,
      input: { ...place, _service: 'yoga', participants: 2, holdId: 'hold-2', available: 4 },
    },
  ];
  const key = `atrium.shared.cart.${vendorFixture()._vendor._id}`;
  localStorage.setItem(key, JSON.stringify({ owner: guestFixture()._id, items }));
  const view = await renderApp(`${hub}/new-reservation`, { signedIn: true, http: routes(more) });
  await screen.findByRole('form', { name: 'Your cart' });
  await screen.findByRole('button', { name: 'Account' });
  return view;
}
