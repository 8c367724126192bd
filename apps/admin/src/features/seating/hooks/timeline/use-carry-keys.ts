import { steppedSpan } from '@atrium/rules/seating/carried-time';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Target } from '../../lib/timeline/timeline-drop';

interface Options {
  /** Where the party is; undefined while none is carried by keys. */
  target: Target | undefined;
  /** Tables at which it can be put down, from above; empty: without a table. */
  rows: readonly string[];
  /** Keys elsewhere on the page keep their meaning. */
  within: RefObject<HTMLElement | null>;
  onGo: (target: Target) => void;
  onPutDown: () => void;
}

const TIME_STEPS: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };
const ROW_STEPS: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Carries a party with the keys: left and right in time, up and down from table to table, with Shift only its
 * end. Enter and Space put it down.
 */
export function useCarryKeys({ target, rows, within, onGo, onPutDown }: Options) {
  const isCarrying = target !== undefined;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target: on } = event;
    const isHere = on === document.body || (on instanceof Node && within.current?.contains(on));
    if (!target || !isHere) return;
    const inTime = TIME_STEPS[event.key];
    const inRows = ROW_STEPS[event.key];
    if (inTime) {
      const span = steppedSpan(target.span, event.shiftKey ? 'stretch' : 'move', inTime);
      onGo({ ...target, span });
    } else if (inRows) {
      const table = rows[rows.indexOf(target.table) + inRows];
      if (table !== undefined) onGo({ ...target, table });
    } else if (event.key === 'Enter' || event.key === ' ') {
      onPutDown();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    if (!isCarrying) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, [isCarrying]);
}
