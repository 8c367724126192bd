import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBooking, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const LIST = 'GET /api/v1/admin/bookings';
const PROMOTE = 'POST /api/v1/admin/reservation/:id/promote';
const waits = { active: false, waitingList: true, date: '2026-11-24' };
const large = aBooking({ ...waits, participants: 4, createdAt: '2026-11-01T10:00:00Z' });
const small = aBooking({
  ...waits,
  _id: id(21),
  _customer: { _id: id(11), firstname: 'Bo', lastname: 'Berg' },
  participants: 2,
  createdAt: '2026-11-02T10:00:00Z',
});
const free = (available: number) => ({
  ...aService(),
  timeslots: {
    data: [{ date: '2026-11-24', available, state: 'open', times: [{ start: 840, available }] }],
  },
});

async function open(http: MockRoutes = {}, query = '') {
  const app = await renderApp(`/admin/waiting_list${query}`, {
    signedIn: true,
    http: {
      ...signedIn(),
      [LIST]: () => ok({ items: [small, large] }),
      'GET /api/v1/services': () => ok([aService()]),
      'GET /api/v1/hub/activity/:id': () => ok(free(3)),
      ...http,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Waiting list' });
  return app;
}

test('shows the queue in order, what is free, and who fits', async () => {
  const { http } = await open();
  const card = within(await screen.findByRole('region', { name: 'Kayak tour' }));
  expect(await card.findByText('3 places free now')).toBeInTheDocument();
  expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1\..*Łucja Wałęsa/),
    expect.stringMatching(/^2\..*Bo Berg/),
  ]);
  expect(card.getByRole('button', { name: 'Give a place to Łucja Wałęsa' })).toBeDisabled();
  expect(card.getByRole('button', { name: 'Give a place to Bo Berg' })).toBeEnabled();
  expect(Object.fromEntries(http.requests(LIST)[0]?.query ?? [])).toMatchObject({
    from: TODAY,
    waitingList: 'true',
  });
  await expectAccessible();
});

test('one click gives the places and tells the result', async () => {
  const { user, http } = await open({
    [PROMOTE]: () => ok({ ...small, active: true, waitingList: false }),
  });
  await user.click(await screen.findByRole('button', { name: 'Give a place to Bo Berg' }));
  expect(await screen.findByText(/^Bo Berg has got the places: Kayak tour/)).toBeInTheDocument();
  expect(http.requests(PROMOTE)[0]).toMatchObject({ params: { id: id(21) }, body: { version: 5 } });
});

test('a double click gives one place, and none to the next who has moved up', async () => {
  const next = {
    ...small,
    _id: id(22),
    _customer: { _id: id(12), firstname: 'Ada', lastname: 'Ås' },
  };
  let queue = [small, next];
  const { http } = await open({
    [LIST]: () => ok({ items: queue }),
    [PROMOTE]: () => {
      queue = [next];
      return ok({ ...small, active: true, waitingList: false });
    },
  });
  const button = await screen.findByRole('button', { name: 'Give a place to Bo Berg' });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button, { detail: 1 });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Give a place to Bo Berg' })).toBeNull(),
  );
  const moved = screen.getByRole('button', { name: 'Give a place to Ada Ås' });
  await waitFor(() => expect(moved).toBeEnabled());
  fireEvent.click(moved, { detail: 2 });
  await screen.findByText(/^Bo Berg has got the places/);
  expect(http.requests(PROMOTE)).toHaveLength(1);
});

test('a place that somebody else took meanwhile is told', async () => {
  const { user } = await open({ [PROMOTE]: () => refuse(409, 'SLOT_FULL', 'Full by now.') });
  await user.click(await screen.findByRole('button', { name: 'Give a place to Bo Berg' }));
  expect(await screen.findByRole('alert', { name: 'Error' })).toHaveTextContent('Full by now.');
});

test('nobody waiting says so', async () => {
  await open({ [LIST]: () => ok({ items: [] }) });
  expect(await screen.findByText('Nobody is waiting')).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  await open({ [LIST]: () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('The waiting list could not be loaded.')).toBeInTheDocument();
});
