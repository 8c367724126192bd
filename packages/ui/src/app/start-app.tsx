import '../theme/fonts';
import { type ComponentProps, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { showStartFailure } from '../lib/show-start-failure';
import { unregisterServiceWorkers } from '../lib/unregister-service-workers';
import { AppRoot } from './app-root';

/**
 * Draws an app into the page that was loaded.
 * @param prepare gets what it cannot be drawn without; when it fails, the page says so
 */
export function startApp(prepare: () => Promise<ComponentProps<typeof AppRoot>>): void {
  const root = document.getElementById('root');
  if (!root) return;
  void unregisterServiceWorkers();
  prepare()
    .then((app) => {
      const tree = (
        <StrictMode>
          <AppRoot {...app} />
        </StrictMode>
      );
      if (isDrawn(root, app.i18n.language)) hydrateRoot(root, tree);
      else createRoot(root).render(tree);
    })
    .catch((error: unknown) => showStartFailure(root, error));
}

/**
 * Whether the page came drawn by the build as this visitor would see it: in their language, and at its plain
 * address, for the build knew of no search or place in the page.
 */
function isDrawn(root: HTMLElement, language: string): boolean {
  const { hash, search } = window.location;
  const asked = [...new URLSearchParams(search).keys()].filter((name) => name !== 'lang');
  return root.dataset['drawnIn'] === language && !hash && asked.length === 0;
}
