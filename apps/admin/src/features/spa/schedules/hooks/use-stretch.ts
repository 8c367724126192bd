import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import { type PointerEvent, useRef, useState } from 'react';
import { useDrag } from '../../../../shared/hooks/use-drag';
import { stretched } from '../lib/day-axis';

export type Edge = 'from' | 'until';

interface Options {
  span: TimeSpan;
  axis: TimeSpan;
  /** Minutes. */
  step: number;
  /** Pixels that the whole axis takes. */
  trackWidth: () => number;
  /** Resolves once it is saved or refused. */
  onStretched: (span: TimeSpan) => Promise<unknown>;
}

/** Moves an end of a shift with mouse or pen; what it would become is shown until it is saved. */
export function useStretch({ span, axis, step, trackWidth, onStretched }: Options) {
  const [preview, setPreview] = useState<TimeSpan>();
  const held = useRef<{ edge: Edge; x: number }>(undefined);
  const at = (x: number): TimeSpan => {
    const { edge, x: start } = held.current ?? { edge: 'until', x };
    const minutes = ((x - start) / trackWidth()) * (axis.until - axis.from);
    return stretched(span, edge, span[edge] + minutes, step);
  };
  const drag = useDrag<Edge>({
    onStart: (edge, { x }) => {
      held.current = { edge, x };
    },
    onMove: ({ x }) => setPreview(at(x)),
    onEnd: ({ x }) => {
      const next = at(x);
      const isOther = next.from !== span.from || next.until !== span.until;
      setPreview(isOther ? next : undefined);
      if (isOther) void onStretched(next).finally(() => setPreview(undefined));
    },
    onCancel: () => setPreview(undefined),
  });

  return {
    shown: preview ?? span,
    stretch: (edge: Edge, event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') drag(edge, event);
    },
  };
}
