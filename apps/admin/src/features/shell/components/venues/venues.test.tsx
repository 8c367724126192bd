import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { workIn } from '../../../../shared/access/chosen-venue';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

jest.mock('../../../../shared/access/chosen-venue', () => ({
  ...jest.requireActual('../../../../shared/access/chosen-venue'),
  // jsdom cannot leave a page
  workIn: jest.fn(),
}));

const KEY = 'atrium.chosenVenue';
afterEach(() => sessionStorage.clear());

const venues = [
  { _id: id(2), name: 'Fjord Hotel & Spa', slug: 'fjord' },
  { _id: id(3), name: 'Bakken Gård', slug: 'bakken' },
];
const open = (level: AccessLevel) =>
  renderApp('/admin/wip', {
    signedIn: true,
    http: { ...signedIn(level), 'GET /api/v1/admin/vendors': () => ok({ items: venues }) },
  });

test('a system administrator chooses among the venues, by part of a name', async () => {
  const { user } = await open(4);
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Work in another venue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a venue' }));
  const [own] = await dialog.findAllByRole('button', { current: true });
  expect(own).toHaveTextContent('Fjord Hotel & Spa');
  await expectAccessible();
  await user.type(dialog.getByRole('textbox', { name: 'Name of the venue' }), 'gard');
  expect(dialog.queryByRole('button', { name: /Fjord/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /Bakken Gård/ }));
  expect(workIn).toHaveBeenCalledWith(id(3));
});

test('every page says that it is another venue’s, with the way back', async () => {
  sessionStorage.setItem(KEY, id(2));
  const { user } = await open(4);
  expect(await screen.findByText('You are working in Fjord Hotel & Spa')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to your own venue' }));
  expect(workIn).toHaveBeenCalledWith(undefined);
});

test('nobody else is offered other venues, or told of one', async () => {
  sessionStorage.setItem(KEY, id(3));
  const { user } = await open(3);
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Work in another venue' })).toBeNull();
  expect(screen.queryByText(/You are working in/)).toBeNull();
});
