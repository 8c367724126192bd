import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';
import { aShiftTemplate, spaOf } from '../../../../testing/spa-fixtures';

afterEach(() => jest.restoreAllMocks());

const LIST = 'GET /api/v1/spa/shift-templates';
const CREATE = 'POST /api/v1/spa/shift-templates';
const UPDATE = 'PUT /api/v1/spa/shift-templates/:id';

const open = (more = {}) =>
  renderApp('/admin/settings/shift-templates', {
    signedIn: true,
    http: { ...signedIn(2), ...spaOf(), ...more },
  });

test('the first template: a name, its hours, a break and its weekdays', async () => {
  const { user, http } = await open({
    [LIST]: () => ok([]),
    [CREATE]: () => ok(aShiftTemplate(), 201),
  });
  expect(await screen.findByText('No shift templates yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add shift template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add shift template' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Early');
  await user.click(dialog.getByRole('button', { name: 'Add break' }));
  await user.click(dialog.getByRole('button', { name: 'Saturday' }));
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(CREATE)[0]?.body).toEqual({
    ...{ name: 'Early', shiftStart: 540, shiftEnd: 1020, breaks: [{ start: 720, end: 750 }] },
    weekdays: [1, 2, 3, 4, 5, 6],
  });
});

test('a template needs a day of the week', async () => {
  const { user, http } = await open({ [LIST]: () => ok([aShiftTemplate({ weekdays: [1] })]) });
  await user.click(await screen.findByRole('button', { name: 'Edit “Early”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Early' }));
  await user.click(dialog.getByRole('button', { name: 'Monday' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  expect(http.requests(UPDATE)).toHaveLength(0);
});

test('templates are listed with their hours, breaks and days', async () => {
  await open({ [LIST]: () => ok([aShiftTemplate({ breaks: [{ start: 720, end: 750 }] })]) });
  const row = await screen.findByRole('row', { name: /Early/ });
  expect(row).toHaveTextContent('08:00 – 14:00');
  expect(row).toHaveTextContent('12:00 – 12:30');
  expect(row).toHaveTextContent('Mon, Tue, Wed, Thu, Fri');
  await expectAccessible();
});

test('a deleted template says that its shifts stay', async () => {
  const { user, http } = await open({ 'DELETE /api/v1/spa/shift-templates/:id': () => ok(null) });
  await user.click(await screen.findByRole('button', { name: 'Delete “Early”' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Shifts that were added from it stay.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/Early/);
  expect(http.requests('DELETE /api/v1/spa/shift-templates/:id')).toHaveLength(1);
});

test('templates that cannot be loaded can be asked for again', async () => {
  await open({ [LIST]: () => refuse(500, 'INTERNAL_ERROR') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
