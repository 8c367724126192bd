import type { TimeSpan } from '../calendar/time-spans';

/** The rows of the day that staff book treatments in. See docs/domain/spa.md. */

/** Shown however short the shifts are: 08:00 to 20:00. */
const SHOWN: TimeSpan = { from: 480, until: 1200 };

export interface GridCell {
  /** Minutes from midnight: a multiple of the spacing, as every offered start is. */
  readonly start: number;
  /** Whether the therapist works for all of it. */
  readonly works: boolean;
}

/**
 * From when until when the day is shown: 08:00 to 20:00, wider if somebody works earlier or later, and a cell
 * more on each side.
 * @param spacing minutes of a cell
 * @param working of all therapists, in minutes from midnight
 */
export function gridRange(spacing: number, working: readonly TimeSpan[]): TimeSpan {
  const first = Math.min(SHOWN.from, ...working.map(({ from }) => from));
  const last = Math.max(SHOWN.until, ...working.map(({ until }) => until));
  return {
    from: Math.max(0, (Math.floor(first / spacing) - 1) * spacing),
    until: (Math.ceil(last / spacing) + 1) * spacing,
  };
}

/** The cells of a therapist. @param working theirs, as `workingSpans` answers it */
export function gridCells(
  { from, until }: TimeSpan,
  spacing: number,
  working: readonly TimeSpan[],
): GridCell[] {
  const cells: GridCell[] = [];
  for (let start = from; start < until; start += spacing) {
    const works = working.some((span) => span.from <= start && start + spacing <= span.until);
    cells.push({ start, works });
  }
  return cells;
}

/** The starts of the cells that a treatment keeps from others, however it lies to the grid. */
export function cellsTouched({ from, until }: TimeSpan, spacing: number): number[] {
  const cells: number[] = [];
  for (let start = Math.floor(from / spacing) * spacing; start < until; start += spacing) {
    cells.push(start);
  }
  return cells;
}

/** A start dragged by so many minutes: from half a cell on it goes to the nearest row, before it stays. */
export const draggedStart = (start: number, by: number, spacing: number): number =>
  Math.abs(by) < spacing / 2 ? start : Math.max(0, Math.round((start + by) / spacing) * spacing);

/** The next row below or above. */
export const steppedStart = (start: number, step: 1 | -1, spacing: number): number =>
  step > 0
    ? (Math.floor(start / spacing) + 1) * spacing
    : Math.max(0, (Math.ceil(start / spacing) - 1) * spacing);
