import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { screen, waitFor } from '@testing-library/react';
import { availabilityFixture, dayFixture, timeFixture } from './fixtures';
import { ok } from './hub-routes';
import { renderApp } from './render-app';

export const path = '/activity-hub/fjord/new-activity/sauna';
export const activity = 'GET /api/v1/hub/activity/:id';
export const book = 'POST /api/v1/hub/activity';
export const hold = 'POST /api/v1/hub/holds';
export const release = 'DELETE /api/v1/hub/holds/:id';

export const november = [
  dayFixture('2026-11-24', [timeFixture({ available: 0, waitingList: false })]),
  dayFixture('2026-11-25', [
    timeFixture({ start: 600, available: 3 }),
    timeFixture({ start: 720, available: 0 }),
    timeFixture({ start: 840, available: 4 }),
  ]),
];

export const routes = (more: MockRoutes = {}): MockRoutes => ({
  [activity]: ({ query }) =>
    ok(availabilityFixture(query.get('from') === '2026-11-01' ? november : [])),
  [hold]: () => ok({ holdId: 'hold-1', expiresAt: '2026-11-21T11:10:00.000Z' }, 201),
  [release]: () => ok(null),
  'GET /api/v1/hub/profile/companions': () => ok({ names: ['Ola Bø'] }),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [], cancelled: [], past: [] }),
  ...more,
});

export const day = (name: RegExp) => screen.findByRole('button', { name });
export const slots = () => screen.findByRole('group', { name: 'Available times' });

export const chosen = '?date=2026-11-25&time=600';
const steps = {
  'Guest details': '',
  'Booking overview': '&step=overview',
} as const;

/** Opens a step by its address, as a reload does. */
export async function openStep(step: keyof typeof steps, more: MockRoutes = {}) {
  const view = await renderApp(`${path}${chosen}${steps[step]}`, {
    signedIn: true,
    http: routes(more),
  });
  await screen.findByRole('heading', { name: step });
  return view;
}
export const goOn = () => screen.getByRole('button', { name: 'Continue' });

/** A main button, once what it waits for is answered: a changed party is held before it is booked. */
export const ready = (name: string | RegExp) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'false');
    return button;
  });
