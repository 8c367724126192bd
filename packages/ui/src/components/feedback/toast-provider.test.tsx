import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import type { ToastMessage } from '../../hooks/use-toast';
import { useToast } from '../../hooks/use-toast';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';

function Page({ toasts }: { toasts: ToastMessage[] }) {
  const showToast = useToast();
  return (
    <button type="button" onClick={() => toasts.forEach(showToast)}>
      Show
    </button>
  );
}

async function show(...toasts: ToastMessage[]) {
  const view = await renderUi(<Page toasts={toasts} />);
  await view.user.click(screen.getByRole('button', { name: 'Show' }));
  // The dialog's code is fetched when it is first needed.
  await screen.findByRole('alertdialog');
  return view;
}

test.each([
  ['success', 'Success'],
  ['error', 'Error'],
  ['warning', 'Warning'],
] as const)('a message of type %s is titled %s', async (type, title) => {
  await show({ type, message: 'The guest was told.' });
  const toast = screen.getByRole('alertdialog', { name: title });
  expect(toast).toHaveAccessibleDescription('The guest was told.');
  await expectAccessible();
});

test('may have a title of its own', async () => {
  await show({ type: 'success', title: 'Booked', message: 'See you.' });
  expect(screen.getByRole('alertdialog', { name: 'Booked' })).toBeVisible();
});

test.each<[string, (user: Awaited<ReturnType<typeof show>>['user']) => Promise<void>]>([
  ['its button', (user) => user.click(screen.getByRole('button', { name: 'Close message' }))],
  ['Enter, since the button has the focus', (user) => user.keyboard('{Enter}')],
  ['Escape', (user) => user.keyboard('{Escape}')],
  [
    'a click beside it',
    async (user) => {
      const backdrop = document.querySelector('.MuiDialog-container');
      if (backdrop) await user.click(backdrop);
    },
  ],
])('is closed by %s, which is told once', async (_, close) => {
  const onClose = jest.fn();
  const { user } = await show({ type: 'error', message: 'No.', onClose });
  await close(user);
  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
});

test('a second message waits for the first', async () => {
  const { user } = await show(
    { type: 'success', message: 'First' },
    { type: 'error', message: 'Second' },
  );
  expect(screen.queryByText('Second')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close message' }));
  expect(await screen.findByText('Second')).toBeVisible();
});
