import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import {
  availabilityFixture,
  dayFixture,
  reservationFixture,
  timeFixture,
} from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import {
  activity,
  book,
  chosen,
  goOn,
  hold,
  path,
  ready,
  routes,
  slots,
} from '../../../testing/new-activity';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const dinner = (parties: number[], later: number[] = []) => ({
  [activity]: ({ query }: { query: URLSearchParams }) =>
    ok(
      availabilityFixture(
        query.get('from') === '2026-11-01'
          ? [
              dayFixture('2026-11-25', [
                timeFixture({ start: 600, available: parties.at(-1) ?? 0, parties }),
                timeFixture({ start: 720, available: later.at(-1) ?? 0, parties: later }),
              ]),
            ]
          : [],
        {
          seating: {
            rooms: [
              {
                ...{ _id: 'r1', name: 'Restaurant' },
                tables: [
                  { _id: 'w1', name: 'W1', guestCount: 2 },
                  { _id: 'w2', name: 'W2', guestCount: 1 },
                ],
              },
              {
                ...{ _id: 'r2', name: 'Terrace' },
                tables: [{ _id: 'q1', name: 'Q1', guestCount: 4 }],
              },
            ],
            tablesAtBooking: true,
            wishes: ['window', 'outside'],
          },
        },
      ),
    ),
});
const open = (query: string, parties: number[], later?: number[], more = {}) =>
  renderApp(`${path}${query}`, {
    signedIn: true,
    http: routes({ ...dinner(parties, later), ...more }),
  });

test('the room is told, and times say for how many they have tables', async () => {
  await open('?date=2026-11-25', [6, 7, 8], [1, 2, 3]);
  const [early, late] = within(await slots()).getAllByRole('button');
  expect(early).toHaveTextContent('For 6–8 people');
  expect(late).not.toHaveTextContent('For');
  await expectAccessible();
});

test('a party that no table seats is offered its nearest size and the times that have one', async () => {
  const { user, http } = await open(chosen, [6, 7, 8], [1, 2, 3]);
  const notice = await screen.findByText('No table for 1 at 10:00');
  expect(notice.closest('[role=status]')).toHaveTextContent(
    'Tables at this time are for 6–8 people.',
  );
  expect(http.requests(hold)).toHaveLength(0);
  expect(screen.getByRole('button', { name: '12:00' })).toBeVisible();
  await expectAccessible();

  await user.click(goOn());
  expect(screen.getByRole('heading', { name: 'Guest details' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book for 6' }));
  expect(screen.queryByText(/No table for/)).not.toBeInTheDocument();
  await user.click(goOn());
  expect(await screen.findByRole('heading', { name: 'Booking overview' })).toBeVisible();
  expect(http.requests(hold).at(-1)?.body).toMatchObject({ participants: 6 });
});

test('a wish is sent along, and what came true is told', async () => {
  const booked = reservationFixture({
    rooms: ['Restaurant'],
    tableWish: {
      ...{ attributes: ['window', 'outside'], granted: ['window'], tableGranted: false },
    },
  });
  const { user, http } = await open(chosen, [1, 2], [], { [book]: () => ok(booked, 201) });
  await user.click(await screen.findByRole('checkbox', { name: 'By the window' }));
  await user.click(screen.getByRole('checkbox', { name: 'Outside' }));
  await user.click(goOn());
  expect(await screen.findByText('By the window, Outside')).toBeVisible();
  expect(screen.getAllByText('Restaurant, Terrace').length).toBeGreaterThan(0);
  await user.click(await ready('Complete booking'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Your table: By the window');
  expect(dialog).toHaveTextContent('We noted your wish: Outside. It is not a promise.');
  expect(http.requests(book).at(-1)?.body).toMatchObject({
    tableWish: { attributes: ['window', 'outside'] },
  });
});

test('a table that they like is chosen from those that seat the party', async () => {
  const booked = reservationFixture({
    rooms: ['Terrace'],
    tableWish: { attributes: [], granted: [], _table: 'q1', tableName: 'Q1', tableGranted: true },
  });
  const { user, http } = await open(chosen, [1, 2], [], { [book]: () => ok(booked, 201) });
  const liked = await screen.findByRole('combobox', { name: 'A table you like' });
  const offered = () =>
    within(liked)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Any table', 'W1', 'W2', 'Q1']);
  await user.click(screen.getByRole('button', { name: 'One more adult' }));
  expect(offered()).toEqual(['Any table', 'W1', 'Q1']);
  await user.selectOptions(liked, 'Q1');
  await expectAccessible();
  await user.click(goOn());
  expect(await screen.findByText('Table Q1')).toBeVisible();
  await user.click(await ready('Complete booking'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Your table: Q1');
  expect(http.requests(book).at(-1)?.body).toMatchObject({
    tableWish: { attributes: [], _table: 'q1' },
  });
});
