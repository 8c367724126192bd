import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Takes over a page that its build drew as this visitor would see it: in their language, and at its plain
 * address, for the build knew of no search or place in the page. Any other is drawn again.
 */
export function takeOver(root: HTMLElement, app: ReactNode, language: string): void {
  const { hash, search } = window.location;
  const asked = [...new URLSearchParams(search).keys()].filter((name) => name !== 'lang');
  const isDrawn = root.dataset.drawnIn === language && !hash && asked.length === 0;
  if (isDrawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
