import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** Marks what the arrow keys reach. */
export const STOP = { 'data-stop': true, tabIndex: -1 } as const;

const stopsIn = (element: Element | null | undefined): HTMLElement[] =>
  Array.from(element?.querySelectorAll<HTMLElement>('[data-stop]') ?? []);

/**
 * Moves through the stops of a table with the arrow keys: left and right in its row, up and down in its
 * column. Tab enters the table where it was left.
 */
export function useGridKeys() {
  const table = useRef<HTMLTableElement>(null);

  useLayoutEffect(() => {
    const stops = stopsIn(table.current);
    if (!stops.some(({ tabIndex }) => tabIndex === 0) && stops[0]) stops[0].tabIndex = 0;
  });

  const onFocus = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLElement) || !target.hasAttribute('data-stop')) return;
    for (const stop of stopsIn(table.current)) stop.tabIndex = stop === target ? 0 : -1;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = event.target instanceof HTMLElement && nextStop(event.target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref: table, onFocus, onKeyDown };
}

function nextStop(from: HTMLElement, key: string): HTMLElement | undefined {
  const row = from.closest('tr');
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const stops = stopsIn(row);
    return stops[stops.indexOf(from) + (key === 'ArrowRight' ? 1 : -1)];
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const column = from.closest('td')?.cellIndex ?? 0;
  const other = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  return stopsIn(other?.children[column])[0];
}
