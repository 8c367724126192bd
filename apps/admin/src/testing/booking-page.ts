import type { BookingOutput } from '@atrium/api-client/admin';
import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { screen } from '@testing-library/react';
import { aMessage, arrived, aTime, confirmed } from './booking-fixtures';
import { aService, id, ok, signedIn } from './fixtures';
import { TODAY } from './pin-today';
import { renderApp } from './render-app';

export const LOG = 'GET /api/v1/admin/reservation/:id/auditLogs';
export const MESSAGES = 'GET /api/v1/admin/customers/:id/messages';
export const MODIFY = 'POST /api/admin/modifyBookings';
export const QUICK = 'PUT /api/v1/admin/quick-update';
const time = (start: number, available: number) => aTime(start, available, { waitingList: false });
const message = aMessage({ entity: { type: 'booking', id: id(20) } });

/** Opens the page of a booking that has a history and a message. */
export async function openBooking(
  booking: BookingOutput,
  http: MockRoutes = {},
  level: AccessLevel = 1,
) {
  const app = await renderApp(`/admin/reservations/${id(20)}`, {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/v1/admin/reservation/:id': () => ok(booking),
      'GET /api/booking/bookingStatus': () => ok([confirmed, arrived]),
      [LOG]: () =>
        ok({
          items: [
            {
              _id: id(80),
              at: '2026-11-02T10:00:00Z',
              actor: { kind: 'staff', name: 'Kari' },
              action: 'booking.changed',
              entity: 'booking',
              entityId: id(20),
              subject: { name: 'Kayak tour', date: '2026-11-21', timeindex: 840 },
              customerId: id(10),
              customerName: 'Łucja Wałęsa',
              changes: [{ field: 'participants', before: '2', after: '3' }],
              reason: 'One more came',
            },
          ],
        }),
      [MESSAGES]: () => ok({ items: [message] }),
      'GET /api/v1/services/active': () => ok([aService(), aService({ _id: id(31), name: 'Spa' })]),
      'GET /api/v1/hub/activity/:id': () =>
        ok({
          ...aService(),
          timeslots: {
            data: [
              { date: TODAY, available: 1, state: 'open', times: [time(840, 1)] },
              {
                date: '2026-11-24',
                available: 2,
                state: 'open',
                times: [time(600, 2), time(840, 0)],
              },
            ],
          },
        }),
      ...http,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Kayak tour' });
  return app;
}
