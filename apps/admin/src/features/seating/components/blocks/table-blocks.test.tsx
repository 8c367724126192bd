import type { TableBlockOutput } from '@atrium/api-client/admin';
import { type MockRoutes, reply } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { arrived, confirmed } from '../../../../testing/booking-fixtures';
import { aBooking, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { aRoom, aTable } from '../../testing/fixtures';

// 19:02 at the venue
pinToday(`${TODAY}T18:02:00Z`);

const BLOCKS = 'GET /api/v1/fnb/blocks';
const CREATE = 'POST /api/v1/fnb/blocks';
const block: TableBlockOutput = {
  _id: id(80),
  _venue: aRoom()._id,
  tables: [aTable(2)._id],
  from: TODAY,
  until: TODAY,
  start: 1080,
  end: 1320,
  reason: 'Wobbly leg',
  gaps: [],
  version: 0,
};
const unplaced = aBooking({
  ...{ _id: id(22), _customer: undefined, _bookingStatus: confirmed },
  ...{ timeindex: 1140, timeindexEnd: 1260, participants: 2, numberOfChildren: 0 },
});

async function open(http: MockRoutes = {}, level: AccessLevel = 2) {
  const app = await renderApp('/admin/seating', {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/fnb/venues': () => ok([aRoom()]),
      'GET /api/v1/admin/seatedReservations/:from/:to': () => ok([unplaced]),
      'GET /api/v1/seating/services': () => ok([aService({ name: 'Dinner' })]),
      'GET /api/booking/bookingStatus': () => ok([confirmed, arrived]),
      'GET /api/admin/getSegments': () => ok([]),
      ...http,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Seating' });
  return app;
}
const table = (name: RegExp) => screen.findByRole('button', { name });

test('a blocked table says why and until when, and is given to nobody', async () => {
  const { user } = await open({ [BLOCKS]: () => ok([block]) });
  expect(await table(/^T2, 2 seats\. Blocked\. Wobbly leg\. until 22:00$/)).toBeVisible();
  expect(await table(/^T1, 4 seats\. Free$/)).toBeVisible();
  await expectAccessible();
  await user.click(await screen.findByRole('button', { name: 'Carry Drop-in to a table' }));
  await user.click(await table(/^T2, 2 seats\. Blocked until 22:00$/));
  expect(await screen.findByText('T2: Blocked until 22:00')).toBeVisible();
});

test.each([
  ['a free table', [], /^T2, 2 seats\. Free\. until 21:00\. then blocked: Wobbly leg$/],
  [
    'a table that is taken',
    [{ ...unplaced, tables: [{ _table: aTable(2)._id }] }],
    /^T2, 2 seats\. Drop-in, 2\. Expected\. until 21:00\. 21:00 blocked: Wobbly leg$/,
  ],
])('a block that is to come is told at %s', async (_, reservations, label) => {
  await open({
    [BLOCKS]: () => ok([{ ...block, start: 1260 }]),
    'GET /api/v1/admin/seatedReservations/:from/:to': () => ok(reservations),
  });
  const seen = await table(label);
  expect(within(seen).getByText('21:00 blocked: Wobbly leg')).toBeVisible();
});

test('whoever comes before the block is told first', async () => {
  await open({
    [BLOCKS]: () => ok([{ ...block, start: 1350, end: 1400 }]),
    'GET /api/v1/admin/seatedReservations/:from/:to': () =>
      ok([{ ...unplaced, timeindex: 1200, tables: [{ _table: aTable(2)._id }] }]),
  });
  expect(await table(/^T2, 2 seats\. Free\. until 20:00\. 20:00 Drop-in, 2$/)).toBeVisible();
});

test('at a blocked table a reservation is offered only from when the block ends', async () => {
  const { user } = await open({ [BLOCKS]: () => ok([block]) });
  await user.pointer({ keys: '[MouseRight]', target: await table(/^T2, .*Wobbly leg/) });
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['New reservation from 22:00', 'Remove block: Wobbly leg', 'Block…']);
  await user.click(screen.getByRole('menuitem', { name: 'New reservation from 22:00' }));
  const panel = await screen.findByRole('region', { name: 'New reservation' });
  expect(within(panel).getByRole('combobox', { name: 'Start, hour' })).toHaveValue('22');
  expect(within(panel).queryByText(/Blocked until/)).not.toBeInTheDocument();
  await user.selectOptions(within(panel).getByRole('combobox', { name: 'Start, hour' }), '21');
  expect(within(panel).getByText('T2: Blocked until 22:00')).toBeVisible();
});

test('a drop-in is not offered into the time of a block', async () => {
  const { user } = await open({ [BLOCKS]: () => ok([{ ...block, start: 1260 }]) });
  await user.pointer({ keys: '[MouseRight]', target: await table(/^T2,.*then blocked/) });
  expect(await screen.findByRole('menuitem', { name: 'New reservation' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Seat a drop-in' })).not.toBeInTheDocument();
});

test('pressing a blocked table offers to remove the block, and asks first', async () => {
  const { user, http } = await open({
    [BLOCKS]: () => ok([block]),
    'DELETE /api/v1/fnb/blocks/:id': () => ok(null),
  });
  await user.click(await table(/^T2,/));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove block: Wobbly leg' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove this block?' });
  expect(dialog).toHaveTextContent('Wobbly leg');
  await user.click(within(dialog).getByRole('button', { name: 'Remove block' }));
  expect(await screen.findByText('Block removed')).toBeVisible();
  expect(http.requests('DELETE /api/v1/fnb/blocks/:id')[0]?.params).toEqual({ id: block._id });
});

test('a block names the reservations in the way, and goes around them if told to', async () => {
  const refused = () =>
    reply(409, {
      success: false,
      statusCode: 409,
      code: 'RESERVATIONS_IN_THE_WAY',
      message: '',
      data: {
        bookings: 1,
        items: [
          {
            ...{ _id: id(21), guest: 'Kari Hansen', date: TODAY, participants: 3 },
            ...{ timeindex: 1260, timeindexEnd: 1380 },
          },
        ],
        blocks: [],
      },
    });
  const { user, http } = await open({
    [CREATE]: ({ body }) =>
      (body as { around?: boolean }).around ? ok({ ...block, _id: id(81) }, 201) : refused(),
  });
  await user.pointer({ keys: '[MouseRight]', target: await table(/^T1,/) });
  await user.click(await screen.findByRole('menuitem', { name: 'Block…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block tables' });
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(within(dialog).getByText('Please give a reason')).toBeVisible();
  expect(http.requests(CREATE)).toHaveLength(0);

  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'What' }),
    'All of Restaurant',
  );
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Private party');
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(await within(dialog).findByText('1 reservation is in the way')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Kari Hansen' })).toBeVisible();
  await expectAccessible();

  await user.click(within(dialog).getByRole('button', { name: 'Block around them' }));
  expect(await screen.findByText('Blocked: All of Restaurant')).toBeVisible();
  const asked = {
    ...{ _venue: aRoom()._id, from: TODAY, until: TODAY, start: 1145 },
    reason: 'Private party',
  };
  expect(http.requests(CREATE).map(({ body }) => body)).toEqual([
    asked,
    { ...asked, around: true },
  ]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('an employee sees a block and cannot change it', async () => {
  const { user } = await open({ [BLOCKS]: () => ok([block]) }, 1);
  await user.pointer({ keys: '[MouseRight]', target: await table(/^T2, .*Wobbly leg/) });
  expect(await screen.findByRole('menu')).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /[Bb]lock/ })).not.toBeInTheDocument();
});

test('an employee who presses a table that is blocked until midnight is told why', async () => {
  const { user } = await open({ [BLOCKS]: () => ok([{ ...block, end: undefined }]) }, 1);
  await user.click(await table(/^T2,.*Wobbly leg/));
  expect(await screen.findByText('T2 is blocked until 00:00: Wobbly leg')).toBeVisible();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
