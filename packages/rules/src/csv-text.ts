/**
 * What a file of CSV looks like before it is read: which sign parts its cells, where its records begin, what
 * its columns are called. The API reads the rows with a library; a screen that shows the heading, parts a long
 * file or hands refused lines back has to see the same records in it.
 */

export type CsvDelimiter = ',' | ';' | '\t';

/** The comma is last in the countries whose numbers have one: their spreadsheets write semicolons. */
const DELIMITERS: readonly CsvDelimiter[] = [',', ';', '\t'];

/** Spreadsheets tell themselves so which sign a file has; it is no heading. */
const SEPARATOR_LINE = /^sep=([,;\t])(?=\n|$)/i;

/** Without a byte order mark, every line ended by a line feed. */
const plainLines = (csv: string): string => csv.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/**
 * A file as its records are counted in: without a byte order mark, every line ended by a line feed, and the line
 * that only names the sign left empty, so that the others keep their numbers.
 */
export const csvLines = (csv: string): string => plainLines(csv).replace(SEPARATOR_LINE, '');

/** The sign that parts the cells: the one named in the first line, else the commonest of the heading. */
export function delimiterOf(csv: string): CsvDelimiter {
  const text = plainLines(csv.slice(0, 100_000));
  const named = SEPARATOR_LINE.exec(text)?.[1];
  const heading = named === undefined ? (csvRecords(text, undefined)[0]?.text ?? '') : '';
  const unquoted = heading.replace(/"[^"]*"/g, '');
  const count = (sign: string) => unquoted.split(sign).length;
  const most = Math.max(...DELIMITERS.map(count));
  return (
    DELIMITERS.find((sign) => (named === undefined ? count(sign) === most : sign === named)) ?? ','
  );
}

/** A record as it stands in a file. */
export interface CsvRecord {
  /** In the file, counted from 1; where the record begins. */
  readonly line: number;
  readonly text: string;
}

/**
 * The records of a file. A line break in a quoted cell belongs to its record; a quotation mark within a cell
 * that does not begin with one is a sign like others; blank lines are none.
 * @param text as `csvLines` gives it
 * @param delimiter undefined while it is not known: then any of them ends a cell
 */
export function csvRecords(text: string, delimiter: CsvDelimiter | undefined): CsvRecord[] {
  const records: CsvRecord[] = [];
  let begin = 0;
  let line = 1;
  let first = 1;
  let quoted = false;
  let isCellStart = true;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === '\n') line += 1;
    if (sign === undefined || (sign === '\n' && !quoted)) {
      const record = text.slice(begin, at);
      if (record.trim() !== '') records.push({ line: first, text: record });
      begin = at + 1;
      first = line;
      isCellStart = true;
    } else if (quoted) {
      if (sign !== '"') continue;
      if (text[at + 1] === '"') at += 1;
      else quoted = false;
    } else if (sign === '"' && isCellStart) {
      quoted = true;
      isCellStart = false;
    } else {
      isCellStart = parts(sign, delimiter) || (isCellStart && /\s/.test(sign));
    }
  }
  return records;
}

/** The cells of a record, without their quotation marks and the blanks around them. */
export function csvCells(record: string, delimiter: CsvDelimiter): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < record.length; at += 1) {
    const sign = record[at] ?? '';
    if (quoted && sign === '"' && record[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (quoted || cell.trim() === '')) {
      quoted = !quoted;
    } else if (sign === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else {
      cell += sign;
    }
  }
  return [...cells, cell.trim()];
}

/**
 * What the columns are called, each name once: of two columns 'Name' the second is 'Name (2)', so that neither
 * hides the other, and one without a name goes by its place.
 */
export function columnNames(heading: readonly string[]): string[] {
  const names: string[] = [];
  for (const [index, cell] of heading.entries()) {
    const name = cell.trim() || `#${index + 1}`;
    let unique = name;
    for (let times = 2; names.includes(unique); times += 1) unique = `${name} (${times})`;
    names.push(unique);
  }
  return names;
}

const parts = (sign: string, delimiter: CsvDelimiter | undefined): boolean =>
  delimiter === undefined ? DELIMITERS.some((each) => each === sign) : sign === delimiter;
