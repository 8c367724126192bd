import { type RefObject, useRef } from 'react';
import type { Point } from './use-drag';

/** Pixels from an edge within which dragging scrolls. */
const EDGE = 40;
/** Pixels by which it scrolls for each frame. */
const STEP = 12;

const stepAt = (at: number, low: number, high: number) =>
  at > high - EDGE ? STEP : at < low + EDGE ? -STEP : 0;

/**
 * Scrolls while something is dragged at the edge of a plan.
 * @param head pixels at its left and its top that stay in view
 */
export function useEdgeScroll(scroller: RefObject<HTMLElement | null>, head = { left: 0, top: 0 }) {
  const frame = useRef(0);

  const stopScrolling = () => cancelAnimationFrame(frame.current);
  /** Scrolls on while the pointer stays at an edge, and says so each time. */
  const scrollAtEdges = (point: Point, onScroll: () => void) => {
    stopScrolling();
    const element = scroller.current;
    if (!element) return;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { scrollLeft, scrollTop } = element;
    element.scrollBy(
      stepAt(point.x, left + head.left, right),
      stepAt(point.y, top + head.top, bottom),
    );
    if (element.scrollLeft === scrollLeft && element.scrollTop === scrollTop) return;
    frame.current = requestAnimationFrame(onScroll);
  };

  return { scrollAtEdges, stopScrolling };
}
