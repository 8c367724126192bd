import { MOST_REMINDERS, reminderHours } from '@atrium/rules/bookings/reminders';
import { MAX_GALLERY } from '@atrium/rules/media/picture-sizes';
import { MAX_AGE_BANDS } from '@atrium/rules/money/age-bands';
import { type Prepayment, prepayments } from '@atrium/rules/payments/prepayment/service-prepayment';
import { ROOMS_OF_A_VENUE } from '@atrium/rules/seating/room/floor-plan';
import {
  MAX_TURN_MINUTES,
  MAX_TURN_TIMES,
  MIN_TURN_MINUTES,
} from '@atrium/rules/seating/tables/turn-times';
import { PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { AreTaxRates, type TaxRateInput } from '../../../common/http/tax-rates.dto';
import { OncePerLanguage, TextsInOneLanguage } from '../../../common/http/texts.dto';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../../common/http/validation/multi-line';
import { type TablePromise, tablePromises } from '../service.schema';
import { AgeBandInput } from './age-bands.dto';
import {
  CancellationStepInput,
  PrepaidPartInput,
  PrepaymentExceptionInput,
} from './service-prepayment.dto';
import { ServiceAddonInput, ServiceSpecialDayInput, ServiceTimeInput } from './service-times.dto';

const MAX_CATEGORY_LENGTH = 40;
const MAX_GUIDE_LENGTH = 1_000;

/** Texts in one language; omitted ones fall back to the service's own. */
export class ServiceTranslationInput extends TextsInOneLanguage {
  /** Singular of the unit. @example Person */
  @IsOptional() @IsString() @MaxLength(40) unit?: string;
  /** Plural of the unit. @example People */
  @IsOptional() @IsString() @MaxLength(40) units?: string;
  /** @example Water */
  @IsOptional() @IsString() @MaxLength(MAX_CATEGORY_LENGTH) category?: string;
  @IsOptional() @IsString() @MultiLine() @MaxLength(MAX_GUIDE_LENGTH) included?: string;
  @IsOptional() @IsString() @MultiLine() @MaxLength(MAX_GUIDE_LENGTH) bring?: string;
  @IsOptional() @IsString() @MultiLine() @MaxLength(MAX_GUIDE_LENGTH) meetingPoint?: string;
  @IsOptional() @IsString() @MultiLine() @MaxLength(MAX_GUIDE_LENGTH) accessibility?: string;
}

/** How long parties of up to so many have their table; larger ones than any have it as long as the largest. */
export class TurnTimeInput {
  /** Participants, 1 to 1000. */
  @IsInt() @Min(1) @Max(1_000) upTo: number;
  /** 15 to 720. */
  @IsInt() @Min(MIN_TURN_MINUTES) @Max(MAX_TURN_MINUTES) minutes: number;
}

/** A new service. */
export class ServiceInput {
  @IsString() @IsNotEmpty() @MaxLength(100) name: string;
  @IsOptional() @IsString() @MultiLine() @MaxLength(4000) description?: string;
  /** Each language at most once. */
  @IsOptional()
  @OncePerLanguage(() => ServiceTranslationInput)
  languageList?: ServiceTranslationInput[];
  /** A note for guests. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(1000) comment?: string;
  /** False: can no longer be booked. Default: true. */
  @IsOptional() @IsBoolean() active?: boolean;
  /** Guests need it to book; unique within the venue, ignoring case. Null: none. */
  @IsOptional() @IsString() @MaxLength(40) code?: string | null;
  /** Default capacity of its times, 0 to 10000. */
  @IsInt() @Min(0) @Max(10_000) capacity: number;
  /** The weekly times. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => ServiceTimeInput)
  times?: ServiceTimeInput[];
  /** Days with their own times; where ranges overlap, the shortest wins. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => ServiceSpecialDayInput)
  specialdays?: ServiceSpecialDayInput[];
  /** Default length of its times in minutes, 5 to 1440. Default: 150. */
  @IsOptional() @IsInt() @Min(5) @Max(1440) durationMinutes?: number;
  /** One booking takes the whole slot. Default: false. */
  @IsOptional() @IsBoolean() exclusiveBooking?: boolean;
  /** Guests may wait for a full slot. Default: false. */
  @IsOptional() @IsBoolean() waitingList?: boolean;
  /** Default: true. */
  @IsOptional() @IsBoolean() allowBookingForChildren?: boolean;
  /** Guests may write a comment. Default: true. */
  @IsOptional() @IsBoolean() showCommentField?: boolean;
  /** Guests see the places left. Default: true. */
  @IsOptional() @IsBoolean() showAvailability?: boolean;
  /** Guests see when it ends. Default: true. */
  @IsOptional() @IsBoolean() showEndTime?: boolean;
  /** Days after today that guests may book, 0 to 3650. Null: no limit. */
  @IsOptional() @IsInt() @Min(0) @Max(3650) bookingWindowDays?: number | null;
  /** Minutes between booking and start, 0 to 525600. Null: until the start. */
  @IsOptional() @IsInt() @Min(0) @Max(525_600) minNoticeMinutes?: number | null;
  /** Hours before the start until which a guest may cancel, 0 to 8760. Null: until the start. */
  @IsOptional() @IsInt() @Min(0) @Max(8760) cancellationHours?: number | null;
  /** Hours before the start at which guests are reminded, 1 to 336, each once. Empty: they are not. Default: empty. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MOST_REMINDERS)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(reminderHours.least, { each: true })
  @Max(reminderHours.most, { each: true })
  reminders?: number[];
  /** Minor units per participant. Default: 0. */
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000_000) price?: number;
  /**
   * What children pay by their age: no two bands share a year. Whoever is of no band pays the full price. Null
   * or empty: everybody does.
   */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_AGE_BANDS)
  @ValidateNested({ each: true })
  @Type(() => AgeBandInput)
  ageBands?: AgeBandInput[] | null;
  /** `none`, `optional` or `required`. Default: none. */
  @IsOptional() @IsIn(prepayments) prepayment?: Prepayment;
  /** How much of it is prepaid. Null: all of it. */
  @IsOptional()
  @ValidateNested()
  @Type(() => PrepaidPartInput)
  prepaidPart?: PrepaidPartInput | null;
  /** Exceptions by day and party size; the first that matches a booking applies. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => PrepaymentExceptionInput)
  prepaymentExceptions?: PrepaymentExceptionInput[];
  /** What not coming costs; guests give a card for it as they book. Null: no card is asked for. */
  @IsOptional()
  @ValidateNested()
  @Type(() => PrepaidPartInput)
  noShowFee?: PrepaidPartInput | null;
  /**
   * What cancelling costs, the earliest step first; after the last one, all of it. Empty: nothing, for as long as
   * a guest may cancel.
   */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => CancellationStepInput)
  cancellationTerms?: CancellationStepInput[];
  /** Included in its price and its addons, by its day; the rate that began last counts. Empty: none is shown. */
  @AreTaxRates() taxRates?: TaxRateInput[];
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => ServiceAddonInput)
  addons?: ServiceAddonInput[];
  /** `atBooking`: a party gets its table when it books, and is offered no time without one. Default: none. */
  @MayBeLeftOut() @IsIn(tablePromises) tables?: TablePromise;
  /** Dining rooms it seats in, each once. Empty: the default one. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(ROOMS_OF_A_VENUE)
  @ArrayUnique((id?: unknown) => String(id).toLowerCase())
  @IsId({ each: true })
  _venues?: string[];
  /** How long parties keep their table, one entry for each party size. Empty: until the end of the slot. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_TURN_TIMES)
  @ArrayUnique((turn?: Partial<TurnTimeInput> | null) => turn?.upTo)
  @ValidateNested({ each: true })
  @Type(() => TurnTimeInput)
  turnTimes?: TurnTimeInput[];
  /** Most covers that may arrive in a quarter of an hour, 1 to 10000. Null: no limit. */
  @IsOptional() @IsInt() @Min(1) @Max(10_000) pacing?: number | null;
  /** Most seats that may stay empty beside a party, 0 to 200. Null: any number. */
  @IsOptional() @IsInt() @Min(0) @Max(200) maxSpareSeats?: number | null;
  /** Ids of its pictures, in their order, each once; the first stands for it. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_GALLERY)
  @ArrayUnique((id?: unknown) => String(id).toLowerCase())
  @IsId({ each: true })
  _pictures?: string[];
  /** Address of a picture elsewhere: http, https, or a path on this site. Null: none. */
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  @MaxLength(500)
  image?: string | null;
  /** Under which guests find it among the others. Null: none. @example Water */
  @IsOptional() @IsString() @MaxLength(MAX_CATEGORY_LENGTH) category?: string | null;
  /** What the price includes. Null: nothing is said. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(MAX_GUIDE_LENGTH) included?: string | null;
  /** What to bring. Null: nothing is said. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(MAX_GUIDE_LENGTH) bring?: string | null;
  /** Where to meet, in words. Null: nothing is said. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(MAX_GUIDE_LENGTH) meetingPoint?: string | null;
  /** The meeting point for a map: a street address or coordinates. Null: no map. */
  @IsOptional() @IsString() @MaxLength(200) mapAddress?: string | null;
  /** For guests with reduced mobility, sight or hearing. Null: nothing is said. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(MAX_GUIDE_LENGTH) accessibility?: string | null;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  @IsOptional() @IsInt() @Min(0) @Max(100_000) sortOrder?: number;
}

/** Omitted fields stay; null clears an optional one. */
export class ServiceChange extends PartialType(ServiceInput) {
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
  /**
   * Saves even if a slot ends up with fewer places than it has sold; otherwise 409
   * CAPACITY_BREAKS_BOOKINGS. No booking is dropped: the slot sells nothing until there is room
   * again.
   */
  @MayBeLeftOut() @IsBoolean() acceptsBrokenBookings?: boolean;
}

/** The same, for a path without an id. */
export class ServiceChangeWithId extends ServiceChange {
  /** Id of the service. */
  @IsId() _id: string;
}
