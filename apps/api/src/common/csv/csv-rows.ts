import type { Readable } from 'node:stream';
import { type CsvDelimiter, columnNames } from '@atrium/rules/texts/csv-text';
import { type CsvError, parse } from 'csv-parse';

/** A CSV row by column name. */
export type RawRow = Readonly<Record<string, string | undefined>>;

export interface ReadRow {
  readonly record: RawRow;
  /** The line of the file on which the row begins, counted from 1. */
  readonly line: number;
}

/** Why a row cannot be read: more or fewer cells than columns, or a quotation mark that nothing closes. */
export type BrokenRow = 'cells' | 'quote';

export interface CsvListener {
  /** Gets the column names before any row, made unique; may throw to reject the file. */
  heading(columns: readonly string[]): void;
  /** Gets each unreadable row, with the line it starts on. */
  broken(line: number, why: BrokenRow): void;
}

/**
 * Streams the rows of a CSV file. Skips a byte order mark, empty lines and rows without values. A
 * quotation mark inside a cell is an ordinary character, so it cannot swallow other rows.
 * @param csv with one kind of line ending; lines are counted by line feeds
 */
export async function* csvRows(
  csv: Readable,
  listener: CsvListener,
  delimiter: CsvDelimiter = ',',
): AsyncGenerator<ReadRow> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    raw: true,
    columns: (names: string[]) => {
      const columns = columnNames(names);
      listener.heading(columns);
      return columns;
    },
    ltrim: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined, raw: string | undefined) => {
      if (error) listener.broken(beginOf(Number(error.lines ?? 0), raw ?? ''), whyOf(error));
      return undefined;
    },
  });
  csv.on('error', (error) => parser.destroy(error));
  for await (const { record, info, raw } of csv.pipe(parser)) {
    yield { record, line: beginOf(info.lines, raw) };
  }
}

/**
 * The library reports where a record ends; its cells may span lines, and blank lines may precede
 * it.
 */
const beginOf = (end: number, raw: string): number => {
  const record = raw.replace(/^(?:[^\S\n]*\n)+/, '').replace(/\n$/, '');
  return end - record.split('\n').length + 1;
};

const whyOf = ({ code }: CsvError): BrokenRow =>
  code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote' : 'cells';
