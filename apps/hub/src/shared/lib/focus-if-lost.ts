/**
 * Focuses an element that took the place of what was pressed: the focus went with that, and a reader or a
 * keyboard would begin at the top of the page again. Whoever is somewhere else is left there.
 */
export function focusIfLost(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element?.focus({ preventScroll: true });
}
