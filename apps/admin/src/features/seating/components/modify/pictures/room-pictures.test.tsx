import type { PicturesOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { mockUploads } from '@atrium/api-client/testing/mock-upload';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../../testing/fixtures';
import { aPicture } from '../../../../../testing/picture-fixtures';
import { pinToday, TODAY } from '../../../../../testing/pin-today';
import { renderApp } from '../../../../../testing/render-app';
import type { Room } from '../../../lib/room';
import { aRoom } from '../../../testing/fixtures';

pinToday(`${TODAY}T09:00:00Z`);
beforeEach(mockUploads);

const ROOMS = 'GET /api/fnb/venues';
const UPDATE = 'PUT /api/v1/fnb/venues/:id';
const IMPACT = 'POST /api/v1/fnb/venues/:id/impact';
const PICTURES = '/api/v1/admin/pictures';

const drawing = aPicture({ name: '71.jpg' });
const hall = aPicture({
  _id: id(72),
  name: '72.jpg',
  alt: 'The hall at dusk',
  alts: [{ languageType: 'no', text: 'The hall at dusk' }],
});
const added = aPicture({ _id: id(74) });

async function open(given: Partial<Room> = {}, more: MockRoutes = {}) {
  const server = { room: aRoom(given) };
  const app = await renderApp('/admin/seating', {
    signedIn: true,
    http: {
      ...signedIn(2),
      'GET /api/v1/admin/seatedReservations/:from/:to': () => ok([]),
      'GET /api/v1/seating/services': () => ok([]),
      'GET /api/booking/bookingStatus': () => ok([]),
      'GET /api/admin/getSegments': () => ok([]),
      'GET /api/v1/admin/auditLogs': () => ok({ items: [] }),
      [ROOMS]: () => ok([server.room]),
      'GET /api/v1/fnb/venues/:id/feed': () => ok({}),
      [IMPACT]: () => ok({ bookings: 0, participants: 0, items: [] }),
      [UPDATE]: ({ body }) => {
        const { version = 0, ...change } = body as Partial<Room>;
        server.room = { ...server.room, ...change, version: version + 1 };
        return ok(server.room);
      },
      [`GET ${PICTURES}`]: () =>
        ok<PicturesOutput>({ items: [drawing, hall], usedBytes: 2_000, quotaBytes: 10_000 }),
      [`GET ${PICTURES}/:id`]: ({ params }) =>
        ok([drawing, hall, added].find(({ _id }) => _id === params.id)),
      [`POST ${PICTURES}`]: () => reply(201, { success: true, data: added }),
      [`PUT ${PICTURES}/:id`]: ({ body }) => ok({ ...added, ...(body as object), version: 1 }),
      ...more,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Seating' });
  return { ...app, server };
}

async function openModifying(given: Partial<Room> = {}, more: MockRoutes = {}) {
  const app = await open(given, more);
  await app.user.click(await screen.findByRole('switch', { name: 'Modify plan' }));
  await screen.findByRole('group', { name: /being modified/ });
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });
const plan = () => screen.getByRole('group', { name: /^Plan of Restaurant/ });
const beneath = () =>
  [...plan().querySelectorAll('img')].map((image) => image.getAttribute('src')?.split('/')[2]);
const strength = () => screen.getByRole('slider', { name: 'Strength' });

test('a picture is put beneath the plan, dimmed, undone, redone and saved', async () => {
  const { user, http } = await openModifying();
  expect(beneath()).toEqual([]);
  await user.click(button('Choose a background'));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a background' });
  const known = await within(dialog).findByRole('button', { name: '71.jpg' });
  await expectAccessible();
  await user.click(known);
  await waitFor(() => expect(beneath()).toEqual([drawing._id]));
  fireEvent.change(strength(), { target: { value: '20' } });
  fireEvent.change(strength(), { target: { value: '25' } });
  await expectAccessible();

  await user.click(button('Undo'));
  expect(strength()).toHaveValue('40');
  await user.click(button('Undo'));
  expect(beneath()).toEqual([]);
  await user.click(button('Redo'));
  await user.click(button('Redo'));
  expect(strength()).toHaveValue('25');
  expect(beneath()).toEqual([drawing._id]);
  await user.click(button('Save'));
  expect(await screen.findByText('The plan of Restaurant is saved')).toBeVisible();
  const pictures = { _background: drawing._id, backgroundOpacity: 25, _picture: null };
  expect(http.requests(IMPACT)[0]?.body).toMatchObject({ ...pictures, version: 1 });
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({ ...pictures, version: 1 });
});

test('an uploaded background needs no description, and is removed again', async () => {
  const { user, http } = await openModifying({ _background: drawing._id });
  await waitFor(() => expect(beneath()).toEqual([drawing._id]));
  await user.click(button('Choose a background'));
  const input = await screen.findByLabelText('Choose pictures', { selector: 'input' });
  await user.upload(input, new File(['picture'], 'plan.png', { type: 'image/png' }));
  await waitFor(() => expect(beneath()).toEqual([added._id]));
  await user.click(button('Remove the background'));
  expect(beneath()).toEqual([]);
  expect(screen.queryByRole('slider', { name: 'Strength' })).not.toBeInTheDocument();
  await user.click(button('Save'));
  await waitFor(() => expect(http.requests(UPDATE)).toHaveLength(1));
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({ _background: null });
});

test('what guests see is described first', async () => {
  const { user, http } = await openModifying();
  await user.click(button('Choose a picture of the room'));
  await user.click(await screen.findByRole('button', { name: 'The hall at dusk' }));
  expect(await screen.findByRole('img', { name: 'The hall at dusk' })).toBeVisible();
  await user.click(button('Choose a picture of the room'));
  await user.click(await screen.findByRole('button', { name: '71.jpg' }));
  const dialog = await screen.findByRole('dialog', { name: 'Describe the picture' });
  await user.type(within(dialog).getByRole('textbox', { name: /What it shows/ }), 'The bar');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(button('Save'));
  await waitFor(() => expect(http.requests(UPDATE)).toHaveLength(1));
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({ _picture: added._id, _background: null });
});

test('a background that somebody else has chosen meanwhile is compared by its name', async () => {
  const { user, server } = await openModifying(
    {},
    { [IMPACT]: () => refuse(409, 'STALE_VERSION') },
  );
  await user.click(button('Choose a background'));
  await user.click(await screen.findByRole('button', { name: '71.jpg' }));
  await waitFor(() => expect(beneath()).toEqual([drawing._id]));
  server.room = aRoom({ version: 2, _background: hall._id, backgroundOpacity: 20 });
  await user.click(button('Save'));
  const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' });
  const row = await within(dialog).findByRole('row', {
    name: /^Background of the plan 71\.jpg 72\.jpg/,
  });
  expect(row).toBeVisible();
  expect(within(dialog).getByRole('row', { name: /^Strength 40 % 20 %/ })).toBeVisible();
  await expectAccessible();
});

test('the evening shows it beneath the tables, and paper does once it has come', async () => {
  const { user } = await open({ _background: drawing._id, backgroundOpacity: 30 });
  await waitFor(() => expect(beneath()).toEqual([drawing._id]));
  const printed = jest.fn();
  window.print = printed;
  await user.click(await screen.findByRole('button', { name: 'Print and export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print the evening' }));
  const image = await waitFor(() => {
    const found = document.querySelector('[data-paper] img');
    expect(found).toHaveAttribute('src', expect.stringContaining(drawing._id));
    return found as HTMLElement;
  });
  expect(printed).not.toHaveBeenCalled();
  fireEvent.load(image);
  await waitFor(() => expect(printed).toHaveBeenCalled());
});
