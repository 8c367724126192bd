/**
 * The outline of a CSV file: its delimiter, where its records begin, its column names. The API
 * reads rows with a library; the import screen shows the header, splits long files and hands back
 * rejected rows, and must see the same records.
 */

export type CsvDelimiter = ',' | ';' | '\t';

/** The comma comes last: where it is the decimal sign, spreadsheets write semicolons. */
const DELIMITERS: readonly CsvDelimiter[] = [',', ';', '\t'];

/** A line by which spreadsheets name the delimiter; it is not the header. */
const SEPARATOR_LINE = /^sep=([,;\t])(?=\n|$)/i;

/** Without a byte order mark, every line ended by a line feed. */
const plainLines = (csv: string): string => csv.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/**
 * The file as its records are numbered: no byte order mark, line feeds only, and the line that only
 * names the delimiter left empty so that the others keep their numbers.
 */
export const csvLines = (csv: string): string => plainLines(csv).replace(SEPARATOR_LINE, '');

/** What a text file has no use for, and every picture, archive or PDF has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\u0000-\u0008\u000e-\u001f]/;

/** Whether a file is text at all, whatever it is called. */
export const isText = (content: string): boolean => !BINARY.test(content);

/** The delimiter named in the first line, otherwise the most frequent one in the header. */
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
  /** The line of the file on which the record begins, counted from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * The records of a file. A line break inside a quoted cell belongs to its record, a quotation mark
 * inside an unquoted cell is an ordinary character, and blank lines do not count.
 * @param text from `csvLines`
 * @param delimiter undefined if unknown: then any of them ends a cell
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

/** The cells of a record, trimmed and without their quotation marks. */
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
 * The column names, made unique: the second 'Name' becomes 'Name (2)', and an unnamed column gets
 * its position.
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
