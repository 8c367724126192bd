import type { KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const ROWS = 'tbody tr, li';
const IN_ROW = 'a[href], button:not(:disabled)';
/** What the arrow keys have a meaning of their own in. */
const OWN_KEYS = [
  ...['input', 'select', 'textarea', '[contenteditable]', '[data-row]'],
  ...['grid', 'listbox', 'menu', 'menubar', 'radiogroup', 'slider', 'tablist', 'tree'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

const partsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(IN_ROW)];

/**
 * In any list, the arrow keys go from a link or button to the one at the same place of the row above or below; Enter
 * opens it, as it does anyway.
 */
export function onRowArrows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const step = STEPS[key];
  if (!step || event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
  if (!(target instanceof HTMLElement) || target.closest(OWN_KEYS)) return;
  const own = target.closest(ROWS);
  if (!own) return;
  // of rows within rows the inner ones count
  const rows = [...currentTarget.querySelectorAll(ROWS)].filter(
    (row) => partsOf(row).length > 0 && row.querySelector(ROWS) === null,
  );
  const next = rows[rows.indexOf(own) + step];
  if (!rows.includes(own) || !next) return;
  event.preventDefault();
  const parts = partsOf(next);
  (parts[partsOf(own).indexOf(target)] ?? parts[0])?.focus();
}
