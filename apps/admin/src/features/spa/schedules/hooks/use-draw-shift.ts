import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Point, useDrag } from '../../../../shared/hooks/use-drag';
import { drawnSpan, minutesAt } from '../lib/day-axis';

/** Draws a time across a day with mouse or pen; touch scrolls. */
export function useDrawShift(
  track: RefObject<HTMLElement | null>,
  axis: TimeSpan,
  step: number,
  onDrawn: (span: TimeSpan) => void,
) {
  const [drawn, setDrawn] = useState<TimeSpan>();
  const start = useRef(0);
  const at = ({ x }: Point): number => {
    const { left = 0, width = 1 } = track.current?.getBoundingClientRect() ?? {};
    return minutesAt(axis, (x - left) / width);
  };
  const upTo = (point: Point) => drawnSpan(start.current, at(point), step);
  const drag = useDrag<undefined>({
    onStart: (_, point) => {
      start.current = at(point);
    },
    onMove: (point) => setDrawn(upTo(point)),
    onEnd: (point) => {
      setDrawn(undefined);
      onDrawn(upTo(point));
    },
    onCancel: () => setDrawn(undefined),
  });

  return {
    drawn,
    draw: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') drag(undefined, event);
    },
  };
}
