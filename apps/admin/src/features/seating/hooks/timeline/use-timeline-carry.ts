import type { BookingOutput, TableBlockOutput } from '@atrium/api-client/admin';
import { type CarryMode, draggedSpan } from '@atrium/rules/seating/carried-time';
import { spanOn } from '@atrium/rules/seating/table-time';
import { type PointerEvent, useRef, useState } from 'react';
import type { Carry } from '../../../../shared/hooks/use-carry';
import { type Point, useDrag } from '../../../../shared/hooks/use-drag';
import type { DropPreview } from '../../lib/drop-preview';
import type { Table } from '../../lib/room';
import { isSameTarget, moveTo, type Target, timelineDrop } from '../../lib/timeline/timeline-drop';
import type { Move } from '../use-move-party';
import { useCarryKeys } from './use-carry-keys';
import type { TimelineSurface } from './use-timeline-surface';

/** Put down; the list does not know of it yet. */
interface Sent {
  party: string;
  /** Before. */
  version: number;
  target: Target;
  tables: readonly string[];
}

/** A press on a bar, or on its end. */
export interface Grip {
  party: BookingOutput;
  mode: CarryMode;
  /** Of the row; empty: without a table. */
  table: string;
}

interface Options {
  carry: Carry<BookingOutput>;
  day: string;
  tables: ReadonlyMap<string, Table>;
  reservations: readonly BookingOutput[];
  /** Of the day and the next. */
  blocks: readonly TableBlockOutput[];
  /** Tables at which a party can be put down, from above; empty: without a table. */
  rows: readonly string[];
  surface: TimelineSurface;
  move: (party: BookingOutput, to: Move) => Promise<boolean>;
  /** Told where it was put down by keys. */
  onPutDown: (party: BookingOutput, table: string) => void;
  /** Told why a party cannot be put down there. */
  onRefused: (party: BookingOutput, target: Target, preview: DropPreview) => void;
}

/** A party on its way along the timeline, by pointer or keys, and what putting it down would do. */
export function useTimelineCarry(options: Options) {
  const { carry, day, tables, reservations, blocks, rows, surface, move } = options;
  const { onPutDown, onRefused } = options;
  const { party } = carry;
  const known = { day, tables, reservations, blocks };
  const [dragging, setDragging] = useState(false);
  const [way, setWay] = useState<{ party: string; target: Target }>();
  const [sent, setSent] = useState<Sent>();
  const grip = useRef<Grip & { minutes: number }>(undefined);

  const startOf = (one: BookingOutput, table = one.tables[0]?._table ?? ''): Target => ({
    ...{ from: table, table, span: spanOn(day, one) },
  });
  const target = party && (way?.party === party._id ? way.target : startOf(party));
  const go = (one: BookingOutput, next: Target) =>
    setWay((before) =>
      before?.party === one._id && isSameTarget(before.target, next)
        ? before
        : { party: one._id, target: next },
    );

  /** Resolves whether it could be put down there at all. */
  const putDown = (one: BookingOutput, to: Target): boolean => {
    const preview = timelineDrop(one, to, known);
    if (!('tables' in preview)) {
      if (preview.kind !== 'nothing') onRefused(one, to, preview);
      return preview.kind === 'nothing';
    }
    const { _id, version } = one;
    setSent({ party: _id, version, target: to, tables: preview.tables });
    void move(one, moveTo(one, preview.tables, { span: to.span, day })).then((worked) => {
      if (!worked) setSent(undefined);
    });
    return true;
  };

  const draggedTo = ({ x, y }: Point, held: Grip & { minutes: number }): Target => {
    const start = startOf(held.party, held.table);
    const span = draggedSpan(start.span, held.mode, surface.minutesAt(x) - held.minutes);
    if (held.mode === 'stretch') return { ...start, span };
    const row = surface.rowAt(y);
    const over = row?.kind === 'table' ? row.table._id : row?.kind === 'unplaced' ? '' : undefined;
    return { ...start, table: over ?? way?.target.table ?? start.table, span };
  };
  const follow = (point: Point) => {
    const held = grip.current;
    if (!held) return;
    go(held.party, draggedTo(point, held));
    surface.scrollAtEdges(point, () => follow(point));
  };
  const endDrag = () => {
    surface.stopScrolling();
    grip.current = undefined;
    setDragging(false);
    setWay(undefined);
    carry.letGo();
  };
  const drag = useDrag<Grip>({
    onStart: ({ party: picked }) => {
      setDragging(true);
      carry.pickUp(picked);
    },
    onMove: follow,
    onEnd: (point) => {
      const held = grip.current;
      endDrag();
      if (held) putDown(held.party, draggedTo(point, held));
    },
    onCancel: endDrag,
  });

  const putDownByKeys = (to = target): boolean => {
    if (!party || !to) return false;
    if (putDown(party, to)) {
      setWay(undefined);
      carry.letGo();
      onPutDown(party, to.table);
    }
    return true;
  };
  useCarryKeys({
    target: dragging ? undefined : target,
    rows,
    within: surface.scroller,
    onGo: (next) => {
      if (!party) return;
      go(party, next);
      surface.reveal(surface.rowOf(next.table), next.span.from);
    },
    onPutDown: putDownByKeys,
  });

  const carried = (): Carried | undefined => {
    if (party && target) {
      const preview = timelineDrop(party, target, known);
      return { party, target, preview, tables: tablesOf(target, preview) };
    }
    // until the list has come again, a party stays where it was put down
    const waiting = sent && reservations.find(({ _id }) => _id === sent.party);
    if (!waiting || waiting.version !== sent.version) return undefined;
    const { target: to, tables: at } = sent;
    return { party: waiting, target: to, preview: undefined, tables: at.length > 0 ? at : [''] };
  };

  return {
    dragging,
    carried: carried(),
    grab: (held: Grip, event: PointerEvent<HTMLElement>) => {
      grip.current = { ...held, minutes: surface.minutesAt(event.clientX) };
      drag(held, event);
    },
    /** Picked up by keys, from the row of a table. */
    pickUp: (picked: BookingOutput, table: string) => {
      setWay({ party: picked._id, target: startOf(picked, table) });
      carry.pickUp(picked);
    },
    /** Put down in a row that was pressed. @returns false while nobody is carried */
    putDownIn: (table: string) => target !== undefined && putDownByKeys({ ...target, table }),
  };
}

/** A party on its way, and where it is drawn. */
interface Carried {
  party: BookingOutput;
  target: Target;
  /** Undefined once it is put down. */
  preview: DropPreview | undefined;
  /** Of the rows in which it is drawn; empty: without a table. */
  tables: readonly string[];
}

const tablesOf = ({ table }: Target, preview: DropPreview): readonly string[] =>
  'tables' in preview && preview.tables.length > 0 ? preview.tables : [table];
