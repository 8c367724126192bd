import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { saveFile } from '@atrium/ui/lib/save-file';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  availabilityFixture,
  dayFixture,
  reservationFixture,
  timeFixture,
} from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

jest.mock('@atrium/ui/lib/save-file');

pinNow();
afterEach(() => jest.restoreAllMocks());

const list = 'GET /api/v1/hub/reservations/:vendorId/:customerId';

const render = (http: MockRoutes) =>
  renderApp('/activity-hub/fjord/overview', { signedIn: true, http });

const card = (name: string) => screen.findByRole('listitem', { name });

test('the next booking comes first, with all that a guest asks about it', async () => {
  const { http } = await render({
    [list]: () =>
      ok({
        upcoming: [
          reservationFixture({
            participants: 3,
            numberOfChildren: 1,
            addons: [
              { _id: 'a', _addon: { _id: 'towel', name: 'Towel', price: 5000 }, quantity: 2 },
            ],
          }),
          reservationFixture({
            _id: 'booking-2',
            _service: { _id: 'dinner', name: 'Dinner' },
            date: '2026-12-02',
            active: false,
            waitingList: true,
            waitingListPosition: 2,
          }),
        ],
        cancelled: [],
        past: [],
      }),
  });
  const sauna = await card('Sauna');
  expect(sauna).toHaveTextContent('Wednesday, 25 November 2026');
  expect(sauna).toHaveTextContent('10:00 – 11:00');
  expect(sauna).toHaveTextContent('3 people (1 child) · 2 × Towel · NOK 500');
  expect(sauna).toHaveTextContent('Confirmed');
  expect(sauna).toHaveTextContent('Booking number K7M2Q9XP');
  expect(sauna).toHaveTextContent('You can cancel until Tue 24 Nov at 10:00');
  expect(await card('Dinner')).toHaveTextContent('Number 2 on the waiting list');
  expect(http.requests(list)[0]?.params).toEqual({
    vendorId: '66f0a1b2c3d4e5f607182930',
    customerId: '66f0a1b2c3d4e5f6071829aa',
  });
  await expectAccessible();
});

test('cards wait for the treatments among them, so that none is pushed away while it is read', async () => {
  let answer = (_treatments: Response): void => undefined;
  const { http } = await render({
    [list]: () => ok({ upcoming: [reservationFixture()], cancelled: [], past: [] }),
    'GET /api/v1/hub/treatments': () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  });
  await waitFor(() => expect(http.requests('GET /api/v1/hub/treatments')).toHaveLength(1));
  await waitFor(() => expect(http.requests(list)).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('listitem', { name: 'Sauna' })).toBeNull();
  answer(ok({ upcoming: [], past: [] }));
  expect(await card('Sauna')).toBeVisible();
});

test('past ones are folded away until asked for', async () => {
  const { user } = await render({
    [list]: () =>
      ok({
        upcoming: [],
        cancelled: [],
        past: [
          reservationFixture({
            date: '2026-11-04',
            cancelledAt: '2026-11-02T10:00:00Z',
            active: false,
          }),
        ],
      }),
  });
  expect(await screen.findByText('You have no upcoming activities')).toBeVisible();
  expect(screen.queryByText('Sauna')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 1 past activity' }));
  expect(await card('Sauna')).toHaveTextContent('Cancelled');
  await expectAccessible();
});

test('what is over is booked again with the same party, addons and companions', async () => {
  const past = reservationFixture({
    date: '2026-11-02',
    participants: 3,
    numberOfChildren: 1,
    addons: [{ _id: 'a', _addon: { _id: 'towel', name: 'Towel', price: 5000 }, quantity: 2 }],
    companions: [{ name: 'Ola Bø' }],
  });
  const days = [dayFixture('2026-11-25', [timeFixture({ start: 600, available: 6 })])];
  const { user } = await render({
    [list]: () => ok({ upcoming: [], cancelled: [], past: [past] }),
    'GET /api/v1/hub/activity/:id': () => ok(availabilityFixture(days)),
    'GET /api/v1/hub/profile/companions': () => ok({ names: [] }),
    'POST /api/v1/hub/holds': () => refuse(500, 'INTERNAL'),
  });
  await user.click(await screen.findByRole('button', { name: 'Show 1 past activity' }));
  await user.click(await screen.findByRole('link', { name: 'Book again: Sauna' }));
  await user.click(await screen.findByRole('button', { name: /^Wednesday,? 25 November/ }));
  await user.click(await screen.findByRole('button', { name: /^10:00/ }));
  await screen.findByRole('heading', { name: 'Guest details' });
  expect(screen.getByText('3 people')).toBeVisible();
  expect(screen.getByText('2 × Towel')).toBeVisible();
  expect(screen.getByLabelText('Name 1')).toHaveValue('Ola Bø');
});

test('a cancelled one that is still to come is not past, and can be taken out of the calendar', async () => {
  const { user } = await render({
    [list]: () =>
      ok({
        upcoming: [],
        cancelled: [reservationFixture({ cancelledAt: '2026-11-02T10:00:00Z', active: false })],
        past: [
          reservationFixture({
            _id: 'old',
            _service: { _id: 'dinner', name: 'Dinner' },
            date: '2026-11-01',
            cancelledAt: '2026-11-01T10:00:00Z',
            active: false,
          }),
        ],
      }),
    'GET /api/v1/hub/reservation/:id/calendar.ics': () =>
      new Response('METHOD:CANCEL', { headers: { 'content-type': 'text/calendar' } }),
  });
  const cancelled = await screen.findByRole('region', { name: 'Cancelled' });
  expect(within(cancelled).getAllByRole('listitem')).toHaveLength(1);
  expect(within(cancelled).getByRole('listitem', { name: 'Sauna' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 1 past activity' }));
  expect(screen.queryByRole('button', { name: 'Remove from calendar: Dinner' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Remove from calendar: Sauna' }));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith(expect.objectContaining({ content: 'METHOD:CANCEL' })),
  );
});

test('nothing booked leads to what can be', async () => {
  await render({ [list]: () => ok({ upcoming: [], cancelled: [], past: [] }) });
  expect(await screen.findByRole('link', { name: 'See new activities' })).toHaveAttribute(
    'href',
    '/activity-hub/fjord/new-reservation',
  );
});

test('a failure is said and can be tried again', async () => {
  const { user, http } = await render({ [list]: () => refuse(500, 'INTERNAL', 'Our fault.') });
  expect(await screen.findByText('Your activities could not be loaded.')).toBeVisible();
  http.use({ [list]: () => ok({ upcoming: [reservationFixture()], cancelled: [], past: [] }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Sauna')).toBeVisible();
});

test('a booking goes into the guest’s calendar as a file', async () => {
  const { user } = await render({
    [list]: () => ok({ upcoming: [reservationFixture()], cancelled: [], past: [] }),
    'GET /api/v1/hub/reservation/:id/calendar.ics': () =>
      new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add to calendar: Sauna' }));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith({
      name: 'K7M2Q9XP.ics',
      type: 'text/calendar',
      content: 'BEGIN:VCALENDAR',
    }),
  );
});

test('a list that goes on is shown to its end, page by page', async () => {
  const further = 'GET /api/v1/hub/reservations/:vendorId/:customerId/:period';
  const named = (name: string) =>
    reservationFixture({ _id: name, _service: { _id: name, name }, active: true });
  const { user, http } = await render({
    [list]: () =>
      ok({
        upcoming: [named('Soon')],
        cancelled: [named('Called off')],
        past: [named('Yesterday')],
        nextUpcoming: 'after-soon',
        nextCancelled: 'after-called-off',
        nextPast: 'before-yesterday',
      }),
    [further]: () => refuse(500, 'INTERNAL'),
  });
  await card('Soon');
  const [later] = screen.getAllByRole('button', { name: 'Show later activities' });
  if (!later) throw new Error('no further page');
  await user.click(later);
  expect(await screen.findByText('Your activities could not be loaded.')).toBeVisible();
  http.use({
    [further]: ({ params, query }) => {
      const page = `${params.period} ${query.get('cursor')}`;
      if (page === 'upcoming after-soon') return ok({ items: [named('Later')] });
      if (page === 'cancelled after-called-off') return ok({ items: [named('Called off too')] });
      if (page === 'past before-yesterday') {
        return ok({ items: [named('Last week')], nextCursor: 'before-last-week' });
      }
      if (page === 'past before-last-week') return ok({ items: [named('Last year')] });
      return refuse(404, 'NOT_FOUND');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Later')).toBeVisible();
  const cancelled = screen.getByRole('region', { name: 'Cancelled' });
  await user.click(within(cancelled).getByRole('button', { name: 'Show later activities' }));
  expect(await within(cancelled).findByRole('listitem', { name: 'Called off too' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show later activities' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show past activities' }));
  await user.click(await screen.findByRole('button', { name: 'Show earlier activities' }));
  expect(await card('Last week')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show earlier activities' }));
  expect(await card('Last year')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show earlier activities' })).toBeNull();
  await expectAccessible();
});

test('who waits is told until when they may leave the list, and has no calendar entry yet', async () => {
  await render({
    [list]: () =>
      ok({
        upcoming: [
          reservationFixture({
            active: false,
            waitingList: true,
            waitingListPosition: 1,
            cancellationDeadline: '2026-11-25T09:00:00.000Z',
          }),
        ],
        cancelled: [],
        past: [],
      }),
  });
  expect(await card('Sauna')).toHaveTextContent(
    'You can leave the waiting list until Wed 25 Nov at 10:00',
  );
  expect(screen.queryByRole('button', { name: 'Add to calendar: Sauna' })).toBeNull();
});
