import { PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsHexColor,
  IsInt,
  IsOptional,
  IsString,
  Length,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import {
  NameInOneLanguage,
  NameInOneLanguageOutput,
  OncePerLanguage,
} from '../../common/http/texts.dto';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import type { BookingStatus } from './booking-status.schema';

export class BookingStatusInput {
  @IsString() @MinLength(1) @MaxLength(60) name: string;
  /** Its name in other languages, each at most once; staff see it in theirs. */
  @MayBeLeftOut() @OncePerLanguage(() => NameInOneLanguage) languageList?: NameInOneLanguage[];
  /** `#rrggbb` */
  @IsHexColor() @Length(7, 7) color: string;
  @IsOptional() @IsBoolean() hasArrived?: boolean;
  @IsOptional() @IsBoolean() hasLeft?: boolean;
  /** False makes a booking inactive; default true. */
  @IsOptional() @IsBoolean() active?: boolean;
  @IsOptional() @IsBoolean() isWaitingList?: boolean;
}

/** Omitted fields stay. */
export class BookingStatusChange extends PartialType(BookingStatusInput, {
  skipNullProperties: false,
}) {
  @IsId() _id: string;
  @IsOptional() @IsInt() @Min(0) version?: number;
}

/** The order of lists and menus. */
export class BookingStatusOrder {
  /** Ids in the order of the menu; omitted ones keep their order behind them. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsId({ each: true })
  ids: string[];
}

export class BookingStatusDeletion {
  @IsId() _id: string;
}

export class BookingStatusOutput {
  _id: string;
  /** As the venue calls it. */
  name: string;
  /** Its name in other languages. */
  languageList: NameInOneLanguageOutput[];
  /** `#rrggbb` */
  color: string;
  hasArrived: boolean;
  hasLeft: boolean;
  active: boolean;
  isWaitingList: boolean;
  version: number;
}

export function toBookingStatusOutput(status: BookingStatus): BookingStatusOutput {
  return {
    _id: status._id.toHexString(),
    name: status.name,
    languageList: status.languageList ?? [],
    color: status.color,
    hasArrived: status.hasArrived,
    hasLeft: status.hasLeft,
    active: status.active,
    isWaitingList: status.isWaitingList,
    version: status.version,
  };
}
