/**
 * What a spreadsheet would take for a formula, the signs of full width too. One that somebody has defused by hand
 * counts as well: else what is defused here and what was written so would look alike, and come in again as one.
 */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text for a cell: with an apostrophe before it where it would be a formula. */
export const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A text of a cell as it was before it was defused. */
export const asWritten = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
