import type { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';

/** A row of a file of CSV, by the names of its columns. */
export type RawRow = Readonly<Record<string, string | undefined>>;

export interface ReadRow {
  readonly record: RawRow;
  /** In the file, counted from 1. */
  readonly line: number;
}

export interface CsvListener {
  /** Told the names of the columns before any row; may throw to refuse the file. */
  heading(columns: readonly string[]): void;
  /** Told each row that is no CSV or has more or fewer cells than there are columns. */
  broken(line: number, reason: string): void;
}

/** The rows of a file of CSV as they come; a byte order mark and empty lines are left out. */
export async function* csvRows(csv: Readable, listener: CsvListener): AsyncGenerator<ReadRow> {
  const parser = parse({
    bom: true,
    info: true,
    columns: (names: string[]) => {
      listener.heading(names);
      return names;
    },
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      if (error) listener.broken(Number(error.lines ?? 0), error.message);
      return undefined;
    },
  });
  csv.on('error', (error) => parser.destroy(error));
  for await (const { record, info } of csv.pipe(parser)) yield { record, line: info.lines };
}
