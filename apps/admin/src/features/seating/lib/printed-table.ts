/** Text on the printed plan, in hundredths of the plan's width: its size, and from line to line. */
const TEXT = { size: 1.45, line: 1.75 };
const SMALL_TEXT = { size: 1.15, line: 1.35 };

/** Narrower tables, in per cent of the plan's width, have no room for a time and a name on one line. */
const NARROW = 14;
/** The plan is three quarters as high as wide. */
const PLAN_HEIGHT = 75;
const BORDERS = 0.6;

/**
 * How a table's parties are printed below its name: on a narrow table in smaller text, with the name on a line
 * of its own. Parties that do not fit are left out; the list has them all.
 * @param size per cent of the plan's
 */
export function printedTable<Party>(
  parties: readonly Party[],
  { width, height }: { width: number; height: number },
): { told: readonly Party[]; left: number; isNarrow: boolean; text: typeof TEXT } {
  const isNarrow = width < NARROW;
  const text = isNarrow ? SMALL_TEXT : TEXT;
  const each = isNarrow ? 2 : 1;
  const lines = Math.floor(((height / 100) * PLAN_HEIGHT - BORDERS) / text.line) - 1;
  if (parties.length * each <= lines) return { told: parties, left: 0, isNarrow, text };
  const told = parties.slice(0, Math.max(0, Math.floor((lines - 1) / each)));
  return { told, left: parties.length - told.length, isNarrow, text };
}
