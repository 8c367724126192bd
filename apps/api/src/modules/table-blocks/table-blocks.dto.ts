import { MAX_TABLES } from '@atrium/rules/seating/room/floor-plan';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsDay } from '../../common/http/validation/is-day';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../common/http/validation/trimmed';
import type { TableBlock } from './table-block.schema';

/** Tables to be blocked; without `tables` and `section`, all of the room. */
export class TableBlockInput {
  /** The dining room. */
  @IsId() _venue: string;
  /** Tables of the room. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_TABLES)
  @ArrayUnique()
  @IsId({ each: true })
  tables?: string[];
  /** A section of the room; its tables now. Not together with `tables`. */
  @MayBeLeftOut() @IsId() section?: string;
  /** First day, yyyy-mm-dd. */
  @IsDay() from: string;
  /** Last day, yyyy-mm-dd: up to 60 days. */
  @IsDay() until: string;
  /** Minutes from midnight of each day. Default: from midnight. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(1439) start?: number;
  /** Minutes from midnight of each day, of the next if not after `start`. Default: until midnight. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(1440) end?: number;
  /** What staff read on the plan, 1 to 200 characters. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(200) reason: string;
  /** Leave reservations and other blocks the times they have. Default: they are in the way. */
  @MayBeLeftOut() @IsBoolean() around?: boolean;
}

/** Blocks on any of these days. */
export class TableBlocksQuery {
  /** First day, yyyy-mm-dd. */
  @IsDay() from: string;
  /** Last day, yyyy-mm-dd: up to 60 days. */
  @IsDay() until: string;
}

/** A time of a blocked table that somebody else had when it was blocked: the block leaves it out. */
export class BlockGapOutput {
  _table: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight of that day. */
  start: number;
  /** Minutes from midnight of that day, at most 1440. */
  end: number;
}

/** Tables where nobody is seated for a while. */
export class TableBlockOutput {
  _id: string;
  /** The dining room. */
  _venue: string;
  /** Ids of the tables. */
  tables: string[];
  /** The section that was blocked, if it was one. */
  section?: string;
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd. */
  until: string;
  /** Minutes from midnight of each day; absent: from midnight. */
  start?: number;
  /** Minutes from midnight of each day, of the next if not after `start`; absent: until midnight. */
  end?: number;
  reason: string;
  gaps: BlockGapOutput[];
  version: number;
}

export function toTableBlockOutput(block: TableBlock): TableBlockOutput {
  const { _id, _venue, tables, section, from, until, start, end, reason, gaps, version } = block;
  return {
    _id: _id.toHexString(),
    _venue: _venue.toHexString(),
    tables: tables.map((table) => table.toHexString()),
    ...(section ? { section: section.toHexString() } : {}),
    ...{ from, until },
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    reason,
    gaps: gaps.map(({ _table, ...time }) => ({ _table: _table.toHexString(), ...time })),
    version,
  };
}
