import type { TooltipProps } from '@mui/material/Tooltip';
import { lazy, Suspense } from 'react';

const Tooltip = lazy(() => import('@mui/material/Tooltip'));

/** A hint of the frame. Nobody points at it in the first second: it comes after the page. */
export function LaterTooltip(props: TooltipProps) {
  return (
    <Suspense fallback={props.children}>
      <Tooltip {...props} />
    </Suspense>
  );
}
