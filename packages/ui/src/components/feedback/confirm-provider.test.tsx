import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useConfirm } from '../../hooks/use-confirm';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';

function Page() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('none');
  const ask = async () => {
    const confirmed = await confirm({
      title: 'Are you sure you want to cancel this reservation?',
      message: 'The place will be given to somebody else.',
      confirmLabel: 'Cancel reservation',
      cancelLabel: 'Keep it',
      destructive: true,
    });
    setAnswer(confirmed ? 'yes' : 'no');
  };
  return (
    <>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <p>answer: {answer}</p>
    </>
  );
}

async function ask() {
  const view = await renderUi(<Page />);
  await view.user.click(screen.getByRole('button', { name: 'Ask' }));
  // The dialog's code is fetched when it is first needed.
  await screen.findByRole('alertdialog');
  return view;
}

test('asks with the focus on the harmless answer', async () => {
  await ask();
  expect(
    screen.getByRole('alertdialog', { name: 'Are you sure you want to cancel this reservation?' }),
  ).toHaveAccessibleDescription('The place will be given to somebody else.');
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await expectAccessible();
});

test('resolves true when confirmed', async () => {
  const { user } = await ask();
  await user.click(screen.getByRole('button', { name: 'Cancel reservation' }));
  expect(await screen.findByText('answer: yes')).toBeInTheDocument();
});

test.each([['{Escape}'], ['{Enter}']])('resolves false on %s', async (keys) => {
  const { user } = await ask();
  await user.keyboard(keys);
  expect(await screen.findByText('answer: no')).toBeInTheDocument();
});

test('without anything to confirm, it says why and can only be closed', async () => {
  function Kept() {
    const confirm = useConfirm();
    return (
      <button
        type="button"
        onClick={() => confirm({ title: 'Sauna is in use', message: 'Used by 12 bookings.' })}
      >
        Delete
      </button>
    );
  }
  const { user } = await renderUi(<Kept />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sauna is in use' });
  expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('gives the focus back to what asked', async () => {
  const { user } = await ask();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('gives it to the page’s heading where what asked is gone', async () => {
  function Once() {
    const confirm = useConfirm();
    const [done, setDone] = useState(false);
    const ask = async () => setDone(await confirm({ title: 'Sure?', confirmLabel: 'Yes' }));
    return (
      <main>
        <h1>Reservations</h1>
        {!done && (
          <button type="button" onClick={ask}>
            Cancel
          </button>
        )}
      </main>
    );
  }
  const { user } = await renderUi(<Once />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Reservations' })).toHaveFocus());
});
