import type { BookingOutput, SeatingProposalOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { arrived, confirmed } from '../../../../testing/booking-fixtures';
import { aBooking, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { aRoom, aTable } from '../../testing/fixtures';

pinToday(`${TODAY}T14:00:00Z`);

const PROPOSALS = 'GET /api/v1/seating/proposals';
const LOOK = 'POST /api/v1/seating/proposals';
const ACCEPT = 'POST /api/v1/seating/proposals/:id/accept';
const UNDO = 'POST /api/v1/seating/proposals/:id/undo';

const evening = { timeindex: 1140, timeindexEnd: 1260, _bookingStatus: confirmed };
const kari = aBooking({
  ...{ _id: id(20), participants: 2, ...evening, tables: [{ _table: aTable(1)._id }] },
  _customer: { _id: id(11), firstname: 'Kari', lastname: 'Hansen' },
});
const ola = aBooking({
  ...{ _id: id(21), participants: 4, ...evening, tables: [] },
  ...{ active: false, waitingList: true },
  _customer: { _id: id(12), firstname: 'Ola', lastname: 'Berg' },
});
const proposal: SeatingProposalOutput = {
  ...{ _id: id(900), date: TODAY, _service: aService({})._id, _venue: aRoom()._id },
  moves: [{ _booking: kari._id, from: [aTable(1)._id], to: [aTable(2)._id] }],
  wouldSeat: [{ _booking: ola._id, tables: [aTable(1)._id] }],
  ...{ state: 'open', version: 0 },
};

async function open(bookings: BookingOutput[], http: MockRoutes = {}, query = '') {
  const app = await renderApp(`/admin/seating${query}`, {
    signedIn: true,
    http: {
      ...signedIn(1),
      'GET /api/fnb/venues': () => ok([aRoom()]),
      'GET /api/v1/admin/seatedReservations/:from/:to': () => ok(bookings),
      'GET /api/v1/seating/services': () => ok([aService({ name: 'Dinner' })]),
      'GET /api/booking/bookingStatus': () => ok([confirmed, arrived]),
      'GET /api/admin/getSegments': () => ok([{ _id: id(60), type: 'Restaurant', version: 0 }]),
      [PROPOSALS]: () => ok([]),
      ...http,
    },
  });
  await screen.findByRole('button', { name: /^T1,/ });
  return app;
}
const card = () =>
  screen.findByRole('region', { name: 'A waiting party of 4 can be seated if one party moves' });

test('says who could be seated and who would move, and does it in one press', async () => {
  let state: SeatingProposalOutput['state'] = 'open';
  const { user, http } = await open([kari, ola], {
    [PROPOSALS]: () => ok([{ ...proposal, state }]),
    [ACCEPT]: () => {
      state = 'accepted';
      return ok({ ...proposal, state });
    },
    [UNDO]: () => ok({ ...proposal, state: 'undone' }),
  });
  const found = await card();
  expect(found).toHaveTextContent('Kari Hansen, 2, 19:00: from T1 to T2');
  expect(found).toHaveTextContent('Ola Berg, 4, 19:00: from the waiting list to T1');
  expect(screen.queryByRole('button', { name: 'Look for a better seating' })).toBeNull();
  await expectAccessible();

  await user.click(within(found).getByRole('button', { name: 'Accept' }));
  const accepted = await screen.findByRole('region', { name: 'The better seating is in place' });
  expect(accepted).toHaveTextContent('go back on the waiting list and are told');
  await expectAccessible();
  await user.click(within(accepted).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Everybody is back at the table they had')).toBeVisible();
  expect(http.requests(UNDO)).toHaveLength(1);
});

test('it can be undone on the note that says it was done', async () => {
  let proposals = [proposal];
  const { user, http } = await open([kari, ola], {
    [PROPOSALS]: () => ok(proposals),
    [ACCEPT]: () => {
      proposals = [];
      return ok({ ...proposal, state: 'accepted' });
    },
    [UNDO]: () => ok({ ...proposal, state: 'undone' }),
  });
  await user.click(within(await card()).getByRole('button', { name: 'Accept' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(http.requests(UNDO)).toHaveLength(1));
});

test('an evening that has changed since is told, and asked for again', async () => {
  const { user, http } = await open([kari, ola], {
    [PROPOSALS]: () => ok([proposal]),
    [ACCEPT]: () => refuse(409, 'PROPOSAL_STALE', 'The evening has changed since.'),
  });
  await user.click(within(await card()).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The evening has changed since.')).toBeVisible();
  await waitFor(() => expect(http.requests(PROPOSALS)).toHaveLength(2));
});

test('where somebody waits and nothing is proposed, one can look at once', async () => {
  const { user, http } = await open([kari, ola], { [LOOK]: () => ok([]) });
  await user.click(await screen.findByRole('button', { name: 'Look for a better seating' }));
  expect(await screen.findByText('There is no better seating.')).toBeVisible();
  expect(http.requests(LOOK)[0]?.body).toEqual({ date: TODAY });
});

test('nothing is said where nobody waits, nor of an evening that is over', async () => {
  await open([kari]);
  expect(screen.queryByText(/waiting list/)).toBeNull();
  const past = { ...ola, date: '2026-01-01' };
  const { http } = await open([past], {}, '?date=2026-01-01');
  expect(screen.queryByText(/waiting list/)).toBeNull();
  expect(http.requests(PROPOSALS)).toHaveLength(0);
});
