import { fireEvent, render, screen } from '@testing-library/react';
import { onRowArrows } from './row-arrows';

const row = (name: string) => (
  <li key={name}>
    <a href={`/${name}`}>{name}</a>
    <button type="button">Cancel {name}</button>
  </li>
);
const open = () =>
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: as the frame does it
    <div onKeyDown={onRowArrows}>
      <ul>
        {['Ada', 'Bo'].map(row)}
        <li>nothing to open</li>
        <li>
          <ul>{['Cy'].map(row)}</ul>
        </li>
        <li>
          <input aria-label="Note" />
        </li>
      </ul>
      <table>
        <tbody>
          <tr>
            <td>
              <a href="/di">Di</a>
            </td>
          </tr>
        </tbody>
      </table>
    </div>,
  );

const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });

test('the arrow keys go from row to row, at the same place, over rows without anything to open', () => {
  open();
  screen.getByRole('link', { name: 'Ada' }).focus();
  press('ArrowDown');
  expect(screen.getByRole('link', { name: 'Bo' })).toHaveFocus();
  press('ArrowDown');
  press('ArrowDown');
  expect(screen.getByRole('link', { name: 'Di' })).toHaveFocus();
  // there is nothing further down
  press('ArrowDown');
  press('ArrowUp');
  expect(screen.getByRole('link', { name: 'Cy' })).toHaveFocus();
  screen.getByRole('button', { name: 'Cancel Cy' }).focus();
  press('ArrowUp');
  expect(screen.getByRole('button', { name: 'Cancel Bo' })).toHaveFocus();
});

test('what has arrow keys of its own keeps them', () => {
  open();
  screen.getByRole('textbox').focus();
  press('ArrowUp');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a key with Shift or Ctrl is somebody else’s', () => {
  open();
  screen.getByRole('link', { name: 'Ada' }).focus();
  press('ArrowDown', { shiftKey: true });
  press('ArrowDown', { ctrlKey: true });
  expect(screen.getByRole('link', { name: 'Ada' })).toHaveFocus();
});
