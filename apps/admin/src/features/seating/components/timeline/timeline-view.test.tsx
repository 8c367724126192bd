import type { BookingOutput } from '@atrium/api-client/admin';
import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { arrived, confirmed } from '../../../../testing/booking-fixtures';
import { aBooking, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { aRoom, aTable } from '../../testing/fixtures';

// 19:12 at the venue
pinToday(`${TODAY}T18:12:00Z`);

const UPDATE = 'PUT /api/v1/seating/reservations/:id';
const dinner = aService({ name: 'Dinner', pacing: 6 });
const at = (...numbers: number[]) => numbers.map((number) => ({ _table: aTable(number)._id }));
const party = (number: number, lastname: string, given: Partial<BookingOutput>) =>
  aBooking({
    ...{ _id: id(number), _customer: { _id: id(number + 50), firstname: 'Kari', lastname } },
    ...{ _bookingStatus: confirmed, date: TODAY, participants: 4, numberOfChildren: 0 },
    ...{ timeindex: 1140, timeindexEnd: 1260, ...given },
  });
const hansen = party(20, 'Hansen', {
  ...{ tables: at(1), timeindex: 1050, timeindexEnd: 1140 },
  ...{ _bookingStatus: arrived, attendenceVerified: true },
});
const late = party(21, 'Berg', { tables: at(2), participants: 2 });
const unplaced = party(22, 'Dahl', { tables: [], timeindex: 1200, timeindexEnd: 1320 });
const joined = party(23, 'Moe', { tables: at(1, 3), timeindex: 1290, timeindexEnd: 1410 });
const yesterday = party(24, 'Lie', {
  ...{ tables: at(3), date: '2026-11-20', timeindex: 1430, timeindexEnd: 1550 },
});

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function open(reservations: BookingOutput[], http: MockRoutes = {}, query = '') {
  const app = await renderApp(`/admin/seating/timeline${query}`, {
    signedIn: true,
    http: {
      ...signedIn(2),
      'GET /api/fnb/venues': () => ok([aRoom()]),
      'GET /api/v1/admin/seatedReservations/:from/:to': () => ok(reservations),
      'GET /api/v1/fnb/blocks': () => ok([]),
      'GET /api/v1/seating/services': () => ok([dinner]),
      'GET /api/booking/bookingStatus': () => ok([confirmed, arrived]),
      'GET /api/admin/getSegments': () => ok([{ _id: id(60), type: 'Restaurant', version: 0 }]),
      [UPDATE]: ({ body }) => ok({ ...unplaced, ...(body as object), version: 6 }),
      ...http,
    },
  });
  await screen.findByRole('region', { name: 'Timeline of Restaurant' });
  return app;
}
const row = (name: string) => screen.getByRole('group', { name });
/** What screen readers are told. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();
const bar = (name: RegExp) => screen.getByRole('button', { name });

test('each table says who has it when, who is late and who sits on', async () => {
  await open([hansen, late, unplaced, joined, yesterday]);
  const texts = within(row('T1, 4 seats'))
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label'));
  expect(texts).toEqual([
    'T1, 4 seats',
    '17:30 – 19:00, Kari Hansen, 4 people, over by 12 min',
    '21:30 – 23:30, Kari Moe, 4 people, T1 + T3, Confirmed',
  ]);
  expect(
    within(row('T2, 2 seats')).getByRole('button', { name: /Berg.*late 12 min/ }),
  ).toBeVisible();
  expect(within(row('No table')).getByRole('button', { name: /Dahl/ })).toBeVisible();
  await expectAccessible();
});

test('what must be known of a guest is at hand at the bar', async () => {
  await open([
    party(26, 'Ek', {
      tables: at(2),
      _customer: { _id: id(76), firstname: 'Kari', lastname: 'Ek', vip: true, allergies: 'Nuts' },
    }),
  ]);
  expect(
    bar(/^19:00 – 21:00, Kari Ek, 4 people, VIP, Allergies: Nuts, late 12 min$/),
  ).toHaveAttribute('title', expect.stringContaining('Allergies: Nuts'));
});

test('a party of the evening before has its table after midnight', async () => {
  await open([yesterday]);
  expect(within(row('T3, 8 seats')).getByRole('button', { name: /23:50 – 01:50/ })).toBeVisible();
});

test('arrivals stand against the pacing of their service', async () => {
  await open([late, unplaced, party(25, 'Nes', { participants: 5, timeindex: 1150 })]);
  const arriving = await screen.findByRole('list', {
    name: 'Guests arriving, by quarter of an hour',
  });
  expect(within(arriving).getAllByRole('listitem')[0]).toHaveTextContent('19:00: Dinner 7 of 6');
});

test('a party is picked up, carried and put down with the keys, and the move can be undone', async () => {
  const { user, http } = await open([hansen, unplaced]);
  bar(/Dahl/).focus();
  await user.keyboard(' ');
  expect(said()).toContain('Kari Dahl, 4, No table, 20:00 – 22:00: Not moved');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(said()).toContain('Kari Dahl, 4, T1, 20:15 – 22:15: Fits');
  await expectAccessible();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
  expect(
    await screen.findByText('Booking updated successfully. Kari Dahl: T1, 20:15 – 22:30'),
  ).toBeVisible();
  expect(http.requests(UPDATE)[0]?.body).toEqual({
    ...{ version: 5, tables: at(1), date: TODAY },
    ...{ timeindex: 1215, timeindexEnd: 1350 },
  });

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(http.requests(UPDATE)[1]?.body).toEqual({
      ...{ version: 6, tables: [], date: TODAY },
      ...{ timeindex: 1200, timeindexEnd: 1320 },
    }),
  );
});

test('who has the table is said before a party is put down, and it is not', async () => {
  const { user, http } = await open([late, unplaced]);
  bar(/Dahl/).focus();
  await user.keyboard(' {ArrowDown}{ArrowDown}');
  expect(said()).toContain('T2, 20:00 – 22:00: Kari Berg until 21:00');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('T2: Kari Berg until 21:00')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/Kari Dahl, 4, T2/)).not.toBeInTheDocument();
  expect(bar(/Dahl/)).toHaveFocus();
  expect(http.requests(UPDATE)).toHaveLength(0);
});

test('arrow keys go from party to party, by one stop of the Tab key', async () => {
  const { user } = await open([hansen, late, joined]);
  screen.getByRole('button', { name: 'No table' }).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(within(row('T1, 4 seats')).getByRole('button', { name: /Moe/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(bar(/Berg/)).toHaveFocus();
  const stops = within(screen.getByRole('region', { name: /^Timeline/ }))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([bar(/Berg/)]);
});

test('a party opens beside the timeline, and stays open on the plan', async () => {
  const { user } = await open([late]);
  await user.click(bar(/Berg/));
  expect(await screen.findByRole('region', { name: 'Kari Berg' })).toBeVisible();
  // jsdom has no width: what a desk calls the plan, a phone calls the list
  await user.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByRole('group', { name: 'Plan of Restaurant' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Kari Berg' })).toBeVisible();
});

test('the name of a table begins a reservation there', async () => {
  const { user } = await open([]);
  await user.click(screen.getByRole('button', { name: 'T3, 8 seats' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New reservation' }));
  const panel = await screen.findByRole('region', { name: 'New reservation' });
  expect(within(panel).getByRole('button', { name: 'Remove T3' })).toBeVisible();
});

test('a new one begins when the address says, after midnight on the next day', async () => {
  await open([], {}, '?reservation=new&time=1455');
  const panel = await screen.findByRole('region', { name: 'New reservation' });
  const start = within(panel).getByRole('group', { name: 'Start' });
  expect(within(start).getByRole('combobox', { name: 'Start, hour' })).toHaveValue('0');
  expect(within(start).getByRole('combobox', { name: 'Start, minute' })).toHaveValue('15');
  expect(within(panel).getByRole('spinbutton', { name: 'Day' })).toHaveTextContent('22');
});

test('whoever is not looked for is dimmed, and the search is in the address', async () => {
  await open([late, hansen], {}, '?search=berg');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('berg');
  expect(bar(/Berg/)).toHaveStyle({ opacity: '' });
  expect(getComputedStyle(bar(/Hansen/)).opacity).toBe('0.35');
});

test('a blocked table says so, and why', async () => {
  const block = {
    ...{ _id: id(90), _venue: id(400), tables: [aTable(3)._id], reason: 'Broken lamp' },
    ...{ from: TODAY, until: TODAY, gaps: [], version: 0 },
  };
  await open([], { 'GET /api/v1/fnb/blocks': () => ok([block]) });
  expect(await within(row('T3, 8 seats')).findByText('Blocked: Broken lamp')).toBeVisible();
  expect(within(row('T1, 4 seats')).queryByText(/Blocked/)).not.toBeInTheDocument();
});

const CREATE = 'POST /api/v1/fnb/blocks';
const lamp = {
  ...{ _id: id(90), _venue: id(400), tables: [aTable(3)._id], reason: 'Broken lamp' },
  ...{ from: TODAY, until: TODAY, start: 1200, end: 1260, gaps: [], version: 0 },
};
/** Hours from 18:00 to 23:00, a minute wide as a pixel; jsdom lays nothing out. */
const layOut = () => {
  HTMLElement.prototype.scrollBy = () => {};
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...{ left: 0, top: 0, right: 300, bottom: 400, width: 300, height: 400, x: 0, y: 0 },
    toJSON: () => undefined,
  });
};
const cells = (name: string) => row(name).lastElementChild as HTMLElement;
/** What is shown of the time while it is being marked. */
async function dragAcross(user: User, target: Element, key = 'MouseLeft') {
  await user.pointer({ keys: `[${key}>]`, target, coords: { clientX: 205 } });
  const pointer = key === 'MouseLeft' ? {} : { pointerName: key };
  await user.pointer({ ...pointer, target, coords: { clientX: 121 } });
  const shown = screen.queryByText('20:00 – 21:30');
  await user.pointer({ keys: `[/${key}]`, target });
  return shown;
}

test('dragging over an empty stretch blocks the table for that time', async () => {
  layOut();
  const { user, http } = await open([], { [CREATE]: () => ok(lamp, 201) });
  expect(await dragAcross(user, cells('T3, 8 seats'))).not.toBeNull();
  const form = within(await screen.findByRole('dialog', { name: 'Block tables' }));
  await user.type(form.getByRole('textbox', { name: /Reason/ }), 'Broken lamp');
  await user.click(form.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Blocked: Table T3')).toBeVisible();
  expect(http.requests(CREATE)[0]?.body).toEqual({
    ...{ _venue: aRoom()._id, tables: [aTable(3)._id], from: TODAY, until: TODAY },
    ...{ start: 1200, end: 1290, reason: 'Broken lamp' },
  });
});

test('a finger that drags over it scrolls, and an employee blocks nothing', async () => {
  layOut();
  const { user } = await open([]);
  expect(await dragAcross(user, cells('T3, 8 seats'), 'TouchA')).toBeNull();
  cleanup();
  const employee = await open([], signedIn(1));
  expect(await dragAcross(employee.user, cells('T3, 8 seats'))).toBeNull();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the menu of a time blocks the table from then on, and a block is removed by it', async () => {
  layOut();
  const { user } = await open([], { 'GET /api/v1/fnb/blocks': () => ok([lamp]) });
  fireEvent.click(await within(row('T3, 8 seats')).findByText('Blocked: Broken lamp'), {
    clientX: 150,
  });
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['New reservation from 21:00', 'Remove block: Broken lamp', 'Block…']);
  await user.keyboard('{Escape}');
  fireEvent.contextMenu(cells('T1, 4 seats'), { clientX: 100 });
  await user.click(await screen.findByRole('menuitem', { name: 'Block…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Block tables' }));
  expect(form.getByRole('option', { name: 'Table T1', selected: true })).toBeVisible();
  expect(await form.findByDisplayValue('19:30')).toBeInTheDocument();
});

test('a party is not put down in the time of a block', async () => {
  const { user } = await open([unplaced], { 'GET /api/v1/fnb/blocks': () => ok([lamp]) });
  await within(row('T3, 8 seats')).findByText('Blocked: Broken lamp');
  bar(/Dahl/).focus();
  await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}');
  expect(said()).toContain('T3, 20:00 – 22:00: Blocked until 21:00');
});
