import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';
import { aRoom, spaOf } from '../../../../testing/spa-fixtures';

afterEach(() => jest.restoreAllMocks());

const LIST = 'GET /api/v1/spa/rooms';
const CREATE = 'POST /api/v1/spa/rooms';
const UPDATE = 'PUT /api/v1/spa/rooms/:id';
const DEPENDENTS = 'GET /api/v1/admin/dependents/:kind/:id';

const open = (more = {}) =>
  renderApp('/admin/settings/treatment-rooms', {
    signedIn: true,
    http: { ...signedIn(2), ...spaOf(), ...more },
  });

test('the first room: what it has is told once each', async () => {
  const { user, http } = await open({
    [LIST]: () => ok([]),
    [CREATE]: () => ok(aRoom({ name: 'Spruce' }), 201),
  });
  expect(await screen.findByText('No treatment rooms yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add treatment room' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add treatment room' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Spruce');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Guests at once' }), '2');
  await user.type(dialog.getByRole('textbox', { name: 'Equipment' }), 'shower, two beds ,shower,');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(CREATE)[0]?.body).toEqual({
    name: 'Spruce',
    kind: null,
    places: 2,
    equipment: ['shower', 'two beds'],
    active: true,
    sortOrder: 10,
  });
});

test('a room that somebody else has changed is not overwritten unasked', async () => {
  let stored = aRoom();
  const { user, http } = await open({
    [LIST]: () => ok([stored]),
    [UPDATE]: ({ body }: { body: unknown }) => {
      const { version } = body as { version: number };
      if (version === 3) return ok({ ...stored, version: 4 });
      stored = aRoom({ places: 2, version: 3 });
      return refuse(409, 'STALE_VERSION', 'Somebody else has changed this.');
    },
    'GET /api/v1/admin/auditLogs': () => ok({ items: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit “Birch”' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, ' room{Enter}');
  const notice = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }));
  expect(notice.getByRole('row', { name: 'Guests at once 1 2' })).toBeVisible();
  await user.click(await notice.findByRole('button', { name: 'Keep my changes' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[1]?.body).toMatchObject({
    name: 'Birch room',
    places: 2,
    version: 3,
  });
});

test('a room that treatment types name: they lose it, and are counted first', async () => {
  const { user, http } = await open({
    [DEPENDENTS]: () => ok([{ kind: 'treatmentTypes', count: 2, blocks: false }]),
    'DELETE /api/v1/spa/rooms/:id': () => ok(null),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete “Birch”' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Birch”' });
  expect(question).toHaveAccessibleDescription(
    'Used by 2 treatment types. Treatment types lose this room.',
  );
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(http.requests('DELETE /api/v1/spa/rooms/:id')).toHaveLength(1));
});

test('a room with treatments stays, and the reason is told', async () => {
  const { user } = await open({
    [DEPENDENTS]: () => ok([]),
    'DELETE /api/v1/spa/rooms/:id': () =>
      refuse(409, 'TREATMENT_ROOM_IN_USE', 'This treatment room has treatments.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete “Birch”' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('This treatment room has treatments.')).toBeVisible();
  expect(screen.getByText('Birch')).toBeVisible();
});

test('a room is moved by the arrows, with the version that was seen', async () => {
  const spruce = aRoom({ _id: id(131), name: 'Spruce', sortOrder: 20, version: 5 });
  const { user, http } = await open({
    [LIST]: () => ok([aRoom(), spruce]),
    [UPDATE]: () => ok(aRoom()),
  });
  await user.click(await screen.findByRole('button', { name: 'Move “Spruce” up' }));
  await screen.findByRole('button', { name: 'Move “Spruce” up' });
  expect(http.requests(UPDATE).map(({ params, body }) => [params.id, body])).toEqual([
    [spruce._id, { sortOrder: 10, version: 5 }],
    [id(130), { sortOrder: 20, version: 2 }],
  ]);
});

test('rooms that cannot be loaded can be asked for again', async () => {
  await open({ [LIST]: () => refuse(500, 'INTERNAL_ERROR') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
