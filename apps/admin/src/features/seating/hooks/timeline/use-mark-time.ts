import { markedSpan } from '@atrium/rules/seating/evening/carried-time';
import type { TimeSpan } from '@atrium/rules/seating/tables/table-time';
import { type PointerEvent, useRef, useState } from 'react';
import { type Point, useDrag } from '../../../../shared/hooks/use-drag';
import type { Table } from '../../lib/room';
import type { TimelineSurface } from './use-timeline-surface';

/** A time of a table that the pointer has been drawn across. */
export interface Marked {
  table: Table;
  span: TimeSpan;
}

/** Marks a time in a table's row by dragging across it with mouse or pen; touch scrolls. */
export function useMarkTime(surface: TimelineSurface, onMarked: (marked: Marked) => void) {
  const [marked, setMarked] = useState<Marked>();
  const start = useRef(0);
  const upTo = (table: Table, { x }: Point): Marked => ({
    table,
    span: markedSpan(start.current, surface.minutesAt(x)),
  });
  const follow = (table: Table, point: Point) => {
    setMarked(upTo(table, point));
    surface.scrollAtEdges(point, () => follow(table, point));
  };
  const held = useRef<Table>(undefined);
  const end = () => {
    surface.stopScrolling();
    setMarked(undefined);
  };
  const drag = useDrag<Table>({
    onStart: (table, { x }) => {
      held.current = table;
      start.current = surface.minutesAt(x);
    },
    onMove: (point) => held.current && follow(held.current, point),
    onEnd: (point) => {
      end();
      if (held.current) onMarked(upTo(held.current, point));
    },
    onCancel: end,
  });

  return {
    marked,
    mark: (table: Table, event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') drag(table, event);
    },
  };
}
