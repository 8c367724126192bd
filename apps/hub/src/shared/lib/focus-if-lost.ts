/**
 * Focuses an element that replaced the pressed one, because the focus was lost with it. If the
 * focus is elsewhere, it stays there.
 */
export function focusIfLost(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element?.focus({ preventScroll: true });
}
