/** Labels that have room below a chart on a phone, weekdays with dates in every language. */
const MOST_LABELS = 5;

/**
 * Whether the row at an index has its label, so that labels keep the same distance however many rows there are.
 * @param rows how many there are
 */
export const hasLabel = (index: number, rows: number): boolean =>
  index % Math.ceil(rows / MOST_LABELS) === 0;
