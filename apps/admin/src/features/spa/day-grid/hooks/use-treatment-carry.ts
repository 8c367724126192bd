import type { TreatmentOutput } from '@atrium/api-client/admin';
import { draggedStart, steppedStart } from '@atrium/rules/spa/day-grid';
import type { PointerEvent } from 'react';
import { useCarry } from '../../../../shared/hooks/use-carry';
import { useLaneCarry } from '../../../../shared/hooks/use-lane-carry';
import {
  type DropContext,
  type DropPreview,
  dropPreview,
  isSameTarget,
  type Move,
  type Target,
} from '../lib/drop';
import { columnsOf, startOn } from '../lib/spa-day';
import type { GridSurface } from './use-grid-surface';

/** Where a treatment was pressed. */
interface Grip {
  column: string;
  /** From midnight. */
  minutes: number;
}

interface Options extends DropContext {
  /** Keys of the columns, from the left. */
  columns: readonly string[];
  surface: GridSurface;
  /** Resolves to whether it worked. */
  move: (treatment: TreatmentOutput, move: Move, target: Target) => Promise<boolean>;
  /** Told where it was put down by keys. */
  onPutDown: (treatment: TreatmentOutput, column: string) => void;
  onRefused: (treatment: TreatmentOutput, target: Target, preview: DropPreview) => void;
}

/** A treatment on its way through the day, by pointer or keys, and what putting it down would do. */
export function useTreatmentCarry(options: Options) {
  const { day, kind, columns, surface, mayOverride } = options;
  const carry = useCarry(day.treatments);
  const startIn = (column: string, treatment: TreatmentOutput): Target => ({
    ...{ from: column, column, start: startOn(day.date, treatment) },
  });

  const lanes = useLaneCarry<TreatmentOutput, Target, DropPreview, Grip>({
    ...{ carry, surface, direction: 'columns', isSame: isSameTarget },
    items: day.treatments,
    startOf: (treatment) => startIn(columnsOf(treatment, kind)[0] ?? '', treatment),
    draggedTo: ({ x, y }, treatment, grip, last) => {
      const began = startIn(grip.column, treatment);
      const by = surface.minutesAt(y) - grip.minutes;
      return {
        ...began,
        column: surface.columnAt(x) ?? last?.column ?? grip.column,
        start: draggedStart(began.start, by, day.spacing),
      };
    },
    steppedTo: (target, { time, lane = 0 }) => ({
      ...target,
      start: time ? steppedStart(target.start, time, day.spacing) : target.start,
      column: columns[columns.indexOf(target.column) + lane] ?? target.column,
    }),
    reveal: ({ column, start }) => surface.reveal(column, start),
    preview: (treatment, target) => dropPreview(treatment, target, { kind, day, mayOverride }),
    drop: (treatment, target, preview) => {
      if ('move' in preview) return options.move(treatment, preview.move, target);
      options.onRefused(treatment, target, preview);
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
        start: Math.max(0, Math.floor(minutes / day.spacing) * day.spacing),
      })),
  };
}
