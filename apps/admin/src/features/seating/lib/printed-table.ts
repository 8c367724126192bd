/** Text on the printed plan, in hundredths of the plan's width: its size, and from line to line. */
export const PRINTED_TEXT = { size: 1.45, line: 1.75 } as const;

/** The plan is three quarters as high as wide. */
const PLAN_HEIGHT = 75;
const BORDERS = 0.6;

/**
 * The parties whose lines fit on a printed table below its name, and how many are left out; the list
 * has them all.
 * @param height per cent of the plan's
 */
export function partiesThatFit<Party>(
  parties: readonly Party[],
  height: number,
): { told: readonly Party[]; left: number } {
  const lines = Math.floor(((height / 100) * PLAN_HEIGHT - BORDERS) / PRINTED_TEXT.line) - 1;
  if (parties.length <= lines) return { told: parties, left: 0 };
  const told = parties.slice(0, Math.max(0, lines - 1));
  return { told, left: parties.length - told.length };
}
