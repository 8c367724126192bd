import type { BookingOutput } from '@atrium/api-client/admin';
import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { arrived, confirmed } from '../../../testing/booking-fixtures';
import { aBooking, aService, id, ok } from '../../../testing/fixtures';
import { pinToday, TODAY } from '../../../testing/pin-today';
import { aTable } from '../testing/fixtures';
import {
  CREATE,
  dinner,
  LIST,
  openSeating,
  ROOMS,
  SERVICES,
  UPDATE,
} from '../testing/open-seating';

// 19:02 at the venue
pinToday(`${TODAY}T18:02:00Z`);

const lunch = aService({ _id: id(31), name: 'Lunch' });
const at = (number: number) => [{ _table: aTable(number)._id }];

const seated = aBooking({
  _id: id(20),
  _customer: { _id: id(11), firstname: 'Kari', lastname: 'Hansen' },
  _bookingStatus: arrived,
  attendenceVerified: true,
  timeindex: 1080,
  timeindexEnd: 1240,
  participants: 4,
  numberOfChildren: 0,
  tables: at(1),
});
const next = aBooking({
  _id: id(21),
  _customer: { _id: id(12), firstname: 'Maximiliane', lastname: 'von Hohenstaufen-Berg' },
  _bookingStatus: confirmed,
  timeindex: 1260,
  timeindexEnd: 1380,
  participants: 3,
  numberOfChildren: 0,
  tables: at(1),
});
const unplaced = aBooking({
  _id: id(22),
  _customer: undefined,
  _bookingStatus: confirmed,
  timeindex: 1140,
  timeindexEnd: 1260,
  participants: 3,
  numberOfChildren: 0,
});

const table = (name: RegExp) => screen.findByRole('button', { name });

test('the plan says who sits where until when and who comes next, the list who comes first', async () => {
  await openSeating([seated, next, unplaced]);
  expect(
    await table(
      /^T1, 4 seats\. Kari Hansen, 4\. Arrived\. until 20:40\. 21:00 Maximiliane von Hohenst\.\.\., 3$/,
    ),
  ).toBeVisible();
  expect(await table(/^T2, 2 seats\. Free$/)).toBeVisible();
  const coming = await screen.findByRole('region', { name: 'Next' });
  expect(within(coming).getByText('Drop-in')).toBeVisible();
  expect(within(coming).getByText('No table')).toBeVisible();
  const counters = screen.getByText('TOTAL').closest('dl');
  expect(counters).toHaveTextContent('TOTAL10SEATED4PENDING6');
  await expectAccessible();
});

test('what must be known of a guest is at hand at their table and in the list', async () => {
  const guest = {
    _id: id(19),
    firstname: 'Kari',
    lastname: 'Hansen',
    vip: true,
    allergies: 'Nuts',
  };
  await openSeating([{ ...seated, _customer: guest }]);
  const seen = await table(
    /^T1, 4 seats\. Kari Hansen, 4\. VIP, Allergies: Nuts\. Arrived\. until 20:40$/,
  );
  expect(seen).toHaveAttribute('title', expect.stringContaining('Allergies: Nuts'));
  expect(await screen.findByText('Allergies: Nuts')).toBeVisible();
  await expectAccessible();
});

test('on a phone the filters fold away, and stay open where they leave somebody out', async () => {
  const { user, unmount } = await openSeating([seated]);
  const filters = await screen.findByRole('button', { name: 'Filters' });
  expect(filters).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('textbox', { name: 'Search' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New reservation' })).toBeVisible();
  await user.click(filters);
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'hans');
  await expectAccessible();
  unmount();
  await openSeating([seated], {}, '?search=hans');
  expect(await screen.findByRole('textbox', { name: 'Search' })).toHaveValue('hans');
});

test('a finger that stays on a free table opens its menu, and presses nothing when it is lifted', async () => {
  await openSeating([seated]);
  const free = await table(/^T2,/);
  // jsdom knows no pointer types
  const finger = (type: string, at = 100) =>
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: at, clientY: 100 }), {
      ...{ pointerType: 'touch', isPrimary: true, pointerId: 1 },
    });
  fireEvent(free, finger('pointerdown'));
  fireEvent(free, finger('pointermove', 120));
  await new Promise((resolve) => setTimeout(resolve, 550));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();

  fireEvent(free, finger('pointerdown'));
  expect(await screen.findByRole('menu', { name: 'Table T2' })).toBeVisible();
  fireEvent(free, finger('pointerup'));
  fireEvent.click(free);
  expect(screen.queryByRole('region', { name: 'New reservation' })).not.toBeInTheDocument();
});

test('who is very late is told in hours', async () => {
  await openSeating([{ ...unplaced, timeindex: 1047 }]);
  expect(await screen.findByText('late 1 h 35 min')).toBeVisible();
});

test('a party that is put down again before its undo is answered is moved after it', async () => {
  const waits: (() => void)[] = [];
  let party = { ...unplaced, version: 3, tables: at(1) };
  const { user, http } = await openSeating([party], {
    [LIST]: () => ok([party]),
    [UPDATE]: async ({ body }) => {
      const { version, tables } = body as Pick<BookingOutput, 'version' | 'tables'>;
      // the undo takes its time
      if (version === 4) await new Promise<void>((resolve) => waits.push(resolve));
      if (version !== party.version) return refuse(409, 'VERSION_CONFLICT', 'Changed meanwhile.');
      party = { ...party, tables, version: version + 1 };
      return ok(party);
    },
  });
  const carry = async (to: RegExp) => {
    const handle = await screen.findByRole('button', { name: 'Carry Drop-in to a table' });
    handle.focus();
    await user.keyboard('{Enter}');
    await user.click(await table(to));
  };
  await carry(/^T3,/);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await carry(/^T3,/);
  for (const go of waits) go();
  await waitFor(() => expect(http.requests(UPDATE)).toHaveLength(3));
  expect(await table(/^T3, 8 seats\. Drop-in, 3/)).toBeVisible();
  expect(party.version).toBe(6);
  expect(screen.queryByText('Changed meanwhile.')).not.toBeInTheDocument();
});

test('a free table begins a reservation of two, from the next five minutes, for two hours', async () => {
  const { user, http } = await openSeating([seated], {
    [CREATE]: () => ok(aBooking({ _id: id(30) }), 201),
  });
  await user.click(await table(/^T2,/));
  const panel = await screen.findByRole('region', { name: 'New reservation' });
  await expectAccessible();
  await user.click(within(panel).getByRole('button', { name: 'Seat now' }));
  expect(await screen.findByText('Reservation created successfully')).toBeVisible();
  expect(http.requests(CREATE)[0]?.body).toEqual({
    _service: dinner._id,
    date: TODAY,
    timeindex: 1145,
    timeindexEnd: 1265,
    participants: 2,
    numberOfChildren: 0,
    tables: at(2),
    _segment: id(60),
    _bookingStatus: arrived._id,
  });
  expect(screen.queryByRole('region', { name: 'New reservation' })).not.toBeInTheDocument();
});

test('the panel tells who goes over the pace, and counts the party itself once', async () => {
  const paced = { ...dinner, pacing: 5 };
  const party = {
    ...unplaced,
    participants: 4,
    _service: { ...unplaced._service, _id: paced._id },
  };
  const before = { ...seated, timeindex: 1145, _service: party._service };
  const { user } = await openSeating(
    [before, party],
    { [SERVICES]: () => ok([paced]) },
    `?reservation=${party._id}`,
  );
  expect(
    await screen.findByText(
      '19:00 – 19:15: 1 more may arrive, and this party is 4. You can go ahead anyway.',
    ),
  ).toBeVisible();
  const fewer = screen.getByRole('button', { name: 'Fewer Adults' });
  for (const _ of [1, 2, 3]) await user.click(fewer);
  expect(screen.queryByText(/more may arrive/)).not.toBeInTheDocument();
});

test('where the venue has several services, one has to be chosen', async () => {
  const { user, http } = await openSeating([], { [SERVICES]: () => ok([dinner, lunch]) });
  await user.click(await table(/^T2,/));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please select a service')).toBeVisible();
  expect(http.requests(CREATE)).toHaveLength(0);
});

test('a party is picked up, carried and put down with the keys, and the move can be undone', async () => {
  const { user, http } = await openSeating([seated, unplaced], {
    [UPDATE]: ({ body }) => ok({ ...unplaced, ...(body as object), version: 6 }),
  });
  const handle = await screen.findByRole('button', { name: 'Carry Drop-in to a table' });
  handle.focus();
  await user.keyboard('{Enter}');
  expect(await table(/^T1, 4 seats\. Kari Hansen until 20:40$/)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'T3, 8 seats. From 5 people' })).toBeVisible();
  await expectAccessible();
  await user.keyboard('{Escape}');
  expect(handle).toHaveFocus();

  await user.keyboard('{Enter}{ArrowRight}');
  expect(await table(/^T2, 2 seats\. 2 of 3$/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Booking updated successfully\. Drop-in: T2/)).toBeVisible();
  expect(http.requests(UPDATE)[0]?.body).toEqual({ version: 5, tables: at(2) });

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(http.requests(UPDATE)[1]?.body).toEqual({ version: 6, tables: [] }));
});

test('a table that somebody has is not given again', async () => {
  const { user, http } = await openSeating([seated, unplaced]);
  await user.click(await screen.findByRole('button', { name: 'Carry Drop-in to a table' }));
  await user.click(await table(/^T1,/));
  expect(await screen.findByText('T1: Kari Hansen until 20:40')).toBeVisible();
  expect(http.requests(UPDATE)).toHaveLength(0);
});

test('when another host was first, it says who, and the party goes back', async () => {
  const taken = reply(409, {
    success: false,
    statusCode: 409,
    code: 'TABLE_TAKEN',
    message: 'The table is taken.',
    data: {
      table: { _id: aTable(3)._id, name: 'T3' },
      holder: { kind: 'booking', _id: id(29), name: 'Bo Berg' },
      date: TODAY,
      from: 1140,
      to: 1230,
    },
  });
  const { user } = await openSeating([unplaced], { [UPDATE]: () => taken });
  await user.click(await screen.findByRole('button', { name: 'Carry Drop-in to a table' }));
  await user.click(await table(/^T3,/));
  expect(await screen.findByText('Bo Berg has T3 until 20:30.')).toBeVisible();
  expect(await table(/^T3, 8 seats\. Free$/)).toBeVisible();
});

test('the menu of a table gives a drop-in a seat in two taps', async () => {
  const { user, http } = await openSeating([], { [CREATE]: () => ok(aBooking(), 201) });
  await user.pointer({ keys: '[MouseRight]', target: await table(/^T2,/) });
  await user.click(await screen.findByRole('menuitem', { name: 'Seat a drop-in' }));
  await screen.findByText('Reservation created successfully');
  expect(http.requests(CREATE)[0]?.body).toMatchObject({
    tables: at(2),
    participants: 2,
    _bookingStatus: arrived._id,
  });
});

test('a reservation opens at the side by its address, and Escape closes it', async () => {
  const { user, http } = await openSeating(
    [seated],
    { [UPDATE]: () => ok({ ...seated, participants: 5, version: 6 }) },
    `?reservation=${seated._id}`,
  );
  const panel = await screen.findByRole('region', { name: 'Kari Hansen' });
  await user.click(within(panel).getByRole('button', { name: 'More Adults' }));
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  await screen.findByText('Reservation updated successfully');
  expect(http.requests(UPDATE)[0]?.body).toEqual({
    version: 5,
    participants: 5,
    numberOfChildren: 0,
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(panel).not.toBeInTheDocument());
});

test.each([
  [SERVICES, 'Failed to fetch service list'],
  ['GET /api/booking/bookingStatus', 'Failed to fetch status list'],
  [LIST, 'An error occurred while fetching reservations'],
] as const)('without %s it says so and offers to try again', async (call, title) => {
  await openSeating([], { [call]: () => refuse(500, 'INTERNAL_ERROR') });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('before the first dining room it says what would be here', async () => {
  await openSeating([], { [ROOMS]: () => ok([]) });
  expect(await screen.findByText('No dining room yet')).toBeVisible();
  await expectAccessible();
});

test('the plan is drawn before the list, which may be long', async () => {
  // by then what the page loads later is there
  const first = await openSeating([seated, next]);
  await screen.findAllByRole('button', { name: /^Carry / });
  first.unmount();
  let rowsBesidePlan: number | undefined;
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-table]')) return;
    rowsBesidePlan ??= screen.queryAllByRole('button', { name: /^Carry / }).length;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await openSeating([seated, next]);
  await screen.findAllByRole('button', { name: /^Carry / });
  observer.disconnect();
  expect(rowsBesidePlan).toBe(0);
});
