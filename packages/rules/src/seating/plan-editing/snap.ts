import { type Bounds, boundsOf, type Corner, type Delta, type Placed, rounded } from './geometry';

/** Everything rests on whole per cents, unless that is switched off. */
export const GRID = 1;
/** How near an edge or a middle of a neighbour draws. */
const REACH = 0.8;

export interface Snapped {
  /** The way it goes once it has snapped. */
  readonly by: Delta;
  /** The line of a neighbour that it snapped to: from the left edge, from the top edge. */
  readonly guides: { readonly x?: number; readonly y?: number };
}

/** Where a group comes to rest that is moved by `by`: at a neighbour, or else on the grid. */
export function snappedMove(group: Bounds, by: Delta, neighbours: readonly Placed[]): Snapped {
  const { left, top, right, bottom } = group;
  const lines = linesOf(neighbours);
  return joined(
    snappedAlong([left + by.x, (left + right) / 2 + by.x, right + by.x], lines.x),
    snappedAlong([top + by.y, (top + bottom) / 2 + by.y, bottom + by.y], lines.y),
    by,
  );
}

/** Where the corner of an upright box comes to rest. */
export function snappedResize(
  box: Bounds,
  corner: Corner,
  by: Delta,
  neighbours: readonly Placed[],
): Snapped {
  const lines = linesOf(neighbours);
  const x = (corner.endsWith('e') ? box.right : box.left) + by.x;
  const y = (corner.startsWith('s') ? box.bottom : box.top) + by.y;
  return joined(snappedAlong([x], lines.x), snappedAlong([y], lines.y), by);
}

interface SnappedAlong {
  readonly by: number;
  readonly guide?: number;
}

const joined = (x: SnappedAlong, y: SnappedAlong, by: Delta): Snapped => ({
  by: { x: rounded(by.x + x.by), y: rounded(by.y + y.by) },
  guides: {
    ...(x.guide !== undefined && { x: x.guide }),
    ...(y.guide !== undefined && { y: y.guide }),
  },
});

function linesOf(boxes: readonly Placed[]): { x: number[]; y: number[] } {
  const all = boxes.map(boundsOf);
  return {
    x: all.flatMap(({ left, right }) => [left, (left + right) / 2, right]),
    y: all.flatMap(({ top, bottom }) => [top, (top + bottom) / 2, bottom]),
  };
}

/** The nearest line in reach; without one, the first of the own lines goes to the grid. */
function snappedAlong(own: readonly number[], lines: readonly number[]): SnappedAlong {
  let nearest: SnappedAlong | undefined;
  for (const from of own) {
    for (const guide of lines) {
      const by = guide - from;
      if (Math.abs(by) <= REACH && Math.abs(by) < Math.abs(nearest?.by ?? Infinity)) {
        nearest = { by, guide };
      }
    }
  }
  const [first = 0] = own;
  return nearest ?? { by: Math.round(first / GRID) * GRID - first };
}
