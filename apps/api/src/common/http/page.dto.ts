import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsId } from './validation/is-id';

/** A page of a list that can grow. */
export class PageQuery {
  /** How many, 1 to 100. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 25;

  /** `nextCursor` of the previous page; absent for the first. */
  @IsOptional()
  @IsId()
  cursor?: string;
}

/** A page of one kind of a guest's records; a company's guest card may have hundreds. */
export class GuestPageQuery {
  /** How many, 1 to 200. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  limit: number = 200;

  /** `nextCursor` of the previous page; absent for the first. */
  @IsOptional()
  @IsId()
  cursor?: string;
}
