import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { defused } from './formula';

/** A column of a CSV file. */
export interface CsvColumn {
  /** Of the field in each row. */
  readonly key: string;
  readonly header: string;
}

export type CsvRow = Readonly<Record<string, string | number | undefined>>;

/**
 * Rows as a file of CSV (RFC 4180, UTF-8 with a byte order mark, which Excel needs), sent as they come. A
 * text that a spreadsheet would take for a formula is defused with an apostrophe, one of several lines quoted.
 * @param name of the file, without its ending
 */
export function csvAnswer(
  name: string,
  columns: readonly CsvColumn[],
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
): StreamableFile {
  const writer = stringify({
    header: true,
    columns: columns.map(({ key, header }) => ({ key, header })),
    cast: { string: defused },
    // the library sees to the line end of the records only; a text that staff typed has the other
    quoted_match: /[\r\n]/,
    bom: true,
    record_delimiter: 'windows',
  });
  const source = Readable.from(rows);
  source.on('error', (error) => writer.destroy(error));
  writer.on('close', () => source.destroy());
  return new StreamableFile(source.pipe(writer), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}
