import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../common/http/validation/multi-line';
import { IsTextFile } from './is-text-file';

export const importKinds = ['guests', 'bookings', 'stays', 'memberships', 'tables'] as const;
export type ImportKind = (typeof importKinds)[number];

export const exportKinds = ['guests', 'stays', 'memberships', 'tables'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Longest file in characters; larger ones are sent in parts. */
export const LONGEST_CSV = 1_000_000;

export class ImportParams {
  /** `guests`, `bookings`, `stays`, `memberships` or `tables`, which are those of the dining rooms. */
  @IsIn(importKinds) kind: ImportKind;
}

export class ExportParams {
  /** `guests`, `stays`, `memberships` or `tables`; bookings are at /api/v1/admin/bookings.csv. */
  @IsIn(exportKinds) kind: ExportKind;
}

/** The meaning of a column. */
export class ImportColumn {
  /** Its name in the heading. */
  @IsString() @MaxLength(200) column: string;
  /** Name of a field of this kind; blank skips the column. */
  @IsString() @MaxLength(40) field: string;
}

export class ImportInput {
  /**
   * The file, or a part of it with the header: CSV with cells separated by commas, semicolons or
   * tabs. At most 1000000 characters and 2000 rows.
   */
  // the last is asked first: what a picture is comes before what its characters are
  @IsString() @MultiLine() @IsNotEmpty() @MaxLength(LONGEST_CSV) @IsTextFile() csv: string;
  /** Columns whose names are missing or misleading. The others are mapped by name. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => ImportColumn)
  mapping?: ImportColumn[];
  /** Name of the source system; rows of different systems are never the same. Default: csv. */
  @MayBeLeftOut() @Matches(/^[\w.-]{1,40}$/) source?: string;
}

export class ImportFieldOutput {
  name: string;
  required: boolean;
}

export class ImportProblemOutput {
  /** The field concerned; absent for the whole row. */
  field?: string;
  /** The column the field was read from. */
  column?: string;
  /** An error code. */
  code: string;
  /** The text for people, in the language of `Accept-Language`. */
  message: string;
}

export class ImportLineOutput {
  /** The line of the file on which the row begins. The header is line 1. */
  line: number;
  /** `known` (already there) or `refused`. */
  outcome: string;
  problems: ImportProblemOutput[];
}

/** What became of each row, or would. */
export class ImportReport {
  dryRun: boolean;
  /** Rows in the file, without the header. */
  rows: number;
  added: number;
  /** Already there from an earlier import. */
  known: number;
  refused: number;
  /** The meaning of each column that was read. */
  columns: ImportColumn[];
  /** Columns that were not read. */
  ignoredColumns: string[];
  /** Every row that was not added, in order. */
  lines: ImportLineOutput[];
}
