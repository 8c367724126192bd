import type { DoorPartyOutput } from '@atrium/api-client/admin';
import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { arrived, confirmed } from '../../../../testing/booking-fixtures';
import { aBooking, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { aRoom, aTable } from '../../testing/fixtures';

// 19:02 at the venue
pinToday(`${TODAY}T18:02:00Z`);

const LIST = 'GET /api/v1/seating/door';
const WAIT = 'GET /api/v1/seating/wait';
const ADD = 'POST /api/v1/seating/door';
const CHANGE = 'PUT /api/v1/seating/door/:id';
const SEAT = 'POST /api/v1/seating/door/:id/seat';
const CREATE = 'POST /api/v1/seating/reservations';
const at = (number: number) => [{ _table: aTable(number)._id }];

const berg: DoorPartyOutput = {
  _id: id(801),
  _venue: aRoom()._id,
  date: TODAY,
  name: 'Berg',
  participants: 2,
  phone: '+4791234567',
  // 18:40
  since: 1120,
  quotedMinutes: 15,
  state: 'waiting',
  version: 3,
  offer: { minutes: 0, tables: at(2), until: 1260 },
};
const lie: DoorPartyOutput = {
  ...berg,
  _id: id(802),
  name: 'Lie',
  participants: 4,
  phone: undefined,
  email: 'lie@mail.example',
  since: 1140,
  quotedMinutes: 30,
  offer: { minutes: 25, tables: at(1), until: 1290 },
} as DoorPartyOutput;

async function open(parties: DoorPartyOutput[], http: MockRoutes = {}, query = '') {
  const app = await renderApp(`/admin/seating${query}`, {
    signedIn: true,
    http: {
      ...signedIn(1),
      'GET /api/fnb/venues': () => ok([aRoom()]),
      'GET /api/v1/admin/seatedReservations/:from/:to': () => ok([]),
      'GET /api/v1/seating/services': () => ok([aService({ name: 'Dinner' })]),
      'GET /api/booking/bookingStatus': () => ok([confirmed, arrived]),
      'GET /api/admin/getSegments': () => ok([{ _id: id(60), type: 'Restaurant', version: 0 }]),
      'GET /api/v1/seating/proposals': () => ok([]),
      [LIST]: () => ok(parties),
      [WAIT]: () => ok({ minutes: 0, tables: at(2), until: 1262 }),
      ...http,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Seating' });
  return app;
}
const openDoor = async (parties: DoorPartyOutput[], http: MockRoutes = {}) => {
  const app = await open(parties, http);
  const count = parties.length > 0 ? ` (${parties.length})` : '';
  await app.user.click(await screen.findByRole('tab', { name: `At the door${count}` }));
  await screen.findByText(parties.length > 0 ? 'Berg' : 'Nobody is waiting at the door');
  return app;
};
const rowOf = (name: RegExp) => screen.findByRole('listitem', { name });

test('who waits is listed with how long, what they could have, and who is overdue', async () => {
  await openDoor([berg, lie]);
  const first = within(await rowOf(/^Berg, 2 people$/));
  expect(first.getByText('since 18:40 (22 min) · Quoted wait 15 min')).toBeVisible();
  expect(first.getByText('7 min over the quoted wait')).toBeVisible();
  expect(first.getByText('T2 is free now')).toBeVisible();
  expect(first.getByRole('link', { name: '+4791234567' })).toHaveAttribute(
    'href',
    'tel:+4791234567',
  );
  const second = within(await rowOf(/^Lie, 4 people$/));
  expect(second.getByText('About 25 min, T1')).toBeVisible();
  expect(second.queryByText(/over the quoted wait/)).not.toBeInTheDocument();
  expect(second.queryByRole('button', { name: /^Seat at/ })).not.toBeInTheDocument();
  await expectAccessible();
});

test('a drop-in is seated in two taps where a table is free', async () => {
  const { user, http } = await openDoor([], { [CREATE]: () => ok(aBooking(), 201) });
  await user.click(screen.getByRole('button', { name: '3 people' }));
  await user.click(await screen.findByRole('button', { name: 'Seat at T2' }));
  expect(await screen.findByText('Reservation created successfully')).toBeVisible();
  expect(http.requests(CREATE)[0]?.body).toMatchObject({
    participants: 3,
    tables: at(2),
    timeindex: 1145,
    timeindexEnd: 1262,
    _bookingStatus: arrived._id,
  });
});

test('otherwise they are told the wait and put on the list, rounded up to five minutes', async () => {
  const { user, http } = await openDoor([], {
    [WAIT]: () => ok({ minutes: 21, tables: at(1), until: 1300 }),
    [ADD]: () => ok(berg, 201),
  });
  expect(await screen.findByText('About 21 min, T1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to the list' }));
  expect(http.requests(ADD)).toHaveLength(0);
  await user.type(screen.getByLabelText(/^Name/), 'Berg');
  await user.type(screen.getByLabelText('Phone'), '91234567');
  await user.click(screen.getByRole('button', { name: 'Add to the list' }));
  expect(await screen.findByText('Berg is waiting at the door.')).toBeVisible();
  expect(http.requests(ADD)[0]?.body).toEqual({
    _venue: aRoom()._id,
    date: TODAY,
    name: 'Berg',
    phone: '91234567',
    participants: 2,
    quotedMinutes: 25,
  });
  expect(screen.getByLabelText(/^Name/)).toHaveValue('');
});

test('a wait of hours is told in hours and minutes', async () => {
  const early = {
    ...berg,
    since: 1142 - 125,
    quotedMinutes: 60,
    offer: { ...berg.offer, minutes: 190 },
  };
  await openDoor([early as DoorPartyOutput], {
    [WAIT]: () => ok({ minutes: 120, tables: at(1), until: 1400 }),
  });
  expect(await screen.findByText('About 2 h, T1')).toBeVisible();
  const row = within(await rowOf(/^Berg/));
  expect(row.getByText('since 16:57 (2 h 5 min) · Quoted wait 1 h')).toBeVisible();
  expect(row.getByText('1 h 5 min over the quoted wait')).toBeVisible();
  expect(row.getByText('About 3 h 10 min, T2')).toBeVisible();
});

test('where no table gets free this evening, it says so', async () => {
  await openDoor([], { [WAIT]: () => ok({ minutes: null, tables: [], until: null }) });
  expect(await screen.findByText('No table for them this evening')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Seat at/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Quoted wait')).toHaveValue('');
});

test.each([
  ['by email', lie, 'Lie is being told by email.'],
  ['by phone', berg, 'Please call Berg: +4791234567'],
])('that the table is ready is told %s', async (_, party, said) => {
  const { user, http } = await openDoor([berg, lie], {
    [CHANGE]: () => ok({ ...party, state: 'told', version: 4 }),
  });
  const row = within(await rowOf(new RegExp(party.name)));
  await user.click(row.getByRole('button', { name: 'Table is ready' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(http.requests(CHANGE)[0]?.body).toEqual({ state: 'told', version: 3 });
});

test('a party is seated at the table that is free for it', async () => {
  const { user, http } = await openDoor([berg], { [SEAT]: () => ok(aBooking(), 201) });
  const row = within(await rowOf(/Berg/));
  await user.click(row.getByRole('button', { name: 'Seat at T2' }));
  expect(await screen.findByText('Berg sits at T2.')).toBeVisible();
  expect(http.requests(SEAT)[0]?.body).toEqual({ tables: at(2) });
});

/** A screen with room for the plan; jsdom has no width. */
const onTablet = () => {
  const narrow = window.matchMedia('print');
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...narrow,
    media: query,
    matches: query.includes('min-width'),
  }));
};

test('a party is seated at the table that is tapped on the plan', async () => {
  onTablet();
  const { user, http } = await openDoor([berg], { [SEAT]: () => ok(aBooking(), 201) });
  await user.click(screen.getByRole('button', { name: 'Actions for Berg' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Choose a table' }));
  expect(await screen.findByText('Berg, 2: tap a table on the plan')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /^T3, 8 seats/ }));
  expect(await screen.findByText('Berg sits at T3.')).toBeVisible();
  expect(http.requests(SEAT)).toMatchObject([
    { params: { id: berg._id }, body: { tables: at(3) } },
  ]);
  expect(screen.queryByText(/tap a table on the plan/)).not.toBeInTheDocument();
});

test('choosing a table for a party is given up without seating it', async () => {
  onTablet();
  const { user, http } = await openDoor([berg]);
  await user.click(screen.getByRole('button', { name: 'Actions for Berg' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Choose a table' }));
  await screen.findByText('Berg, 2: tap a table on the plan');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/tap a table on the plan/)).not.toBeInTheDocument();
  expect(http.requests(SEAT)).toHaveLength(0);
});

test('who leaves is taken off the list, and can come back', async () => {
  const { user, http } = await openDoor([berg], {
    [CHANGE]: ({ body }) => ok({ ...berg, ...(body as object), version: 4 }),
  });
  await user.click(screen.getByRole('button', { name: 'Actions for Berg' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Left' }));
  expect(await screen.findByText('Berg is off the list.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(http.requests(CHANGE).map(({ body }) => body)).toEqual([
      { state: 'left', version: 3 },
      { state: 'waiting', version: 4 },
    ]),
  );
});

test('on another day nobody stands at the door', async () => {
  const { http } = await open([], {}, '?date=2030-01-04');
  expect(await screen.findByText('No reservations')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(http.requests(LIST)).toHaveLength(0);
});
