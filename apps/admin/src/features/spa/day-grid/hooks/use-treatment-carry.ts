import type { TreatmentOutput } from '@atrium/api-client/admin';
import { draggedStart, steppedStart } from '@atrium/rules/spa/day-grid';
import type { PointerEvent } from 'react';
import { useCarry } from '../../../../shared/hooks/use-carry';
import { useLaneCarry } from '../../../../shared/hooks/use-lane-carry';
import { type DropPreview, isSameTarget, type Move, type Target } from '../lib/drop';
import type { GridSurface } from './use-grid-surface';

/** Where a treatment was pressed. */
interface Grip {
  column: string;
  /** From midnight. */
  minutes: number;
}

interface Options {
  treatments: readonly TreatmentOutput[];
  /** Minutes of a row. */
  spacing: number;
  /** Keys of the columns, from the left. */
  columns: readonly string[];
  surface: GridSurface;
  /** The first column that has it. */
  columnOf: (treatment: TreatmentOutput) => string;
  /** Minutes from midnight of a column's day. */
  startIn: (treatment: TreatmentOutput, column: string) => number;
  /** What putting it down there would do. */
  preview: (treatment: TreatmentOutput, target: Target) => DropPreview;
  /** Resolves to whether it worked. */
  move: (treatment: TreatmentOutput, move: Move, target: Target) => Promise<boolean>;
  /** Told where it was put down by keys. */
  onPutDown: (treatment: TreatmentOutput, column: string) => void;
  onRefused: (treatment: TreatmentOutput, target: Target, preview: DropPreview) => void;
}

/** A treatment on its way through a day or a week, by pointer or keys, and what putting it down would do. */
export function useTreatmentCarry(options: Options) {
  const { treatments, spacing, columns, surface, columnOf, preview } = options;
  const carry = useCarry(treatments);
  const startIn = (column: string, treatment: TreatmentOutput): Target => ({
    ...{ from: column, column, start: options.startIn(treatment, column) },
  });

  const lanes = useLaneCarry<TreatmentOutput, Target, DropPreview, Grip>({
    ...{ carry, surface, direction: 'columns', isSame: isSameTarget },
    items: treatments,
    startOf: (treatment) => startIn(columnOf(treatment), treatment),
    draggedTo: ({ x, y }, treatment, grip, last) => {
      const began = startIn(grip.column, treatment);
      const by = surface.minutesAt(y) - grip.minutes;
      return {
        ...began,
        column: surface.columnAt(x) ?? last?.column ?? grip.column,
        start: draggedStart(began.start, by, spacing),
      };
    },
    steppedTo: (target, { time, lane = 0 }) => ({
      ...target,
      start: time ? steppedStart(target.start, time, spacing) : target.start,
      column: columns[columns.indexOf(target.column) + lane] ?? target.column,
    }),
    reveal: ({ column, start }) => surface.reveal(column, start),
    preview,
    drop: (treatment, target, found) => {
      if ('move' in found) return options.move(treatment, found.move, target);
      options.onRefused(treatment, target, found);
      return undefined;
    },
    onPutDown: (treatment, { column }) => options.onPutDown(treatment, column),
  });

  return {
    dragging: lanes.dragging,
    carried: lanes.carried,
    letGo: carry.letGo,
    grab: (treatment: TreatmentOutput, column: string, event: PointerEvent<HTMLElement>) =>
      lanes.grab(treatment, { column, minutes: surface.minutesAt(event.clientY) }, event),
    /** Picked up by keys, from a column. */
    pickUp: (treatment: TreatmentOutput, column: string) =>
      lanes.pickUp(treatment, startIn(column, treatment)),
    /** Put down where a column was pressed. @returns false while nothing is carried */
    putDownAt: (column: string, minutes: number) =>
      lanes.putDownAt((target) => ({
        ...target,
        column,
        start: Math.max(0, Math.floor(minutes / spacing) * spacing),
      })),
  };
}
