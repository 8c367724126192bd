import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { HEAD_HEIGHT } from '../../lib/timeline/layout';
import { heightOf, type TimelineRow } from '../../lib/timeline/timeline-rows';

/** A room of fewer is drawn whole: it costs nothing. */
const LONG = 60;
/** Rows beyond what is seen on either side. */
const OVERSCAN = 6;

interface Options {
  rows: readonly TimelineRow[];
  scroller: RefObject<HTMLElement | null>;
  /** Drawn wherever it is, so that the focus is not lost. */
  active: string;
}

/** Which rows are drawn: of a large room those in view and a few around them. */
export function useVisibleTimeline({ rows, scroller, active }: Options): readonly TimelineRow[] {
  const isWhole = rows.length <= LONG;
  const kept = rows.findIndex(({ key }) => key === active);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const row = rows[index];
      return row ? heightOf(row) : 0;
    },
    overscan: OVERSCAN,
    paddingStart: HEAD_HEIGHT.hours + HEAD_HEIGHT.arrivals,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), Math.max(kept, 0)])],
    enabled: !isWhole,
  });
  if (isWhole) return rows;
  return virtualizer.getVirtualItems().flatMap(({ index }) => rows[index] ?? []);
}
