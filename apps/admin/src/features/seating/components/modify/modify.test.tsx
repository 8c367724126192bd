import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, screen, waitFor, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import type { Room } from '../../lib/room';
import { aRoom, aTable } from '../../testing/fixtures';

pinToday(`${TODAY}T09:00:00Z`);

const ROOMS = 'GET /api/fnb/venues';
const CREATE = 'POST /api/v1/fnb/venues';
const UPDATE = 'PUT /api/v1/fnb/venues/:id';
const IMPACT = 'POST /api/v1/fnb/venues/:id/impact';
const DELETE = 'DELETE /api/v1/fnb/venues/:id';
const unharmed = { bookings: 0, participants: 0, items: [] };
const harmed = {
  bookings: 3,
  participants: 9,
  items: [
    {
      ...{ _id: id(20), bookingId: 'AB12', guest: 'Kari Hansen', date: TODAY, participants: 4 },
      ...{ timeindex: 1140, timeindexEnd: 1260, tables: [aTable(1)._id], reason: 'tooSmall' },
    },
    {
      ...{ _id: id(21), bookingId: 'AB13', date: TODAY, participants: 2 },
      ...{ timeindex: 1200, timeindexEnd: 1290, tables: [aTable(2)._id], reason: 'tableRemoved' },
    },
  ],
};
const stale = () => refuse(409, 'STALE_VERSION');

/** The rooms of the venue, as the mocked server has them. */
function serverWith(rooms: Room[]) {
  const server = { rooms };
  const http: MockRoutes = {
    [ROOMS]: () => ok(server.rooms),
    'GET /api/v1/fnb/venues/:id/feed': () => ok({}),
    [IMPACT]: () => ok(unharmed),
    [UPDATE]: ({ body, params }) => {
      const change = body as Partial<Room>;
      const before = server.rooms.find(({ _id }) => _id === params.id);
      const saved = { ...aRoom(), ...before, ...change, version: (change.version ?? 0) + 1 };
      server.rooms = server.rooms.map((room) => (room._id === saved._id ? saved : room));
      return ok(saved);
    },
    [CREATE]: ({ body }) => {
      const made = aRoom({ ...(body as Partial<Room>), _id: id(450), version: 0 });
      server.rooms = [...server.rooms, made];
      return ok(made, 201);
    },
    [DELETE]: ({ params }) => {
      server.rooms = server.rooms.filter(({ _id }) => _id !== params.id);
      return ok(null);
    },
  };
  return { server, http };
}

async function open(rooms: Room[], given: MockRoutes = {}, level: AccessLevel = 2) {
  const { server, http } = serverWith(rooms);
  const app = await renderApp('/admin/seating', {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/v1/admin/seatedReservations/:from/:to': () => ok([]),
      'GET /api/v1/seating/services': () => ok([]),
      'GET /api/booking/bookingStatus': () => ok([]),
      'GET /api/admin/getSegments': () => ok([]),
      'GET /api/v1/admin/auditLogs': () => ok({ items: [] }),
      ...http,
      ...given,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Seating' });
  return { ...app, server };
}
async function openModifying(rooms: Room[] = [aRoom()], given: MockRoutes = {}) {
  const app = await open(rooms, given);
  await app.user.click(await screen.findByRole('switch', { name: 'Modify plan' }));
  await screen.findByRole('group', { name: 'Plan of Restaurant, being modified' });
  return app;
}
const part = (name: RegExp) => screen.getByRole('button', { name });
const focus = (element: HTMLElement) => act(() => element.focus());
const save = () => screen.getByRole('button', { name: 'Save' });
const sentTables = (body: unknown) => (body as Room).tables;

test('without a room, a few numbers make the first one', async () => {
  const { user, http } = await open([]);
  await screen.findByRole('form', { name: 'No dining room yet' });
  await expectAccessible();
  await user.clear(screen.getByRole('textbox', { name: 'Name of the room' }));
  await user.click(screen.getByRole('button', { name: 'Create room' }));
  expect(screen.getByText('Enter a name')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Name of the room' }), 'Garden');
  await user.click(screen.getByRole('button', { name: 'Fewer tables for 6' }));
  await user.click(screen.getByRole('button', { name: 'More tables for 8' }));
  await user.click(screen.getByRole('button', { name: 'Create room' }));
  expect(await screen.findByText('Garden created')).toBeVisible();
  const [request] = http.requests(CREATE);
  const seats = sentTables(request?.body).map(({ guestCount }) => guestCount);
  expect(seats).toEqual([2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 6, 8]);
});

test('an employee neither makes nor modifies rooms', async () => {
  const app = await open([], {}, 1);
  expect(await screen.findByText('No dining room yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create room' })).not.toBeInTheDocument();
  app.unmount();
  await open([aRoom()], {}, 1);
  expect(await screen.findByRole('button', { name: /^T1,/ })).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Modify plan' })).not.toBeInTheDocument();
});

test('a new table continues the numbering, and what is typed about it is saved', async () => {
  const { user, http } = await openModifying();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Add table' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Round table for 6' }));
  const details = await screen.findByRole('region', { name: 'T4' });
  await expectAccessible();
  const pax = within(details).getByRole('spinbutton', { name: 'Table PAX' });
  await user.clear(pax);
  await user.type(pax, '-7');
  await user.tab();
  expect(pax).toHaveValue(0);
  expect(pax).toHaveAccessibleDescription('At a table of 0 nobody is seated.');
  await user.clear(pax);
  await user.type(pax, '7');
  await user.click(within(details).getByRole('checkbox', { name: 'By the window' }));
  await user.click(save());
  expect(await screen.findByText('The plan of Restaurant is saved')).toBeVisible();
  expect(http.requests(IMPACT)).toHaveLength(1);
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({ version: 1, confirmImpact: false });
  expect(sentTables(http.requests(UPDATE)[0]?.body).at(-1)).toMatchObject({
    ...{ name: 'T4', guestCount: 7, radius: 50, attributes: ['window'], section: null },
  });
});

test('keys move, resize, turn, copy, delete, undo and redo', async () => {
  const { user, http } = await openModifying();
  focus(part(/^T1,/));
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Control>}{ArrowLeft}{/Control}');
  expect(part(/^T1, 4 seats, 21.9% from the left, 6% from the top, 14% wide/)).toHaveFocus();
  expect(screen.getByText(/^T1, 4 seats, 21.9% from the left/)).toBeInTheDocument();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}r');
  expect(part(/^T1, .*15% wide, 17% high, turned 15°$/)).toBeVisible();
  await user.keyboard('{Control>}d{/Control}');
  expect(part(/^T4, 4 seats, /)).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Control>}a{/Control}{Delete}');
  expect(screen.queryByRole('button', { name: /^T\d, / })).not.toBeInTheDocument();
  expect(screen.getByText('Add a table to begin')).toBeVisible();
  await user.keyboard('{Control>}zz{/Control}');
  expect(part(/^T3, /)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^T4, / })).not.toBeInTheDocument();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(part(/^T4, /)).toBeVisible();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(http.requests(UPDATE)).toHaveLength(1));
});

test('several are aligned, given a section and combined', async () => {
  const { user, http } = await openModifying();
  await user.click(screen.getByRole('button', { name: 'Add section' }));
  await user.click(part(/^T1,/));
  await user.keyboard('{Shift>}');
  await user.click(part(/^T2,/));
  await user.keyboard('{/Shift}');
  const details = screen.getByRole('region', { name: '2 selected' });
  await user.click(within(details).getByRole('button', { name: 'Push together' }));
  await user.selectOptions(within(details).getByRole('combobox', { name: 'Section' }), 'Section 1');
  await user.click(within(details).getByRole('button', { name: 'Combine tables' }));
  await expectAccessible();
  const largest = within(details).getByRole('spinbutton', { name: 'Largest party' });
  expect(largest).toHaveValue(6);
  await user.clear(largest);
  await user.type(largest, '5');
  await user.click(save());
  await waitFor(() => expect(http.requests(UPDATE)).toHaveLength(1));
  const sent = http.requests(UPDATE)[0]?.body as Room;
  const [first, second] = sent.tables;
  expect(sent.combinations).toMatchObject([
    { name: 'T1 + T2', tables: [first?._id, second?._id], minGuests: 5, guestCount: 5 },
  ]);
  expect(second?.position).toEqual({ posX: 34, posY: 5 });
  expect([first?.section, second?.section]).toEqual([sent.sections[0]?._id, sent.sections[0]?._id]);
});

test('what contradicts itself is not sent, and the field says why', async () => {
  const { user, http } = await openModifying();
  await user.click(part(/^T2,/));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 't1');
  expect(name).toHaveAccessibleDescription('This name is used twice in the dining room.');
  await user.click(save());
  expect(await screen.findByText('1 field needs correcting')).toBeVisible();
  expect(http.requests(IMPACT)).toHaveLength(0);
});

test('who loses a table is named before the plan is saved', async () => {
  const { user, http } = await openModifying([aRoom()], { [IMPACT]: () => ok(harmed) });
  await user.click(part(/^T1,/));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: '3 reservations lose their tables' });
  expect(within(dialog).getByRole('link', { name: 'Kari Hansen' })).toBeVisible();
  expect(within(dialog).getByText('T1 is too small')).toBeVisible();
  expect(within(dialog).getByText('Drop-in guest')).toBeVisible();
  expect(within(dialog).getByText('T2 is deleted')).toBeVisible();
  expect(within(dialog).getByText('1 more')).toBeVisible();
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(http.requests(UPDATE)).toHaveLength(0);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await screen.findByText('The plan of Restaurant is saved');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({ confirmImpact: true });
});

test('somebody else was first: both plans are shown, and mine goes on top', async () => {
  const theirs = aRoom({
    version: 2,
    tables: [aTable(1, { guestCount: 6 }), aTable(2, { guestCount: 2 })],
  });
  const app = await openModifying([aRoom()], { [IMPACT]: stale });
  const { user, http, server } = app;
  await user.click(part(/^T1,/));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Bay');
  server.rooms = [theirs];
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' });
  expect(
    await within(dialog).findByRole('row', { name: /^T1 Bay, 4 seats.* T1, 6 seats/ }),
  ).toBeVisible();
  expect(within(dialog).getByRole('row', { name: /^T3 T3, 8 seats.* Not there$/ })).toBeVisible();
  expect(within(dialog).getByRole('figure', { name: 'Your plan' })).toBeVisible();
  await expectAccessible();
  http.use({ [IMPACT]: () => ok(unharmed) });
  await user.click(within(dialog).getByRole('button', { name: 'Keep my changes' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bay');
  await user.click(save());
  await waitFor(() => expect(http.requests(UPDATE)).toHaveLength(1));
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({ version: 2 });
  expect(sentTables(http.requests(UPDATE)[0]?.body).map((table) => table.name)).toEqual([
    'Bay',
    'T2',
  ]);
});

test('a calendar outside reads how the room is taken', async () => {
  const FEED = '/api/v1/fnb/venues/:id/feed';
  const url = 'https://atrium.example/api/v1/feeds/secret.ics';
  const room = aRoom();
  const { user, http } = await openModifying([room], {
    [`POST ${FEED}`]: () => ok({ createdAt: `${TODAY}T11:00:00.000Z`, url }, 201),
  });
  const calendar = within(await screen.findByRole('region', { name: 'Calendar' }));
  await user.click(calendar.getByText('Make address'));
  expect(await calendar.findByLabelText('Calendar address')).toHaveValue(url);
  expect(http.requests(`POST ${FEED}`)[0]?.params).toEqual({ id: room._id });
});

test('unsaved changes are asked about before the mode is left', async () => {
  const { user } = await openModifying();
  focus(part(/^T1,/));
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('switch', { name: 'Modify plan' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.click(await screen.findByRole('switch', { name: 'Modify plan' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('button', { name: 'T1, 4 seats. Free' })).toBeVisible();
});

test('a room is renamed, duplicated, made default and deleted', async () => {
  const terrace = aRoom({ _id: id(401), name: 'Terrace', defaultFNB: false });
  const { user, http } = await openModifying([aRoom(), terrace]);
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Rename');
  const name = await screen.findByRole('textbox', { name: 'Name of the room' });
  await user.clear(name);
  await user.type(name, 'Salon{Enter}');
  expect(await screen.findByText('Renamed to Salon')).toBeVisible();
  await choose('Duplicate');
  expect(await screen.findByText('Salon 2 created')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dining room' }), 'Terrace');
  await screen.findByRole('group', { name: 'Plan of Terrace, being modified' });
  await choose('Make default');
  expect(await screen.findByText('Terrace is now the default room')).toBeVisible();
  expect(http.requests(UPDATE).at(-1)?.body).toEqual({ defaultFNB: true, version: 1 });
  await choose('Delete room');
  await user.click(await screen.findByRole('button', { name: 'Delete room' }));
  await screen.findByRole('group', { name: 'Plan of Salon, being modified' });
  expect(http.requests(DELETE)).toHaveLength(1);
});

test('the room that others have deleted can be saved as a new one', async () => {
  const { user, http, server } = await openModifying([
    aRoom(),
    aRoom({ _id: id(401), name: 'Hall' }),
  ]);
  focus(part(/^T1,/));
  await user.keyboard('{ArrowRight}');
  server.rooms = server.rooms.slice(1);
  http.use({ [IMPACT]: () => refuse(404, 'NOT_FOUND') });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Save as a new room' }));
  await waitFor(() => expect(http.requests(CREATE)).toHaveLength(1));
  expect(http.requests(CREATE)[0]?.body).toMatchObject({ name: 'Restaurant' });
});

test('walls are told apart, on the plan and where two plans are compared', async () => {
  const wall = (number: number, posX: number) => ({
    ...{ _id: id(600 + number), kind: 'wall' as const, rotation: 0 },
    ...{ position: { posX, posY: 60 }, size: { width: 30, height: 2 } },
  });
  const app = await openModifying([aRoom({ shapes: [wall(1, 5), wall(2, 50)] })], {
    [IMPACT]: stale,
  });
  const { user, server } = app;
  expect(part(/^Wall 1, 5% from the left/)).toBeVisible();
  await user.click(part(/^Wall 2, 50% from the left/));
  await user.keyboard('{ArrowRight}');
  server.rooms = [aRoom({ version: 2, shapes: [wall(1, 5), wall(2, 40)] })];
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' });
  expect(await within(dialog).findByRole('row', { name: /^Wall 2 51% .* 40% / })).toBeVisible();
});
