import type { PictureOutput, PicturesOutput, ServiceOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { mockUploads } from '@atrium/api-client/testing/mock-upload';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();
beforeEach(mockUploads);

const PICTURES = '/api/v1/admin/pictures';

const aPicture = (number: number, alt: string): PictureOutput => ({
  _id: id(number),
  ...{ width: 1200, height: 800, widths: [320, 640], placeholder: 'data:image/webp;base64,AA' },
  focalPoint: { x: 50, y: 50 },
  ...{ alt, name: `${number}.jpg`, state: 'ready', bytes: 1_000 },
  alts: alt ? [{ languageType: 'en', text: alt }] : [],
  createdAt: '2026-11-20T10:00:00.000Z',
  version: 0,
});
const sauna = aPicture(71, 'The sauna at dusk');
const pier = aPicture(72, 'A pier in the snow');
const lake = aPicture(73, 'The lake in summer');
const added = aPicture(74, '');

const aFile = (name = 'steam.jpg') => new File(['picture'], name, { type: 'image/jpeg' });

async function open(_pictures: string[], more: MockRoutes = {}) {
  const service = aService({ _pictures, version: 4 });
  const items = [sauna, pier, lake, added];
  const path = `/api/v1/services/${service._id}`;
  const app = await renderApp(`/admin/settings/services/${service._id}?section=pictures`, {
    signedIn: true,
    http: {
      ...signedIn(2),
      'GET /api/v1/services': () => ok([service]),
      [`GET ${path}`]: () => ok<ServiceOutput>(service),
      [`GET ${path}/feed`]: () => ok({}),
      [`PUT ${path}`]: ({ body }) => ok({ ...service, ...(body as object), version: 5 }),
      [`GET ${PICTURES}`]: () =>
        ok<PicturesOutput>({ items, usedBytes: 4_000, quotaBytes: 10_000 }),
      [`POST ${PICTURES}`]: () => reply(201, { success: true, data: added }),
      [`PUT ${PICTURES}/:id`]: ({ body }) => {
        const { alts } = body as Pick<PictureOutput, 'alts'>;
        return ok<PictureOutput>({ ...added, alts, alt: alts[0]?.text ?? '', version: 1 });
      },
      ...more,
    },
  });
  await screen.findByText('Choose pictures', {}, { timeout: 20_000 });
  const saved = async () => {
    await app.user.click(screen.getByText('Save'));
    await waitFor(() => expect(app.http.requests(`PUT ${path}`)).toHaveLength(1));
    return app.http.requests(`PUT ${path}`)[0]?.body;
  };
  return { ...app, saved };
}

const dialog = () => screen.findByRole('dialog', { name: 'Describe the picture' });
const input = () => screen.getByLabelText('Choose pictures', { selector: 'input' });
const order = () =>
  within(screen.getByRole('list', { name: 'Pictures' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a picture joins the gallery once it is described in the venue’s language', async () => {
  const { user, saved, http } = await open([sauna._id]);
  await screen.findByText('The sauna at dusk');
  await user.upload(input(), aFile());
  const shown = await dialog();
  await expectAccessible();
  await user.click(within(shown).getByRole('button', { name: 'Save' }));
  expect(await within(shown).findByText('Enter a description')).toBeVisible();

  await user.type(within(shown).getByRole('textbox', { name: /What it shows/ }), 'Steam');
  fireEvent.change(within(shown).getByRole('slider', { name: 'From the top' }), {
    target: { value: '20' },
  });
  await user.click(within(shown).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shown).not.toBeInTheDocument());
  expect(http.requests(`PUT ${PICTURES}/:id`)[0]?.body).toEqual({
    alts: [{ languageType: 'no', text: 'Steam' }],
    focalPoint: { x: 50, y: 20 },
    version: 0,
  });
  expect(await saved()).toMatchObject({ _pictures: [sauna._id, added._id], version: 4 });
});

test('a picture that is not described waits outside the gallery', async () => {
  const { user } = await open([sauna._id]);
  await screen.findByText('The sauna at dusk');
  await user.upload(input(), aFile());
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/Guests see it once it has a description/)).toBeVisible();
  expect(order()).toEqual(['The sauna at dusk']);
  await user.click(screen.getByRole('button', { name: 'Describe' }));
  expect(await dialog()).toBeVisible();
});

test('a refusal says which file and why, and goes when it is closed', async () => {
  const { user } = await open([], {
    [`POST ${PICTURES}`]: () => refuse(422, 'PICTURE_CORRUPT', 'The picture is damaged.'),
  });
  await user.upload(input(), aFile('broken.jpg'));
  const refusal = await screen.findByText('The picture is damaged.');
  expect(refusal).toHaveTextContent('broken.jpg');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('broken.jpg')).not.toBeInTheDocument();
});

test('files arrive by drag and by paste', async () => {
  const { http } = await open([], {
    [`POST ${PICTURES}`]: ({ query }) =>
      reply(201, {
        success: true,
        data: { ...added, _id: id(query.get('name') === 'pasted.png' ? 75 : 74) },
      }),
  });
  const zone = screen.getByText('Choose pictures').closest('div') as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [aFile('dragged.jpg')] } });
  await dialog();
  fireEvent.paste(document.body, { clipboardData: { files: [aFile('pasted.png')] } });
  await waitFor(() => expect(http.requests(`POST ${PICTURES}`)).toHaveLength(2));
  const names = http.requests(`POST ${PICTURES}`).map(({ query }) => query.get('name'));
  expect(names).toEqual(['dragged.jpg', 'pasted.png']);
});

test('the order is changed by buttons and by dragging, and a picture is taken out', async () => {
  const { user, saved } = await open([sauna._id, pier._id, lake._id]);
  await screen.findByText('The lake in summer');
  await user.click(screen.getByRole('button', { name: 'Move “The lake in summer” up' }));
  expect(order()).toEqual(['The sauna at dusk', 'The lake in summer', 'A pier in the snow']);
  const cards = within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem');
  const [first, , last] = cards;
  if (!first || !last) throw new Error('Three cards were expected.');
  fireEvent.dragStart(last);
  fireEvent.drop(first, { dataTransfer: { types: [] } });
  expect(order()).toEqual(['A pier in the snow', 'The sauna at dusk', 'The lake in summer']);
  await user.click(screen.getByRole('button', { name: 'Remove “The sauna at dusk”' }));
  await expectAccessible();
  expect(await saved()).toMatchObject({ _pictures: [pier._id, lake._id] });
});
