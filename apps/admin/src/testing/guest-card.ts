import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { fireEvent, screen } from '@testing-library/react';
import { aGuest, id, ok, signedIn } from './fixtures';
import { renderApp } from './render-app';

export const SAVE = 'PUT /api/admin/customer';
export const PATH = `/admin/guests/${id(10)}`;
export const guestHttp = (guest = aGuest()): MockRoutes => ({
  'GET /api/v1/admin/customers/:id': () => ok(guest),
  'GET /api/admin/getBookings/:id': () => ok({ upcoming: [], past: [] }),
  'GET /api/v1/admin/guest-card-details/:id/figures': () =>
    ok({ visits: 0, noShows: 0, cancelled: 0, revenue: [], paid: [], toPay: [] }),
  'GET /api/v1/admin/customers/duplicates': () => ok({ items: [] }),
});

/** Opens the card of a guest without bookings. */
export async function openCard(http: MockRoutes = {}, level: AccessLevel = 1, path = PATH) {
  const app = await renderApp(path, {
    signedIn: true,
    http: { ...signedIn(level), ...guestHttp(), ...http },
  });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

export type User = Awaited<ReturnType<typeof openCard>>['user'];

export async function edit(user: User, label: string, text: string) {
  if (!screen.queryByLabelText('First name')) {
    await user.click(screen.getByRole('button', { name: 'Edit details' }));
  }
  // Typing letter by letter through a form of twenty fields is slow, and not what is tested.
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}
export const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
export const question = (name: string) => screen.findByRole('alertdialog', { name });
export const told = (name: 'Success' | 'Error') =>
  screen.findByRole(name === 'Error' ? 'alert' : 'status', { name });
