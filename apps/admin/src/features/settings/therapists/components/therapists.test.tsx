import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { aPicture, picturesOf } from '../../../../testing/picture-fixtures';
import { renderApp } from '../../../../testing/render-app';
import { aTherapist, aTreatment, spaOf } from '../../../../testing/spa-fixtures';

afterEach(() => jest.restoreAllMocks());

const LIST = 'GET /api/spa/therapist';
const CREATE = 'POST /api/spa/therapist';
const UPDATE = 'PUT /api/spa/therapist';
const account = { level: 1, active: true, invited: false, version: 0 };
const users = [
  { ...account, _id: id(90), firstname: 'Anna', lastname: 'Lund', email: 'anna@fjord.example' },
  { ...account, _id: id(91), firstname: 'Berit', lastname: 'Dahl', email: 'berit@fjord.example' },
];

const open = (level: AccessLevel, more = {}) =>
  renderApp('/admin/settings/therapists', {
    signedIn: true,
    http: {
      ...signedIn(level),
      ...spaOf(),
      'GET /api/v1/admin/users': () => ok(users),
      ...more,
    },
  });

test('a new therapist, with languages, a level and an account that nobody has yet', async () => {
  const { user, http } = await open(3, {
    [LIST]: () => ok([aTherapist({ _user: id(90) })]),
    [CREATE]: () => ok(aTherapist({ _id: id(121), name: 'Berit Dahl' }), 201),
  });
  await user.click(await screen.findByRole('button', { name: 'Add therapist' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add therapist' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Berit Dahl');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Gender' }), 'Woman');
  await user.click(dialog.getByRole('button', { name: 'Deutsch' }));
  await user.click(dialog.getByRole('button', { name: 'English' }));
  expect(dialog.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Level' }), '2');
  const accounts = dialog.getByRole('combobox', { name: 'Staff account' });
  expect(
    within(accounts)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['No account', 'Berit Dahl (berit@fjord.example)']);
  await user.selectOptions(accounts, id(91));
  await user.type(dialog.getByRole('textbox', { name: 'Picture link' }), 'berit.jpg');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This value is not valid.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Picture link' }));
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(CREATE)[0]?.body).toEqual({
    name: 'Berit Dahl',
    gender: 'woman',
    _picture: null,
    imgUrl: null,
    languages: ['en', 'de'],
    level: 2,
    _user: id(91),
    active: true,
    sortOrder: 20,
  });
});

test('an administrator, who does not see the accounts, leaves the link as it is', async () => {
  const { user, http } = await open(2, {
    [LIST]: () => ok([aTherapist({ _user: id(90) })]),
    [UPDATE]: () => ok(aTherapist({ version: 5 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit “Anna Lund”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anna Lund' }));
  expect(dialog.getByText(/Linked to a staff account\./)).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Level' }), '4');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  const [sent] = http.requests(UPDATE);
  expect(sent?.body).toMatchObject({ _id: id(120), level: 4, version: 4 });
  expect(sent?.body).not.toHaveProperty('_user');
  expect(http.requests('GET /api/v1/admin/users')).toHaveLength(0);
});

test('a portrait is chosen, which the name describes, and taken away', async () => {
  const portrait = aPicture();
  const { user, http } = await open(2, {
    ...picturesOf([portrait]),
    [LIST]: () => ok([aTherapist({ _picture: undefined })]),
    [UPDATE]: () => ok(aTherapist({ _picture: portrait._id, version: 5 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit “Anna Lund”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anna Lund' }));
  await user.click(dialog.getByRole('button', { name: 'Choose a picture' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
  await user.click(await choice.findByRole('button', { name: portrait.name }));
  await user.click(await dialog.findByRole('button', { name: 'Remove the picture' }));
  expect(dialog.queryByRole('button', { name: 'Remove the picture' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Choose a picture' }));
  await user.click(await screen.findByRole('button', { name: portrait.name }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({ _picture: portrait._id, version: 4 });
});

test('the list tells who speaks what and gives what', async () => {
  await open(2, {
    [LIST]: () => ok([aTherapist({ treatmentTypes: [{ _id: id(140), name: 'Facial' }] })]),
  });
  const row = within(await screen.findByRole('row', { name: /Anna Lund/ }));
  expect(row.getByText('Woman · Level 3 · Norsk · English')).toBeVisible();
  expect(row.getByRole('link', { name: 'Facial' })).toHaveAttribute(
    'href',
    `/admin/settings/treatment-types/${id(140)}`,
  );
  await expectAccessible();
});

test('an account that another therapist has keeps what was typed', async () => {
  const { user } = await open(3, {
    [UPDATE]: () =>
      refuse(409, 'THERAPIST_ACCOUNT_TAKEN', 'This staff account already belongs to another one.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit “Anna Lund”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anna Lund' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' Berg{Enter}');
  expect(await screen.findByText(/account already belongs to another/)).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue('Anna Lund Berg');
});

test('somebody with coming treatments is deactivated once it is decided who takes them over', async () => {
  const berit = aTherapist({ _id: id(121), name: 'Berit Dahl' });
  const option = {
    treatment: aTreatment({ version: 2 }),
    ...{ from: id(120), candidates: [{ _id: id(121), name: 'Berit Dahl' }], proposed: id(121) },
  };
  const affected = { success: false, statusCode: 409, code: 'TREATMENTS_AFFECTED', message: '' };
  const TAKE = 'POST /api/v1/spa/takeovers';
  const { user, http } = await open(2, {
    [LIST]: () => ok([aTherapist(), berit]),
    [UPDATE]: () => reply(409, { ...affected, data: { treatments: 1 } }),
    'POST /api/v1/spa/takeovers/preview': () => ok({ options: [option] }),
    [TAKE]: () => ok({ treatments: [], undo: { change: {}, moves: [], left: [] } }, 201),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit “Anna Lund”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anna Lund' }));
  await user.click(dialog.getByRole('switch', { name: 'Active' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const name = '1 treatment loses Anna Lund';
  const takeover = within(await screen.findByRole('dialog', { name }));
  await expectAccessible();
  await user.click(takeover.getByRole('button', { name: 'Save and hand over' }));
  expect(await screen.findByText('Schedule changed, 1 treatment handed over')).toBeVisible();
  expect(http.requests(TAKE)[0]?.body).toMatchObject({
    change: { therapist: { _id: id(120), active: false, version: 4 } },
    moves: [{ _id: id(170), version: 2, from: id(120), to: id(121) }],
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});
