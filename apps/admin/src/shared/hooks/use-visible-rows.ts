import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from './use-printing';

interface Options {
  count: number;
  /** Height of a row that was not seen yet, in pixels. */
  estimate: (index: number) => number;
}

interface VisibleRows<List extends Element> {
  /** For the element whose children the rows are. */
  listRef: React.RefObject<List | null>;
  /** Those to draw, in order. */
  indexes: number[];
  /** Room of what is left out before and after them, in pixels. */
  before: number;
  after: number;
  /** For each row drawn. */
  rowProps: (index: number) => { 'data-index': number; ref: (row: Element | null) => void };
}

/** A list of fewer is drawn whole: it costs nothing, and the browser finds in all of it. */
const LONG = 60;
/** Rows beyond the screen on either side: where the Tab key goes next. */
const OVERSCAN = 8;

/**
 * Which rows of a long list on a page that scrolls are to be drawn: those in view and a few around them, so
 * that two thousand cost no more than those that are seen. On paper it is all of them.
 */
export function useVisibleRows<List extends Element>({
  count,
  estimate,
}: Options): VisibleRows<List> {
  const listRef = useRef<List>(null);
  const [top, setTop] = useState(0);
  const isWhole = usePrinting() || count <= LONG;
  const virtualizer = useWindowVirtualizer<Element>({
    count,
    estimateSize: estimate,
    overscan: OVERSCAN,
    scrollMargin: top,
    enabled: !isWhole,
  });

  // What is above the list may grow at any time.
  useLayoutEffect(() => {
    const list = listRef.current;
    if (list) setTop(Math.round(list.getBoundingClientRect().top + window.scrollY));
  });

  const rowProps = (index: number) => ({ 'data-index': index, ref: virtualizer.measureElement });
  if (isWhole) {
    const indexes = Array.from({ length: count }, (_, index) => index);
    return { listRef, indexes, before: 0, after: 0, rowProps };
  }
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    listRef,
    indexes: rows.map(({ index }) => index),
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : virtualizer.getTotalSize(),
    rowProps,
  };
}
