import type { BookingOutput, TableBlockOutput } from '@atrium/api-client/admin';
import {
  type CarryMode,
  draggedSpan,
  steppedSpan,
} from '@atrium/rules/seating/evening/carried-time';
import { spanOn } from '@atrium/rules/seating/tables/table-time';
import type { PointerEvent } from 'react';
import type { Carry } from '../../../../shared/hooks/use-carry';
import { useLaneCarry } from '../../../../shared/hooks/use-lane-carry';
import type { Table } from '../../lib/room';
import type { DropPreview } from '../../lib/tables/drop-preview';
import { isSameTarget, moveTo, type Target, timelineDrop } from '../../lib/timeline/timeline-drop';
import type { Move } from '../actions/use-move-party';
import type { TimelineSurface } from './use-timeline-surface';

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
  const { carry, day, tables, reservations, blocks, rows, surface } = options;
  const known = { day, tables, reservations, blocks };
  const startIn = (table: string, party: BookingOutput): Target => ({
    ...{ from: table, table, span: spanOn(day, party) },
  });

  const lanes = useLaneCarry<BookingOutput, Target, DropPreview, Grip & { minutes: number }>({
    ...{ carry, surface, direction: 'rows', isSame: isSameTarget },
    items: reservations,
    startOf: (party) => startIn(party.tables[0]?._table ?? '', party),
    draggedTo: ({ x, y }, party, { mode, table, minutes }, last) => {
      const start = startIn(table, party);
      const span = draggedSpan(start.span, mode, surface.minutesAt(x) - minutes);
      if (mode === 'stretch') return { ...start, span };
      const row = surface.rowAt(y);
      const over =
        row?.kind === 'table' ? row.table._id : row?.kind === 'unplaced' ? '' : undefined;
      return { ...start, table: over ?? last?.table ?? start.table, span };
    },
    // with Shift, only the end moves
    steppedTo: (target, { time, lane = 0, shift }) => ({
      ...target,
      span: time ? steppedSpan(target.span, shift ? 'stretch' : 'move', time) : target.span,
      table: rows[rows.indexOf(target.table) + lane] ?? target.table,
    }),
    reveal: ({ table, span }) => surface.reveal(surface.rowOf(table), span.from),
    preview: (party, target) => timelineDrop(party, target, known),
    drop: (party, target, preview) => {
      if ('tables' in preview) {
        return options.move(party, moveTo(party, preview.tables, { span: target.span, day }));
      }
      options.onRefused(party, target, preview);
      return undefined;
    },
    onPutDown: (party, { table }) => options.onPutDown(party, table),
  });
  const { dragging, carried } = lanes;

  return {
    dragging,
    /** With the rows in which it is drawn, by table; empty: without a table. */
    carried: carried && { ...carried, tables: tablesOf(carried.target, carried.preview) },
    grab: (grip: Grip, event: PointerEvent<HTMLElement>) =>
      lanes.grab(grip.party, { ...grip, minutes: surface.minutesAt(event.clientX) }, event),
    /** Picked up by keys, from the row of a table. */
    pickUp: (picked: BookingOutput, table: string) => lanes.pickUp(picked, startIn(table, picked)),
    /** Put down in a row that was pressed. @returns false while nobody is carried */
    putDownIn: (table: string) => lanes.putDownAt((target) => ({ ...target, table })),
  };
}

const tablesOf = ({ table }: Target, preview: DropPreview): readonly string[] =>
  'tables' in preview && preview.tables.length > 0 ? preview.tables : [table];
