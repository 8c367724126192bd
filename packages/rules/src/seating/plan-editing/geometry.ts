/** Where things on a floor plan are, and how they are moved, resized and turned. In per cent of the plan. */

/** Width of a plan divided by its height, on every screen. */
export const PLAN_RATIO = 4 / 3;
/** Least width and height of anything. */
export const MIN_SIZE = 1;

export interface Placed {
  /** The upper left corner, before rotation. */
  readonly position: { readonly posX: number; readonly posY: number };
  readonly size: { readonly width: number; readonly height: number };
}

export interface Turned extends Placed {
  /** Clockwise around its middle, degrees, 0 to 359. */
  readonly rotation: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A way across the plan, or a growth. */
export interface Delta {
  readonly x: number;
  readonly y: number;
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

/** Two decimals are finer than any screen. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

export const boundsOf = ({ position: { posX, posY }, size }: Placed): Bounds => ({
  left: posX,
  top: posY,
  right: posX + size.width,
  bottom: posY + size.height,
});

/** The smallest rectangle around all of them. */
export function boundsAround(boxes: readonly Placed[]): Bounds {
  const all = boxes.map(boundsOf);
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

export const placedAt = <Box extends Placed>(box: Box, left: number, top: number): Box => ({
  ...box,
  position: {
    posX: rounded(clamp(left, 0, 100 - box.size.width)),
    posY: rounded(clamp(top, 0, 100 - box.size.height)),
  },
});

/** All of them by the same way; the group stops at the edge of the plan and keeps its shape. */
export function movedBy<Box extends Placed>(boxes: readonly Box[], { x, y }: Delta): Box[] {
  if (boxes.length === 0) return [];
  const { left, top, right, bottom } = boundsAround(boxes);
  const [dx, dy] = [clamp(x, -left, 100 - right), clamp(y, -top, 100 - bottom)];
  return boxes.map((box) => placedAt(box, box.position.posX + dx, box.position.posY + dy));
}

/** A corner goes by `by`, the opposite one stays where it is seen, turned or not. */
export function resizedBy<Box extends Turned>(box: Box, corner: Corner, by: Delta): Box {
  const { position, size, rotation } = box;
  const [toRight, toBottom] = [corner.endsWith('e'), corner.startsWith('s')];
  const local = turned(by, -rotation);
  const bounds = boundsOf(box);
  const isUpright = rotation === 0;
  const width = clamp(
    size.width + (toRight ? local.x : -local.x),
    MIN_SIZE,
    isUpright ? (toRight ? 100 - bounds.left : bounds.right) : 100,
  );
  const height = clamp(
    size.height + (toBottom ? local.y : -local.y),
    MIN_SIZE,
    isUpright ? (toBottom ? 100 - bounds.top : bounds.bottom) : 100,
  );
  const grown = { x: (width - size.width) / 2, y: (height - size.height) / 2 };
  const middle = turned(
    { x: toRight ? grown.x : -grown.x, y: toBottom ? grown.y : -grown.y },
    rotation,
  );
  return placedAt(
    { ...box, size: { width: rounded(width), height: rounded(height) } },
    position.posX + middle.x - grown.x,
    position.posY + middle.y - grown.y,
  );
}

/** 0 to 359, whatever was added to it. */
export const turnedTo = <Box extends Turned>(box: Box, degrees: number): Box => ({
  ...box,
  rotation: ((Math.round(degrees) % 360) + 360) % 360,
});

/** Those that a rectangle meets. */
export const within = <Box extends Placed>(boxes: readonly Box[], area: Bounds): Box[] =>
  boxes.filter((box) => overlap(boundsOf(box), area));

export const overlap = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** A per cent across is not as long as a per cent down, so it is turned in lengths. */
function turned({ x, y }: Delta, degrees: number): Delta {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = x * PLAN_RATIO;
  return { x: (across * cos - y * sin) / PLAN_RATIO, y: across * sin + y * cos };
}
