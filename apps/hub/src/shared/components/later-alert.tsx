import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import type { AlertProps } from '@mui/material/Alert';
import { lazy, Suspense } from 'react';

const load = () => import('@mui/material/Alert');
const Alert = lazy(load);

/** An alert for first pages, which rarely show one: its styles load when the browser is idle. */
export function LaterAlert(props: AlertProps) {
  return (
    <Suspense fallback={<div role="alert">{props.children}</div>}>
      <Alert {...props} />
    </Suspense>
  );
}

/** Called by the page, so that the alert is loaded before the connection breaks. */
export const useLaterAlert = (): void => useIdlePreload(load);
