import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { ok, signedIn } from '../../../testing/fixtures';
import { renderApp } from '../../../testing/render-app';

const start = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp('/admin/optout', {
    signedIn: true,
    http: { ...signedIn(2), 'GET /api/v1/admin/optOuts': () => ok({ items: [] }) },
    ...options,
  });

const panel = () => screen.findByRole('dialog', { name: 'Help' });
const isOpen = (title: string) =>
  screen.getByText(title, { selector: 'h4' }).closest('details')?.open;

test('the button opens the help of the page, and Esc leads back to it', async () => {
  const { user } = await start();
  const button = await screen.findByRole('button', { name: 'Help' });
  await user.click(button);
  await panel();
  expect(await screen.findByText('For this page')).toBeInTheDocument();
  expect(isOpen('A guest wants no more offers')).toBe(true);
  expect(isOpen('Register arrivals')).toBe(false);
  await expectAccessible();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('the search forgives spelling, and says when it finds nothing', async () => {
  const { user } = await start();
  await user.click(await screen.findByRole('button', { name: 'Help' }));
  const search = await screen.findByRole('searchbox', { name: 'Search help' });
  await user.type(search, 'waitng list');
  const dialog = await panel();
  expect(within(dialog).getByText('How does the waiting list work?')).toBeInTheDocument();
  expect(within(dialog).queryByText('For this page')).not.toBeInTheDocument();

  await user.clear(search);
  await user.type(search, 'xylophone');
  expect(await screen.findByText(/^Nothing found for “xylophone”/)).toBeInTheDocument();
});

test('? opens it where nobody types, and F1 anywhere', async () => {
  const { user } = await start();
  await screen.findByRole('button', { name: 'Help' });
  await user.keyboard('?');
  await panel();
  const search = await screen.findByRole('searchbox', { name: 'Search help' });
  await user.type(search, '?');
  expect(search).toHaveValue('?');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('{F1}');
  expect(await panel()).toBeVisible();
});

test('readers of another language are told that help is in English', async () => {
  const { user } = await start({ language: 'de' });
  await user.click(await screen.findByRole('button', { name: 'Hilfe' }));
  expect(await screen.findByText(/Hier steht sie auf Englisch/)).toBeInTheDocument();
  const answer = screen.getByText('A guest wants no more offers');
  expect(answer.closest('[lang]')).toHaveAttribute('lang', expect.stringMatching(/^en/));
});

test('readers of Norwegian read it in Norwegian, with the labels of the product', async () => {
  const { user } = await start({ language: 'no' });
  await user.click(await screen.findByRole('button', { name: 'Hjelp' }));
  expect(await screen.findByText('En gjest vil ikke ha flere tilbud')).toBeInTheDocument();
  expect(screen.getByText('Avmeldt reklame', { selector: 'em' })).toBeInTheDocument();
});
