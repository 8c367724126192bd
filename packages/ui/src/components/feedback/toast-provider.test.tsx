import Dialog from '@mui/material/Dialog';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { type ToastMessage, useToast } from '../../hooks/use-toast';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';

const done: ToastMessage = { type: 'success', message: 'Saved.' };
const failed: ToastMessage = { type: 'error', message: 'Not saved.' };

function Page({ toasts }: { toasts: ToastMessage[] }) {
  const showToast = useToast();
  return (
    <main>
      <h1>Guests</h1>
      <button type="button" onClick={() => toasts.forEach(showToast)}>
        Save
      </button>
      <input aria-label="Name" />
    </main>
  );
}

async function show(...toasts: ToastMessage[]) {
  const view = await renderUi(<Page toasts={toasts} />);
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(toasts.at(-1)?.message ?? '');
  return view;
}

const close = () => screen.getByRole('button', { name: 'Close message' });
const goes = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

test.each([
  ['success', 'status', 'Success'],
  ['error', 'alert', 'Error'],
  ['warning', 'alert', 'Warning'],
] as const)('a message of type %s is a %s titled %s', async (type, role, title) => {
  await show({ type, message: 'The guest was told.' });
  const toast = screen.getByRole(role, { name: title });
  expect(toast).toHaveAccessibleDescription('The guest was told.');
  await expectAccessible();
});

test('may have a title of its own', async () => {
  await show({ type: 'success', title: 'Booked', message: 'See you.' });
  expect(screen.getByRole('status', { name: 'Booked' })).toBeVisible();
});

test('leaves the focus and the page to the person', async () => {
  const { user } = await show(done);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await user.keyboard('{Tab}Ola');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ola');
  expect(document.querySelector('.MuiBackdrop-root')).toBeNull();
});

describe('in time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const fade = () => pass(500);

  async function showNow(toast: ToastMessage) {
    await renderUi(<Page toasts={[toast]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await pass(100);
    expect(screen.getByText(toast.message)).toBeInTheDocument();
  }

  test('a success goes by itself', async () => {
    await showNow(done);
    await pass(7000);
    await fade();
    expect(screen.queryByText(done.message)).toBeNull();
  });

  test('a failure stays', async () => {
    await showNow(failed);
    await pass(120_000);
    expect(screen.getByText(failed.message)).toBeInTheDocument();
  });

  test.each([
    ['the pointer on it', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus in it', fireEvent.focus, fireEvent.blur],
  ])('a success waits with %s', async (_, enter, leave) => {
    await showNow(done);
    const button = close();
    enter(button);
    await pass(60_000);
    expect(screen.getByText(done.message)).toBeInTheDocument();
    leave(button);
    await pass(7000);
    await fade();
    expect(screen.queryByText(done.message)).toBeNull();
  });
});

describe('is closed', () => {
  test('by its button', async () => {
    const { user } = await show(failed);
    await user.click(close());
    await goes(failed.message);
  });

  test('by a click beside it, which does what it is for', async () => {
    const { user } = await show(failed);
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await goes(failed.message);
  });

  test('not by a button pressed with the keyboard, nor by Escape elsewhere', async () => {
    const { user } = await show({ ...failed, message: 'Still there.' });
    screen.getByRole('textbox', { name: 'Name' }).focus();
    await user.keyboard('{Escape}');
    screen.getByRole('button', { name: 'Save' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Still there.')).toBeVisible();
  });

  test('alone, where a click on one is a click beside the other', async () => {
    const { user } = await show(done, failed);
    const success = screen.getByRole('status', { name: 'Success' });
    await user.click(within(success).getByRole('button', { name: 'Close message' }));
    await goes(done.message);
    expect(screen.getByText(failed.message)).toBeVisible();
  });
});

test('its action runs once and closes it', async () => {
  const onClick = jest.fn();
  const { user } = await show({ ...done, action: { label: 'Undo', onClick } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await goes(done.message);
  expect(onClick).toHaveBeenCalledTimes(1);
});

describe('by keyboard', () => {
  test('F6 goes to the latest and back', async () => {
    const { user } = await show(failed, done);
    const field = screen.getByRole('textbox', { name: 'Name' });
    field.focus();
    await user.keyboard('{F6}');
    const latest = screen.getByRole('status', { name: 'Success' });
    expect(within(latest).getByRole('button', { name: 'Close message' })).toHaveFocus();
    await user.keyboard('{F6}');
    expect(field).toHaveFocus();
  });

  test.each(['{Enter}', '{Escape}'])('%s closes it and gives the focus back', async (key) => {
    const { user } = await show(failed);
    await user.keyboard(`{F6}${key}`);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await goes(failed.message);
  });

  test('without a message F6 is the browser’s', async () => {
    await renderUi(<Page toasts={[]} />);
    expect(fireEvent.keyDown(document.body, { key: 'F6' })).toBe(true);
  });

  test('is reached from a dialog that is open, and leads back into it', async () => {
    function InDialog() {
      const showToast = useToast();
      const [open, setOpen] = useState(true);
      return (
        <Dialog open={open} onClose={() => setOpen(false)}>
          <button type="button" onClick={() => showToast(failed)}>
            Send
          </button>
        </Dialog>
      );
    }
    const { user } = await renderUi(<InDialog />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('alert', { name: 'Error' });
    await user.keyboard('{F6}');
    expect(close()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
