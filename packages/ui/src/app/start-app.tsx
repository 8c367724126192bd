import '../theme/fonts';
import { type ComponentProps, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
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
    .then((app) =>
      createRoot(root).render(
        <StrictMode>
          <AppRoot {...app} />
        </StrictMode>,
      ),
    )
    .catch((error: unknown) => showStartFailure(root, error));
}
