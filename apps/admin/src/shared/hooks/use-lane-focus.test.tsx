import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useLaneFocus } from './use-lane-focus';

/** A plan with one lane, in which parties lie. */
function Plan({ parties }: { parties: readonly string[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const items = parties.map((id, index) => ({ id, from: index * 60 }));
  const { onFocus, onKeyDown } = useLaneFocus([{ key: 'A1', items }], scroller, 'rows');
  return (
    <>
      <input aria-label="Search" />
      <section ref={scroller} aria-label="Plan" onFocus={onFocus} onKeyDown={onKeyDown}>
        <div data-row="A1">
          {parties.map((id) => (
            <button key={id} type="button" data-item={id}>
              {id}
            </button>
          ))}
        </div>
      </section>
    </>
  );
}

const party = (name: string) => screen.getByRole('button', { name });

test('what had the focus has it again when it was away for a moment', () => {
  const { rerender } = render(<Plan parties={['Berg', 'Lie']} />);
  act(() => party('Lie').focus());
  rerender(<Plan parties={['Berg']} />);
  expect(document.body).toHaveFocus();
  rerender(<Plan parties={['Berg', 'Lie']} />);
  expect(party('Lie')).toHaveFocus();
});

test('who has gone elsewhere meanwhile stays there', () => {
  const { rerender } = render(<Plan parties={['Berg', 'Lie']} />);
  act(() => party('Lie').focus());
  rerender(<Plan parties={['Berg']} />);
  act(() => screen.getByRole('textbox', { name: 'Search' }).focus());
  rerender(<Plan parties={['Berg', 'Lie']} />);
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
