import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import { useRef } from 'react';
import type { Point } from '../../../../shared/hooks/use-drag';
import { HEAD_HEIGHT, TIMES_WIDTH } from '../lib/layout';

/** Pixels from an edge within which dragging scrolls. */
const EDGE = 40;
/** Pixels by which it scrolls for each frame. */
const STEP = 12;
/** Pixels at the bottom that the words about what is carried may cover. */
const BELOW = 120;

/** Where on the screen which column and which time is. */
export function useGridSurface(range: TimeSpan, scale: number) {
  const scroller = useRef<HTMLDivElement>(null);
  /** As high as the hours, without the head. */
  const hours = useRef<HTMLDivElement>(null);
  const frame = useRef(0);

  /** Not rounded. @param y in pixels of the window */
  const minutesAt = (y: number): number => {
    const top = hours.current?.getBoundingClientRect().top ?? 0;
    return range.from + (y - top) / scale;
  };
  /** Key of the column there; undefined beside them. @param x in pixels of the window */
  const columnAt = (x: number): string | undefined => {
    const columns = hours.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [];
    for (const column of columns) {
      const { left, right } = column.getBoundingClientRect();
      if (left <= x && x < right) return column.dataset.column;
    }
    return undefined;
  };

  /** Scrolls to where something is carried by keys. */
  const reveal = (key: string, minutes: number) => {
    const element = scroller.current;
    const column = hours.current?.querySelector<HTMLElement>(`[data-column="${key}"]`);
    if (!element || !column) return;
    const y = (minutes - range.from) * scale;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    if (y < scrollTop) element.scrollTop = y;
    if (y + BELOW > scrollTop + clientHeight - HEAD_HEIGHT) {
      element.scrollTop = y + BELOW + HEAD_HEIGHT - clientHeight;
    }
    const { offsetLeft, offsetWidth } = column;
    if (offsetLeft - TIMES_WIDTH < scrollLeft) element.scrollLeft = offsetLeft - TIMES_WIDTH;
    if (offsetLeft + offsetWidth > scrollLeft + clientWidth) {
      element.scrollLeft = offsetLeft + offsetWidth - clientWidth;
    }
  };
  const stopScrolling = () => cancelAnimationFrame(frame.current);
  /** Scrolls on while the pointer stays at an edge, and says so each time. */
  const scrollAtEdges = (point: Point, onScroll: () => void) => {
    stopScrolling();
    const element = scroller.current;
    if (!element) return;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const by = (at: number, low: number, high: number) =>
      at > high - EDGE ? STEP : at < low + EDGE ? -STEP : 0;
    const before = [element.scrollLeft, element.scrollTop];
    element.scrollBy(
      by(point.x, left + TIMES_WIDTH, right),
      by(point.y, top + HEAD_HEIGHT, bottom),
    );
    if (element.scrollLeft === before[0] && element.scrollTop === before[1]) return;
    frame.current = requestAnimationFrame(onScroll);
  };

  return { scroller, hours, minutesAt, columnAt, reveal, scrollAtEdges, stopScrolling };
}

export type GridSurface = ReturnType<typeof useGridSurface>;
