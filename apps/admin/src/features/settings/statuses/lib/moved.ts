/** A list with one element moved up (-1) or down (1), unless it is at the end already. */
export function moved<T>(list: readonly T[], element: T, by: -1 | 1): T[] {
  const from = list.indexOf(element);
  const to = from + by;
  if (from < 0 || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, element);
}
