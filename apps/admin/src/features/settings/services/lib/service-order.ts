interface Placed {
  _id: string;
  sortOrder: number;
}

/** Room between two neighbours, so that one made elsewhere finds a place without moving the others. */
const STEP = 10;

/**
 * The places that change when one takes the place of another, everybody between moving by one.
 * @param placed in the order shown
 */
export function placesAfterMove(
  placed: readonly Placed[],
  moved: string,
  target: string,
): Placed[] {
  const order = placed.map(({ _id }) => _id);
  const to = order.indexOf(target);
  order.splice(order.indexOf(moved), 1);
  order.splice(to, 0, moved);
  const before = new Map(placed.map(({ _id, sortOrder }) => [_id, sortOrder]));
  return order
    .map((_id, index) => ({ _id, sortOrder: (index + 1) * STEP }))
    .filter(({ _id, sortOrder }) => before.get(_id) !== sortOrder);
}
