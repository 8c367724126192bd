interface Placed {
  _id: string;
  sortOrder: number;
}

/** A gap between neighbours, so that another fits in between without moving the rest. */
const STEP = 10;

/**
 * The positions that change when one takes the place of another and those between shift by one.
 * @param placed in the order shown
 */
export function placesAfterMove<Row extends Placed>(
  placed: readonly Row[],
  moved: string,
  target: string,
): Row[] {
  const indexOf = (id: string) => placed.findIndex(({ _id }) => _id === id);
  const order = [...placed];
  order.splice(indexOf(target), 0, ...order.splice(indexOf(moved), 1));
  const before = new Map(placed.map(({ _id, sortOrder }) => [_id, sortOrder]));
  return order
    .map((row, index) => ({ ...row, sortOrder: (index + 1) * STEP }))
    .filter(({ _id, sortOrder }) => before.get(_id) !== sortOrder);
}

/** Of a new one, behind all others. */
export const lastPlace = (placed: readonly Placed[]): number =>
  Math.max(0, ...placed.map(({ sortOrder }) => sortOrder)) + STEP;
