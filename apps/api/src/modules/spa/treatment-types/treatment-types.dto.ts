import {
  holders,
  MAX_LENGTHS,
  MAX_LEVEL,
  MAX_MINUTES_AROUND,
  MAX_PHASE_MINUTES,
  MAX_PHASES,
  MAX_TOGETHER,
  MIN_PHASE_MINUTES,
  phaseKinds,
  SPA_LIMIT,
} from '@atrium/rules/spa/setup';
import type { HeldAround, PhaseKind } from '@atrium/rules/spa/treatments/treatment-plan';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { AreTaxRates, TaxRateInput, TaxRateOutput } from '../../../common/http/tax-rates.dto';
import {
  OncePerLanguage,
  TextsInOneLanguage,
  TextsInOneLanguageOutput,
} from '../../../common/http/texts.dto';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../../common/http/validation/multi-line';
import { Trimmed } from '../../../common/http/validation/trimmed';
import { ServiceAddonInput, ServiceAddonOutput } from '../../services/public';
import { IntakeOfTypeInput, IntakeOfTypeOutput } from './intake-of-type.dto';

/** A part of a treatment. */
export class TreatmentPhaseInput {
  /** `setting`: something takes or dries, the therapist is free for another guest and the room is not. */
  @IsIn(phaseKinds)
  @ApiProperty({ enum: phaseKinds, enumName: 'TreatmentPhaseKind' })
  kind: PhaseKind;
  /** 5 to 480. */
  @IsInt() @Min(MIN_PHASE_MINUTES) @Max(MAX_PHASE_MINUTES) minutes: number;
}

/** How long a treatment can last, and what it costs then. */
export class TreatmentLengthInput {
  /** Set for an existing one; omitted for a new one. */
  @MayBeLeftOut() @IsId() _id?: string;
  /** One after another, 1 to 10; at least one is `handsOn`. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_PHASES)
  @ValidateNested({ each: true })
  @Type(() => TreatmentPhaseInput)
  phases: TreatmentPhaseInput[];
  /** Minor units, for everybody in it. */
  @IsInt() @Min(0) @Max(1_000_000_000) price: number;
}

/** Time before a treatment, or after it. */
export class TimeAroundInput {
  /** 0 to 120. */
  @IsInt() @Min(0) @Max(MAX_MINUTES_AROUND) minutes: number;
  /** Who is taken for it. */
  @IsIn(holders)
  @ApiProperty({ enum: holders, enumName: 'HeldAround' })
  holds: HeldAround;
}

/** What a therapist's level costs more. */
export class LevelPriceInput {
  /** 1 to 5. */
  @IsInt() @Min(1) @Max(MAX_LEVEL) level: number;
  /** Minor units on top of the price. */
  @IsInt() @Min(0) @Max(1_000_000_000) surcharge: number;
}

/** A new treatment type. */
export class TreatmentTypeInput {
  /** 1 to 100 characters. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(100) name: string;
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(4000) description?: string;
  /** Each language at most once. */
  @MayBeLeftOut()
  @OncePerLanguage(() => TextsInOneLanguage)
  languageList?: TextsInOneLanguage[];
  /** 1 to 10. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LENGTHS)
  @ValidateNested({ each: true })
  @Type(() => TreatmentLengthInput)
  lengths: TreatmentLengthInput[];
  /** Before it. Default: none. */
  @MayBeLeftOut() @ValidateNested() @Type(() => TimeAroundInput) preparation?: TimeAroundInput;
  /** After it. Default: none. */
  @MayBeLeftOut() @ValidateNested() @Type(() => TimeAroundInput) reset?: TimeAroundInput;
  /** One entry for each level; those that are not named cost nothing extra. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_LEVEL)
  @ArrayUnique((price?: Partial<LevelPriceInput> | null) => price?.level)
  @ValidateNested({ each: true })
  @Type(() => LevelPriceInput)
  levelPrices?: LevelPriceInput[];
  /** Who may give it, each once. Empty: nobody yet, so it has no free times. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(SPA_LIMIT)
  @ArrayUnique((id?: unknown) => String(id).toLowerCase())
  @IsId({ each: true })
  therapists?: string[];
  /** Treatment rooms where it may be given, each once. Empty: nowhere yet, so it has no free times. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(SPA_LIMIT)
  @ArrayUnique((id?: unknown) => String(id).toLowerCase())
  @IsId({ each: true })
  rooms?: string[];
  /** How many get it at once, 1 to 6. Default: 1. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MAX_TOGETHER) guests?: number;
  /** How many give it at once, 1 to 6. Default: 1. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MAX_TOGETHER) therapistsNeeded?: number;
  /** Hours before the start until which a guest may cancel, 0 to 8760. Default: 24. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(8760) cancelInformation?: number;
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => ServiceAddonInput)
  addons?: ServiceAddonInput[];
  /** Rates of the tax that its prices and addons include, each from another day on. Default: none. */
  @AreTaxRates() taxRates?: TaxRateInput[];
  /** In a journey it may come before or after any other treatment. Default: false. */
  @MayBeLeftOut() @IsBoolean() anyOrder?: boolean;
  /** The form that guests answer before it. Default: none. */
  @MayBeLeftOut() @ValidateNested() @Type(() => IntakeOfTypeInput) intake?: IntakeOfTypeInput;
  /** Guests can book it themselves. Default: true. */
  @MayBeLeftOut() @IsBoolean() online?: boolean;
  /** Minutes between booking and start, 0 to 525600. Null: until the start. */
  @IsOptional() @IsInt() @Min(0) @Max(525_600) minNoticeMinutes?: number | null;
  /** Days after today that guests may book, 0 to 3650. Null: no limit. */
  @IsOptional() @IsInt() @Min(0) @Max(3650) bookingWindowDays?: number | null;
  /** False: can no longer be booked. Default: true. */
  @MayBeLeftOut() @IsBoolean() active?: boolean;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(100_000) sortOrder?: number;
}

/** Omitted fields stay; a list that is sent replaces the whole list; null clears an optional field. */
export class TreatmentTypeChange extends PartialType(TreatmentTypeInput, {
  skipNullProperties: false,
}) {
  @IsId() _id: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class TreatmentTypeDeletion {
  @IsId() _id: string;
}

export class TreatmentPhaseOutput {
  @ApiProperty({ enum: phaseKinds, enumName: 'TreatmentPhaseKind' }) kind: PhaseKind;
  minutes: number;
}

export class TreatmentLengthOutput {
  _id: string;
  phases: TreatmentPhaseOutput[];
  /** Of all phases, without preparation and reset. */
  minutes: number;
  /** Minor units, for everybody in it. */
  price: number;
}

export class TimeAroundOutput {
  minutes: number;
  /** Who is taken for it. */
  @ApiProperty({ enum: holders, enumName: 'HeldAround' }) holds: HeldAround;
}

export class LevelPriceOutput {
  level: number;
  /** Minor units on top of the price. */
  surcharge: number;
}

/** What a spa sells, as staff see it; sending it back unchanged changes nothing. */
export class TreatmentTypeOutput {
  _id: string;
  name: string;
  description: string;
  languageList: TextsInOneLanguageOutput[];
  lengths: TreatmentLengthOutput[];
  preparation: TimeAroundOutput;
  reset: TimeAroundOutput;
  levelPrices: LevelPriceOutput[];
  /** Ids of those who may give it. */
  therapists: string[];
  /** Ids of the treatment rooms where it may be given. */
  rooms: string[];
  /** How many get it at once. */
  guests: number;
  /** How many give it at once. */
  therapistsNeeded: number;
  /** Hours before the start until which a guest may cancel. */
  cancelInformation: number;
  addons: ServiceAddonOutput[];
  /** Empty: none is shown. */
  taxRates: TaxRateOutput[];
  /** In a journey it may come before or after any other treatment. */
  anyOrder: boolean;
  /** The form that guests answer before it. */
  intake: IntakeOfTypeOutput;
  /** Guests can book it themselves. */
  online: boolean;
  /** Minutes. Absent: until the start. */
  minNoticeMinutes?: number;
  /** Days after today. Absent: no limit. */
  bookingWindowDays?: number;
  /** False: can no longer be booked. */
  active: boolean;
  sortOrder: number;
  version: number;
}
