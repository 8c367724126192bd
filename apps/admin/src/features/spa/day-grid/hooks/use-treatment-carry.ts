import type { TreatmentOutput } from '@atrium/api-client/admin';
import { draggedStart, steppedStart } from '@atrium/rules/spa/day-grid';
import { type PointerEvent, useRef, useState } from 'react';
import { useCarry } from '../../../../shared/hooks/use-carry';
import { type Point, useDrag } from '../../../../shared/hooks/use-drag';
import { type DropPreview, dropPreview, isSameTarget, type Move, type Target } from '../lib/drop';
import { type ColumnKind, type SpaDay, startOn } from '../lib/spa-day';
import { useCarryKeys } from './use-carry-keys';
import type { GridSurface } from './use-grid-surface';

/** Put down; the list does not know of it yet. */
interface Sent {
  treatment: string;
  /** Before. */
  version: number;
  target: Target;
}

/** A press on a treatment. */
interface Grip {
  treatment: TreatmentOutput;
  column: string;
}

interface Options {
  day: SpaDay;
  kind: ColumnKind;
  /** Keys of the columns, from the left. */
  columns: readonly string[];
  surface: GridSurface;
  /** Resolves whether it worked. */
  move: (treatment: TreatmentOutput, move: Move, target: Target) => Promise<boolean>;
  /** Told where it was put down by keys. */
  onPutDown: (treatment: TreatmentOutput, column: string) => void;
  onRefused: (treatment: TreatmentOutput, target: Target, preview: DropPreview) => void;
}

/** A treatment on its way, and where it is drawn. */
export interface CarriedTreatment {
  treatment: TreatmentOutput;
  target: Target;
  /** Undefined once it is put down, until the answer has come. */
  preview: DropPreview | undefined;
}

/** A treatment on its way through the day, by pointer or keys, and what putting it down would do. */
export function useTreatmentCarry(options: Options) {
  const { day, kind, columns, surface, move, onPutDown, onRefused } = options;
  const carry = useCarry(day.treatments);
  const { party: treatment } = carry;
  const [dragging, setDragging] = useState(false);
  const [way, setWay] = useState<{ treatment: string; target: Target }>();
  const [sent, setSent] = useState<Sent>();
  const grip = useRef<Grip & { minutes: number }>(undefined);

  const startOf = (one: TreatmentOutput, column: string): Target => ({
    ...{ from: column, column, start: startOn(day.date, one) },
  });
  const target = treatment && way?.treatment === treatment._id ? way.target : undefined;
  const go = (one: TreatmentOutput, next: Target) =>
    setWay((before) =>
      before?.treatment === one._id && isSameTarget(before.target, next)
        ? before
        : { treatment: one._id, target: next },
    );

  /** @returns whether it could be put down there at all */
  const putDown = (one: TreatmentOutput, to: Target): boolean => {
    const preview = dropPreview(one, to, kind, day);
    if (!('move' in preview)) {
      if (preview.kind !== 'nothing') onRefused(one, to, preview);
      return preview.kind === 'nothing';
    }
    setSent({ treatment: one._id, version: one.version, target: to });
    void move(one, preview.move, to).then((worked) => {
      if (!worked) setSent(undefined);
    });
    return true;
  };

  const draggedTo = ({ x, y }: Point, held: Grip & { minutes: number }): Target => {
    const began = startOf(held.treatment, held.column);
    const by = surface.minutesAt(y) - held.minutes;
    return {
      ...began,
      column: surface.columnAt(x) ?? way?.target.column ?? held.column,
      start: draggedStart(began.start, by, day.spacing),
    };
  };
  const follow = (point: Point) => {
    const held = grip.current;
    if (!held) return;
    go(held.treatment, draggedTo(point, held));
    surface.scrollAtEdges(point, () => follow(point));
  };
  const endDrag = () => {
    surface.stopScrolling();
    grip.current = undefined;
    setDragging(false);
    setWay(undefined);
    carry.end();
  };
  const drag = useDrag<Grip>({
    onStart: ({ treatment: picked }) => {
      setDragging(true);
      carry.pickUp(picked);
    },
    onMove: follow,
    onEnd: (point) => {
      const held = grip.current;
      endDrag();
      if (held) putDown(held.treatment, draggedTo(point, held));
    },
    onCancel: endDrag,
  });

  /** @returns false while nothing is carried */
  const putDownByKeys = (to = target): boolean => {
    if (!treatment || !to) return false;
    if (putDown(treatment, to)) {
      setWay(undefined);
      carry.end();
      onPutDown(treatment, to.column);
    }
    return true;
  };
  useCarryKeys({
    isCarrying: target !== undefined && !dragging,
    within: surface.scroller,
    onStep: ({ time, column }) => {
      if (!treatment || !target) return;
      const start = time ? steppedStart(target.start, time, day.spacing) : target.start;
      const next = column && columns[columns.indexOf(target.column) + column];
      const to = { ...target, start, column: next || target.column };
      go(treatment, to);
      surface.reveal(to.column, to.start);
    },
    onPutDown: () => putDownByKeys(),
  });

  const carried = (): CarriedTreatment | undefined => {
    if (treatment && target) {
      return { treatment, target, preview: dropPreview(treatment, target, kind, day) };
    }
    // until the list has come again, a treatment stays where it was put down
    const waiting = sent && day.treatments.find(({ _id }) => _id === sent.treatment);
    if (!waiting || waiting.version !== sent.version) return undefined;
    return { treatment: waiting, target: sent.target, preview: undefined };
  };

  return {
    dragging,
    carried: carried(),
    letGo: carry.letGo,
    grab: (held: Grip, event: PointerEvent<HTMLElement>) => {
      grip.current = { ...held, minutes: surface.minutesAt(event.clientY) };
      drag(held, event);
    },
    /** Picked up by keys, from a column. */
    pickUp: (picked: TreatmentOutput, column: string) => {
      setWay({ treatment: picked._id, target: startOf(picked, column) });
      carry.pickUp(picked);
    },
    /** Put down where a column was pressed. @returns false while nothing is carried */
    putDownAt: (column: string, minutes: number) =>
      target !== undefined &&
      putDownByKeys({
        ...target,
        column,
        start: Math.max(0, Math.floor(minutes / day.spacing) * day.spacing),
      }),
  };
}
