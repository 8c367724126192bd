import type { BookingOutput } from '@atrium/api-client/admin';
import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { screen } from '@testing-library/react';
import { arrived, confirmed } from '../../../testing/booking-fixtures';
import { aService, id, ok, signedIn } from '../../../testing/fixtures';
import { renderApp } from '../../../testing/render-app';
import { aRoom } from './fixtures';

export const LIST = 'GET /api/v1/admin/seatedReservations/:from/:to';
export const ROOMS = 'GET /api/fnb/venues';
export const SERVICES = 'GET /api/v1/seating/services';
export const CREATE = 'POST /api/v1/seating/reservations';
export const UPDATE = 'PUT /api/v1/seating/reservations/:id';
export const DELETE = 'DELETE /api/v1/seating/reservations/:id';

export const dinner = aService({ name: 'Dinner' });

/** The page of an evening, as level 2 sees it. @param query of the address, with its question mark */
export async function openSeating(
  reservations: BookingOutput[],
  http: MockRoutes = {},
  query = '',
) {
  const app = await renderApp(`/admin/seating${query}`, {
    signedIn: true,
    http: {
      ...signedIn(2),
      [ROOMS]: () => ok([aRoom()]),
      [LIST]: () => ok(reservations),
      [SERVICES]: () => ok([dinner]),
      'GET /api/v1/seating/door': () => ok([]),
      'GET /api/booking/bookingStatus': () => ok([confirmed, arrived]),
      'GET /api/admin/getSegments': () => ok([{ _id: id(60), type: 'Restaurant', version: 0 }]),
      ...http,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Seating' });
  return app;
}
