import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import { useRef } from 'react';
import { useEdgeScroll } from '../../../../shared/hooks/use-edge-scroll';
import { HEAD_HEIGHT, TIMES_WIDTH } from '../lib/layout';

/** Pixels at the bottom that the words about what is carried may cover. */
const BELOW = 120;

/** Where on the screen which column and which time is. */
export function useGridSurface(range: TimeSpan, scale: number) {
  const scroller = useRef<HTMLDivElement>(null);
  /** As high as the hours, without the head. */
  const hours = useRef<HTMLDivElement>(null);
  const edges = useEdgeScroll(scroller, { left: TIMES_WIDTH, top: HEAD_HEIGHT });

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

  return { scroller, hours, minutesAt, columnAt, reveal, ...edges };
}

export type GridSurface = ReturnType<typeof useGridSurface>;
