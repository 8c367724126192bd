import { useRef } from 'react';
import { useEdgeScroll } from '../../../../shared/hooks/use-edge-scroll';
import { positionOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import { HEAD_HEIGHT, HOUR_WIDTH, NAMES_WIDTH } from '../lib/layout';

/** Where on the screen which time is. */
export function useRowSurface(axis: TimeAxis) {
  const scroller = useRef<HTMLDivElement>(null);
  /** As wide as the hours. */
  const hours = useRef<HTMLDivElement>(null);
  const edges = useEdgeScroll(scroller, { left: NAMES_WIDTH.xs, top: HEAD_HEIGHT });

  /** Not rounded. @param x in pixels of the window */
  const minutesAt = (x: number): number => {
    const { left, width } = hours.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return axis.from + ((x - left) / Math.max(1, width)) * (axis.until - axis.from);
  };

  /** Scrolls to a time, with the hour after it. */
  const reveal = (minutes: number) => {
    const element = scroller.current;
    const width = hours.current?.offsetWidth ?? 0;
    if (!element) return;
    const names = element.scrollWidth - width;
    const x = (positionOf(axis, minutes) / 100) * width;
    const { scrollLeft, clientWidth } = element;
    if (x < scrollLeft) element.scrollLeft = x;
    if (x + names + HOUR_WIDTH > scrollLeft + clientWidth) {
      element.scrollLeft = x + names + HOUR_WIDTH - clientWidth;
    }
  };

  return { scroller, hours, minutesAt, reveal, ...edges };
}

export type RowSurface = ReturnType<typeof useRowSurface>;
