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
import { MayBeLeftOut } from '../../common/http/may-be-left-out';

export const importKinds = ['guests', 'bookings', 'stays', 'memberships'] as const;
export type ImportKind = (typeof importKinds)[number];

export const exportKinds = ['guests', 'stays', 'memberships'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Longest file in characters; larger ones come in parts. */
export const LONGEST_CSV = 1_000_000;

export class ImportParams {
  /** `guests`, `bookings`, `stays` or `memberships`. */
  @IsIn(importKinds) kind: ImportKind;
}

export class ExportParams {
  /** `guests`, `stays` or `memberships`; bookings are at /api/v1/admin/bookings.csv. */
  @IsIn(exportKinds) kind: ExportKind;
}

/** What a column of the file is. */
export class ImportColumn {
  /** Its name in the heading. */
  @IsString() @MaxLength(200) column: string;
  /** Name of a field of the kind, or blank: the column is left out. */
  @IsString() @MaxLength(40) field: string;
}

export class ImportInput {
  /**
   * The file, or a part of it with the heading: CSV, its cells parted by commas, semicolons or tabs. At most
   * 1000000 characters and 2000 rows.
   */
  @IsString() @IsNotEmpty() @MaxLength(LONGEST_CSV) csv: string;
  /** Columns whose name does not say what they are, or says it wrong. Others go by their name. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => ImportColumn)
  mapping?: ImportColumn[];
  /** Name of the system that it comes from; rows of two never are taken for the same. Default: csv. */
  @MayBeLeftOut() @Matches(/^[\w.-]{1,40}$/) source?: string;
}

export class ImportFieldOutput {
  name: string;
  required: boolean;
}

export class ImportProblemOutput {
  /** The field it is about; absent: the row as a whole. */
  field?: string;
  /** The column of the file that the field was read from. */
  column?: string;
  /** A code of the catalogue. */
  code: string;
  /** What a person is told, in the language that `Accept-Language` asks for. */
  message: string;
}

export class ImportLineOutput {
  /** In the file, counted from 1; where the row begins. The heading is the first. */
  line: number;
  /** `known` (in already) or `refused`. */
  outcome: string;
  problems: ImportProblemOutput[];
}

/** What became, or would become, of each row. */
export class ImportReport {
  dryRun: boolean;
  /** Rows of the file, its heading not counted. */
  rows: number;
  added: number;
  /** In already, from an import before. */
  known: number;
  refused: number;
  /** What each column that was read is. */
  columns: ImportColumn[];
  /** Columns that nothing was read from. */
  ignoredColumns: string[];
  /** Every row that was not added, in order. */
  lines: ImportLineOutput[];
}
