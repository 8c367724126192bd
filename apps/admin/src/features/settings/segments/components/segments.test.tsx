import type { SegmentOutput } from '@atrium/api-client/admin';
import { refuse } from '@atrium/api-client/testing/mock-http';
import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const leisure: SegmentOutput = { _id: id(70), type: 'Leisure', languageList: [], version: 2 };

const open = (more = {}) =>
  renderApp('/admin/settings/segments', {
    signedIn: true,
    http: { ...signedIn(2), 'GET /api/admin/getSegments': () => ok([leisure]), ...more },
  });

test('a segment is renamed with the version that was seen', async () => {
  const { user, http } = await open({
    'PUT /api/v1/admin/segments/:id': () => ok({ ...leisure, type: 'Holiday', version: 3 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit “Leisure”' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, ' Holiday {Enter}');
  await screen.findByText('Your changes have been saved.');
  expect(http.requests('PUT /api/v1/admin/segments/:id')[0]?.body).toEqual({
    type: 'Holiday',
    languageList: [],
    version: 2,
  });
});

test('it is named in other languages, and a name that is emptied goes', async () => {
  const french = { languageType: 'fr', name: 'Loisirs' };
  const { user, http } = await open({
    'GET /api/admin/getSegments': () => ok([{ ...leisure, languageList: [french] }]),
    'PUT /api/v1/admin/segments/:id': () => ok({ ...leisure, version: 3 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit “Leisure”' }));
  const others = within(await screen.findByRole('region', { name: 'In other languages' }));
  expect(others.getByRole('textbox', { name: 'Français' })).toHaveValue('Loisirs');
  // the venue's own language too: the name above may be in another
  await user.type(others.getByRole('textbox', { name: 'Norsk' }), 'Fritid');
  await user.clear(others.getByRole('textbox', { name: 'Français' }));
  await user.type(others.getByRole('textbox', { name: 'Deutsch' }), ' Urlaub {Enter}');
  await screen.findByText('Your changes have been saved.');
  expect(http.requests('PUT /api/v1/admin/segments/:id')[0]?.body).toEqual({
    type: 'Leisure',
    languageList: [
      { languageType: 'no', name: 'Fritid' },
      { languageType: 'de', name: 'Urlaub' },
    ],
    version: 2,
  });
});

test('a name that is taken keeps what was typed', async () => {
  const { user } = await open({
    'POST /api/v1/admin/segments': () =>
      refuse(422, 'SEGMENT_TAKEN', 'There is a segment of that name already.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Add segment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add segment' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Leisure{Enter}');
  expect(await screen.findByText('There is a segment of that name already.')).toBeVisible();
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Leisure');
});

test('what is in one is told before it is deleted, or that it cannot be', async () => {
  const DELETE = 'DELETE /api/v1/admin/segments/:id';
  let uses = 12;
  const { user, http } = await open({
    'GET /api/v1/admin/dependents/:kind/:id': () =>
      ok(uses > 0 ? [{ kind: 'bookings', count: uses, blocks: true }] : []),
    [DELETE]: () => ok(null),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete “Leisure”' }));
  const kept = await screen.findByRole('alertdialog', { name: '“Leisure” is in use' });
  expect(kept).toHaveAccessibleDescription(/^Used by 12 bookings\. A segment in use cannot be/);
  await user.click(within(kept).getByRole('button', { name: 'Close' }));
  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
  expect(http.requests(DELETE)).toEqual([]);

  uses = 0;
  await user.click(screen.getByRole('button', { name: 'Delete “Leisure”' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Delete “Leisure”' });
  await user.click(within(asked).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(http.requests(DELETE)[0]?.params).toEqual({ id: leisure._id }));
});

describe('Escape in the dialog', () => {
  const QUESTION = 'You have changes that are not saved. Leave anyway?';
  async function typed() {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Edit “Leisure”' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await app.user.type(name, ' and more{Escape}');
    return { ...app, name, question: await screen.findByRole('alertdialog', { name: QUESTION }) };
  }

  test('asks before it loses what was typed; staying goes on with it', async () => {
    const { user, name, question } = await typed();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(name).toHaveValue('Leisure and more');
    await waitFor(() => expect(name).toHaveFocus());
  });

  test('closes it when that is confirmed', async () => {
    const { user, question } = await typed();
    await user.click(within(question).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Leisure')).toBeVisible();
  });

  test('closes it at once where nothing was changed', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit “Leisure”' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('closes nothing while it is being saved', async () => {
    const { user } = await open({
      'PUT /api/v1/admin/segments/:id': () => new Promise<never>(() => undefined),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit “Leisure”' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' x{Enter}{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Leisure x');
  });
});
