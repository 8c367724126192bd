import { useMemo, useRef } from 'react';
import { useEdgeScroll } from '../../../../shared/hooks/use-edge-scroll';
import { positionOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import { HEAD_HEIGHT, HOUR_WIDTH } from '../../lib/timeline/layout';
import { keyOf, offsetsOf, type TimelineRow } from '../../lib/timeline/timeline-rows';

const HEAD = HEAD_HEIGHT.hours + HEAD_HEIGHT.arrivals;
/** Pixels that the words about who is carried may cover. */
const BELOW = 130;

/** Where on the screen which row and which time is. */
export function useTimelineSurface(axis: TimeAxis, rows: readonly TimelineRow[]) {
  const scroller = useRef<HTMLDivElement>(null);
  /** As wide as the hours, and as high as the rows. */
  const hours = useRef<HTMLDivElement>(null);
  const edges = useEdgeScroll(scroller);
  const offsets = useMemo(() => offsetsOf(rows), [rows]);

  const box = () => hours.current?.getBoundingClientRect();

  /** Not rounded. */
  const minutesAt = (x: number): number => {
    const { left, width } = box() ?? { left: 0, width: 1 };
    return axis.from + ((x - left) / width) * (axis.until - axis.from);
  };
  /** @param table empty: without one */
  const rowOf = (table: string): number => rows.findIndex(({ key }) => key === keyOf(table));
  const rowAt = (y: number): TimelineRow | undefined => {
    const inside = y - (box()?.top ?? 0);
    return rows.find((_, index) => inside < (offsets[index + 1] ?? 0)) ?? rows.at(-1);
  };

  /** Scrolls to where a party is carried by keys. */
  const reveal = (row: number, minutes: number) => {
    const element = scroller.current;
    const width = hours.current?.offsetWidth ?? 0;
    if (!element || row < 0) return;
    const names = element.scrollWidth - width;
    const x = (positionOf(axis, minutes) / 100) * width;
    const [top, bottom] = [offsets[row] ?? 0, (offsets[row + 1] ?? 0) + HEAD];
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    if (top < scrollTop) element.scrollTop = top;
    if (bottom > scrollTop + clientHeight - BELOW)
      element.scrollTop = bottom - clientHeight + BELOW;
    if (x < scrollLeft) element.scrollLeft = x;
    if (x + names + HOUR_WIDTH > scrollLeft + clientWidth) {
      element.scrollLeft = x + names + HOUR_WIDTH - clientWidth;
    }
  };

  return { scroller, hours, offsets, minutesAt, rowAt, rowOf, reveal, ...edges };
}

export type TimelineSurface = ReturnType<typeof useTimelineSurface>;
