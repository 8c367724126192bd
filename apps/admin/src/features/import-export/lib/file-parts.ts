import {
  type CsvDelimiter,
  type CsvRecord,
  csvLines,
  csvRecords,
} from '@atrium/rules/texts/csv-text';

/** The API's limit for one request. */
const MOST_ROWS = 2_000;
const LONGEST = 1_000_000;
/** Room for what precedes the rows of a part. */
const HEAD_ROOM = 100_000;

/** A part of a file that fits one request, with the header. */
export interface FilePart {
  readonly csv: string;
  /** Records after the heading. */
  readonly rows: number;
  /** Maps a line of the part to the line of the file. */
  readonly lineOf: (line: number) => number;
}

/**
 * The whole file if it fits one request, otherwise parts; undefined if a single cell is too long.
 */
export function fileParts(csv: string, delimiter: CsvDelimiter): FilePart[] | undefined {
  const text = csvLines(csv);
  const [heading, ...rows] = csvRecords(text, delimiter);
  if (rows.length <= MOST_ROWS && csv.length <= LONGEST) {
    return [{ csv, rows: rows.length, lineOf: (line) => line }];
  }
  if (!heading) return [];
  const parts = toParts(rows).map((part) => partOf(heading, part, delimiter));
  return parts.some((part) => part.csv.length > LONGEST) ? undefined : parts;
}

/**
 * Equal rows are different things, told apart by their order within a request, so they stay
 * together.
 */
function toParts(rows: readonly CsvRecord[]): CsvRecord[][] {
  const same = new Map<string, CsvRecord[]>();
  for (const row of rows) {
    const others = same.get(row.text);
    if (others) others.push(row);
    else same.set(row.text, [row]);
  }
  const parts: CsvRecord[][] = [];
  let part: CsvRecord[] = [];
  let length = 0;
  const room = LONGEST - HEAD_ROOM;
  for (const group of same.values()) {
    const added = group.reduce((sum, { text }) => sum + text.length + 1, 0);
    if (part.length > 0 && (part.length + group.length > MOST_ROWS || length + added > room)) {
      parts.push(part);
      part = [];
      length = 0;
    }
    for (const row of group) {
      if (part.length === MOST_ROWS) {
        parts.push(part);
        part = [];
        length = 0;
      }
      part.push(row);
      length += row.text.length + 1;
    }
  }
  return [...parts, part];
}

/** The first line names the delimiter, so that a part is read like the file. */
function partOf(heading: CsvRecord, rows: readonly CsvRecord[], delimiter: CsvDelimiter): FilePart {
  const lines = [0];
  const texts = [`sep=${delimiter}`];
  for (const { line, text } of [heading, ...rows]) {
    texts.push(text);
    for (const inner of text.split('\n').keys()) lines.push(line + inner);
  }
  return {
    csv: texts.join('\n'),
    rows: rows.length,
    lineOf: (line) => lines[line - 1] ?? line,
  };
}
