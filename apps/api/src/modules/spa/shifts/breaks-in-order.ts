import type { ShiftBreak } from '@atrium/rules/spa/schedules/shifts';

/** By their start, as they are stored. */
export const inOrder = (breaks: readonly ShiftBreak[]): ShiftBreak[] =>
  breaks
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
