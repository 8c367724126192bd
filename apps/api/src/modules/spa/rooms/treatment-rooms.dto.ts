import { MAX_TOGETHER } from '@atrium/rules/spa/setup';
import { PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../../common/http/validation/trimmed';
import type { TreatmentRoom } from './treatment-room.schema';

/** A new treatment room. */
export class TreatmentRoomInput {
  /** 1 to 100 characters. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(100) name: string;
  /** What sort of room it is, up to 60 characters. Null: none. @example wet room */
  @IsOptional() @Trimmed() @IsString() @MaxLength(60) kind?: string | null;
  /** Guests at once, 1 to 6. Default: 1. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MAX_TOGETHER) places?: number;
  /** What it has, up to 20 things of 1 to 60 characters, each once. @example ["shower"] */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @MaxLength(60, { each: true })
  equipment?: string[];
  /** False: nothing new is booked in it. Default: true. */
  @MayBeLeftOut() @IsBoolean() active?: boolean;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(100_000) sortOrder?: number;
}

/** Omitted fields stay; null clears an optional one. */
export class TreatmentRoomChange extends PartialType(TreatmentRoomInput, {
  skipNullProperties: false,
}) {
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

/** A room where treatments are given; sending it back unchanged changes nothing. */
export class TreatmentRoomOutput {
  _id: string;
  name: string;
  /** What sort of room it is. */
  kind?: string;
  /** Guests at once. */
  places: number;
  equipment: string[];
  /** False: nothing new is booked in it. */
  active: boolean;
  sortOrder: number;
  version: number;
}

export function toTreatmentRoomOutput(room: TreatmentRoom): TreatmentRoomOutput {
  const { _id, name, kind, places, equipment, active, sortOrder, version } = room;
  return {
    ...{ _id: _id.toHexString(), name },
    ...(kind ? { kind } : {}),
    ...{ places, equipment: [...equipment], active, sortOrder, version },
  };
}
