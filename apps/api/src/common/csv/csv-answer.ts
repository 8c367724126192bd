import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { defused } from './formula';

/** A column of a CSV file. */
export interface CsvColumn {
  /** The field's name in each row. */
  readonly key: string;
  readonly header: string;
}

export type CsvRow = Readonly<Record<string, string | number | undefined>>;

/**
 * Streams rows as a CSV file (RFC 4180, UTF-8 with the byte order mark Excel needs). Text a
 * spreadsheet would read as a formula is prefixed with an apostrophe; text with line breaks is
 * quoted.
 * @param name of the file, without extension
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
    // the library handles the records' line endings only; typed text may contain others
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
