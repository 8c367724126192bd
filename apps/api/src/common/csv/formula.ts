/**
 * Text a spreadsheet would read as a formula, including full-width signs. Text already prefixed by
 * hand also counts: otherwise it could not be told apart from what is prefixed here, and would be
 * imported as a formula.
 */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text for a cell: with an apostrophe before it where it would be a formula. */
export const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A cell's text without the protective apostrophe. */
export const asWritten = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
