import { handGone, handSeen, liveOpened } from '@atrium/api-client/live/live-connection';
import type { Hand } from '@atrium/api-client/live/live-hands';
import { act, screen, within } from '@testing-library/react';
import { confirmed } from '../../../../testing/booking-fixtures';
import { aBooking, account, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { aRoom, aTable } from '../../testing/fixtures';

pinToday(`${TODAY}T18:02:00Z`);

const party = aBooking({
  _customer: { _id: id(11), firstname: 'Kari', lastname: 'Hansen' },
  _bookingStatus: confirmed,
  timeindex: 1140,
  timeindexEnd: 1260,
  participants: 3,
  tables: [{ _table: aTable(1)._id }],
});

async function open() {
  const app = await renderApp('/admin/seating', {
    signedIn: true,
    http: {
      ...signedIn(2),
      'GET /api/fnb/venues': () => ok([aRoom()]),
      'GET /api/v1/admin/seatedReservations/:from/:to': () => ok([party]),
      'GET /api/v1/seating/services': () => ok([aService({ name: 'Dinner' })]),
      'GET /api/booking/bookingStatus': () => ok([confirmed]),
      'GET /api/admin/getSegments': () => ok([]),
    },
  });
  await screen.findByRole('button', { name: /^T1, 4 seats\. Kari Hansen, 3/ });
  act(() => void app.store.dispatch(liveOpened()));
  return app;
}
const hand = (given: Partial<Hand> = {}): Hand => ({
  id: id(90),
  event: 'booking.changed',
  entityId: party._id,
  by: { id: id(91), name: 'Ola Nordmann' },
  ...given,
});
/** The shell has status regions too. */
const said = () => screen.getAllByRole('status').map((region) => region.textContent);
const marks = () => screen.queryAllByText('Ola Nordmann');

test('a colleague’s change is told by name, marked at the table and on the list, and gone again', async () => {
  const { store } = await open();
  expect(screen.getByText('Live')).toBeVisible();
  const list = await screen.findByRole('region', { name: 'Next' });

  act(() => void store.dispatch(handSeen(hand())));
  expect(said()).toContain('Ola Nordmann changed Kari Hansen');
  expect(marks()).toHaveLength(2);
  expect(within(list).getByText('Ola Nordmann')).toBeVisible();

  act(() => void store.dispatch(handGone(hand())));
  expect(marks()).toHaveLength(0);
  expect(screen.getByText('Live')).toBeVisible();
});

test('what I do myself, and what happens on another day, is not told', async () => {
  const { store } = await open();
  const me = account(2);
  act(() => {
    store.dispatch(handSeen(hand({ by: { id: me._id, name: 'Me Myself' } })));
    store.dispatch(handSeen(hand({ entityId: id(99) })));
    store.dispatch(handSeen(hand({ event: 'customer.updated' })));
  });
  expect(screen.getByText('Live')).toBeVisible();
  expect(marks()).toHaveLength(0);
});

test('without live events the line says so', async () => {
  const { store } = await open();
  act(() => void store.dispatch({ type: 'live/liveLost' }));
  expect(said()).toContain('Not live: trying to connect again');
});
