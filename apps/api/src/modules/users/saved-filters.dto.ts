import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import type { SavedFilter } from './user.schema';

/** A saved view of a list. */
export class SavedFilterInput {
  /** Which list, 1 to 40 letters, digits and hyphens. @example bookings */
  @Matches(/^[a-z0-9-]{1,40}$/i) list: string;
  /** 1 to 60 characters. */
  @IsString() @MinLength(1) @MaxLength(60) name: string;
  /** The query of the list's address without the question mark, up to 500 characters. */
  @IsString() @MaxLength(500) query: string;
}

/** All of the caller's filters, in display order. */
export class SavedFiltersInput {
  /** At most 50. */
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => SavedFilterInput)
  filters: SavedFilterInput[];
}

export class SavedFilterOutput {
  /** E.g. `bookings`. */
  list: string;
  name: string;
  /** Without the question mark. */
  query: string;
}

export const toSavedFilterOutput = ({ list, name, query }: SavedFilter): SavedFilterOutput => ({
  list,
  name,
  query,
});
