import { refuse } from '@atrium/api-client/testing/mock-http';
import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { arrived } from '../../../../testing/booking-fixtures';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const LIST = 'GET /api/booking/bookingStatus';

const open = (more = {}) =>
  renderApp('/admin/settings/statuses', {
    signedIn: true,
    http: { ...signedIn(2), [LIST]: () => ok([arrived]), ...more },
  });

const DELETE = 'DELETE /api/booking/bookingStatus';
const DEPENDENTS = 'GET /api/v1/admin/dependents/:kind/:id';
const remove = 'Delete “Arrived”';

test('a status in use cannot be deleted: how many use it is told before', async () => {
  const { user, http } = await open({
    [DEPENDENTS]: () => ok([{ kind: 'bookings', count: 1_200, blocks: true }]),
  });
  await user.click(await screen.findByRole('button', { name: remove }));
  const dialog = await screen.findByRole('alertdialog', { name: '“Arrived” is in use' });
  expect(dialog).toHaveAccessibleDescription(/^Used by 1,200 bookings\. .+ cannot be deleted\.$/);
  expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(http.requests(DEPENDENTS)[0]?.params).toEqual({
    kind: 'bookingStatus',
    id: arrived._id,
  });
  expect(http.requests(DELETE)).toEqual([]);
});

test('they are counted each time, and nothing is asked where they cannot be', async () => {
  let answers = 0;
  const { user, http } = await open({
    [DEPENDENTS]: () => {
      answers += 1;
      return answers === 1 ? ok([{ kind: 'bookings', count: 1, blocks: true }]) : refuse(500, '');
    },
    [DELETE]: () => ok(null),
  });
  await user.click(await screen.findByRole('button', { name: remove }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
  await user.click(screen.getByRole('button', { name: remove }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(http.requests(DELETE)).toHaveLength(1));
});

test('one that a booking got meanwhile is not deleted, and the reason is said', async () => {
  const { user } = await open({
    [DEPENDENTS]: () => ok([]),
    [DELETE]: () =>
      refuse(409, 'STATUS_IN_USE', 'This booking status is in use and cannot be deleted.'),
  });
  await user.click(await screen.findByRole('button', { name: remove }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(
    await screen.findByText('This booking status is in use and cannot be deleted.'),
  ).toBeVisible();
  expect(screen.getByText('Arrived')).toBeVisible();
});

test('a new one says what it does, and whether its colour can be seen', async () => {
  const { user, http } = await open({
    'POST /api/booking/bookingStatus': () => ok({ ...arrived, _id: id(61), name: 'Left' }, 201),
  });
  await user.click(await screen.findByRole('button', { name: 'Add status' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add status' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Left');
  const color = within(dialog).getByRole('textbox', { name: 'Colour' });
  await user.clear(color);
  await user.type(color, '#ffff00');
  expect(within(dialog).getByText('Hard to see on a light page')).toBeVisible();
  expect(within(dialog).getByText('Clear on a dark page')).toBeVisible();
  await user.click(within(dialog).getByRole('switch', { name: 'Guest has left' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests('POST /api/booking/bookingStatus')[0]?.body).toEqual({
    name: 'Left',
    color: '#ffff00',
    hasArrived: false,
    hasLeft: true,
    active: true,
    isWaitingList: false,
    languageList: [],
  });
});

test('none yet: what to begin with', async () => {
  const { user } = await open({ [LIST]: () => ok([]) });
  expect(await screen.findByText('No statuses yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add status' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('This field is required.')).toBeVisible();
});

describe('the order of the menus', () => {
  const left = { ...arrived, _id: id(61), name: 'Left' };
  const noShow = { ...arrived, _id: id(62), name: 'No-show' };
  const ORDER = 'PUT /api/booking/bookingStatus/order';
  const names = () =>
    screen
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => within(row).getAllByRole('cell', { hidden: true })[0]?.textContent);

  test('is changed by the keyboard: the row moves at once, keeps the focus and is told', async () => {
    let stored = [arrived, left, noShow];
    const { user, http } = await open({
      [LIST]: () => ok(stored),
      [ORDER]: ({ body }: { body: unknown }) => {
        const { ids } = body as { ids: string[] };
        stored = ids.flatMap((one) => stored.filter(({ _id }) => _id === one));
        return ok(stored);
      },
    });
    const down = await screen.findByRole('button', { name: 'Move “Arrived” down' });
    act(() => down.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('“Arrived” is now number 2 of 3.')).toBeInTheDocument();
    expect(names()).toEqual(['Left', 'Arrived', 'No-show']);
    expect(screen.getByRole('button', { name: 'Move “Arrived” down' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('“Arrived” is now number 3 of 3.')).toBeInTheDocument();
    // the last one stays where it is
    await user.keyboard('{Enter}');
    expect(http.requests(ORDER).map(({ body }) => body)).toEqual([
      { ids: [left._id, arrived._id, noShow._id] },
      { ids: [left._id, noShow._id, arrived._id] },
    ]);
    expect(screen.getByRole('button', { name: 'Move “Arrived” down' })).toHaveFocus();
  });

  test('stays as it was where it could not be saved', async () => {
    const { user } = await open({
      [LIST]: () => ok([arrived, left]),
      [ORDER]: () => refuse(403, 'FORBIDDEN', 'You may not do this.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Move “Left” up' }));
    expect(await screen.findByText('You may not do this.')).toBeVisible();
    expect(names()).toEqual(['Arrived', 'Left']);
  });
});
