interface Placed {
  _id: string;
  position: { posX: number; posY: number };
  size: { width: number; height: number };
}

const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

export type ArrowKey = keyof typeof DIRECTIONS;

export const isArrowKey = (key: string): key is ArrowKey => key in DIRECTIONS;

const centre = ({ position, size }: Placed) =>
  [position.posX + size.width / 2, position.posY + size.height / 2] as const;

/** The table an arrow key leads to: the nearest in that direction, sideways distance counting double. */
export function nearestTable<T extends Placed>(
  from: T,
  tables: readonly T[],
  key: ArrowKey,
): T | undefined {
  const [dx, dy] = DIRECTIONS[key];
  const [x, y] = centre(from);
  const ahead = tables.flatMap((table) => {
    const [tx, ty] = centre(table);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    return table._id !== from._id && along > 0 ? [{ table, distance: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.distance - b.distance)[0]?.table;
}
