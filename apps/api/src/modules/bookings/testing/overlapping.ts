import type { ResourceOccupation } from '../../capacity/public';
import { piecesOf } from '../../capacity/resources/occupation-changes';

/** Whether two of these are on the same resource at once. */
export function overlapping(occupations: readonly ResourceOccupation[]): boolean {
  const pieces = occupations.flatMap(piecesOf);
  return pieces.some((a, index) =>
    pieces.slice(index + 1).some((b) => a.id === b.id && a.s < b.e && b.s < a.e),
  );
}
