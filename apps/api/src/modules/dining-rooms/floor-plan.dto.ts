import {
  MAX_JOINED_TABLES,
  MAX_SEATS,
  type ShapeKind,
  shapeKinds,
  type TableAttribute,
  tableAttributes,
} from '@atrium/rules/seating/room/floor-plan';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsHexColor,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../common/http/validation/trimmed';

/** The upper left corner of something on the plan, before it is rotated. */
export class PlanPositionInput {
  /** Per cent of the plan's width from its left edge, 0 to 100. */
  @ApiProperty({ format: 'double' }) @IsNumber() @Min(0) @Max(100) posX: number;
  /** Per cent of the plan's height from its upper edge, 0 to 100. */
  @ApiProperty({ format: 'double' }) @IsNumber() @Min(0) @Max(100) posY: number;
}

export class PlanSizeInput {
  /** Per cent of the plan's width, 1 to 100. */
  @ApiProperty({ format: 'double' }) @IsNumber() @Min(1) @Max(100) width: number;
  /** Per cent of the plan's height, 1 to 100. */
  @ApiProperty({ format: 'double' }) @IsNumber() @Min(1) @Max(100) height: number;
}

/** A table of a dining room. */
export class DiningTableInput {
  /**
   * Its id. One that the room does not have yet names a new table within this request, where a
   * combination may refer to it; the answer has its lasting id. Omitted for a new one.
   */
  @MayBeLeftOut() @IsId() _id?: string;
  /** 1 to 50 characters; unique among the tables of the room. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(50) name: string;
  /** Seats (PAX), 0 to 200; at 0 nobody is seated here. */
  @IsInt() @Min(0) @Max(MAX_SEATS) guestCount: number;
  /** Smallest party, 1 to 200, not above the seats. Default: 1. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MAX_SEATS) minGuests?: number;
  /** Corner radius, per cent of its sides, 0 to 50. Default: 0. */
  @ApiProperty({ format: 'double' })
  @MayBeLeftOut()
  @IsNumber()
  @Min(0)
  @Max(50)
  radius?: number;
  /** Clockwise around its middle, degrees, 0 to 359. Default: 0. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(359) rotation?: number;
  @ValidateNested() @Type(() => PlanPositionInput) @IsNotEmpty() position: PlanPositionInput;
  @ValidateNested() @Type(() => PlanSizeInput) @IsNotEmpty() size: PlanSizeInput;
  /** What guests may wish for; each at most once. Default: none. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayUnique()
  @IsIn(tableAttributes, { each: true })
  @ApiProperty({
    enum: tableAttributes,
    enumName: 'TableAttribute',
    isArray: true,
    required: false,
  })
  attributes?: TableAttribute[];
  /** Id of its section in the same room; null: none. Default: none. */
  @ValidateIf((_table, value: unknown) => value !== undefined && value !== null)
  @IsId()
  @ApiProperty({ nullable: true, required: false })
  section?: string | null;
}

/** Tables that are pushed together for a party. */
export class TableCombinationInput {
  /** Its id in the room; omitted for a new one. */
  @MayBeLeftOut() @IsId() _id?: string;
  /** 1 to 50 characters; unique among the combinations of the room. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(50) name: string;
  /** Ids of 2 to 20 tables of the same room. */
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(MAX_JOINED_TABLES)
  @ArrayUnique()
  @IsId({ each: true })
  tables: string[];
  /** Smallest party, 1 to 200, not above the seats. Default: 1. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MAX_SEATS) minGuests?: number;
  /** Seats of the tables together, 1 to 200. */
  @IsInt() @Min(1) @Max(MAX_SEATS) guestCount: number;
}

/** What stands in the room beside its tables. */
export class PlanShapeInput {
  /** Its id in the room; omitted for a new one. */
  @MayBeLeftOut() @IsId() _id?: string;
  @IsIn(shapeKinds) @ApiProperty({ enum: shapeKinds, enumName: 'ShapeKind' }) kind: ShapeKind;
  @ValidateNested() @Type(() => PlanPositionInput) @IsNotEmpty() position: PlanPositionInput;
  @ValidateNested() @Type(() => PlanSizeInput) @IsNotEmpty() size: PlanSizeInput;
  /** Clockwise around its middle, degrees, 0 to 359. Default: 0. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(359) rotation?: number;
}

/** Tables that one waiter serves. */
export class RoomSectionInput {
  /** Its id in the room, by which its tables refer to it; as with a new table. */
  @MayBeLeftOut() @IsId() _id?: string;
  /** 1 to 50 characters; unique among the sections of the room. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(50) name: string;
  /** `#rrggbb` */
  @IsHexColor() @Length(7, 7) color: string;
}

export class PlanPositionOutput {
  /** Per cent of the plan's width from its left edge, 0 to 100. */
  @ApiProperty({ format: 'double' }) posX: number;
  /** Per cent of the plan's height from its upper edge, 0 to 100. */
  @ApiProperty({ format: 'double' }) posY: number;
}

export class PlanSizeOutput {
  /** Per cent of the plan's width, 1 to 100. */
  @ApiProperty({ format: 'double' }) width: number;
  /** Per cent of the plan's height, 1 to 100. */
  @ApiProperty({ format: 'double' }) height: number;
}

export class DiningTableOutput {
  _id: string;
  name: string;
  /** Seats (PAX); at 0 nobody is seated here. */
  guestCount: number;
  /** Smallest party. */
  minGuests: number;
  /** Corner radius, per cent of its sides, 0 to 50. */
  @ApiProperty({ format: 'double' }) radius: number;
  /** Clockwise around its middle, degrees, 0 to 359. */
  rotation: number;
  position: PlanPositionOutput;
  size: PlanSizeOutput;
  @ApiProperty({ enum: tableAttributes, enumName: 'TableAttribute', isArray: true })
  attributes: TableAttribute[];
  /** Id of its section; null: none. */
  @ApiProperty({ type: String, nullable: true }) section: string | null;
}

export class TableCombinationOutput {
  _id: string;
  name: string;
  /** Ids of its tables. */
  tables: string[];
  /** Smallest party. */
  minGuests: number;
  /** Seats of the tables together. */
  guestCount: number;
}

export class PlanShapeOutput {
  _id: string;
  @ApiProperty({ enum: shapeKinds, enumName: 'ShapeKind' }) kind: ShapeKind;
  position: PlanPositionOutput;
  size: PlanSizeOutput;
  /** Clockwise around its middle, degrees, 0 to 359. */
  rotation: number;
}

export class RoomSectionOutput {
  _id: string;
  name: string;
  /** `#rrggbb` */
  color: string;
}
