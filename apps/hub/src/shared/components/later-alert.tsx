import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import type { AlertProps } from '@mui/material/Alert';
import { lazy, Suspense } from 'react';

const load = () => import('@mui/material/Alert');
const Alert = lazy(load);

/** A message of the first page, which nearly never has one: its look comes when the browser is idle. */
export function LaterAlert(props: AlertProps) {
  return (
    <Suspense fallback={<div role="alert">{props.children}</div>}>
      <Alert {...props} />
    </Suspense>
  );
}

/** To be called by the page, so that the message is there before the connection breaks. */
export const useLaterAlert = (): void => useIdlePreload(load);
