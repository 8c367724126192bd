import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { arrived, confirmed } from '../../../../testing/booking-fixtures';
import { aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { aRoom, aTable } from '../../testing/fixtures';

// 19:02 at the venue
pinToday(`${TODAY}T18:02:00Z`);

const SAVE = 'PUT /api/v1/seating/sections/:date';
const [window, hearth] = [id(701), id(702)];
const [anna, bo] = [id(711), id(712)];
const room = aRoom({
  sections: [
    { _id: window, name: 'Window', color: '#1565c0' },
    { _id: hearth, name: 'Hearth', color: '#ad1457' },
  ],
  tables: [aTable(1, { section: window }), aTable(2, { section: hearth })],
});
const plan = {
  ...{ _id: room._id, _venue: room._id, date: TODAY, version: 4 },
  servers: [{ section: hearth, _user: bo }],
};

async function open(http: MockRoutes = {}) {
  const app = await renderApp('/admin/seating', {
    signedIn: true,
    http: {
      ...signedIn(2),
      'GET /api/fnb/venues': () => ok([room]),
      'GET /api/v1/admin/seatedReservations/:from/:to': () => ok([]),
      'GET /api/v1/fnb/blocks': () => ok([]),
      'GET /api/v1/seating/services': () => ok([aService({ name: 'Dinner' })]),
      'GET /api/v1/seating/door': () => ok([]),
      'GET /api/v1/seating/proposals': () => ok([]),
      'GET /api/booking/bookingStatus': () => ok([confirmed, arrived]),
      'GET /api/admin/getSegments': () => ok([]),
      'GET /api/v1/seating/sections/:date': () => ok([plan]),
      'GET /api/v1/seating/staff': () =>
        ok([
          { _id: anna, name: 'Anna Berg' },
          { _id: bo, name: 'Bo Lie' },
        ]),
      ...http,
    },
  });
  const section = await screen.findByRole('button', { name: /^Hearth: .*Bo Lie$/ });
  await app.user.click(section);
  const dialog = within(await screen.findByRole('dialog', { name: 'Who serves Hearth?' }));
  return { ...app, dialog };
}

test('several may serve a section, and who serves the others stays', async () => {
  const { user, http, dialog } = await open({ [SAVE]: () => ok(plan) });
  expect(dialog.getByRole('checkbox', { name: 'Bo Lie' })).toBeChecked();
  await expectAccessible();
  await user.click(dialog.getByRole('checkbox', { name: 'Anna Berg' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(http.requests(SAVE)[0]?.params).toEqual({ date: TODAY });
  expect(http.requests(SAVE)[0]?.body).toEqual({
    _venue: room._id,
    version: 4,
    servers: [
      { section: hearth, _user: bo },
      { section: hearth, _user: anna },
    ],
  });
});

test('what could not be saved stays open', async () => {
  const { user, dialog } = await open({ [SAVE]: () => refuse(500, 'INTERNAL', 'No answer') });
  await user.click(dialog.getByRole('checkbox', { name: 'Bo Lie' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Bo Lie' })).not.toBeChecked();
});
