/** Spreadsheets run a cell that begins so as a formula: a guest's comment must not. */
const FORMULA = /^[=+\-@\t\r]/;
const PHONE_OR_NUMBER = /^[+-]?[\d ().]+$/;

function cell(value: string | number): string {
  const text = String(value);
  const harmless = FORMULA.test(text) && !PHONE_OR_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as CSV (RFC 4180) with the mark by which Excel knows UTF-8; what a spreadsheet would run as a
 * formula is made a text.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
