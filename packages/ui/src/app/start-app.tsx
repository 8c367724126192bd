import '../theme/fonts';
import { type ComponentProps, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showStartFailure } from '../lib/loading/show-start-failure';
import { unregisterServiceWorkers } from '../lib/loading/unregister-service-workers';
import { AppRoot } from './app-root';

/** Draws an app into the page. @param language that it speaks */
type Draw = (root: HTMLElement, app: ReactNode, language: string) => void | Promise<void>;

const drawAgain: Draw = (root, app) => createRoot(root).render(app);

/**
 * Draws an app into the page that was loaded.
 * @param prepare gets what it cannot be drawn without; when it fails, the page says so
 * @param draw `takeOver` where the build draws pages
 */
export function startApp(
  prepare: () => Promise<ComponentProps<typeof AppRoot>>,
  draw: Draw = drawAgain,
): void {
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
      return draw(root, tree, app.i18n.language);
    })
    .catch((error: unknown) => showStartFailure(root, error));
}
