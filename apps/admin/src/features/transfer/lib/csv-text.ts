/** A record of a CSV file as it stands in it. */
export interface CsvRecord {
  /** In the file, counted from 1; where the record begins. */
  line: number;
  text: string;
}

/**
 * The records of a file. A line break between quotes belongs to its record; empty lines are none. The rows
 * are read by the server; this is for its heading, and to hand back unchanged what was refused.
 */
export function csvRecords(csv: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let quoted = false;
  let begin = 0;
  let line = 1;
  let first = 1;
  const text = csv.replace(/^\uFEFF/, '');
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') quoted = !quoted;
    if (sign !== '\n' && sign !== undefined) continue;
    if (sign === '\n') line += 1;
    if (quoted && sign !== undefined) continue;
    const record = text.slice(begin, at).replace(/\r$/, '');
    if (record.trim() !== '') records.push({ line: first, text: record });
    begin = at + 1;
    first = line;
  }
  return records;
}

/** A cell in quotes, in which two are one, or whatever stands before the next comma. */
const CELL = /\s*(?:"((?:[^"]|"")*)"[^,]*|([^,]*))(?:,|$)/gy;

/** The cells of a record, without their quotes. */
export function csvCells(record: string): string[] {
  const cells: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < record.length) {
    const match = CELL.exec(record);
    if (!match) break;
    cells.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim());
  }
  return cells;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * The lines that were refused, as they were, each with why at its end: to be mended and brought in again.
 * @param why by line
 */
export function refusedCsv(csv: string, why: ReadonlyMap<number, string>, title: string): string {
  const [heading, ...rows] = csvRecords(csv);
  if (!heading) return '';
  return [
    `${heading.text},${quote(title)}`,
    ...rows.flatMap(({ line, text }) => {
      const reason = why.get(line);
      return reason === undefined ? [] : [`${text},${quote(reason)}`];
    }),
  ]
    .map((line) => `${line}\r\n`)
    .join('');
}
