import { Type } from 'class-transformer';
import { IsInt, IsMongoId, IsOptional, Max, Min } from 'class-validator';

/** Which part of a list that can grow (product-decisions section 3). */
export class PageQuery {
  /** How many, 1 to 100. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 25;

  /** `nextCursor` of the page before; absent for the first. */
  @IsOptional()
  @IsMongoId()
  cursor?: string;
}

/** Which part of what a guest has of one kind: a company's card has hundreds. */
export class GuestPageQuery {
  /** How many, 1 to 200. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  limit: number = 200;

  /** `nextCursor` of the page before; absent for the first. */
  @IsOptional()
  @IsMongoId()
  cursor?: string;
}
