import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page that the build drew, if this visitor would see the same: in their language, and without a
 * query or hash, which the build knew nothing of. Any other page is rendered again.
 */
export function takeOver(root: HTMLElement, app: ReactNode, language: string): void {
  const { hash, search } = window.location;
  const asked = [...new URLSearchParams(search).keys()].filter((name) => name !== 'lang');
  const isDrawn = root.dataset.drawnIn === language && !hash && asked.length === 0;
  if (isDrawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
