import { boundsAround, boundsOf, type Placed, placedAt } from './geometry';

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];
export type Axis = 'across' | 'down';

/** All on one line: an edge or the middle of the rectangle around them. */
export function aligned<Box extends Placed>(boxes: readonly Box[], to: Alignment): Box[] {
  if (boxes.length === 0) return [];
  const { left, top, right, bottom } = boundsAround(boxes);
  return boxes.map((box) => {
    const { posX, posY } = box.position;
    const { width, height } = box.size;
    const x = { left, center: (left + right - width) / 2, right: right - width };
    const y = { top, middle: (top + bottom - height) / 2, bottom: bottom - height };
    return to in x
      ? placedAt(box, x[to as keyof typeof x], posY)
      : placedAt(box, posX, y[to as keyof typeof y]);
  });
}

/** The same gap between each two; the outermost two stay. Fewer than three are as they were. */
export function distributed<Box extends Placed>(boxes: readonly Box[], axis: Axis): Box[] {
  if (boxes.length < 3) return [...boxes];
  const { start, length } = along(axis);
  const around = boundsAround(boxes);
  const room = axis === 'across' ? around.right - around.left : around.bottom - around.top;
  const taken = boxes.reduce((sum, box) => sum + length(box), 0);
  const gap = (room - taken) / (boxes.length - 1);
  let at = axis === 'across' ? around.left : around.top;
  const starts = new Map<Box, number>();
  for (const box of [...boxes].sort((a, b) => start(a) - start(b))) {
    starts.set(box, at);
    at += length(box) + gap;
  }
  return boxes.map((box) => moveAlong(box, axis, starts.get(box) ?? start(box)));
}

/**
 * Each beside the one before it, without a gap, in a row or a column as they stand now; the first
 * stays, unless the row would not fit on the plan.
 */
export function pushedTogether<Box extends Placed>(boxes: readonly Box[]): Box[] {
  const around = boxes.length > 1 ? boundsAround(boxes) : undefined;
  if (!around) return [...boxes];
  const axis: Axis = around.right - around.left >= around.bottom - around.top ? 'across' : 'down';
  const { start, length } = along(axis);
  const inOrder = [...boxes].sort((a, b) => start(a) - start(b));
  const [first] = inOrder;
  if (!first) return [];
  const total = boxes.reduce((sum, box) => sum + length(box), 0);
  const line = boundsOf(first);
  let at = Math.max(0, Math.min(start(first), 100 - total));
  const placed = new Map<Box, Box>();
  for (const box of inOrder) {
    placed.set(
      box,
      axis === 'across'
        ? placedAt(box, at, (line.top + line.bottom - box.size.height) / 2)
        : placedAt(box, (line.left + line.right - box.size.width) / 2, at),
    );
    at += length(box);
  }
  return boxes.map((box) => placed.get(box) ?? box);
}

const along = (axis: Axis) =>
  axis === 'across'
    ? {
        start: ({ position }: Placed) => position.posX,
        length: ({ size }: Placed) => size.width,
      }
    : {
        start: ({ position }: Placed) => position.posY,
        length: ({ size }: Placed) => size.height,
      };

const moveAlong = <Box extends Placed>(box: Box, axis: Axis, to: number): Box =>
  axis === 'across' ? placedAt(box, to, box.position.posY) : placedAt(box, box.position.posX, to);
