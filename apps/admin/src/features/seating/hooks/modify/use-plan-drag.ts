import {
  type Bounds,
  boundsAround,
  boundsOf,
  type Corner,
  type Delta,
  movedBy,
  resizedBy,
  turnedTo,
  within,
} from '@atrium/rules/seating/plan-editing/geometry';
import {
  isTable,
  type PlanPart,
  partsOf,
  withParts,
} from '@atrium/rules/seating/plan-editing/plan-parts';
import { type Snapped, snappedMove, snappedResize } from '@atrium/rules/seating/plan-editing/snap';
import { type RefObject, useRef, useState } from 'react';
import { type Point, useDrag } from '../../../../shared/hooks/use-drag';
import type { PlanEditor } from './use-plan-editor';

/** What a drag began on. */
export type Grip =
  | { kind: 'move'; id: string; adds: boolean }
  | { kind: 'resize'; id: string; corner: Corner }
  | { kind: 'turn'; id: string }
  | { kind: 'area'; adds: boolean };

/** Degrees between two rests of a table that is turned. */
const TURN_REST = 15;

interface Drag {
  grip: Grip;
  from: Point;
  /** The parts it changes, as they were. */
  parts: readonly PlanPart[];
  /** What they snap to. */
  others: readonly PlanPart[];
  last?: readonly PlanPart[];
}

interface Options {
  editor: PlanEditor;
  surface: RefObject<HTMLElement | null>;
  snaps: boolean;
}

/** Moves, resizes and turns parts of the plan with the pointer, and selects what a rectangle meets. */
export function usePlanDrag({ editor, surface, snaps }: Options) {
  const { present, selected } = editor;
  const drag = useRef<Drag>(undefined);
  const [area, setArea] = useState<Bounds>();
  const [guides, setGuides] = useState<Snapped['guides']>({});

  const inPercent = (by: Point): Delta => {
    const { width = 1, height = 1 } = surface.current?.getBoundingClientRect() ?? {};
    return { x: (by.x / width) * 100, y: (by.y / height) * 100 };
  };
  const end = () => {
    drag.current = undefined;
    setArea(undefined);
    setGuides({});
    editor.setPreview(undefined);
  };

  const selectionFor = (grip: Grip): ReadonlySet<string> => {
    if (grip.kind === 'area') return new Set();
    if (grip.kind !== 'move') return new Set([grip.id]);
    if (selected.has(grip.id)) return selected;
    return new Set(grip.adds ? [...selected, grip.id] : [grip.id]);
  };

  const dragged = ({ grip, parts, others, from }: Drag, to: Point, rests: boolean) => {
    const by = inPercent({ x: to.x - from.x, y: to.y - from.y });
    const [part] = parts;
    if (grip.kind === 'area' || !part) return undefined;
    if (grip.kind === 'turn') {
      return { parts: [turnedTo(part, degreesTo(surface.current, part, to, rests))], guides: {} };
    }
    if (grip.kind === 'resize') {
      const snapped =
        rests && part.rotation === 0
          ? snappedResize(boundsOf(part), grip.corner, by, others)
          : { by, guides: {} };
      return { parts: [resizedBy(part, grip.corner, snapped.by)], guides: snapped.guides };
    }
    const snapped = rests ? snappedMove(boundsAround(parts), by, others) : { by, guides: {} };
    return { parts: movedBy(parts, snapped.by), guides: snapped.guides };
  };

  const grab = useDrag<Grip>({
    onStart: (grip, from) => {
      const ids = selectionFor(grip);
      const all = [...present.shapes, ...present.tables];
      drag.current = {
        ...{ grip, from },
        parts: partsOf(present, ids),
        others: all.filter((part) => !ids.has(part._id) && isTable(part)),
      };
      if (grip.kind !== 'area') editor.select(ids);
    },
    onMove: (point, { altKey, ctrlKey, metaKey }) => {
      const current = drag.current;
      if (!current) return;
      if (current.grip.kind === 'area') {
        setArea(areaBetween(surface.current, current.from, point));
        return;
      }
      const rests = snaps && !altKey && !ctrlKey && !metaKey;
      const next = dragged(current, point, rests);
      if (!next) return;
      drag.current = { ...current, last: next.parts };
      setGuides(next.guides);
      editor.setPreview(withParts(present, next.parts));
    },
    onEnd: (point) => {
      const current = drag.current;
      end();
      if (current?.grip.kind === 'area') {
        const met = within(
          [...present.shapes, ...present.tables],
          areaBetween(surface.current, current.from, point),
        ).map(({ _id }) => _id);
        editor.select(current.grip.adds ? [...selected, ...met] : met);
      } else if (current?.last) {
        editor.changeParts(current.last);
      }
    },
    onCancel: end,
  });

  return { grab, area, guides };
}

/** The rectangle between two points of the window, in per cent of the plan. */
function areaBetween(surface: HTMLElement | null, from: Point, to: Point): Bounds {
  const { left = 0, top = 0, width = 1, height = 1 } = surface?.getBoundingClientRect() ?? {};
  const [x, y] = [
    [from.x, to.x].map((at) => ((at - left) / width) * 100),
    [from.y, to.y].map((at) => ((at - top) / height) * 100),
  ];
  return {
    left: Math.min(...x),
    top: Math.min(...y),
    right: Math.max(...x),
    bottom: Math.max(...y),
  };
}

/** Where the handle above a part points, clockwise from straight up. */
function degreesTo(
  surface: HTMLElement | null,
  { position, size }: PlanPart,
  to: Point,
  rests: boolean,
): number {
  const { left = 0, top = 0, width = 1, height = 1 } = surface?.getBoundingClientRect() ?? {};
  const x = left + ((position.posX + size.width / 2) / 100) * width;
  const y = top + ((position.posY + size.height / 2) / 100) * height;
  const degrees = (Math.atan2(to.x - x, y - to.y) * 180) / Math.PI;
  return rests ? Math.round(degrees / TURN_REST) * TURN_REST : degrees;
}
