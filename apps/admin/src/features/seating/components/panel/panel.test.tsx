import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { confirmed } from '../../../../testing/booking-fixtures';
import { aBooking, id, ok } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { aTable } from '../../testing/fixtures';
import { CREATE, DELETE, LIST, openSeating, UPDATE } from '../../testing/open-seating';

// 19:02 at the venue
pinToday(`${TODAY}T18:02:00Z`);

const party = aBooking({
  _id: id(20),
  _customer: { _id: id(11), firstname: 'Maximiliane', lastname: 'von Hohenstaufen-Bergen' },
  _bookingStatus: confirmed,
  timeindex: 1140,
  timeindexEnd: 1260,
  participants: 2,
  numberOfChildren: 0,
  version: 5,
  tables: [{ _table: aTable(2)._id }],
});

async function open(query: string, http: MockRoutes = {}) {
  const app = await openSeating([party], http, query);
  const panel = await screen.findByRole('region', { name: /^New reservation$|^Maximiliane/ });
  return { ...app, panel: within(panel) };
}
const ofParty = `?reservation=${party._id}`;
const broken = () => refuse(500, 'INTERNAL', 'Something went wrong on our side.');

test('a long name is cut after 28 characters', async () => {
  const { panel } = await open(ofParty);
  expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent(
    /^Maximiliane von Hohenstaufen\.\.\.$/,
  );
  await expectAccessible();
});

test('a reservation that could not be made says so, and stays open', async () => {
  const { user, panel } = await open('?reservation=new', { [CREATE]: broken });
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to create reservation')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('one that could not be changed says so, and keeps what was typed', async () => {
  const { user, panel } = await open(ofParty, { [UPDATE]: broken });
  await user.click(panel.getByRole('button', { name: 'More Adults' }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update reservation')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a move that fails says so, and the party stays where it was', async () => {
  const { user } = await openSeating([party], { [UPDATE]: broken });
  await user.click(await screen.findByRole('button', { name: /^Carry Maximiliane/ }));
  await user.click(await screen.findByRole('button', { name: /^T1, 4 seats/ }));
  expect(await screen.findByText('An error occurred while updating booking')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^T2, 2 seats\. Maximiliane/ })).toBeVisible();
});

test('what somebody else has changed is told, and saving again applies what was typed', async () => {
  let stored = party;
  const { user, http, panel } = await open(ofParty, {
    [LIST]: () => ok([stored]),
    [UPDATE]: ({ body }) => {
      const { version } = body as { version: number };
      if (version === stored.version) return ok({ ...stored, participants: 3, version: 7 });
      return refuse(409, 'STALE_VERSION');
    },
  });
  stored = { ...party, internalComment: 'By the window', version: 6 };
  await user.click(panel.getByRole('button', { name: 'More Adults' }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(/Somebody else has changed this reservation.*save again/),
  ).toBeVisible();
  expect(await panel.findByDisplayValue('By the window')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Reservation updated successfully')).toBeVisible();
  expect(http.requests(UPDATE).at(-1)?.body).toEqual({
    ...{ version: 6, participants: 3, numberOfChildren: 0 },
  });
});

test.each([
  ['is gone once that is confirmed', () => ok({}), 'Reservation deleted successfully'],
  ['says so where it could not be deleted', broken, 'Failed to delete reservation'],
])('a reservation %s', async (_, answer, told) => {
  const { user, http, panel } = await open(ofParty, { [DELETE]: answer });
  await user.click(panel.getByRole('button', { name: 'Delete reservation' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Are you sure you want to cancel this reservation?');
  expect(http.requests(DELETE)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Delete reservation' }));
  expect(await screen.findByText(told)).toBeVisible();
});

test('hours go from 0 to 23, minutes by five', async () => {
  const { panel } = await open('?reservation=new');
  const choices = (name: string) =>
    within(panel.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => Number(textContent));
  expect(choices('Start, hour')).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  expect(choices('Start, minute')).toEqual(Array.from({ length: 12 }, (_, step) => step * 5));
});
