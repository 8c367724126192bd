import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../../common/http/validation/is-id';

/** Who serves one room on one evening. */
const MAX_SERVERS = 200;

export class SectionServerInput {
  /** Id of a section of the room. */
  @IsId() section: string;
  /** A member of staff. */
  @IsId() _user: string;
}

const pairOf = ({ section, _user }: Partial<SectionServerInput>) =>
  `${section} ${_user}`.toLowerCase();

/** Who serves the sections of a room; replaces the earlier list. */
export class SectionServiceInput {
  /** The dining room. */
  @IsId() _venue: string;
  /** A section can have several servers, and a server several sections. */
  @IsArray()
  @ArrayMaxSize(MAX_SERVERS)
  @ArrayUnique(pairOf)
  @ValidateNested({ each: true })
  @Type(() => SectionServerInput)
  servers: SectionServerInput[];
  /** 0 for an evening that nobody has planned yet. */
  @IsOptional() @IsInt() @Min(0) version?: number;
}

export class SectionServer {
  section: string;
  _user: string;
}

/** Who serves the sections of a dining room on an evening. */
export class SectionServiceOutput {
  /** As `_venue`. */
  _id: string;
  /** The dining room. */
  _venue: string;
  /** yyyy-mm-dd */
  date: string;
  servers: SectionServer[];
  /** 0 before anybody has planned the evening. */
  version: number;
}

/** Somebody who can serve. */
export class ServingStaff {
  _id: string;
  name: string;
}
