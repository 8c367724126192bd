import type { BookingOutput } from '@atrium/api-client/admin';
import { useRef, useState } from 'react';
import { type Point, useDrag } from '../../../../shared/hooks/use-drag';

/** Where the pointer is, as the tables of the plan are marked. */
const tableAt = ({ x, y }: Point) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-table]') ?? null;

interface Options {
  pickUp: (party: BookingOutput) => void;
  putDown: (table: string) => void;
  letGo: () => void;
}

/** Carries a party with the pointer. What follows it is moved past React, for each frame. */
export function usePartyDrag({ pickUp, putDown, letGo }: Options) {
  const [dragging, setDragging] = useState(false);
  const chip = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLElement>(null);

  const mark = (table: HTMLElement | null) => {
    if (over.current === table) return;
    over.current?.removeAttribute('data-over');
    table?.setAttribute('data-over', '');
    over.current = table;
  };
  const end = () => {
    mark(null);
    setDragging(false);
  };

  const grab = useDrag<BookingOutput>({
    onStart: (party) => {
      setDragging(true);
      pickUp(party);
    },
    onMove: (point) => {
      // before anything moves: the browser need not lay the page out again to say what is there
      mark(tableAt(point));
      if (chip.current) chip.current.style.transform = `translate(${point.x}px, ${point.y}px)`;
    },
    onEnd: (point) => {
      const table = tableAt(point)?.dataset.table;
      end();
      if (table !== undefined) putDown(table);
      letGo();
    },
    onCancel: () => {
      end();
      letGo();
    },
  });

  return { grab, dragging, chip };
}
