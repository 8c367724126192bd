import {
  BACKGROUND_OPACITY,
  LEAST_BACKGROUND_OPACITY,
  MAX_BACKGROUND_OPACITY,
  MAX_COMBINATIONS,
  MAX_SECTIONS,
  MAX_SHAPES,
  MAX_TABLES,
} from '@atrium/rules/seating/room/floor-plan';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsFlag } from '../../common/http/validation/is-flag';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../common/http/validation/trimmed';
import type { DiningRoom } from './dining-room.schema';
import {
  DiningTableInput,
  DiningTableOutput,
  PlanShapeInput,
  PlanShapeOutput,
  RoomSectionInput,
  RoomSectionOutput,
  TableCombinationInput,
  TableCombinationOutput,
} from './floor-plan.dto';

/** A new dining room. */
export class DiningRoomInput {
  /** 1 to 100 characters; unique at the venue. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(100) name: string;
  /**
   * True makes it the default instead of the room that was. The only room always is, and false is
   * refused for the default: name another one instead.
   */
  @MayBeLeftOut() @IsBoolean() defaultFNB?: boolean;
  /** Up to 300. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_TABLES)
  @ValidateNested({ each: true })
  @Type(() => DiningTableInput)
  tables?: DiningTableInput[];
  /** Up to 100. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_COMBINATIONS)
  @ValidateNested({ each: true })
  @Type(() => TableCombinationInput)
  combinations?: TableCombinationInput[];
  /** Up to 300. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_SHAPES)
  @ValidateNested({ each: true })
  @Type(() => PlanShapeInput)
  shapes?: PlanShapeInput[];
  /** Up to 50. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_SECTIONS)
  @ValidateNested({ each: true })
  @Type(() => RoomSectionInput)
  sections?: RoomSectionInput[];
  /** Id of the picture beneath the plan. It needs no text, since only staff see it. Null: none. */
  @IsOptional() @IsId() _background?: string | null;
  /** How strongly that shows, per cent, 10 to 60. Default: 40. */
  @MayBeLeftOut()
  @IsInt()
  @Min(LEAST_BACKGROUND_OPACITY)
  @Max(MAX_BACKGROUND_OPACITY)
  backgroundOpacity?: number;
  /** Id of the picture that guests see of the room. Null: none. */
  @IsOptional() @IsId() _picture?: string | null;
}

/** Omitted fields stay; a list that is sent replaces the whole list. */
export class DiningRoomDraft extends PartialType(DiningRoomInput) {
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

/** Omitted fields stay; a list that is sent replaces the whole list. */
export class DiningRoomChange extends DiningRoomDraft {
  /** Save it although coming bookings lose what they were given. Default: false. */
  @MayBeLeftOut() @IsBoolean() confirmImpact?: boolean;
}

/** How a dining room is deleted. */
export class DiningRoomDeletionQuery {
  /** Delete it although coming bookings have its tables. Default: false. */
  @IsOptional() @IsFlag() confirmImpact?: boolean;
}

/** A dining room as staff see it; sending it back unchanged changes nothing. */
export class DiningRoomOutput {
  _id: string;
  name: string;
  /** The room that opens first; one of a venue. */
  defaultFNB: boolean;
  tables: DiningTableOutput[];
  combinations: TableCombinationOutput[];
  shapes: PlanShapeOutput[];
  sections: RoomSectionOutput[];
  /** Id of the picture beneath the plan. Null: none. */
  @ApiProperty({ type: String, nullable: true }) _background: string | null;
  /** How strongly that shows, per cent, 10 to 60. */
  backgroundOpacity: number;
  /** Id of the picture that guests see of the room. Null: none. */
  @ApiProperty({ type: String, nullable: true }) _picture: string | null;
  version: number;
}

const hex = <T extends { _id: DiningRoom['_id'] }>({ _id, ...rest }: T) => ({
  _id: _id.toHexString(),
  ...rest,
});

export function toDiningRoomOutput(room: DiningRoom): DiningRoomOutput {
  const { _id, name, defaultFNB, tables, combinations, shapes, sections, version } = room;
  const { _background, backgroundOpacity = BACKGROUND_OPACITY, _picture } = room;
  return {
    ...{ _id: _id.toHexString(), name, defaultFNB },
    tables: tables.map((table) => ({
      ...hex(table),
      section: table.section?.toHexString() ?? null,
    })),
    combinations: combinations.map((combination) => ({
      ...hex(combination),
      tables: combination.tables.map((table) => table.toHexString()),
    })),
    shapes: shapes.map(hex),
    sections: sections.map(hex),
    _background: _background?.toHexString() ?? null,
    backgroundOpacity,
    _picture: _picture?.toHexString() ?? null,
    version,
  };
}
